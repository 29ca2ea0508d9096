import { defineSector } from '../sector.js';

/** Trucking, deliveries, warehouses and vehicle repair as they are posted in Québec. */
export const roads = defineSector({
  name: 'roads',
  field: {
    fr: ['Camionnage et mécanique', 'transport', 'camionnage', 'mécanique de véhicules', 'entreposage'],
    en: ['Trucking and vehicle repair', 'transportation', 'trucking', 'vehicle repair', 'warehousing'],
  },
  occupations: `
tanker-driver | fr: conducteur de camion-citerne; chauffeur de citerne; chauffeur-livreur de mazout; livreur de carburant | en: tanker driver; fuel truck driver; tank truck driver; oil delivery driver; fuel delivery driver; propane delivery driver | broader: truck-driver
| skills: bulk-transport, dangerous-goods-transport, heavy-vehicle-licence
concrete-mixer-driver | fr: conducteur de bétonnière; chauffeur de bétonnière | en: concrete mixer driver; cement truck driver; ready-mix driver; concrete truck driver | broader: dump-truck-driver
| skills: heavy-vehicle-licence, concrete-pouring, vehicle-inspection
float-driver | fr: chauffeur de fardier; conducteur de fardier; chauffeur de charges hors normes | en: float driver; lowbed driver; heavy haul driver; oversize load driver | broader: truck-driver
| skills: oversize-loads, heavy-vehicle-licence, load-securement
flatbed-driver | fr: chauffeur de camion à plateau; chauffeur de plateforme; chauffeur flatbed | en: flatbed driver; flatbed truck driver; deck truck driver | broader: truck-driver
| skills: tarps-straps, load-securement, heavy-vehicle-licence
logging-truck-driver | fr: chauffeur de camion forestier; camionneur forestier; chauffeur de transport de bois | en: logging truck driver; log hauler; timber truck driver | broader: truck-driver
| skills: heavy-vehicle-licence, load-securement, forest-roads
local-truck-driver | fr: chauffeur local classe 1; chauffeur classe 3; chauffeur de camion porteur; chauffeur de camion cube; chauffeur de livraison classe 3 | en: local truck driver; straight truck driver; DZ driver; class 3 driver; city driver; P and D driver; five-ton truck driver | broader: truck-driver
| skills: heavy-vehicle-licence, loading-unloading, vehicle-inspection
garbage-truck-driver | fr: chauffeur de camion à ordures; chauffeur de collecte; conducteur de camion de recyclage; chauffeur de camion vacuum | en: garbage truck driver; refuse truck driver; vacuum truck driver; roll-off driver; waste truck driver | related: waste-collector
| skills: waste-collection, heavy-vehicle-licence, vehicle-inspection
milk-truck-driver | fr: chauffeur de lait; laitier transporteur; chauffeur de transport d’animaux; chauffeur de moulée | en: milk truck driver; bulk milk grader driver; livestock hauler; feed truck driver; milk hauler | broader: truck-driver
| skills: milk-collection, livestock-transport, heavy-vehicle-licence
driver-trainer-trucking | fr: formateur de chauffeurs; formateur en conduite de camions; instructeur en conduite de véhicules lourds; évaluateur en conduite | en: driver trainer trucking; truck driving instructor; heavy vehicle instructor; driver examiner; driving test examiner | related: driving-instructor
| skills: driving-instruction, heavy-vehicle-licence, hours-of-service
yard-shunter | fr: gareur; préposé à la cour; chauffeur de cour; conducteur de camion de cour | en: yard shunter; yard driver; shunt driver; hostler; spotter driver
| skills: heavy-vehicle-licence, dock-scheduling, radio-communication
delivery-helper | fr: aide-livreur; aide-chauffeur; aide-camionneur; aide sur camion | en: delivery helper; truck helper; driver helper; delivery assistant
| skills: loading-unloading, furniture-handling, physical-stamina
furniture-delivery-driver | fr: livreur de meubles; livreur-installateur; livreur d’électroménagers; installateur d’électroménagers | en: furniture delivery driver; appliance delivery installer; delivery installer; home delivery specialist | related: delivery-driver
| skills: furniture-delivery, appliance-installation, customer-service
pizza-delivery-driver | fr: livreur de restaurant; livreur de pizza; livreur de repas; livreur de fleurs; livreur de journaux; camelot | en: pizza delivery driver; restaurant delivery driver; newspaper carrier; flower delivery driver; paper carrier; flyer distributor
| skills: route-planning, customer-service, cash-handling
route-salesperson | fr: distributeur de circulaires; distributeur de boissons; chauffeur-vendeur; marchandiseur livreur; représentant livreur | en: route salesperson; beverage delivery driver; driver salesperson; route sales driver; bread route driver; merchandiser driver
| skills: product-rotation, shelf-stocking, customer-service
motor-coach-driver | fr: conducteur d’autocar; chauffeur d’autocar; chauffeur de navette; chauffeur de bus touristique; conducteur d’autobus urbain; conducteur de car de tourisme | en: motor coach driver; shuttle bus driver; tour bus driver; charter bus driver; city bus driver; transit bus driver; intercity bus driver | broader: bus-driver
| skills: bus-licence, passenger-safety, vehicle-inspection
school-bus-monitor | fr: accompagnateur en transport scolaire; accompagnateur en transport adapté; surveillant d’autobus | en: school bus monitor; bus attendant; paratransit attendant
| skills: passenger-safety, child-safety, mobility-assistance
medical-transport-driver | fr: chauffeur de transport médical; chauffeur de véhicule de courtoisie; convoyeur de véhicules; chauffeur convoyeur; jockey automobile | en: medical transport driver; courtesy driver; vehicle transporter; car jockey; drive-away driver; funeral hearse driver
| skills: driving-licence, customer-service, defensive-driving
taxi-dispatcher | fr: répartiteur de taxis; répartiteur de remorqueuses; répartiteur de nuit; répartiteur logistique | en: taxi dispatcher; tow truck dispatcher; night dispatcher; truck dispatcher; motor vehicle dispatcher; radio dispatcher; service dispatcher | broader: dispatcher
| skills: dispatching, radio-communication, customer-service
transport-compliance-officer | fr: coordonnateur en conformité du transport; agent/agente de conformité transport; conseiller en sécurité routière; gestionnaire de la sécurité en transport | en: transport compliance officer; fleet safety manager; road safety advisor; driver safety coordinator
| skills: hours-of-service, tachograph-compliance, transport-safety-law
transport-scheduling-officer | fr: agent/agente de planification des transports; planificateur de tournées; horairiste; technicien en horaires de transport | en: transport scheduling officer; route scheduler; transit scheduler; crew scheduler; flight scheduler
| skills: route-planning, gtfs-planning, scheduling-software
highway-carrier-inspector | fr: contrôleur routier; inspecteur de véhicules lourds; peseur routier; inspecteur en transport | en: highway carrier inspector; commercial vehicle inspector; weigh station operator; road controller; truck inspector
| skills: vehicle-inspection, hours-of-service, load-securement
transport-clerk | fr: commis au transport; commis à la logistique; commis à la répartition; commis aux douanes; commis à l’import-export | en: transport clerk; traffic clerk; dispatch clerk; customs clerk; freight clerk; import-export clerk; routing clerk; waybill clerk
| skills: shipping-documents, data-entry, incoterms
warehouse-coordinator | fr: coordonnateur d’entrepôt; adjoint au directeur d’entrepôt; contrôleur d’inventaire d’entrepôt; superviseur de la réception; superviseur de l’expédition | en: warehouse coordinator; assistant warehouse manager; receiving supervisor; shipping supervisor; inventory supervisor; supply supervisor
| skills: warehouse-management-system, inventory-management, staff-supervision
packager | fr: préposé à l’emballage; préposé à la préparation de commandes en ligne; étiqueteur; préposé à l’étiquetage; agent/agente de conditionnement; conditionneur manuel | en: packager; hand packager; shipping packer; labeller; packing clerk; order fulfilment clerk; online order picker; hand packer
| skills: packaging, order-fulfilment, labelling
warehouse-labourer | fr: manœuvre d’entrepôt; aide-magasinier; débardeur d’entrepôt; déchargeur de conteneurs; lumper | en: warehouse labourer; freight handler; container unloader; dock hand; truck loader; lumper; stockroom helper
| skills: loading-unloading, palletising, physical-stamina
tool-room-attendant | fr: magasinier d’atelier; commis à l’outillage; commis au magasin; préposé au magasin; outilleur magasinier | en: tool room attendant; storesperson; storeroom clerk; stockkeeper; maintenance stores clerk; supply clerk
| skills: inventory-management, spare-parts, cycle-counting
pallet-jack-operator | fr: opérateur de transpalette; opérateur de chariot à mât rétractable; cariste en entrepôt frigorifique; opérateur de plateforme de préparation | en: pallet jack operator; order picker operator; narrow aisle operator; raymond operator; turret truck operator; clamp truck operator | broader: forklift-operator
| skills: forklift-licence, reach-truck, barcode-scanner
supply-chain-analyst | fr: analyste de la chaîne d’approvisionnement; analyste de la demande; planificateur de la demande; planificateur d’approvisionnement; planificateur des stocks | en: supply chain analyst; demand planner; supply planner; inventory planner; inventory analyst; replenishment analyst; materials manager
| skills: demand-forecasting, supply-chain, erp-software
trade-compliance-specialist | fr: agent/agente de douane à l’exportation; spécialiste en conformité douanière; classificateur tarifaire; analyste douanier | en: trade compliance specialist; customs analyst; tariff classifier; export documentation specialist; customs consultant | related: customs-broker
| skills: tariff-classification, trade-compliance, customs-regulations
transport-director | fr: directeur des transports; directeur des opérations de transport; directeur de terminal; superviseur de terminal; gérant de terminal | en: transport director; terminal manager; terminal supervisor; trucking operations manager; freight operations manager; transport operations supervisor
| skills: dispatching, staff-supervision, hours-of-service
trailer-mechanic | fr: mécanicien de remorques; mécanicien de semi-remorques; soudeur-mécanicien de remorques; technicien en transport frigorifique | en: trailer mechanic; truck-trailer mechanic; reefer technician; transport trailer technician; trailer repairer | related: diesel-mechanic
| skills: trailer-repair, air-brake, arc-welding
bus-mechanic | fr: mécanicien d’autobus; mécanicien de véhicules municipaux; mécanicien de flotte; mécanicien de garage municipal | en: bus mechanic; fleet mechanic; municipal fleet mechanic; transit mechanic; truck mechanic | broader: diesel-mechanic
| skills: diesel-engines, air-brake, preventive-maintenance
mobile-mechanic | fr: mécanicien mobile; mécanicien routier; mécanicien de service sur la route; technicien de service mobile | en: mobile mechanic; road service mechanic; field service mechanic; roadside technician
| skills: vehicle-diagnostics, hydraulic-repair, driving-licence
brake-mechanic | fr: mécanicien de freins; spécialiste en alignement; mécanicien de suspension; technicien en alignement; spécialiste en transmissions | en: brake mechanic; alignment technician; front-end mechanic; transmission mechanic; wheel alignment specialist; muffler installer; exhaust technician | broader: auto-mechanic
| skills: suspension-steering, brake-repair, transmission-repair
automotive-diagnostic-technician | fr: technicien en diagnostic automobile; technicien en électronique automobile; technicien en injection; mécanicien de moteurs diesel | en: automotive diagnostic technician; fuel injection technician; automotive electronics technician; engine rebuilder; tune-up specialist
| skills: vehicle-diagnostics, vehicle-electrical-systems, engine-repair
apprentice-mechanic | fr: apprenti mécanicien automobile; aide-mécanicien; étudiant en mécanique; mécanicien d’entretien léger | en: apprentice mechanic; mechanic helper; automotive apprentice; mechanic’s assistant
| skills: oil-change, tire-service, vehicle-lifting
small-engine-mechanic | fr: mécanicien de petits moteurs; mécanicien de tondeuses; mécanicien d’équipement à moteur; mécanicien de produits motorisés; mécanicien de motoculture; mécanicien en parcs et jardins | en: small engine mechanic; lawn equipment mechanic; power equipment technician; chainsaw repairer; snowmobile mechanic; ATV mechanic; small equipment mechanic; outdoor power equipment mechanic
| skills: small-engine-repair, engine-repair, mechanical-troubleshooting
recreational-vehicle-technician | fr: mécanicien de véhicules récréatifs; technicien de VR; technicien en véhicules récréatifs; mécanicien de roulottes | en: recreational vehicle technician; RV technician; RV mechanic; camper repairer; motor home mechanic
| skills: rv-sales, minor-repairs, electrical-troubleshooting
auto-damage-appraiser | fr: évaluateur automobile; estimateur en carrosserie; estimateur de dommages automobiles; appréciateur automobile | en: auto damage appraiser; automotive estimator; collision estimator; vehicle damage appraiser; body shop estimator
| skills: vehicle-estimating, body-repair, customer-service
auto-body-apprentice | fr: apprenti carrossier; préparateur peintre; aide-carrossier; démonteur automobile; technicien en débosselage sans peinture | en: auto body apprentice; paint preparer auto; autobody helper; paintless dent repair technician; auto dismantler; auto wrecker
| skills: body-repair, surface-preparation, spray-painting
auto-recycler | fr: démonteur de véhicules; recycleur automobile; commis de pièces usagées; acheteur de ferraille | en: auto recycler; scrapyard worker; used parts clerk; scrap metal buyer; salvage yard worker
| skills: parts-catalogues, power-tools, recycling-sorting
vehicle-preparer | fr: pareur de véhicules neufs; préparateur de véhicules; préposé à la préparation de véhicules; applicateur d’antirouille | en: vehicle preparer; new car prep technician; lot attendant; car lot attendant; rust proofing applicator; undercoater
| skills: car-detailing, rust-proofing, driving-licence
dealership-manager | fr: directeur de concession; directeur des ventes automobiles; directeur commercial automobile; directeur des pièces; gérant de pièces | en: dealership manager; automotive sales manager; parts manager; general manager dealership; used car manager
| skills: vehicle-knowledge, sales-targets, staff-supervision
finance-and-insurance-manager | fr: directeur financier automobile; conseiller en financement automobile; directeur F et I; conseiller en produits financiers automobiles | en: finance and insurance manager; business manager dealership; auto finance manager; F&I manager
| skills: vehicle-financing, closing-sales, securities-licence
car-rental-agent | fr: commis à la location de véhicules; agent/agente de location de voitures; préposé à la location de camions; préposé à la location d’outils; commis à la location d’équipement; chargé de location; loueur; agent/agente de location de matériel; responsable d’agence de location | en: car rental agent; vehicle rental clerk; truck rental agent; tool rental clerk; equipment rental clerk; rental counter clerk; rental coordinator; counter and rental clerk; rental clerk
| skills: equipment-rental, customer-service, cash-handling
railway-yard-worker | fr: agent/agente d’opérations ferroviaires; aiguilleur; coordonnateur ferroviaire; mécanicien de signaux ferroviaires; inspecteur ferroviaire | en: railway yard worker; switchman; rail coordinator; railway signal technician; yardmaster; railway yard coordinator; car inspector railway
| skills: rail-operations, switching-yard, rail-signals
brake-operator-rail | fr: serre-frein | en: railroad brake operator; switch operator rail; brakeman | related: railway-yard-worker
| skills: switching-yard, air-brake, workplace-safety
locomotive-mechanic | fr: mécanicien de locomotives diesel; électricien de matériel roulant; technicien de matériel roulant; mécanicien de métro | en: locomotive mechanic; rolling stock technician; rolling stock electrician; subway car repairer; diesel locomotive mechanic
| skills: locomotive-maintenance, electrical-troubleshooting, preventive-maintenance
air-cargo-agent | fr: commis au fret aérien; manutentionnaire de fret aérien; agent/agente de cargo; agent/agente de dégivrage; préposé à l’avitaillement; agent/agente de fret aérien | en: air cargo agent; cargo handler; de-icing agent; aircraft fueller; aircraft refueller; air freight agent; aircraft cargo handler
| skills: air-cargo, ground-support-equipment, airside-driving
aircraft-cleaner | fr: préposé au nettoyage d’avions; groomer d’aéronefs; préposé à l’entretien de cabine; traiteur aérien; préposé à la restauration aérienne | en: aircraft cleaner; cabin cleaner; airline catering worker; aircraft cabin groomer
| skills: cleaning, restricted-area-pass, physical-stamina
aircraft-inspector | fr: inspecteur d’aéronefs; inspecteur en aérostructure; technicien en moteurs d’avion; technicien en hélices; technicien en composites d’aéronefs | en: aircraft inspector; aircraft engine technician; gas turbine engine mechanic; propeller technician; aircraft composites technician; helicopter mechanic
| skills: aircraft-maintenance, technical-manuals, aircraft-maintenance-licence
aircraft-painter | fr: peintre d’aéronefs; finisseur intérieur d’avion; ébéniste en aéronautique; rembourreur d’avion; installateur d’intérieurs d’avion | en: aircraft painter; aircraft interior technician; aircraft cabinetmaker; aircraft interior installer; completions technician
| skills: spray-painting, aircraft-structures-assembly, blueprint-reading
airport-manager | fr: directeur d’aéroport; superviseur d’escale; coordonnateur aéroportuaire; agent/agente d’exploitation aéroportuaire; gestionnaire d’escale | en: airport manager; station supervisor airline; airport operations officer; airport duty manager; airside operations coordinator
| skills: aviation-regulations, staff-supervision, crisis-communications
airfield-operations-specialist | fr: agent/agente de trafic aérien; coordonnateur de piste | en: airfield operations specialist; airfield operations coordinator | related: airport-manager
| skills: airside-driving, aviation-regulations, runway-snow-removal
drone-pilot | fr: pilote de drone; opérateur de drone; télépilote; technicien de drones | en: drone pilot; drone operator; UAV pilot; remotely piloted aircraft operator; drone technician
| skills: drone-piloting, flight-planning, aviation-regulations
bush-pilot | fr: pilote de brousse; pilote d’hydravion; copilote; pilote d’affaires; pilote épandeur | en: bush pilot; float plane pilot; co-pilot; corporate pilot; crop duster; water bomber pilot; charter pilot | broader: airline-pilot
| skills: flying, flight-planning, commercial-pilot-licence
purser | fr: chef de cabine; directeur de vol; chef de cabine principal; agent/agente de bord corporatif | en: purser; cabin service director; in-flight service manager; corporate flight attendant; chief flight attendant | broader: flight-attendant
| skills: cabin-safety, customer-service, first-aid
first-mate | fr: second de navire; chef officier; premier lieutenant; maître d’équipage; bosco | en: first mate; ship’s mate; boatswain; bosun; chief officer ship; second officer
| skills: marine-navigation, marine-certificates, marine-safety
lock-operator | fr: éclusier; maître de port; capitaine de port; officier de trafic maritime; agent/agente maritime | en: lock operator; lockmaster; harbour master; marine traffic officer; ship agent; port manager; canal lock operator
| skills: mooring, radio-communication, marine-safety
ship-cook | fr: cuisinier de navire; garçon de cabine; aide-cuisinier de navire; steward de navire; hôte/hôtesse de croisière | en: ship cook; ship steward; cruise ship attendant; galley cook; boat steward
| skills: marine-vessel-cooking, food-safety, marine-safety
tour-boat-captain | fr: capitaine de bateau-mouche; capitaine de traversier; capitaine de remorqueur; pilote du Saint-Laurent; batelier; conducteur de navigation fluviale; pilote de bateau | en: tour boat captain; ferry captain; tugboat captain; river pilot; water taxi operator; boat operator; motorboat operator; river boat pilot | broader: ship-captain
| skills: marine-navigation, marine-certificates, passenger-safety
boat-builder | fr: constructeur de bateaux; charpentier de marine; réparateur de bateaux; gelcoateur; préposé de marina | en: boat builder; shipwright; boat repairer; marina attendant; gel coat technician; marina manager
| skills: boat-building, ship-repair, spray-painting
toll-collector | fr: agent/agente de péage; préposé au péage; préposé de pont; opérateur de pont levant | en: toll collector; toll booth attendant; bridge operator; lift bridge operator
| skills: cash-handling, customer-service, surveillance
in-house-messenger | fr: coursier interne; coursier juridique; messager motorisé; chauffeur messager; courrier international; coursier à deux roues | en: in-house messenger; legal courier; office messenger; motorcycle courier; messenger driver
| skills: parcel-handling, route-planning, driving-licence
postmaster | fr: agent/agente des postes; maître de poste; commis au comptoir postal; superviseur des postes; préposé au tri du courrier; trieur postal; receveur des postes; directeur de bureau de poste | en: postmaster; post office counter clerk; postal supervisor; mail sorter; postal sorter; mail and parcel sorter; rural route mail contractor; mail superintendent; postmaster and mail superintendent
| skills: mail-sorting, customer-service, parcel-handling
moving-coordinator | fr: coordonnateur de déménagement; estimateur en déménagement; chef d’équipe déménageur; emballeur de déménagement | en: moving coordinator; moving estimator; mover crew leader; household goods packer; moving consultant
| skills: furniture-handling, customer-service, packaging
truck-washer | fr: laveur de véhicules lourds; laveur d’autobus; préposé au lavage de camions; préposé à l’entretien d’autobus | en: truck washer; bus cleaner; heavy vehicle washer; vehicle cleaner; railcar cleaner
| skills: pressure-washing, cleaning, physical-stamina
`,
  skills: `
class-6-licence | fr: permis classe 6; permis de motocyclette | en: class 6 licence; motorcycle licence | type: licence
trucking-vocational-diploma | fr: mention FM; permis probatoire classe 1; programme PESR; DEP en transport par camion | en: trucking vocational diploma; DEP in trucking; truck driving diploma | type: licence
twic-card | fr: =TWIC; carte TWIC | en: TWIC card | type: licence
forklift-operator-certificate | fr: certificat SIMDUT cariste; formation cariste | en: forklift operator certificate; lift truck ticket; counterbalance certificate | type: licence
automotive-mechanics-diploma | fr: DEP en mécanique automobile | en: automotive mechanics diploma; DEP in automobile mechanics | type: licence
heavy-vehicle-mechanics-diploma | fr: DEP en mécanique de véhicules lourds; DEP véhicules lourds; DEP en mécanique d’engins de chantier | en: heavy vehicle mechanics diploma; DEP in heavy vehicle mechanics | type: licence
auto-body-diploma | fr: DEP en carrosserie | en: auto body diploma; DEP in automotive body repair | type: licence
cpa-mechanic-card | fr: carte CPA compagnon; carte du CPA; compagnon mécanicien CPA; carte CPA mécanicien | en: CPA mechanic card; automotive parity committee card | type: licence
restricted-radio-operator-certificate | fr: certificat d’opérateur radio aéronautique; certificat restreint d’opérateur radio | en: restricted radio operator certificate; radiotelephone operator certificate | type: licence
master-certificate | fr: brevet de capitaine; brevet de capitaine 60 tonneaux; brevet d’officier de pont | en: master certificate; Master 60 gross tonnage; mate certificate | type: licence
school-bus-certificate | fr: permis de transport scolaire; formation transport scolaire; certificat de conducteur d’autobus scolaire | en: school bus certificate; school bus driver training | type: licence
cclp-designation | fr: désignation CCLP; certificat CITT; =CCLP | en: CCLP designation; CITT certification | type: licence
cscp-designation | fr: désignation CSCP; CPIM APICS | en: CSCP designation; CPIM certification | type: licence
scmp-designation | fr: désignation SCMP; professionnel en gestion de la chaîne d’approvisionnement agréé | en: SCMP designation; supply chain management professional | type: licence
isaac-instruments | fr: Isaac Instruments; tablette Isaac | en: Isaac Instruments; Isaac tablet | type: tool
samsara | fr: Samsara | en: Samsara | type: tool
geotab | fr: Geotab | en: Geotab | type: tool | related: samsara
motive-eld | fr: Motive ELD | en: Motive ELD | type: tool | related: samsara
mitchell-1 | fr: Mitchell 1 | en: Mitchell 1 | type: tool
alldata | fr: ALLDATA | en: ALLDATA | type: tool | related: mitchell-1
prodemand | fr: ProDemand | en: ProDemand | type: tool | related: mitchell-1
snap-on-scanner | fr: Snap-on; scanner Snap-on; outil de diagnostic OBD; OBD-II | en: Snap-on scanner; OBD-II scanner | type: tool
cummins-insite | fr: Cummins Insite | en: Cummins Insite | type: tool
detroit-diagnostic-link | fr: Detroit Diesel Diagnostic Link | en: Detroit Diagnostic Link | type: tool | related: cummins-insite
volvo-premium-tech-tool | fr: Volvo Premium Tech Tool | en: Volvo Premium Tech Tool | type: tool | related: cummins-insite
pbs-systems | fr: PBS Systems | en: PBS Systems | type: tool
cdk-drive | fr: =CDK | en: CDK Drive | type: tool | related: pbs-systems
reynolds-and-reynolds | fr: Reynolds et Reynolds | en: Reynolds and Reynolds | type: tool | related: pbs-systems
serti | fr: =SERTI | en: =SERTI | type: tool | related: pbs-systems
audatex | fr: Audatex | en: Audatex | type: tool
mitchell-estimating | fr: Mitchell Estimating | en: Mitchell estimating | type: tool | related: audatex
manhattan-wms | fr: Manhattan WMS | en: Manhattan WMS | type: tool
blue-yonder | fr: Blue Yonder | en: Blue Yonder | type: tool | related: manhattan-wms
highjump | fr: HighJump | en: HighJump | type: tool | related: manhattan-wms
korber-wms | fr: Körber WMS | en: Körber WMS | type: tool | related: manhattan-wms
truckmate | fr: Truckmate | en: Truckmate | type: tool
mcleod-software | fr: McLeod Software Software | en: McLeod software | type: tool | related: truckmate
tmw-suite | fr: =TMW | en: TMW Suite | type: tool | related: truckmate
sap-ewm | fr: SAP EWM | en: SAP EWM | type: tool
oracle-wms | fr: Oracle WMS | en: Oracle WMS | type: tool | related: sap-ewm
amadeus-altea | fr: Amadeus Altéa | en: Amadeus Altea | type: tool
sita-systems | fr: =SITA | en: SITA systems | type: tool | related: amadeus-altea
liftgate | fr: hayon; hayon élévateur; tailgate camion | en: liftgate; tail lift; power tailgate | type: tool
chains-and-binders | fr: chaînes et sangles; courroies et chaînes; arrimage par chaînes | en: chains and binders; ratchet straps | type: tool
tire-machine | fr: machine à pneus; équilibreuse; équilibreuse de roues | en: tire machine; wheel balancer; tire changer | type: tool
daily-logs | fr: fiche journalière; règlement sur les heures de conduite | en: daily logs; Bill 430; trucking daily log
coupling-and-uncoupling | fr: attelage et dételage; accouplement de remorques | en: coupling and uncoupling; trailer coupling
trailer-backing | fr: marche arrière avec remorque; stationnement de semi-remorque; recul à quai | en: trailer backing; dock backing; backing up trailers
intermodal-transport | fr: transport intermodal; intermodal; conteneurs intermodaux | en: intermodal transport; intermodal containers
ltl-freight | fr: transport de lots brisés; lots brisés; =LTL; charges complètes; =FTL | en: LTL freight; FTL freight; less-than-truckload; full truckload
home-delivery | fr: livraison à domicile; livraison résidentielle; livraison avec installation | en: home delivery; residential delivery; white glove delivery
pick-up-and-delivery | fr: collecte et livraison; ramassage et livraison | en: pick-up and delivery; pickup and delivery
knowledge-of-greater-montreal | fr: connaissance du Grand Montréal; connaissance du territoire de livraison | en: knowledge of Greater Montréal; local area knowledge
wheelchair-securement | fr: arrimage de fauteuils roulants; transport adapté; transport de personnes à mobilité réduite | en: wheelchair securement; accessible transport; paratransit service
student-management-on-the-bus | fr: discipline dans l’autobus; gestion des élèves dans l’autobus | en: student management on the bus; school bus discipline
transport-safety-law | fr: loi concernant les propriétaires de véhicules lourds; =PEVL; règlement sur l’arrimage; SAAQ véhicules lourds | en: transport safety law; heavy vehicle owners act; PEVL rules
driver-file-management | fr: gestion des dossiers conducteurs; dossier conducteur SAAQ | en: driver file management; driver abstracts
shipment-tracking | fr: suivi des livraisons; suivi des expéditions; traçabilité des colis | en: shipment tracking; delivery tracking; track and trace
freight-claims | fr: réclamations de transport; réclamations de marchandises; avaries | en: freight claims; cargo claims
freight-rate-negotiation | fr: appels d’offres transport; négociation de tarifs de transport | en: freight rate negotiation; freight tenders
receiving-slips | fr: bons de réception; réception et vérification de marchandises; vérification des bons de commande | en: receiving slips; goods verification
stretch-wrapping | fr: préparation de palettes; montage de palettes; emballage sous pellicule; pelliculage | en: stretch wrapping; pallet building
pallet-racking-storage | fr: gerbage; entreposage en hauteur; rangement en palettier | en: pallet racking storage; high-level stacking; put-away
cross-docking | fr: cross-docking; transbordement | en: cross-docking; transloading
fifo | fr: =FIFO; premier entré premier sorti; =LIFO | en: =FIFO; first in first out; =FEFO
physical-inventory | fr: dénombrement; inventaire physique; comptage cyclique | en: physical inventory; stock taking
reverse-logistics | fr: gestion des retours logistiques; logistique inverse | en: reverse logistics; returns processing
slotting | fr: gestion des emplacements; adressage d’entrepôt; slotting | en: slotting; location management; bin management
warehouse-layout | fr: 5S en entrepôt; aménagement d’entrepôt; conception d’entrepôt | en: warehouse layout; warehouse design
hazardous-goods-storage | fr: entreposage de matières dangereuses; entreposage sécuritaire | en: hazardous goods storage; safe storage practices
yard-management | fr: gestion de la cour; gestion des remorques | en: yard management; trailer management
crating | fr: mise en caisse; emballage de pièces fragiles; caisses de bois | en: crating; fragile item packing; wood crating
courier-shipping | fr: expédition de colis; Purolator; FedEx; =UPS; Postes Canada | en: courier shipping; Purolator; FedEx; Canada Post shipping
ocean-freight | fr: export maritime; réservation de fret; booking maritime | en: ocean freight; freight booking; sea freight
cusma | fr: =ACEUM; =ALENA; certificats d’origine | en: =CUSMA; certificates of origin
carm | fr: =GCRA; =CARM; déclarations douanières; formulaire B3 | en: =CARM; B3 form
c-tpat | fr: C-TPAT; PEP partenaires en protection | en: C-TPAT; Partners in Protection
sandop | fr: =S&OP; planification des ventes et des opérations | en: =S&OP; sales and operations planning
safety-stock | fr: gestion des stocks de sécurité; point de commande; classification ABC | en: safety stock; reorder point; ABC classification
logistics-kpis | fr: KPI logistiques; indicateurs logistiques | en: logistics KPIs; warehouse KPIs
clutch-replacement | fr: remplacement d’embrayage; différentiel | en: clutch replacement; differential repair
timing-belt | fr: courroie de distribution; remplacement de courroies; joint de culasse | en: timing belt; head gasket; belt replacement
diesel-injection | fr: système d’injection; post-traitement des gaz; =FAP; =DPF | en: diesel injection; =DPF; exhaust aftertreatment; fuel injection systems
adas-calibration | fr: calibration ADAS; systèmes ABS; coussins gonflables; =ADAS | en: ADAS calibration; ABS systems; airbag systems
module-programming | fr: reprogrammation de modules; programmation de clés; multiplexage | en: module programming; key programming; CAN bus diagnostics
road-testing-vehicles | fr: essai routier | en: road testing vehicles; road test
repair-orders | fr: bons de réparation; estimation de réparations automobiles; soumission de réparation | en: repair orders; repair estimates
warranty-claims | fr: garantie constructeur; réclamations de garantie; garantie automobile | en: warranty claims; manufacturer warranty
saaq-mechanical-inspection | fr: inspection SAAQ; inspection mécanique SAAQ | en: SAAQ mechanical inspection; SAAQ safety inspection
basecoat-clearcoat | fr: application de couche de fond; apprêt et ponçage; couleur base-couche transparente | en: basecoat clearcoat; primer and sanding
windshield-repair | fr: pose de pare-brise; réparation d’éclats de pare-brise; teinture de vitres; vitres teintées | en: windshield repair; window tinting
thermo-king | fr: transport frigorifique; unité Thermo King; Carrier Transicold | en: Thermo King; Carrier Transicold; reefer units
truck-air-systems | fr: systèmes pneumatiques de camion; suspension pneumatique; freins pneumatiques | en: truck air systems; air suspension
lube-oil-and-filter | fr: vidange d’huile et graissage; lubrification de véhicules | en: lube oil and filter; vehicle lubrication
seasonal-tire-changeover | fr: entreposage de pneus; changement de pneus saisonnier | en: seasonal tire changeover; tire storage
parts-sales | fr: vente de pièces; commande de pièces; catalogue électronique de pièces | en: parts sales; parts ordering; electronic parts catalogue
borescope-inspection | fr: centre de rénovation d’aéronefs; révision de moteurs d’avion; inspection boroscopique | en: borescope inspection; aircraft engine overhaul
service-bulletins | fr: bulletins de service; directives de navigabilité | en: service bulletins; airworthiness directives
aircraft-loading | fr: chargement d’aéronefs | en: aircraft loading
runway-snow-removal | fr: déneigement de pistes; opérations hivernales aéroportuaires | en: runway snow removal; airport winter operations
bridge-watch | fr: quart de navigation; veille à la passerelle; navigation sur le Saint-Laurent | en: bridge watch; watchkeeping; St. Lawrence navigation
ship-loading | fr: chargement de navires; arrimage de navires; vrac solide | en: ship loading; cargo stowage; bulk cargo handling
rail-welding | fr: soudage de rails; remplacement de traverses; bourrage de voie | en: rail welding; tie replacement; track tamping
`,
});
