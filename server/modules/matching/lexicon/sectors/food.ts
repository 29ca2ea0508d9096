import { defineSector } from '../sector.js';

export const food = defineSector({
  name: 'food',
  field: {
    fr: ['Restauration', 'alimentation', 'hôtellerie', 'cuisine', 'tourisme'],
    en: ['Food service', 'restaurants', 'hospitality', 'kitchen', 'tourism'],
  },
  occupations: `
cook | fr: cuisinier; cuisinier de collectivité | en: cook; licensed cook; journeyman cook; ethnic food cook; dietary cook; first cook; apprentice cook; grill cook helper; restaurant cook
| skills: food-preparation, food-safety, cooking, mise-en-place, kitchen-equipment
crepe-maker | fr: crêpier; cuisinier crêpier | en: crepe maker; pancake cook | related: cook
| skills: cooking, food-safety, cash-handling
line-cook | fr: cuisinier de ligne; chef de partie; commis de cuisine | qc: cuisinier à la chaîne | en: line cook; station cook; prep cook; chef de partie station | broader: cook
| skills: cooking, grill, mise-en-place, food-safety, kitchen-equipment
sous-chef | fr: sous-chef; sous-chef de cuisine; second/seconde de cuisine | en: sous chef; assistant chef; second chef | broader: cook | related: chef
| skills: cooking, kitchen-supervision, menu-planning, food-safety, food-cost-control
chef | fr: chef cuisinier; chef de cuisine; chef exécutif | en: chef; head chef; executive chef; kitchen manager; executive sous-chef; master chef; pastry head chef; chef de cuisine; first sous-chef | broader: cook
| skills: menu-planning, kitchen-supervision, food-cost-control, cooking, purchasing, food-safety
pastry-chef | fr: pâtissier; chef pâtissier | en: pastry chef; pastry cook; cake decorator | related: baker | skills: pastry-making, dough-preparation, cake-decorating, food-safety, recipe-development
baker | fr: boulanger; boulanger-pâtissier; aide-boulanger; ouvrier boulanger; tourier | en: baker; bread baker; bakery production worker; artisan baker
| skills: dough-preparation, baking, oven-operation, food-safety, early-morning-work
butcher | fr: boucher; boucher d’étal; boucher-charcutier/bouchère-charcutière; ouvrier boucher | en: butcher; meat cutter; retail butcher; meat trimmer
| skills: meat-cutting, knife-handling, food-safety, customer-service, display-merchandising
fishmonger | fr: poissonnier; employé de poissonnerie | en: fishmonger; fish counter clerk; fish cutter
| skills: fish-preparation, knife-handling, food-safety, customer-service
kitchen-helper | fr: aide-cuisinier; aide de cuisine; employé polyvalent de restauration; agent/agente de restauration | en: kitchen helper; kitchen assistant; food preparation worker
| skills: dishwashing, food-preparation, cleaning, food-safety
waiter | fr: serveur; serveur de restaurant; garçon/fille de salle | en: waiter; server; restaurant server; food server; waitstaff; food and beverage server; chief waiter; dining room waiter; dining room server | related: bartender, busser
| skills: table-service, order-taking, customer-service, cash-handling, point-of-sale, upselling
busser | fr: commis débarrasseur; commis de salle; aide-serveur | en: busser; busperson; server assistant | skills: table-setting, customer-service, cleaning
host | fr: hôte/hôtesse de restaurant; hôte/hôtesse d’accueil en restauration; maître d’hôtel | en: restaurant host; maitre d; hostess | skills: reservation-management, customer-service, table-service
bartender | fr: barman/barmaid; mixologue; employé de bar | qc: commis de bar | en: bartender; mixologist; bar server; barkeeper
| skills: cocktail-preparation, cash-handling, alcohol-service-permit, customer-service, point-of-sale
barista | fr: barista; préposé au café | en: barista; coffee shop attendant | skills: espresso-preparation, customer-service, cash-handling, point-of-sale
sommelier | fr: sommelier; caviste | qc: conseiller en vins à la SAQ | en: sommelier; wine steward; wine adviser | skills: wine-knowledge, customer-service, upselling, inventory-management
food-counter-attendant | fr: préposé au comptoir; équipier de restauration rapide; employé de restauration rapide | qc: aide alimentaire | en: food counter attendant; fast food worker; crew member; food service attendant
| skills: order-taking, food-preparation, cash-handling, food-safety, customer-service
restaurant-manager | fr: directeur de restaurant; gérant de restaurant; responsable de restauration | qc: gérant de salle; superviseur de la restauration | en: restaurant manager; dining room manager; restaurant supervisor; assistant restaurant manager trainee; food services director; banquet department manager; tavern manager; pizzeria manager; restaurateur food services
| skills: staff-supervision, food-cost-control, staff-scheduling, customer-service, food-safety, inventory-management
caterer | fr: traiteur; cuisinier traiteur; coordonnateur de banquets | en: caterer; catering cook; banquet coordinator; catering coordinator | skills: event-catering, food-preparation, menu-planning, customer-service
hotel-receptionist | fr: réceptionniste d’hôtel; réceptionniste de nuit; employé d’accueil hôtelier | qc: préposé à la réception d’hôtel; agent/agente de réception d’hôtel | en: hotel receptionist; front desk agent; front desk clerk hotel; guest service agent; hotel desk clerk; motel desk clerk
| skills: reservation-management, guest-check-in, customer-service, property-management-system, complaint-handling
room-attendant | fr: préposé aux chambres; femme/homme de chambre; valet de chambre; employé d’étage | qc: préposé à l’entretien ménager d’hôtel | en: room attendant; hotel housekeeper; housekeeping attendant; chambermaid; housekeeping cleaner
| skills: room-preparation, cleaning, attention-to-detail
hotel-manager | fr: directeur d’hôtel; hôtelier; gérant d’hôtel; responsable d’hébergement | en: hotel manager; hotel general manager; lodging manager; resort hotel manager; assistant hotel manager; tourist home operator; hospitality manager; lodge manager
| skills: staff-supervision, budgeting, customer-service, property-management-system, revenue-management
food-processing-worker | fr: journalier en transformation alimentaire; ouvrier de l’agroalimentaire; opérateur en transformation alimentaire; agent/agente de fabrication alimentaire | qc: manœuvre en usine alimentaire | en: food processing worker; food production worker; food plant labourer | related: production-worker
| skills: food-safety, production-line-work, packaging, quality-control, haccp
`,
  skills: `
food-preparation | fr: préparation des aliments; préparation culinaire; préparation de repas | en: food preparation; food prep; meal preparation; preparing food
cooking | fr: techniques de cuisson; cuisson des aliments; arts culinaires | en: cooking; cooking techniques; culinary skills
mise-en-place | fr: mise en place | en: mise en place; station setup; prep work kitchen
grill | fr: grillades; cuisson au gril; plaque chauffante | en: grill; grilling; griddle
food-safety | fr: hygiène et salubrité alimentaires; salubrité alimentaire; hygiène alimentaire; hygiène et salubrité | qc: formation MAPAQ; certificat MAPAQ; =MAPAQ | en: food safety; food hygiene; safe food handling; sanitation of food | type: licence
haccp | fr: HACCP; analyse des dangers et points critiques | en: HACCP; hazard analysis critical control points | related: food-safety
kitchen-equipment | fr: équipement de cuisine; appareils de cuisson; friteuse | en: kitchen equipment; commercial kitchen equipment; fryer
kitchen-supervision | fr: supervision de cuisine; gestion de brigade; gestion de cuisine | en: kitchen supervision; kitchen management; brigade management | broader: staff-supervision
menu-planning | fr: élaboration de menus; ?menus; planification de menus; création de menus | en: menu planning; menu development; menu design
food-cost-control | fr: contrôle des coûts alimentaires; gestion des coûts de cuisine; coût des aliments | en: food cost control; food costing
recipe-development | fr: développement de recettes; création de recettes | en: recipe development; recipe creation
pastry-making | fr: pâtisserie; confection de desserts | en: pastry making; dessert making; viennoiserie making; ?pastry
dough-preparation | fr: préparation de pâtes; pétrissage; façonnage de pains; façonnage | en: dough preparation; dough mixing; kneading; shaping dough
baking | fr: boulangerie; cuisson de pains; fabrication du pain | en: baking; bread making; bread baking
oven-operation | fr: conduite de four; enfournement | en: oven operation; deck oven operation
early-morning-work | fr: travail de nuit en boulangerie; travail très tôt le matin | en: early morning work; early morning shifts | type: trait
cake-decorating | fr: décoration de gâteaux; glaçage | en: cake decorating; icing cakes
meat-cutting | fr: coupe de viande; désossage; découpe de viande; ?boucherie | en: meat cutting; deboning; butchery
fish-preparation | fr: préparation de poisson; levée de filets; filetage de poisson; ?poissonnerie | en: fish preparation; filleting; fish cutting
knife-handling | fr: maniement de couteaux; techniques de coupe | en: knife handling; knife skills
dishwashing | fr: plonge; lavage de vaisselle; ?vaisselle | en: dishwashing; ware washing
table-service | fr: service aux tables; service en salle | en: table service; table waiting; serving tables
table-setting | fr: dressage de tables; mise en place de salle | en: table setting; setting tables
order-taking | fr: prise de commandes | en: order taking; taking orders
cash-handling | fr: encaissement; manipulation d’argent; opération de caisse; tenue de caisse; ?caisse | en: cash handling; cashiering; handling cash; cash register operation; cash register
point-of-sale | fr: terminal de point de vente; système de caisse; TPV; caisse enregistreuse | en: point of sale; POS system; POS terminal | type: tool
upselling | fr: vente suggestive; vente additionnelle; ventes croisées | en: upselling; suggestive selling; cross-selling
cocktail-preparation | fr: préparation de cocktails; ?cocktails | en: cocktail preparation; drink mixing; ?cocktails; ?bartending
alcohol-service-permit | fr: permis de service d’alcool; service responsable d’alcool | qc: =Éduc’alcool | en: alcohol service permit; responsible alcohol service; Smart Serve | type: licence
espresso-preparation | fr: préparation de café; machine à espresso; art du latte; ?espresso | en: espresso preparation; coffee preparation; espresso machine; ?espresso; ?barista
wine-knowledge | fr: connaissance des vins; sommellerie; accords mets et vins; ?vins | en: wine knowledge; wine pairing; ?wine
reservation-management | fr: gestion des réservations; prise de réservations; ?réservations | en: reservation management; taking reservations; booking management; ?reservations
guest-check-in | fr: accueil des clients à l’hôtel; enregistrement des clients | en: guest check-in; guest check-in and check-out; guest registration
property-management-system | fr: logiciel hôtelier | en: property management system; hotel software; PMS software | type: tool
revenue-management | fr: gestion des revenus hôteliers; tarification dynamique | en: revenue management; yield management
room-preparation | fr: préparation de chambres; réfection de chambres; entretien de chambres | en: room preparation; making beds; guest room cleaning
event-catering | fr: service de banquets; organisation de banquets; service traiteur; ?traiteur | en: event catering; catering service; ?catering
`,
});
