import { defineSector } from '../sector.js';

/** Skills of public service, security, sport, beauty, construction sites, factories and shops that postings name. */
export const services = defineSector({
  name: 'services',
  field: { fr: ['Compétences de service et de production'], en: ['Service and production skills'] },
  occupations: `
lottery-attendant | fr: hôte/hôtesse de salon de jeux; préposé de bingo; préposé de loterie vidéo | en: gaming attendant; bingo hall attendant; lottery kiosk attendant | skills: cash-handling, customer-service, gaming-rules
mystery-shopper | fr: client/cliente mystère; évaluateur de services | en: mystery shopper; service evaluator | skills: observation-reporting, writing, attention-to-detail
`,
  skills: `
observation-reporting | fr: rapport d’observation; visites mystères | en: observation reports; mystery shopping
# Public service and law enforcement
traffic-enforcement | fr: contrôle routier; radar et alcootest; remise de constats | en: traffic enforcement; radar and breathalyzer; issuing citations
crime-prevention | fr: prévention de la criminalité; police communautaire | en: crime prevention; community policing
crime-analysis | fr: analyse criminelle; renseignement criminel | en: crime analysis; criminal intelligence
cybercrime-investigation | fr: enquête en cybercriminalité | en: cybercrime investigation
canine-unit | fr: escouade canine; détection canine | en: canine unit; detection dogs
vip-protection | fr: protection rapprochée; garde du corps | en: close protection; bodyguard
event-security | fr: sécurité d’événements; portier de bar; contrôle de sacs | en: event security guarding; bouncer; bag checks
patrol-reports | fr: rapports de ronde; systèmes de ronde | en: patrol reports; guard tour systems
armoured-transport | fr: transport de valeurs; convoyeur de fonds | en: armoured transport; cash in transit
parking-enforcement | fr: application du stationnement | en: parking enforcement
animal-control | fr: contrôle animalier | en: animal control
environmental-inspection | fr: inspection environnementale; contrôle de conformité environnementale | en: environmental inspection; environmental compliance inspections
restaurant-inspection | fr: inspection de restaurants; hygiène publique | en: restaurant inspection; public health inspection
labour-inspection | fr: inspection du travail | en: labour inspection
customs-clearance | fr: dédouanement; déclarations en douane; ?douanes | en: customs clearance; customs declarations; ?customs
refugee-claims | fr: demandes d’asile; protection des réfugiés | en: refugee claims; asylum applications
citizenship-services | fr: services de citoyenneté; délivrance de passeports | en: citizenship services; passport issuance
social-insurance | fr: assurance-emploi; pensions de la vieillesse | en: employment insurance; old age security
census-operations | fr: opérations de recensement | en: census operations
legislative-drafting | fr: rédaction législative; procédure parlementaire | en: legislative drafting; parliamentary procedure
public-finance | fr: finances publiques; budget municipal | en: public finance; municipal budgets
asset-management-municipal | fr: gestion d’actifs municipaux; plans d’intervention municipaux | en: municipal asset management; infrastructure plans
park-maintenance | fr: entretien de parcs; aires de jeux | en: parks maintenance; playground maintenance
arena-ice-licence | fr: réfrigération d’aréna | en: arena refrigeration
cemetery-work | fr: entretien de cimetières; fossoyeur | en: cemetery maintenance; gravedigging
water-main-repair | fr: réparation d’aqueduc; bris d’aqueduc | en: water main repair; hydrant maintenance
street-lighting | fr: éclairage de rues; feux de circulation | en: street lighting; traffic light maintenance
street-sweeping | fr: balayage de rues | en: street sweeping
heritage-policy | fr: politique culturelle; patrimoine culturel | en: cultural policy; cultural heritage
francophone-services | fr: offre active de services en français; francophonie canadienne | en: active offer of French services; francophone communities
gender-analysis | fr: analyse comparative entre les sexes | en: gender-based analysis
international-development | fr: développement international; aide humanitaire | en: international development; humanitarian aid
results-based-management | fr: gestion axée sur les résultats | en: results-based management
military-logistics | fr: logistique militaire; approvisionnement militaire | en: military logistics; military supply
naval-operations | fr: opérations navales; marine militaire | en: naval operations; navy
parachuting | fr: parachutisme; opérations aéroportées | en: parachuting; airborne operations

# Sport, leisure, beauty
tennis-golf | fr: enseignement du tennis; enseignement du golf | en: tennis instruction; golf instruction
hockey-coaching | fr: entraînement de hockey | en: hockey coaching
soccer-coaching | fr: entraînement de soccer | en: soccer coaching
gymnastics | fr: gymnastique; entraînement acrobatique | en: gymnastics; acrobatics
martial-arts | fr: arts martiaux; boxe | en: martial arts; boxing
figure-skating | fr: patinage artistique | en: figure skating
cycling-instruction | fr: cyclisme en salle; mécanique de compétition cycliste | en: spin classes; cycling coaching
aquafitness | fr: aquaforme; aquagym | en: aquafit; water aerobics
crossfit | fr: entraînement fonctionnel; haltérophilie | en: functional training; weightlifting
adapted-physical-activity | fr: activité physique adaptée | en: adapted physical activity
sports-massage | fr: massage sportif | en: sports massage
climbing-wall | fr: mur d’escalade; assurage | en: climbing wall; belaying
via-ferrata | fr: parcours aériens; tyroliennes | en: aerial courses; ziplines
horse-riding-instruction | fr: enseignement de l’équitation | en: riding instruction
sailing | fr: ?voile; planche à voile | en: sailing; windsurfing
scuba-diving | fr: plongée sous-marine récréative | en: scuba diving
boat-rental | fr: location d’embarcations; marina | en: boat rental; marina services
trail-maintenance | fr: entretien de sentiers | en: trail maintenance
snowmaking | fr: fabrication de neige; damage de pistes | en: snowmaking; trail grooming
theatre-box-office | fr: accueil de spectacles; placement de spectateurs | en: front of house; ushering
escape-games | fr: animation de jeux d’évasion | en: escape room hosting
children-parties | fr: fêtes d’enfants; maquillage pour enfants | en: children’s parties; face painting
senior-activities | fr: animation auprès des aînés; loisirs en résidence | en: seniors activities; recreation in residences
scouts-leadership | fr: animation scoute | en: scout leadership
board-games | fr: animation de jeux de société | en: board game hosting
library-activities | fr: animation en bibliothèque; heure du conte | en: library programming; story hour
balayage-technique | fr: balayage capillaire; décoloration des cheveux | en: balayage; hair bleaching
barbering-fades | fr: dégradés; coupes au rasoir | en: fades; razor cuts
hair-styling-events | fr: coiffure de mariée; chignons | en: bridal hairstyling; updos
keratin-treatment | fr: lissage à la kératine; soins capillaires | en: keratin treatment; hair treatments
afro-hair | fr: coiffure afro; tresses | en: textured hair; braiding
wig-making | fr: perruques; postiches | en: wigs; hairpieces
brow-shaping | fr: épilation des sourcils; épilation au fil | en: eyebrow shaping; threading
body-treatments | fr: enveloppements corporels; drainage lymphatique | en: body wraps; lymphatic drainage
chemical-peels | fr: peelings; microdermabrasion | en: chemical peels; microdermabrasion
injectables | fr: injections esthétiques; toxine botulique | en: cosmetic injections; Botox
spray-tanning | fr: bronzage par pulvérisation | en: spray tanning
hot-stone-massage | fr: massage aux pierres chaudes; massage prénatal | en: hot stone massage; prenatal massage
shiatsu | fr: shiatsu; massage thaïlandais | en: shiatsu; Thai massage
salon-software | fr: logiciel de salon; GOrendezvous | en: salon software; booking apps | type: tool
retail-beauty | fr: vente de produits de beauté | en: beauty product sales

# Care of houses and people
post-construction-cleaning | fr: nettoyage après construction | en: post-construction cleaning
hospital-disinfection | fr: désinfection terminale; protocoles d’isolement | en: terminal cleaning; isolation protocols | broader: disinfection
industrial-laundry | fr: buanderie industrielle; tunnel de lavage | en: industrial laundry; tunnel washer
green-cleaning | fr: entretien écologique | en: green cleaning
graffiti-removal | fr: enlèvement de graffitis | en: graffiti removal
gutter-cleaning | fr: nettoyage de gouttières; nettoyage de conduits | en: gutter cleaning; duct cleaning
home-organising | fr: organisation résidentielle; désencombrement | en: home organizing; decluttering
pet-care-home | fr: garde d’animaux; promenade de chiens | en: pet sitting services; dog walking
estate-house-management | fr: majordome; intendance de maison | en: butler service; household management
grocery-shopping-help | fr: accompagnement aux courses; aide aux commissions | en: shopping assistance; errands
medication-reminders | fr: rappel de médicaments; aide à la prise de médicaments | en: medication reminders; medication assistance
companion-care | fr: présence et compagnie; accompagnement aux rendez-vous | en: companionship; accompanying to appointments
overnight-care | fr: présence de nuit auprès d’aînés | en: overnight care
lift-operation-patient | fr: lève-personne; lève-personne sur rail | en: patient lift; ceiling lift
incontinence-care | fr: soins d’incontinence | en: incontinence care
oral-care-elder | fr: hygiène buccale des aînés | en: oral care for seniors
end-of-life-companion | fr: accompagnement de personnes mourantes | en: accompanying the dying
parkinson-care | fr: maladie de Parkinson; sclérose en plaques | en: Parkinson’s disease; multiple sclerosis
stroke-recovery | fr: réadaptation après un AVC | en: stroke recovery
bariatric-care | fr: clientèle bariatrique | en: bariatric care
cast-room | fr: salle de plâtres | en: cast room
endoscope-reprocessing | fr: retraitement d’endoscopes | en: endoscope reprocessing
hospital-logistics | fr: distribution hospitalière; système plein-vide | en: hospital supply distribution; two-bin system
pharmacy-compounding | fr: préparations stériles; hotte à flux laminaire | en: sterile compounding; laminar flow hood
methadone-program | fr: traitement par agonistes opioïdes | en: opioid agonist treatment
pharmacy-software | fr: logiciel de pharmacie; RxPro; Kroll | en: pharmacy software; Kroll | type: tool
specimen-transport | fr: centrifugation de spécimens; réception de spécimens | en: specimen processing; specimen receiving
point-of-care-testing | fr: analyses au point de service | en: point-of-care testing
mammography-skill | fr: certification en mammographie; dépistage du cancer du sein | en: mammography certification; breast screening
bone-density | fr: ostéodensitométrie | en: bone densitometry
interventional-radiology | fr: radiologie d’intervention; angiographie | en: interventional radiology; angiography
pacs | fr: système PACS | en: PACS imaging system | type: tool

# Sites and plants
toolbox-talks | fr: pauses sécurité; causeries de sécurité | en: toolbox talks; safety meetings
permit-to-work | fr: permis de travail à chaud; permis de travaux dangereux | en: hot work permits; permit to work
gas-detection | fr: détection de gaz; surveillance d’espace clos | en: gas detection; confined space attendant
respiratory-protection | fr: programme de protection respiratoire | en: respiratory protection program
silica-lead | fr: exposition à la silice; plomb et amiante | en: silica exposure; lead and asbestos awareness
ladder-safety | fr: sécurité des échelles; escabeaux | en: ladder safety
heat-cold-stress | fr: contrainte thermique | en: heat stress
forklift-maintenance | fr: entretien de chariots élévateurs | en: forklift maintenance
crane-inspection | fr: inspection de ponts roulants | en: overhead crane inspection
racking-inspection | fr: inspection de palettiers | en: racking inspection
dust-collection | fr: dépoussiérage industriel | en: dust collection
compressed-air | fr: réseaux d’air comprimé | en: compressed air systems
steam-traps | fr: purgeurs de vapeur | en: steam traps
industrial-refrigeration | fr: réfrigération industrielle | en: industrial refrigeration
spare-parts | fr: magasin de pièces; pièces de rechange | en: spare parts store; spare parts
metal-detectors-food | fr: détecteur de métal alimentaire; rayons X alimentaires | en: food metal detector; checkweigher
egg-breaking | fr: casserie d’œufs | en: egg breaking
snack-production | fr: production de grignotines; torréfaction industrielle | en: snack production; industrial roasting
beverage-production | fr: production de boissons; siroperie | en: beverage production; syrup room
frozen-foods | fr: surgélation; mets préparés | en: frozen foods; ready meals
pet-food-production | fr: production d’aliments pour animaux; meunerie | en: pet food production; feed milling
flour-milling | fr: minoterie; mouture | en: flour milling
sugar-refining | fr: raffinage du sucre | en: sugar refining
tobacco-cannabis-processing | fr: transformation du cannabis | en: cannabis processing
soap-detergents | fr: production de détergents | en: detergent production
paint-production | fr: fabrication de peinture industrielle | en: paint manufacturing
adhesive-tapes | fr: enduction; rubans adhésifs | en: coating lines; adhesive tapes
nonwovens | fr: non-tissés; filtration textile | en: nonwovens; filter media
carpet-manufacturing | fr: fabrication de tapis | en: carpet manufacturing
mattress-making | fr: fabrication de matelas | en: mattress making
window-manufacturing | fr: fabrication de fenêtres; scellage de thermos | en: window manufacturing; insulating glass sealing
door-manufacturing | fr: fabrication de portes; préassemblage de portes | en: door manufacturing; pre-hung doors
boat-building | fr: fabrication de bateaux | en: boat building
bus-assembly | fr: assemblage d’autobus; assemblage de véhicules | en: bus assembly; vehicle assembly
trailer-manufacturing | fr: fabrication de remorques | en: trailer manufacturing
snowmobile-assembly | fr: assemblage de véhicules récréatifs | en: recreational vehicle assembly
lighting-assembly | fr: fabrication de luminaires | en: lighting fixture assembly
transformer-winding | fr: fabrication de transformateurs | en: transformer manufacturing
battery-manufacturing | fr: fabrication de batteries; électrodes de batteries | en: battery manufacturing; battery electrodes
semiconductor-packaging | fr: encapsulation de puces; microcâblage | en: chip packaging; wire bonding
optical-fibre-production | fr: production de fibre optique; câblerie | en: optical fibre production; cable manufacturing
medical-device-assembly | fr: assemblage d’instruments médicaux | en: medical device assembly
sterile-packaging | fr: emballage stérile | en: sterile packaging
toy-sports-equipment | fr: fabrication d’articles de sport | en: sporting goods manufacturing
musical-instruments | fr: lutherie; accord de pianos | en: instrument making; piano tuning
seed-cleaning | fr: criblage de semences; tri de grains | en: seed cleaning; grain sorting
candle-making | fr: fabrication de bougies; savons artisanaux | en: candle making; artisan soap
engraving | fr: gravure; gravure au laser | en: engraving; laser engraving
glass-art | fr: vitrail; soufflage de verre artistique | en: stained glass; art glassblowing
picture-framing | fr: encadrement; montage d’œuvres | en: picture framing; art mounting
book-restoration | fr: restauration de livres | en: book restoration
furniture-restoration | fr: restauration de meubles; décapage de meubles | en: furniture restoration; furniture stripping
blacksmith-art | fr: forge d’art | en: artistic blacksmithing
knitting-crochet | fr: tricot; crochet | en: knitting; crochet
quilting | fr: courtepointe | en: quilting

# Shops, offices and events
sales-floor-management | fr: gestion du plancher de vente; coaching de vente | en: sales floor management; sales coaching
store-kpis | fr: taux de conversion en magasin; panier moyen | en: store conversion rate; average basket
vendor-negotiation-retail | fr: négociation avec les fournisseurs de détail; conditions commerciales | en: retail vendor negotiation; trade terms
private-label | fr: marques maison | en: private label
trade-marketing | fr: marketing de distribution; activation en magasin | en: trade marketing; in-store activation
food-brokerage | fr: courtage alimentaire; listage de produits | en: food brokerage; product listing with retailers
auction-platforms | fr: ventes aux enchères en ligne | en: online auctions
drop-shipping | fr: livraison directe | en: drop shipping
order-fulfilment | fr: exécution de commandes en ligne; retours en ligne | en: order fulfilment; e-commerce returns
product-photography | fr: photos de produits; prises de vue de catalogue | en: catalogue photography
seo-content | fr: rédaction SEO | en: SEO writing
marketplace-ads | fr: Amazon Ads; Google Shopping | en: Amazon Ads; Google Shopping
gift-cards | fr: cartes-cadeaux; programmes de primes | en: gift cards; incentive programs
credit-applications-retail | fr: demandes de crédit en magasin; plans de protection | en: in-store credit applications; extended warranties
cash-office | fr: bureau de caisse; comptage d’argent | en: cash office; cash counting
call-scripts | fr: scripts d’appel; appels sortants | en: call scripts; outbound calls
inbound-calls | fr: appels entrants; réception d’appels | en: inbound calls; call answering
collections-scripts | fr: ententes de paiement | en: payment arrangements
subscription-management | fr: gestion d’abonnements | en: subscription management
membership-services | fr: service aux membres; gestion d’adhésions | en: member services; membership management
association-management | fr: gestion d’associations; assemblées générales | en: association management; general meetings
conference-interpreting-tech | fr: équipement d’interprétation; régie audiovisuelle | en: interpretation equipment; audiovisual control
trade-show-setup | fr: montage de kiosques; démontage d’expositions | en: booth setup; exhibit dismantling
ticketing-platforms | fr: Eventbrite; Ticketmaster; gestion des inscriptions | en: Eventbrite; Ticketmaster; registration management | type: tool
speaker-management | fr: gestion de conférenciers | en: speaker management
accreditation-events | fr: accréditations; listes d’invités | en: accreditations; guest lists
sponsor-activation | fr: activation de commandites | en: sponsorship activation
catering-coordination | fr: coordination de traiteurs; choix de menus d’événements | en: catering coordination; event menus
room-block-management | fr: gestion de blocs de chambres | en: room block management
timeline-scripting | fr: déroulement d’événements; feuille de route d’événement | en: run of show; event timelines
risk-plans-events | fr: plans de sécurité d’événements; permis d’événements | en: event safety plans; event permits
sustainable-events | fr: événements écoresponsables | en: sustainable events
donor-stewardship | fr: reconnaissance des donateurs; dons majeurs | en: donor stewardship; major gifts
planned-giving | fr: dons planifiés; legs | en: planned giving; bequests
peer-fundraising | fr: défis sportifs caritatifs; sociofinancement | en: charity challenges; crowdfunding
telefundraising | fr: sollicitation téléphonique de dons | en: telephone fundraising
grant-reporting | fr: rapports aux bailleurs de fonds | en: funder reporting
board-secretariat | fr: secrétariat du conseil; ordre du jour | en: board secretariat; agendas
bylaws-nonprofit | fr: règlements généraux d’organismes | en: non-profit bylaws
office-moves | fr: déménagement de bureaux; gestion du mobilier | en: office relocation; furniture management
fleet-cards | fr: gestion de cartes d’achat | en: purchasing cards
supplies-ordering | fr: commande de fournitures; inventaire de fournitures | en: ordering office supplies; supplies inventory
key-management | fr: gestion des clés et cartes d’accès | en: key and access card management
speech-to-text | fr: sous-titrage en direct; transcription en temps réel | en: live captioning; real-time transcription
accessible-documents | fr: documents accessibles; PDF accessibles | en: accessible documents; accessible PDFs
data-dashboards-office | fr: tableaux de suivi | en: tracking spreadsheets
scheduling-software | fr: logiciels d’horaires; ?=Deputy; Agendrix | en: scheduling software; ?=Deputy | type: tool
time-tracking | fr: feuilles de temps; gestion du temps et des présences | en: timesheets; time and attendance
visa-travel-admin | fr: gestion de voyages d’affaires; ?=Concur | en: corporate travel management; SAP Concur
# Schools, people and money, a few more
reading-recovery | fr: rééducation de la lecture; conscience phonologique | en: reading recovery; phonological awareness
handwriting-support | fr: soutien à la calligraphie; aides technologiques à l’écriture | en: handwriting support; assistive technology for writing
science-labs-school | fr: laboratoire scolaire; foires scientifiques | en: school laboratory; science fairs
school-trips-abroad | fr: voyages scolaires à l’étranger; échanges étudiants | en: school trips abroad; student exchanges
homeschool-support | fr: soutien à l’école à la maison | en: homeschooling support
sports-study | fr: programme sport-études | en: sport-study program
international-baccalaureate | fr: programme d’éducation internationale; baccalauréat international | en: International Baccalaureate; IB program
ap-courses | fr: cours préuniversitaires | en: pre-university courses; advanced placement
exam-preparation | fr: préparation aux examens; TEF | en: exam preparation; TEF
business-french | fr: français des affaires; français langue seconde en entreprise | en: business French; workplace French training
business-english | fr: anglais des affaires | en: business English
conversation-classes | fr: ateliers de conversation | en: conversation classes
sign-language-interpreting | fr: interprétation en langue des signes | en: sign language interpreting
braille | fr: braille; adaptation en gros caractères | en: braille; large print adaptation
student-recruitment | fr: recrutement étudiant; portes ouvertes | en: student recruitment; open houses for students
scholarships | fr: bourses d’études; aide financière aux études | en: scholarships; student financial aid
alumni-relations | fr: relations avec les diplômés | en: alumni relations
research-administration | fr: administration de la recherche; bureau de la recherche | en: research administration; research office
library-loans | fr: prêt et retour de documents; prêt entre bibliothèques | en: circulation desk; interlibrary loans
makerspace | fr: animation de laboratoire créatif; médialab | en: makerspace; media lab
career-fairs | fr: salons de l’emploi; recrutement sur les campus | en: career fairs; campus recruitment
psychometric-recruiting | fr: tests psychométriques en recrutement | en: psychometric tests in hiring
headhunting | fr: chasse de têtes; recrutement de cadres | en: headhunting; executive search
temp-staffing | fr: placement temporaire; agence de placement | en: temporary staffing; staffing agency
foreign-worker-integration | fr: intégration de travailleurs étrangers temporaires | en: temporary foreign worker integration
exit-interviews | fr: entrevues de départ; licenciements | en: exit interviews; terminations
harassment-investigations | fr: enquêtes en harcèlement; prévention du harcèlement | en: harassment investigations; harassment prevention
pay-transparency | fr: transparence salariale; échelles salariales | en: pay transparency; pay scales
group-rrsp | fr: REER collectif | en: group RRSP
union-representation | fr: représentation syndicale; libération syndicale | en: union representation; shop steward
hr-analytics | fr: analytique RH; tableaux de bord RH | en: HR analytics; people analytics
employee-recognition | fr: reconnaissance des employés; événements d’entreprise internes | en: employee recognition; staff events
coaching-managers | fr: coaching de gestionnaires; codéveloppement | en: leadership coaching; management coaching
organisational-design | fr: conception organisationnelle; restructuration | en: organizational design; restructuring
business-valuation-sme | fr: transfert d’entreprise; relève d’entreprise | en: business transfer; business succession
bank-compliance | fr: connaissance du client; vérification d’identité bancaire | en: customer due diligence; sanctions screening
open-banking | fr: technologies financières; système bancaire ouvert | en: fintech; open banking
payments-operations | fr: opérations de paiement; chambres de compensation | en: payment operations; clearing and settlement
securities-operations | fr: règlement de titres; services de garde de titres | en: securities settlement; custody services
fund-accounting-invest | fr: comptabilité de fonds de placement; valeur liquidative | en: investment fund accounting; net asset value
pension-actuarial | fr: évaluation actuarielle de régimes | en: pension valuation
group-insurance-sales | fr: vente d’assurance collective | en: group insurance sales
travel-insurance | fr: assurance voyage | en: travel insurance
surety-bonds | fr: cautionnement | en: surety bonds
marine-cargo-insurance | fr: assurance maritime; assurance cargo | en: marine insurance; cargo insurance
farm-insurance | fr: assurance agricole | en: farm insurance
catastrophe-claims | fr: sinistres catastrophiques | en: catastrophe claims
medical-underwriting | fr: sélection médicale des risques | en: medical underwriting
appraisal-commercial-property | fr: évaluation d’immeubles commerciaux; méthode du revenu | en: commercial appraisal; income approach
expropriation | fr: expropriation; servitudes | en: expropriation; easements
property-inspection | fr: inspection préachat; inspection résidentielle | en: pre-purchase inspection; home inspection
short-term-rentals | fr: location à court terme; Airbnb | en: short-term rentals; Airbnb hosting
storage-facility | fr: gestion de mini-entrepôts | en: self-storage management
coworking | fr: gestion d’espaces de travail partagés | en: coworking space management
senior-housing-sales | fr: location en résidence pour aînés | en: retirement home leasing
land-development | fr: lotissement; développement de terrains | en: land subdivision; land development
tax-disputes | fr: litiges fiscaux; oppositions fiscales | en: tax disputes; tax objections
research-tax-credits | fr: crédits d’impôt à la recherche | en: research tax credits
customs-drawback | fr: remboursement de droits; drawback | en: duty drawback
energy-trading | fr: marchés de l’énergie; marchés du carbone | en: energy markets; carbon markets
commodity-trading | fr: négoce de matières premières; courtage de grains | en: commodity trading; grain brokerage
microfinance | fr: microcrédit | en: microcredit
financial-literacy | fr: éducation financière; consultation budgétaire | en: financial literacy; budget counselling
debt-restructuring | fr: consolidation de dettes | en: debt consolidation
cash-logistics | fr: gestion de coffre; remplissage de guichets automatiques | en: vault operations; ATM replenishment
foreign-accounts | fr: services bancaires internationaux; transferts internationaux | en: international banking; wire transfers
wealth-reporting | fr: rapports de placement aux clients | en: investment reporting to clients
esg-reporting | fr: divulgation climatique; rapports de durabilité | en: climate disclosure; sustainability disclosures
audit-software | fr: logiciels d’audit; TeamMate | en: audit software; TeamMate; IDEA software | type: tool
excel-modelling-vba | fr: modèles financiers automatisés | en: automated financial models
price-adjustments-retail | fr: démarques; ajustements de prix | en: markdowns; price adjustments
planogram-software | fr: logiciels de planogrammes | en: planogram software | type: tool
fashion-buying | fr: achats de mode; collections de mode | en: fashion buying; fashion collections
textile-sourcing | fr: sourçage textile; relations avec les usines | en: textile sourcing; factory relations
wine-import | fr: importation de vins; SAQ | en: wine importing; liquor board listings
cheese-knowledge | fr: connaissance des fromages | en: cheese knowledge
meat-knowledge | fr: connaissance des coupes de viande | en: knowledge of meat cuts
bakery-display | fr: présentoir de boulangerie | en: bakery display
toy-retail | fr: vente de jouets | en: toy sales
sports-retail | fr: vente d’articles de sport; montage de skis | en: sporting goods sales; ski mounting
furniture-delivery | fr: livraison et installation de meubles | en: furniture delivery and installation
appliance-installation | fr: installation d’électroménagers | en: appliance installation
computer-retail | fr: vente d’informatique; assemblage d’ordinateurs | en: computer sales; computer building
hearing-retail | fr: vente d’appareils auditifs | en: hearing aid sales
music-store | fr: vente d’instruments de musique | en: musical instrument sales
vape-cannabis-retail | fr: conseil en cannabis; SQDC | en: cannabis retail; budtending
tire-retail | fr: vente de pneus; comptoir de pièces | en: tire sales; parts counter
rv-sales | fr: vente de véhicules récréatifs | en: RV sales; powersports sales
heavy-equipment-sales | fr: vente d’équipement lourd | en: heavy equipment sales
industrial-supplies-sales | fr: vente de fournitures industrielles | en: industrial supplies sales
building-products-sales | fr: vente de produits de bâtiment aux entrepreneurs | en: contractor sales
medical-equipment-sales | fr: vente d’équipement médical | en: medical equipment sales
software-sales | fr: vente de logiciels; ventes SaaS | en: software sales; SaaS sales
telecom-sales | fr: vente de forfaits télécom | en: telecom plan sales
media-sales | fr: vente de solutions publicitaires numériques | en: digital ad sales
energy-sales | fr: vente de solutions énergétiques | en: energy solutions sales
fundraising-canvassing | fr: sollicitation de dons sur rue | en: street canvassing
`,
});
