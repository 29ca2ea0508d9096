import { defineSector } from '../sector.js';

/** Restaurants, hotels, shops, leisure and personal services. */
export const tables = defineSector({
  name: 'tables',
  field: {
    fr: [
      'Restauration, commerce et services personnels',
      'restauration',
      'alimentation',
      'commerce de détail',
      'hôtellerie',
      'loisirs',
      'beauté',
    ],
    en: ['Food service, retail and personal services', 'restaurants', 'retail', 'hospitality', 'recreation', 'beauty'],
  },
  occupations: `
dishwasher | fr: plongeur; plongeur de restaurant; préposé à la plonge; laveur de vaisselle; commis débarrasseur de cuisine | en: dishwasher; kitchen porter; dish pit attendant; pot washer; scullery worker | related: kitchen-helper
| skills: dishwashing, kitchen-cleaning, physical-stamina
salad-maker | fr: commis garde-manger; garde-manger; préparateur de salades | en: salad maker; pantry cook; cold kitchen cook; garde manger cook; food preparer; sandwich maker | related: kitchen-helper
| skills: food-preparation, garde-manger, knife-handling
saucier | fr: saucier; rôtisseur; entremétier; tournant de cuisine | en: saucier; roast cook; vegetable cook; relief cook; sauce cook | broader: cook | skills: sauces-stocks, cooking, kitchen-brigade
hospital-cook | fr: cuisinier en résidence pour aînés; cuisinier en CHSLD; cuisinier en garderie; cuisinier de camp; cuisinier de chantier | en: hospital cook; daycare cook; bush camp cook; retirement home cook; institution cook; logging camp cook | broader: institutional-cook
| skills: volume-cooking, therapeutic-menus, food-safety
fast-food-cook | fr: cuisinier de fast-food; cuisinier de restauration rapide; préposé aux frites; préparateur de poulet; rôtisseur de poulet; employé polyvalent de restauration rapide | en: fast food cook; fast-food preparer; chicken cook; fryer cook; fast food attendant | related: short-order-cook
| skills: deep-frying, food-preparation, food-safety
personal-chef | fr: chef propriétaire; chef à domicile; chef privé; chef corporatif; chef de production culinaire | en: personal chef; private chef; corporate chef; production chef; chef de cuisine corporate | broader: chef
| skills: menu-planning, recipe-development, food-cost-control
banquet-chef | fr: chef de banquet; chef tournant; chef de nuit; chef du garde-manger | en: banquet chef; relief chef; night chef; garde-manger chef; specialist chef | broader: chef
| skills: banquet-service, kitchen-supervision, volume-cooking
industrial-baker | fr: boulanger de nuit; boulanger industriel; opérateur de four de boulangerie; fournier; façonneur | en: industrial baker; night baker; oven baker; dough maker; bench hand bakery; bagel maker | broader: baker
| skills: dough-preparation, oven-operation, baking
cake-decorator-helper | fr: décorateur de gâteaux; aide-pâtissier; commis de pâtisserie; pâtissier-confiseur | en: cake decorator helper; pastry helper; pastry assistant; bakery helper; baker’s helper; donut maker | related: pastry-chef
| skills: cake-decorating, pastry-making, food-safety
apprentice-butcher | fr: apprenti boucher; aide-boucher; emballeur de viandes; commis boucher; préposé aux viandes | en: apprentice butcher; meat wrapper; meat clerk; meat department clerk; butcher helper | related: butcher
| skills: meat-cutting, meat-display, knife-handling
meat-manager | fr: gérant de boucherie; gérant du département des viandes; boucher propriétaire; charcutier; saucissier | en: meat manager; meat department manager; head butcher; sausage maker; charcutier | broader: butcher
| skills: sausage-making, meat-cutting, staff-supervision
banquet-server | fr: serveur de banquet; serveur de cabaret; serveur aux tables; chef de rang; commis de rang; serveur de bar laitier | en: banquet server; cocktail server; cocktail waitress; captain waiter; formal service waiter; wine server | broader: waiter
| skills: table-service, banquet-service, order-taking
bar-back | fr: aide-barman/aide-barmaid; portier de bar; préposé au vestiaire; barboy/barboy | en: bar back; bar helper; coat check attendant; bouncer; nightclub doorman
| skills: bar-inventory, coat-check, physical-stamina
bar-manager | fr: gérant de bar; gérant de café; gérant de boulangerie; gérant de restauration rapide; assistant-gérant de restaurant | en: bar manager; café manager; bakery manager; fast food manager; assistant restaurant manager; coffee shop manager; lounge manager | broader: restaurant-manager
| skills: staff-scheduling, food-cost-control, cash-reconciliation
drive-through-attendant | fr: équipier en restauration; équipier; préposé au service à l’auto; préposé au comptoir de crème glacée; préposé aux sandwichs | en: drive-through attendant; ice cream counter attendant; sandwich artist; counter attendant; snack bar attendant; concession stand attendant | related: food-counter-attendant
| skills: order-taking, drive-through, cash-handling
school-cafeteria-attendant | fr: préposé à la cafétéria scolaire; préposé au buffet; dame/dame de cafétéria; préposé aux cabarets; préposé au service aux tables en résidence | en: school cafeteria attendant; buffet attendant; tray line worker; dining room attendant; cafeteria helper; hospital food service attendant | related: dietary-aide
| skills: tray-service, food-safety, cleaning
food-service-supervisor | fr: superviseur des services alimentaires; chef des services alimentaires; responsable de l’alimentation en CPE | en: food service supervisor; catering supervisor; canteen supervisor; cafeteria supervisor; kitchen supervisor
| skills: staff-supervision, haccp, food-orders
maitre-d | fr: hôte/hôtesse d’accueil de restaurant | en: maître d’; dining room captain; dining room supervisor; restaurant greeter | related: host
| skills: reservation-management, table-service, guest-relations
coffee-roaster | fr: torréfacteur; dégustateur; torréfacteur de café; dégustateur de thé; conseiller en thé | en: coffee roaster; tea taster; coffee taster; tea advisor; food taster
| skills: sensory-analysis, espresso-preparation, tea-knowledge
floor-supervisor-hotel | fr: chef d’étage; superviseur des chambres; inspecteur de chambres; gouvernant/gouvernante adjoint/adjointe | en: floor supervisor hotel; room inspector; assistant executive housekeeper; rooms division supervisor; turndown attendant | related: housekeeping-supervisor
| skills: housekeeping-inspection, staff-supervision, linen-management
houseperson | fr: équipier à l’entretien d’hôtel; houseman; préposé aux aires publiques; valet d’hôtel; préposé à la lingerie d’hôtel | en: houseperson; public area attendant; hotel valet; house attendant; linen runner
| skills: public-area-cleaning, physical-stamina, linen-management
front-office-manager | fr: directeur de la réception; chef de réception; directeur de l’hébergement | en: front office manager; front desk supervisor; rooms division manager; guest services supervisor; accommodations manager
| skills: guest-check-in, staff-supervision, opera-pms
innkeeper | fr: aubergiste; gérant d’auberge; propriétaire de gîte; gérant de motel; exploitant de pourvoirie; gérant de pourvoirie | en: innkeeper; bed and breakfast operator; motel manager; outfitter; hostel manager; resort manager; fishing lodge manager | related: hotel-manager
| skills: hotel-operations, guest-relations, reservation-management
hotel-reservations-agent | fr: agent/agente de réservations hôtelières; coordonnateur de groupes; coordonnateur de congrès; directeur des ventes hôtelières | en: hotel reservations agent; group sales coordinator; convention coordinator; hotel sales manager; conference services manager; reservations clerk
| skills: group-bookings, online-reservations, hotel-operations
revenue-manager | fr: gestionnaire des revenus hôteliers; analyste en gestion des revenus; directeur des revenus | en: revenue manager; hotel revenue analyst; yield manager; pricing analyst
| skills: revenue-management, overbooking-management, data-analysis
resort-activity-host | fr: préposé aux activités touristiques; animateur de village; animateur de croisière; G.O. animateur; animateur historique costumé | en: resort activity host; cruise director; costumed interpreter; resort recreation attendant; heritage interpreter; entertainment host
| skills: guided-tours, group-facilitation, guest-relations
hunting-guide | fr: guide de chasse; guide de motoneige; guide de randonnée; guide de canot; guide de kayak; guide d’escalade; guide de montagne | en: hunting guide; snowmobile guide; hiking guide; canoe guide; kayak guide; rafting guide; mountain guide; climbing guide | broader: outdoor-guide
| skills: outdoor-leadership, wilderness-first-aid, boat-handling
groomer-operator | fr: opérateur de dameuse; dameur; opérateur de surfaceuse de pistes; opérateur de véhicule damage | en: groomer operator; snow groomer operator; snowcat operator; ski trail groomer; trail groomer | related: heavy-equipment-operator
| skills: snow-groomer, equipment-inspection, shift-work
snowmaker | fr: enneigeur; fabricant de neige; préposé à l’enneigement; technicien en enneigement | en: snowmaker; snowmaking technician; snow gun operator
| skills: snowmaking, physical-stamina, shift-work
ski-technician | fr: préposé à la location de skis; technicien de skis; technicien d’atelier de ski; préposé à la billetterie de ski; mécanicien de remontées mécaniques | en: ski technician; ski rental attendant; ski tuner; ski lift mechanic; ski resort ticket agent
| skills: ski-tuning, equipment-rental, customer-service
park-attendant | fr: préposé à l’accueil de parc; garde-parc; patrouilleur de parc; préposé à l’entretien de sentiers; technicien en aménagement de sentiers | en: park attendant; park warden; trail maintenance worker; park patroller; trail builder; national park attendant
| skills: trail-maintenance, customer-service, chainsaw-operation
park-naturalist | fr: garde naturaliste; guide naturaliste; éducateur à l’environnement | en: park naturalist; environmental educator | related: park-attendant
| skills: trail-signage, wildlife-management, public-speaking
box-office-clerk | fr: préposé à la billetterie; commis de billetterie; placier; ouvreur; préposé à l’accueil de salle | en: box office clerk; ticket agent; ticket taker; theatre usher; ticket seller; admissions attendant
| skills: theatre-box-office, customer-service, cash-handling
arena-manager | fr: directeur de centre sportif; directeur d’aréna; gérant de centre de conditionnement; gérant de club de golf; directeur de golf; professionnel de golf | en: arena manager; fitness centre manager; golf course manager; golf professional; sports facility manager; recreation facility manager; ski resort manager; health club manager
| skills: sports-facility-management, staff-scheduling, budgeting
golf-starter | fr: préposé aux départs de golf; cadet de golf; préposé aux voiturettes; préposé au vestiaire sportif; préposé au club de golf | en: golf starter; golf caddie; golf cart attendant; locker room attendant; golf marshal; pro shop attendant
| skills: customer-service, equipment-rental, cash-handling
hockey-coach | fr: entraîneur de hockey; entraîneur de soccer; entraîneur de gymnastique; entraîneur de patinage artistique; entraîneur de natation; entraîneur-chef | en: hockey coach; soccer coach; gymnastics coach; figure skating coach; swim coach; head coach; athletics coach; tennis instructor; martial arts instructor; riding instructor | broader: sports-coach
| skills: coaching-certification, sports-instruction, athletic-training
sports-scout | fr: dépisteur sportif; recruteur sportif; agent/agente de joueurs; directeur sportif; gérant d’équipe sportive | en: sports scout; athletic scout; player agent; sports director; team manager sports; sports agent
| skills: athletic-training, negotiation, sports-officiating
aquatics-supervisor | fr: superviseur de sauveteurs; responsable aquatique; coordonnateur aquatique; gestionnaire de piscine | en: aquatics supervisor; head lifeguard; aquatics coordinator; pool manager; aquatics director | related: lifeguard
| skills: lifesaving-certificate, staff-supervision, pool-maintenance
convenience-store-clerk | fr: commis de dépanneur; caissier de dépanneur; gérant de dépanneur; assistant-gérant de dépanneur | en: convenience store clerk; convenience store cashier; corner store manager; convenience store manager; depanneur clerk | related: cashier
| skills: cash-handling, lottery-sales, shelf-stocking
produce-manager | fr: gérant des fruits et légumes; commis au département des produits | en: produce manager; produce department clerk; fruit and vegetable clerk; produce stocker
| skills: fruit-vegetable-display, product-rotation, shelf-stocking
night-stocker | fr: commis de nuit; commis à la mise en marché; commis de plancher de nuit; préposé au remplissage; garnisseur de tablettes | en: night stocker; night crew clerk; overnight stocker; replenishment associate; grocery shelf filler | related: store-clerk
| skills: shelf-stocking, product-rotation, physical-stamina
cart-attendant | fr: emballeur de supermarché; préposé aux paniers; préposé aux chariots; commis au service à l’auto d’épicerie | en: cart attendant; grocery bagger; courtesy clerk; shopping cart collector; parcel pickup attendant | related: grocery-clerk
| skills: customer-service, physical-stamina, reliability
dairy-clerk | fr: commis aux produits laitiers; commis aux surgelés; commis de poissonnerie; commis au prêt-à-manger; commis de sandwicherie | en: dairy clerk; frozen food clerk; seafood clerk; ready-to-eat clerk; HMR clerk
| skills: shelf-stocking, product-rotation, food-safety
grocery-store-manager | fr: gérant d’épicerie; directeur de supermarché; propriétaire d’épicerie; gérant de nuit; gérant adjoint de marché | en: grocery store manager; supermarket manager; grocery department manager; night manager supermarket | broader: store-manager
| skills: shelf-stocking, staff-supervision, store-kpis
head-cashier | fr: chef caissier; superviseur de caisses; gérant du service à la clientèle en magasin; responsable des caisses; chef de caisses | en: head cashier; front-end supervisor; cash office supervisor; front end manager; cashier supervisor | broader: cashier
| skills: cash-handling, staff-scheduling, cash-office
casino-cashier | fr: caissier de billetterie; caissier de casino; caissier de stationnement; changeur de casino; caissier de bureau de change | en: casino cashier; parking lot cashier; currency exchange clerk; cage cashier; money changer | broader: cashier
| skills: cash-handling, foreign-exchange, cash-reconciliation
kitchen-designer | fr: conseiller en décoration; conseiller en peinture; conseiller en couvre-planchers; conseiller en cuisine; cuisiniste; designer de cuisines | en: kitchen designer; paint consultant; flooring consultant; decorating consultant; kitchen and bath designer
| skills: product-advice, quotations, cabinet-design
shoe-salesperson | fr: vendeur de chaussures; conseiller en chaussures | en: shoe salesperson | broader: sales-associate
| skills: shoe-fitting, fitting-room-service, upselling
personal-stylist | fr: styliste personnel; conseiller en image | en: personal stylist; image consultant | broader: sales-associate | related: shoe-salesperson
| skills: shoe-fitting, fitting-room-service, upselling
clothing-salesperson | fr: vendeur de vêtements; conseiller mode; vendeur en prêt-à-porter | en: clothing salesperson; fashion advisor; menswear salesperson; bridal consultant | broader: sales-associate | related: shoe-salesperson
| skills: shoe-fitting, fitting-room-service, upselling
electronics-salesperson | fr: conseiller en électronique; vendeur d’ordinateurs; vendeur d’appareils photo; conseiller en informatique de détail | en: electronics salesperson; computer salesperson; audio equipment salesperson; electronics associate; camera salesperson | broader: sales-associate
| skills: electronics-retail, product-demonstration, upselling
sporting-goods-salesperson | fr: conseiller en articles de sport; vendeur d’articles de sport; vendeur de vélos; vendeur de produits récréatifs; vendeur de motos; vendeur de bateaux; conseiller VR | en: sporting goods salesperson; bicycle salesperson; motorcycle salesperson; boat salesperson; RV salesperson; powersports salesperson | broader: sales-associate
| skills: sports-retail, product-advice, closing-sales
bookseller | fr: libraire; commis de librairie; disquaire; vendeur de jeux vidéo; vendeur de produits culturels | en: bookseller; bookstore clerk; record store clerk; video game store clerk; stationery clerk
| skills: bookselling, customer-service, cash-handling
garden-centre-associate | fr: conseiller en jardinerie; commis de centre jardin; conseiller en horticulture; préposé à la pépinière | en: garden centre associate; garden centre clerk; nursery salesperson; horticultural advisor; garden centre manager
| skills: garden-centre, plant-care, customer-service
pet-store-clerk | fr: conseiller en animalerie; commis d’animalerie; gérant d’animalerie; vendeur en animalerie; vendeur d’animaux | en: pet store clerk; pet store associate; pet shop attendant; pet store manager; pet shop assistant
| skills: pet-store, animal-feeding, customer-service
cannabis-sales-advisor | fr: conseiller à la SQDC; conseiller en cannabis; commis de boutique de vapotage | en: cannabis sales advisor; budtender; cannabis store clerk; vape shop clerk
| skills: vape-cannabis-retail, customer-service, cash-handling
saq-store-advisor | fr: conseiller à la SAQ; caissier-vendeur à la SAQ; caissier vendeur; représentant en bières; représentant en spiritueux | en: SAQ store advisor; liquor store cashier; beer representative; spirits representative; liquor store employee | related: wine-merchant
| skills: wine-knowledge, beer-knowledge, customer-service
lumber-yard-worker | fr: préposé aux matériaux; commis de cour à bois; préposé à la cour à bois; commis de centre de rénovation | en: lumber yard worker; lumber yard clerk; building materials yard attendant; yard attendant; contractor desk clerk
| skills: building-materials-knowledge, forklift-licence, loading-unloading
fitting-room-attendant | fr: préposé aux essayages; couturier en boutique; ajusteur de robes de mariée; couturier de mariage | en: fitting room attendant; bridal seamstress; alterationist; clothing alterer
| skills: alterations, fitting-room-service, sewing
bottle-return-clerk | fr: préposé au service d’encaissement des bouteilles; préposé à la consigne; commis à la récupération de contenants; valoriste | en: bottle return clerk; bottle depot attendant; container return attendant; deposit return attendant
| skills: recycling-sorting, customer-service, physical-stamina
retail-receiver | fr: commis d’entrepôt-magasin; préposé à la réception en magasin; commis à la réception des marchandises; receveur | en: retail receiver; store receiver; back room associate; stockroom associate; goods receiver
| skills: receiving-goods, inventory-management, barcode-scanner
category-manager | fr: analyste de catégories; gestionnaire de catégorie; planogrammeur; directeur de la mise en marché; responsable des achats de détail; acheteur mode | en: category manager; planogram specialist; merchandise planner; retail buyer; fashion buyer; merchandising manager; assistant buyer | related: buyer
| skills: category-management-retail, planogram-software, sales-forecasting
franchisee | fr: franchisé; propriétaire de commerce; gérant de kiosque; exploitant de kiosque; commerçant indépendant | en: franchisee; retail business owner; kiosk manager; small business owner; independent retailer; franchise owner
| skills: entrepreneurship, franchise-management, budgeting
technical-call-centre-agent | fr: agent/agente de centre d’appels technique; téléagent; agent/agente de soutien en ligne; agent/agente de clavardage; représentant du service technique | en: technical call centre agent; chat support agent; online support agent; telephone agent; order desk clerk; order entry clerk; information clerk | broader: customer-service-representative
| skills: live-chat-support, inbound-calls, problem-solving
customer-retention-agent | fr: agent/agente de fidélisation; agent/agente de rétention; agent/agente de réclamations clients; préposé aux plaintes; agent/agente d’information | en: customer retention agent; complaints officer; loyalty agent; client relations officer; complaints clerk; customer information clerk; enquiries clerk | broader: customer-service-representative
| skills: retention-calls, complaint-handling, crm-software
answering-service-operator | fr: téléphoniste d’urgence; préposé aux réservations par téléphone; téléphoniste-réceptionniste; préposé au service téléphonique; commis à la prise de commandes | en: answering service operator; telephone receptionist; reservations telephone agent; telephone sales clerk; telephone clerk | related: switchboard-operator
| skills: call-transfer, order-taking, telephone-service
hair-colourist | fr: coiffeur styliste; coloriste; aide-coiffeur; shampooineur; perruquier; tresseur | en: hair colourist; hair technician; shampoo assistant; wig stylist; apprentice hairstylist; hair braider; salon assistant | broader: hairdresser
| skills: hair-colouring, haircutting, hair-styling-events
eyelash-technician | fr: technicien en extension de cils; technicien de cils; technicien en microblading; prothésiste ciliaire; technicien en sourcils | en: eyelash technician; lash artist; brow artist; microblading artist; permanent makeup artist; cosmetic tattoo artist
| skills: eyelash-extensions, microblading, hygiene-salon
medical-aesthetician | fr: médico-esthéticien/médico-esthéticienne; technicien en soins laser; esthéticien capillaire; technicien en épilation; podo-esthéticien/podo-esthéticienne | en: medical aesthetician; skin care specialist; waxing technician; facialist; pedicurist; spa therapist | broader: esthetician
| skills: laser-treatments, chemical-peels, waxing
dog-walker | fr: toiletteur mobile; éleveur de chiens; promeneur de chiens; dresseur de chiens; pensionnaire canin | en: dog walker; dog breeder; cat groomer; pet sitter home; boarding kennel operator; dog daycare attendant; animal breeder | related: animal-care-attendant
| skills: pet-grooming, animal-care-home, animal-behaviour
home-seamstress | fr: couturier à domicile; tailleur sur mesure; couturier d’ameublement; brodeur | en: home seamstress; custom tailor; furrier; embroiderer; drapery maker; milliner; hatter; fur cutter | related: tailor
| skills: sewing, alterations, pattern-reading
watchmaker | fr: horloger; réparateur de montres; horloger-rhabilleur/horlogère-rhabilleuse | en: watchmaker; watch repairer; clock repairer | related: jeweller
| skills: watch-repair, gemmology, hand-tools-precision
stone-setter | fr: sertisseur; bijoutier réparateur | en: stone setter jewellery; silversmith | related: watchmaker
| skills: watch-repair, gemmology, hand-tools-precision
gemmologist | fr: gemmologue; diamantaire; lapidaire | en: gemmologist; diamond cutter; gem cutter | related: watchmaker
| skills: watch-repair, gemmology, hand-tools-precision
domestic-housekeeper | fr: aide-ménager à domicile; préposé à l’entretien ménager à domicile; employé d’EÉSAD; préposé d’aide à domicile en EÉSAD | en: domestic housekeeper; home cleaner; maid; residential housekeeper; live-in housekeeper; housekeeping worker EESAD | related: housekeeper-private
| skills: cleaning, meal-preparation-care, discretion
butler | fr: majordome; gouvernante/gouvernant de maison; intendant de domaine; valet de chambre privé | en: butler; house manager; estate manager; personal valet; household manager
| skills: estate-house-management, discretion, table-setting
cleaning-supervisor | fr: chef d’équipe en entretien ménager; contremaître en entretien ménager; gérant d’entretien ménager; directeur de l’entretien sanitaire; chef d’équipe de nettoyage; inspecteur de nettoyage | en: cleaning supervisor; janitorial supervisor; cleaning crew supervisor; custodial supervisor; sanitation manager; caretaking supervisor; supervisor of janitorial workers; supervisor of housekeeping workers | broader: janitor
| skills: staff-supervision, floor-care, cleaning-products
floor-cleaner | fr: laveur de planchers; décapeur de planchers; préposé aux travaux lourds; préposé aux travaux légers; préposé entretien ménager de nuit; nettoyeur de tapis | en: floor cleaner; floor waxer; heavy duty cleaner; light duty cleaner; night cleaner; carpet cleaner; floor stripper; upholstery cleaner | broader: janitor
| skills: floor-care, carpet-cleaning, cleaning-products
school-caretaker | fr: conciergerie scolaire; concierge d’école; ouvrier d’entretien scolaire; concierge de nuit; gardien d’immeuble | en: school caretaker; school custodian; school janitor; night janitor; church caretaker; building caretaker | broader: janitor
| skills: cleaning, minor-repairs, snow-removal
funeral-attendant | fr: préposé funéraire; porteur funéraire; maître de cérémonie funéraire | en: funeral attendant; pallbearer
| skills: cemetery-work, funeral-arrangements, physical-stamina
cemetery-manager | fr: directeur de cimetière; conservateur de cimetière | en: cemetery manager | related: funeral-attendant
| skills: cemetery-work, staff-supervision, bereavement-support
crematorium-operator | fr: opérateur de crématorium | en: crematorium operator; crematory operator | related: funeral-attendant
| skills: cemetery-work, funeral-arrangements, physical-stamina
gravedigger | fr: fossoyeur; marbrier funéraire | en: gravedigger; cemetery worker; grave digger | related: funeral-attendant
| skills: cemetery-work, backhoe-operation, physical-stamina
wedding-officiant | fr: célébrant; célébrant de mariages; officiant; wedding célébrant; astrologue; voyant | en: wedding officiant; celebrant; astrologer; psychic consultant; fortune teller
| skills: event-hosting, public-speaking, client-interviews
disc-jockey | fr: disc-jockey; =DJ; animateur de soirées; animateur de karaoké | en: disc jockey; =DJ; karaoke host
| skills: event-hosting, sound-mixing-live, children-parties
circus-performer | fr: clown; magicien; artiste de cirque; acrobate; jongleur | en: magician; clown; circus performer; acrobat; street entertainer | related: disc-jockey
| skills: event-hosting, sound-mixing-live, children-parties
`,
  skills: `
mapaq-food-handler-certificate | fr: formation en hygiène et salubrité MAPAQ; manipulateur d’aliments MAPAQ; gestionnaire d’établissement alimentaire MAPAQ | en: MAPAQ food handler certificate; MAPAQ food establishment manager certificate | type: licence
action-service-certificate | fr: certificat Action Service; Action Service | en: Action Service certificate; responsible alcohol service certificate | type: licence
retail-butchery-diploma | fr: DEP en boucherie de détail; DEP boucherie | en: retail butchery diploma; DEP in retail butchery | type: licence
bakery-diploma | fr: DEP en boulangerie; DEP en pâtisserie | en: bakery diploma; pastry diploma; DEP in baking | type: licence
restaurant-service-diploma | fr: DEP en service de la restauration; ASP en sommellerie | en: restaurant service diploma; sommelier diploma; WSET certification | type: licence
hairdressing-diploma | fr: DEP en coiffure | en: hairdressing diploma; DEP in hairdressing | type: licence
aesthetics-diploma | fr: DEP en esthétique; ASP en épilation | en: aesthetics diploma; DEP in aesthetics; electrolysis diploma | type: licence
massage-therapy-certificate | fr: certificat de massothérapie 400 heures; =FQM; membre d’une association de massothérapeutes | en: massage therapy certificate; FQM membership; RMT diploma | type: licence
swim-instructor-certificate | fr: moniteur de la Croix-Rouge; moniteur Nager pour la vie; moniteur en sécurité aquatique | en: swim instructor certificate; Swim for Life instructor; water safety instructor | type: licence
csia-certification | fr: certification AMSC; moniteur AMSC niveau 1; moniteur de ski niveau 1 | en: CSIA certification; CSIA level 1 | type: licence
guide-certificate | fr: guide certifié AEQ; certification Aventure Écotourisme Québec; permis de guide | en: guide certificate; Aventure Écotourisme Québec certification | type: licence
opc-travel-counsellor-certificate | fr: permis de la CONSTA; certificat de conseiller en voyages OPC; OPC certificat de conseiller | en: OPC travel counsellor certificate; travel agent certificate | type: licence
funeral-director-licence | fr: permis de directeur de funérailles; permis de thanatopraxie; DEC en thanatologie | en: funeral director licence; embalming permit; thanatology diploma | type: licence
dispensing-optician-licence | fr: certificat d’opticien d’ordonnances; membre de l’OODQ | en: dispensing optician licence; OODQ membership | type: licence
veloce-pos | fr: POS Veloce | en: Veloce POS; Cluster POS; restaurant POS | type: tool | broader: restaurant-software
square-pos | fr: Square POS | en: Square POS | type: tool | related: retail-software
clover-pos | fr: Clover POS | en: Clover POS | type: tool | related: retail-software
skipthedishes | fr: SkipTheDishes | en: SkipTheDishes | type: tool | related: delivery-apps
ueat | fr: =UEAT | en: =UEAT | type: tool | related: delivery-apps
retail-pro | fr: Retail Pro | en: Retail Pro | type: tool
sap-retail | fr: SAP retail | en: SAP Retail | type: tool | related: retail-pro
ncr-counterpoint | fr: NCR Counterpoint | en: NCR Counterpoint | type: tool | related: retail-pro
sirva | fr: =SIRVA | en: =SIRVA | type: tool | related: retail-pro
acomba-commerce | fr: Acomba commerce | en: Acomba commerce | type: tool | related: retail-pro
gem-car | fr: Gestion de commerce GEM-CAR | en: GEM-CAR | type: tool
ls-retail | fr: LS Retail | en: LS Retail | type: tool | related: gem-car
jesta-vision | fr: Jesta | en: Jesta Vision | type: tool | related: gem-car
logivision | fr: Logivision | en: Logivision | type: tool | related: gem-car
vagaro | fr: Vagaro | en: Vagaro | type: tool | related: salon-software
fresha | fr: =Fresha | en: =Fresha | type: tool | related: salon-software
sport-plus | fr: Sport-Plus | en: Sport-Plus | type: tool
amilia | fr: Amilia | en: Amilia | type: tool | related: sport-plus
logilys | fr: Logilys | en: Logilys | type: tool | related: sport-plus
sportigo | fr: Sportigo | en: Sportigo | type: tool | related: sport-plus
combi-oven | fr: four mixte; four à convection; four combiné Rational; four Rational | en: combi oven; convection oven; Rational oven | type: tool
meat-slicer | fr: trancheuse à viande; trancheuse; hachoir à viande | en: meat slicer; meat grinder; food slicer | type: tool
dough-mixer | fr: pétrin; batteur mélangeur; laminoir à pâte | en: dough mixer; dough sheeter; stand mixer | type: tool
auto-scrubber | fr: autorécureuse; polisseuse à plancher; aspirateur dorsal; monobrosse | en: auto scrubber; floor burnisher; backpack vacuum; rotary floor machine | type: tool
snow-groomer | fr: dameuse; dameuse à treuil; PistenBully; Prinoth | en: snow groomer; winch cat; PistenBully; Prinoth | type: tool
ski-tuning | fr: affûtage de skis; fartage; entretien de skis; mise au point de skis | en: ski tuning; ski waxing; ski maintenance
sports-facility-management | fr: gestion d’équipements sportifs; gestion d’installations sportives; gestion d’aréna | en: sports facility management; arena operations
sound-mixing-live | fr: sonorisation d’événements; mixage en direct | en: sound mixing live; live sound mixing
animal-care-home | fr: soins aux animaux à domicile | en: animal-care home
vegetable-cutting | fr: découpe de légumes; taille de légumes; éminçage; brunoise et julienne; préparation de légumes | en: vegetable cutting; vegetable prep; knife cuts; julienne and brunoise; vegetable preparation
smoothie-preparation | fr: préparation de smoothies; préparation de crème glacée; bar laitier | en: smoothie preparation; soft serve; ice cream scooping
sandwich-preparation | fr: préparation de sandwichs; préparation de salades; assemblage de sandwichs | en: sandwich preparation; salad preparation
meat-cooking | fr: cuisson sur grill; cuisson des viandes; cuisson à basse température | en: meat cooking; steak cooking; slow cooking
food-receiving | fr: réception des aliments; vérification des températures | en: food receiving; temperature checks
food-labelling-rules | fr: étiquetage alimentaire; liste d’ingrédients | en: food labelling rules; ingredient lists
recipe-cards | fr: fiches techniques de recettes; standardisation de recettes | en: recipe cards; recipe standardization
labour-cost-control | fr: coût de la main-d’œuvre en restauration; contrôle de la main-d’œuvre | en: labour cost control; restaurant labour scheduling
counter-service | fr: service au comptoir; service au bar | en: counter service; bar service
dining-room-setup | fr: service en salle à manger | en: dining room setup; table dressing
draft-beer-systems | fr: gestion de bar; commandes d’alcool; fûts de bière; nettoyage de lignes de bière | en: draft beer systems; beer line cleaning; liquor orders; kegs
in-store-tasting | fr: animation de dégustations | en: in-store tasting; product tastings
buffet-setup | fr: planification de buffets; stations culinaires | en: buffet setup; culinary stations
quebec-cuisine | fr: cuisine québécoise; cuisine régionale; cabane à sucre | en: Québec cuisine; sugar shack meals; regional cuisine
halal-cooking | fr: cuisine halal; cuisine cachère; mashgiach; halal et casher | en: halal cooking; kosher cooking
thai-cuisine | fr: cuisine thaïlandaise; cuisine vietnamienne; cuisine coréenne | en: Thai cuisine; Vietnamese cuisine; Korean cuisine
portuguese-cuisine | fr: cuisine portugaise; cuisine grecque; cuisine antillaise; cuisine haïtienne | en: Portuguese cuisine; Greek cuisine; Caribbean cuisine; Haitian cuisine
pureed-foods | fr: purées; aliments en purée moulée; dysphagie en cuisine | en: puréed foods; moulded purées
charcuterie-making | fr: charcuterie maison; terrines et pâtés | en: charcuterie making; terrines and pâtés; curing meats
night-audit | fr: vérification de nuit; fermeture de journée hôtelière | en: night audit; hotel day-end closing
room-rates | fr: tarification des chambres; réconciliation des réservations; gestion des annulations | en: room rates; reservation changes; booking cancellations
minibar-restocking | fr: gestion de minibars; réapprovisionnement de chariots; chariots d’entretien | en: minibar restocking; housekeeping carts
bathroom-cleaning | fr: nettoyage de salles de bain; désinfection de salles de bain; nettoyage de toilettes | en: bathroom cleaning; toilet cleaning
vacuuming | fr: époussetage; passer l’aspirateur; balayage et lavage de planchers | en: vacuuming; mopping; sweeping floors
stripping-and-waxing | fr: décapage et cirage de planchers; décapage de planchers; cirage | en: stripping and waxing; floor stripping; floor waxing
deep-cleaning | fr: grand ménage; ménage du printemps; entretien ménager résidentiel saisonnier | en: deep cleaning; spring cleaning
safety-data-sheets | fr: produits écologiques d’entretien; fiches signalétiques; =FDS | en: safety data sheets; product dilution; SDS sheets
emptying-garbage | fr: vider les poubelles; collecte des ordures dans l’immeuble; tri des déchets en immeuble | en: emptying garbage; garbage removal; trash collection inside buildings
steam-cleaning | fr: lavage à la vapeur; nettoyage à la vapeur | en: steam cleaning
groundskeeping | fr: entretien extérieur; tonte de pelouse | en: groundskeeping
paint-touch-ups | fr: petits travaux de peinture; retouches de peinture; plâtre et retouches | en: paint touch-ups; drywall patching; small painting jobs
filter-replacement | fr: changement d’ampoules et filtres; changement de filtres | en: filter replacement; light bulb replacement
end-caps | fr: rotation des présentoirs; montage de présentoirs; bouts d’allée; têtes de gondole | en: end caps; endcap displays; display building
expiry-date-checks | fr: gestion des dates de péremption; dates de péremption; retrait de produits périmés | en: expiry date checks; expired product removal
bagging-groceries | fr: emballage à la caisse; emballage des achats | en: bagging groceries; bagging purchases
loyalty-card-sign-ups | fr: programme de points; adhésions à la carte de crédit du magasin | en: loyalty card sign-ups; store card applications; points program
exchanges-and-refunds | fr: service après-vente en magasin; retours et échanges | en: exchanges and refunds
add-on-sales | fr: vente complémentaire | en: add-on sales
phone-activations | fr: activation de téléphones; vente de forfaits mobiles; activations sans-fil | en: phone activations; mobile plan sales; wireless activations
room-measuring | fr: mesure des planchers; estimation de quantités de matériaux | en: room measuring; material quantity estimates
cutting-lumber | fr: service de coupe de bois; coupe de stores; coupe de verre; taillage de clés | en: cutting lumber; blind cutting; wood cutting service
hardware-advice | fr: conseil en quincaillerie; plomberie de détail; électricité de détail | en: hardware advice; plumbing department; electrical department
bike-fitting | fr: ajustement de vélos; assemblage de vélos; ajustement de bottes de ski | en: bike fitting; bike assembly; boot fitting
beauty-consultation | fr: conseil beauté; maquillage en magasin; parfumerie | en: beauty consultation; fragrance sales; in-store makeovers
boutique-management | fr: gestion de boutique; gestion de succursale; gestion d’un point de vente | en: boutique management; outlet management; running a store
sales-per-hour | fr: objectifs de vente en magasin; ventes par heure | en: sales per hour
onboarding-new-associates | fr: formation de nouveaux employés en magasin; parrainage de recrues | en: onboarding new associates; training new hires in store
customer-satisfaction-surveys | fr: mystère client; évaluation du service à la clientèle | en: customer satisfaction surveys; =CSAT; service evaluation
customer-emails | fr: réponse aux courriels de clients; courriels clients; clavardage | en: customer emails; email support
call-listening | fr: codes de conduite téléphonique; qualité d’appel | en: call listening; call quality; call calibration
order-follow-up | fr: suivi de commandes; suivi des livraisons clients; service aux commandes | en: order follow-up; order tracking; order status
blow-dry | fr: coupe femme; coupe homme; mise en plis | en: blow-dry; roller sets; women’s haircuts
straight-razor-shave | fr: rasage à la lame; dégradé américain | en: straight razor shave; beard trim; fade haircut
sugaring | fr: électrolyse et épilation; épilation au sucre | en: sugaring; wax hair removal; body waxing
salon-bookings | fr: gestion de rendez-vous en salon; réservation de soins | en: salon bookings; treatment bookings
hair-product-sales | fr: vente de produits capillaires; vente de produits de soins | en: hair product sales; skincare product sales
pool-surveillance | fr: surveillance de piscine; surveillance de plage; sauvetage aquatique | en: pool surveillance; beach patrol; water rescue
pool-water-testing | fr: analyse de l’eau de piscine; dosage du chlore | en: pool water testing; chlorine dosing; pool chemistry
group-training | fr: entraînement en groupe; Zumba; =HIIT | en: group training; spinning classes; Zumba; =HIIT
workout-plans | fr: plans d’entraînement; programmes d’entraînement personnalisés | en: workout plans; personalized training programs
activity-registration | fr: inscription aux activités de loisir; programmation de loisirs municipaux | en: activity registration; program registration; municipal recreation programming
camp-activities | fr: animation de camp; grands jeux | en: camp activities; leading games; camp games
crowd-animation | fr: animation de rassemblements; animation de foule; animation micro | en: crowd animation; emceeing; MC work
tournament-organization | fr: organisation de tournois; tournois sportifs; ligues sportives | en: tournament organization; sports leagues
canoe-camping | fr: accompagnement de groupes en plein air; canot-camping; randonnée pédestre | en: canoe camping; hiking leadership; backpacking trips
tourist-welcome | fr: accueil touristique; promotion de la région; information touristique régionale | en: tourist welcome; promoting the region; regional tourism information
vacation-packages | fr: vente de forfaits touristiques; forfaits tout inclus | en: vacation packages; cruise sales; all-inclusive packages
sabre-gds | fr: Sabre; Galileo; PC Voyages | en: Sabre GDS; =SIREV; Galileo GDS | broader: travel-booking-systems
travel-documents | fr: assurance voyage conseil; documents de voyage; exigences de visa | en: travel documents; visa requirements; travel advisories
`,
});
