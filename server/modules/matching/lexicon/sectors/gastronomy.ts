import { defineSector } from '../sector.js';

/** Skills of kitchens, dining rooms, shops and hotels, besides those of `food`, `retail` and `leisure`. */
export const gastronomy = defineSector({
  name: 'gastronomy',
  field: { fr: ['Gastronomie et commerce de proximité'], en: ['Gastronomy and neighbourhood shops'] },
  occupations: `
pizza-maker | fr: pizzaïolo; cuisinier de pizzas | en: pizza maker; pizzaiolo | related: line-cook | skills: pizza-making, dough-preparation, oven-operation
sushi-chef | fr: sushiman/sushiwoman; chef sushi | en: sushi chef; sushi cook | related: line-cook | skills: sushi-preparation, fish-preparation, knife-handling
institutional-cook | fr: cuisinier d’établissement; cuisinier en milieu institutionnel; cuisinier en CPE; cuisinier en résidence | en: institutional cook; school cook; care home cook; camp cook | broader: cook | skills: volume-cooking, therapeutic-menus, food-safety, menu-planning
short-order-cook | fr: cuisinier de casse-croûte; cuisinier à la minute; grillardin; friteur | en: short-order cook; grill cook; fry cook; breakfast cook | broader: cook | skills: grill, deep-frying, breakfast-cooking, mise-en-place
chocolatier | fr: chocolatier; confiseur; glacier | en: chocolatier; confectioner; ice cream maker | related: pastry-chef | skills: chocolate-work, sugar-work, pastry-making
dietary-aide | fr: préposé au service alimentaire; aide en alimentation; préposé à la cafétéria | en: dietary aide; cafeteria worker; food service helper | related: kitchen-helper | skills: tray-service, food-preparation, dishwashing
food-service-manager | fr: gérant de services alimentaires; directeur de la restauration; gérant de cafétéria; gestionnaire en alimentation | en: food service manager; food and beverage manager; cafeteria manager; food and beverage director | related: restaurant-manager | skills: food-cost-control, menu-planning, staff-supervision, food-safety
delicatessen-clerk | fr: commis de charcuterie; préposé au comptoir de mets préparés; commis de boulangerie; conseiller fromager; charcutier-traiteur/charcutière-traiteuse; vendeur en charcuterie; employé de traiteur | en: deli clerk; bakery clerk; cheese counter clerk; prepared foods clerk | related: food-counter-attendant
| skills: deli-slicing, food-safety, customer-service
food-truck-operator | fr: exploitant de camion de rue; traiteur ambulant; restaurateur | en: food truck operator; restaurant owner; restaurateur | related: restaurant-manager | skills: cooking, cash-handling, food-cost-control
wine-merchant | fr: conseiller en vin; représentant en vins | en: wine merchant; wine advisor; liquor store clerk; wine representative | related: sommelier | skills: wine-knowledge, product-advice, upselling
`,
  skills: `
# Cooking
pizza-making | fr: confection de pizzas; pâte à pizza; ?pizza | en: pizza making; pizza dough; ?pizza
sushi-preparation | fr: préparation de sushis; cuisine japonaise; ?sushi | en: sushi preparation; Japanese cuisine; ?sushi
volume-cooking | fr: cuisine de collectivité; production en grand volume | en: volume cooking; large-scale cooking; bulk cooking
therapeutic-menus | fr: textures modifiées; menus adaptés | en: modified textures; adapted menus; pureed diets
deep-frying | fr: friture | en: deep frying; fryer operation
breakfast-cooking | fr: cuisson des déjeuners; cuisson des œufs | en: breakfast cooking; egg cookery
chocolate-work | fr: chocolaterie; tempérage du chocolat | en: chocolate work; chocolate tempering
sugar-work | fr: confiserie; travail du sucre; crème glacée artisanale | en: confectionery; sugar work; artisan ice cream
tray-service | fr: distribution de plateaux; service de cafétéria | en: tray service; meal tray delivery; cafeteria service
deli-slicing | fr: trancheur à charcuterie; coupe de fromages | en: deli slicer; cheese cutting
sauces-stocks | fr: sauces et fonds; potages; ?sauces | en: sauces and stocks; soups; ?sauces
garde-manger | fr: garde-manger; charcuterie artisanale; cuisine froide | en: garde manger; charcuterie; cold kitchen
sous-vide | fr: cuisson sous vide; cuisine moléculaire | en: sous vide; molecular gastronomy
smoking-curing | fr: fumage; salaison; barbecue | en: smoking and curing; barbecue; smoked meat
vegetarian-cooking | fr: cuisine végétarienne; cuisine végétalienne | en: vegetarian cooking; vegan cooking
gluten-free-cooking | fr: cuisine sans gluten; allergies alimentaires | en: gluten-free cooking; food allergies
french-cuisine | fr: cuisine française; cuisine gastronomique; gastronomie | en: French cuisine; fine dining; gastronomy
italian-cuisine | fr: cuisine italienne; pâtes fraîches | en: Italian cuisine; fresh pasta
asian-cuisine | fr: cuisine asiatique; cuisine au wok | en: Asian cuisine; wok cooking
lebanese-cuisine | fr: cuisine libanaise; cuisine méditerranéenne | en: Lebanese cuisine; Mediterranean cuisine
indian-cuisine | fr: cuisine indienne; four tandoor | en: Indian cuisine; tandoor
mexican-cuisine | fr: cuisine mexicaine; cuisine latino-américaine | en: Mexican cuisine; Latin American cuisine
plating | fr: dressage des assiettes; présentation des plats | en: plating; food presentation
portion-control | fr: contrôle des portions; fiches recettes | en: portion control; standardized recipes
kitchen-brigade | fr: coordination de brigade; gestion du passe | en: kitchen brigade; running the pass; expediting
food-orders | fr: commandes de nourriture; réception de denrées | en: food ordering; receiving food supplies
waste-reduction-food | fr: réduction du gaspillage alimentaire | en: food waste reduction
food-handler-certificate | fr: certificat de manipulateur d’aliments; attestation MAPAQ; formation en hygiène et salubrité | en: food handler certificate; food handler certification; MAPAQ certification | type: licence
culinary-diploma | fr: DEP en cuisine; diplôme en cuisine | en: culinary arts diploma; DEP in professional cooking | type: licence
red-seal-cook | fr: certificat Sceau rouge de cuisinier | en: Red Seal cook | type: licence
restaurant-opening | fr: ouverture et fermeture du restaurant | en: restaurant opening and closing

# Bakery and butcher
artisan-bread | fr: boulangerie artisanale; levain | en: artisan bread; sourdough; bread shaping
viennoiserie | fr: viennoiserie; feuilletage; croissants | en: viennoiserie; laminated dough; croissants
wedding-cakes | fr: gâteaux de mariage; pâte à sucre | en: wedding cakes; fondant
dessert-plating | fr: desserts à l’assiette; entremets | en: plated desserts; entremets
sausage-making | fr: fabrication de saucisses; marinades | en: sausage making; marinades
meat-display | fr: comptoir des viandes; emballage de viande | en: meat counter; meat wrapping
seafood-counter | fr: comptoir de poissonnerie; fruits de mer | en: seafood counter; shellfish

# Dining room
fine-dining-service | fr: service aux tables gastronomique; service à l’assiette | en: fine dining service; formal table service
banquet-service | fr: service de buffets; ?banquets | en: banquet service; buffet service; ?banquets
room-service | fr: service aux chambres | en: room service; in-room dining
tableside-service | fr: flambage en salle; découpage en salle | en: tableside service; flambé; carving
beer-knowledge | fr: connaissance des bières; bières artisanales; service de bière | en: beer knowledge; craft beer; draft service
mixology | fr: mixologie; création de cocktails | en: mixology; cocktail creation
bar-inventory | fr: inventaire du bar; contrôle des boissons | en: bar inventory; liquor control
latte-art | fr: art du café; torréfaction | en: latte art; coffee roasting
tea-knowledge | fr: connaissance des thés; cérémonie du thé | en: tea knowledge; tea service
restaurant-software | fr: =Maitre’D; Veloce; ?=Toast | en: Maitre’D POS; Toast POS; TouchBistro; restaurant POS systems | type: tool
online-reservations | fr: OpenTable; Libro; plateforme de réservation | en: OpenTable; Resy; online reservation platform | type: tool
delivery-apps | fr: Uber Eats; DoorDash; livraison de repas | en: Uber Eats; DoorDash; food delivery apps | type: tool
menu-recommendation | fr: recommandation de plats; suggestion de menus | en: menu recommendations; suggesting dishes
tip-reporting | fr: gestion des pourboires; rapport de fin de quart | en: tip pooling; cash-out report
coat-hosting | fr: accueil en salle; gestion des tables; liste d’attente | en: hosting; seating guests; waitlist management
drive-through | fr: service au volant; restauration rapide | en: drive-through; fast food service; quick service restaurant
catering-setup | fr: montage de buffets; service traiteur à domicile | en: catering setup; off-site catering
dishwasher-machine | fr: lave-vaisselle commercial | en: commercial dishwasher; dish pit
kitchen-cleaning | fr: nettoyage de cuisine; entretien d’équipements de cuisine | en: kitchen cleaning; deep cleaning kitchen equipment

# Hotels and cleaning
opera-pms | fr: Opera PMS; Maestro PMS; Hotello | en: Opera PMS; Maestro PMS; Cloudbeds | type: tool
guest-complaints | fr: récupération de service; gestion des insatisfactions | en: service recovery; guest complaints
housekeeping-inspection | fr: inspection de chambres; contrôle des chambres | en: room inspection; housekeeping inspection
linen-management | fr: gestion de la lingerie; changement de literie | en: linen management; bed making
public-area-cleaning | fr: nettoyage des aires communes; entretien des toilettes | en: public area cleaning; washroom cleaning
concierge-services | fr: services de conciergerie; réservations pour les clients | en: concierge services; arranging guest services
group-bookings | fr: réservations de groupe; ventes de groupes | en: group bookings; group sales; hotel sales
overbooking-management | fr: gestion des tarifs hôteliers; Booking.com; Expedia | en: hotel rate management; Booking.com; Expedia; channel manager
spa-services | fr: soins de spa; balnéothérapie; exfoliation corporelle | en: spa treatments; balneotherapy; body scrubs
night-security-hotel | fr: surveillance de nuit; rondes de nuit | en: night watch; night rounds

# Shops
fruit-vegetable-display | fr: étalage de fruits et légumes; montage d’étalages | en: produce display; building displays
price-labelling | fr: changement de prix; affichage des prix; étiquettes de prix | en: price changes; price tags; shelf labels
self-checkout | fr: caisse libre-service; surveillance des caisses | en: self-checkout; checkout supervision
gift-wrapping | fr: emballage-cadeau | en: gift wrapping
fitting-room-service | fr: cabine d’essayage; ajustement de vêtements | en: fitting room service; clothing fitting
shoe-fitting | fr: ajustement de chaussures; vente de chaussures | en: shoe fitting; footwear sales
bra-fitting | fr: ajustement de lingerie; corseterie | en: bra fitting; lingerie
electronics-retail | fr: vente d’électronique; démonstration d’appareils | en: consumer electronics sales; device demonstrations
pharmacy-retail | fr: vente de produits parapharmaceutiques; cosmétiques en pharmacie | en: over-the-counter products; drugstore cosmetics
lottery-sales | fr: vente de loterie; validation de billets de loterie | en: lottery sales; lottery terminal
propane-exchange | fr: remplissage de propane; échange de bonbonnes | en: propane filling; cylinder exchange
store-opening-keys | fr: responsabilité des clés; dépôts bancaires | en: key holder duties; bank deposits
paint-mixing-store | fr: mélange de peinture; teinture de peinture en magasin | en: paint mixing; paint tinting
key-duplication | fr: service de quincaillerie; coupe de bois en magasin | en: hardware services; lumber cutting in store
garden-centre | fr: centre jardin; conseil horticole | en: garden centre; gardening advice
pet-store | fr: animalerie; conseil en nutrition animale | en: pet store; pet nutrition advice
bookselling | fr: librairie; conseil littéraire | en: bookselling; book recommendations
second-hand-sorting | fr: tri de dons; friperie; évaluation de vêtements usagés | en: donation sorting; thrift store; used clothing
click-and-collect | fr: cueillette en magasin; préparation de commandes en ligne | en: click and collect; online order picking in store
loss-control-retail | fr: inventaire de magasin; contrôle de démarque | en: store inventory counts; inventory loss control
display-window | fr: montage de vitrines; vitrines; mannequins de vitrine | en: window displays; window dressing
seasonal-merchandise | fr: marchandise saisonnière; mise en place saisonnière | en: seasonal merchandise; seasonal resets
phone-repair | fr: réparation de cellulaires; remplacement d’écrans | en: cell phone repair; screen replacement
optical-lab | fr: taillage de verres; laboratoire d’optique | en: lens edging; optical lab
flower-care | fr: soins des fleurs coupées; bouquets | en: cut flower care; bouquets
`,
});
