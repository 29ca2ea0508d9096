import { defineSector } from '../sector.js';

export const transport = defineSector({
  name: 'transport',
  field: {
    fr: ['Transport', 'logistique', 'entreposage', 'camionnage', 'livraison'],
    en: ['Transportation', 'logistics', 'warehousing', 'trucking', 'delivery'],
  },
  occupations: `
truck-driver | fr: camionneur; conducteur de camion; conducteur de camion classe 1; conducteur classe 1; chauffeur routier; conducteur routier; chauffeur poids lourd; conducteur de poids lourd; conducteur de véhicules lourds | qc: chauffeur de camion; chauffeur classe 1; camionneur classe 1 | en: truck driver; transport truck driver; tractor-trailer driver; AZ driver; class 1 driver; class 1 truck driver; HGV driver; lorry driver; tractor-trailer truck driver; trucker; heavy truck driver; log truck operator; transport driver; bulk goods truck driver
| skills: heavy-vehicle-licence, vehicle-inspection, hours-of-service, load-securement, route-planning
delivery-driver | fr: chauffeur-livreur; livreur; coursier; conducteur livreur | qc: chauffeur livreur classe 5; commis-livreur | en: delivery driver; van driver; parcel delivery driver; delivery person; light truck driver
| skills: driving-licence, route-planning, parcel-handling, customer-service, gps-navigation
bus-driver | fr: chauffeur d’autobus; conducteur de bus; conducteur d’autobus; conducteur receveur; machiniste-receveur/machiniste-receveuse; conducteur de transport en commun | qc: opérateur d’autobus | en: bus driver; bus operator; coach driver; transit operator; school bus operator; trolley bus driver; sightseeing bus driver; motor coach operator
| skills: bus-licence, passenger-safety, vehicle-inspection, customer-service
taxi-driver | fr: chauffeur de taxi; chauffeur VTC; conducteur de taxi | en: taxi driver; chauffeur; rideshare driver; cab driver
| skills: driving-licence, gps-navigation, customer-service
forklift-operator | fr: cariste; conducteur de chariot élévateur | qc: opérateur de chariot élévateur; opérateur de lift | en: forklift operator; forklift driver; lift truck operator; reach truck operator; industrial truck operator
| skills: forklift-licence, loading-unloading, warehouse-management-system, workplace-safety, order-picking
warehouse-worker | fr: commis d’entrepôt; magasinier; employé d’entrepôt; agent/agente magasinier | qc: préposé à l’entrepôt; journalier d’entrepôt; commis à l’expédition et réception | en: warehouse worker; warehouse associate; warehouse clerk; picker-packer; stock mover; freight mover; stocker
| skills: order-picking, loading-unloading, packaging, inventory-management, barcode-scanner, physical-stamina
shipper-receiver | fr: expéditeur-réceptionnaire; agent/agente de quai; réceptionnaire de marchandises | qc: commis à l’expédition; expéditeur-réceptionneur; préposé à la réception des marchandises | en: shipper-receiver; shipping and receiving clerk; shipping clerk; receiving clerk; dock worker
| skills: shipping-documents, loading-unloading, inventory-management, forklift-licence, barcode-scanner
warehouse-supervisor | fr: chef d’entrepôt; responsable d’entrepôt; chef d’équipe logistique | qc: superviseur d’entrepôt; contremaître d’entrepôt | en: warehouse supervisor; warehouse lead; distribution supervisor
| skills: staff-supervision, warehouse-management-system, inventory-management, workplace-safety, staff-scheduling
dispatcher | fr: répartiteur; affréteur; exploitant/exploitante transport; agent/agente d’exploitation transport; affréteur routier; responsable d’exploitation transport | qc: répartiteur en transport; coordonnateur du transport | en: dispatcher; transport dispatcher; transportation coordinator; fleet dispatcher; transport operations agent
| skills: dispatching, route-planning, hours-of-service, transport-management-system, communication
logistics-coordinator | fr: agent/agente logistique; coordonnateur logistique; responsable logistique; logisticien; technicien logistique; agent/agente d’exploitation logistique | qc: agent/agente de planification logistique | en: logistics coordinator; logistics specialist; logistics analyst; supply chain coordinator; logistics clerk; logistician
| skills: supply-chain, shipping-documents, transport-management-system, carrier-negotiation, inventory-management, spreadsheets
supply-chain-manager | fr: responsable de la chaîne d’approvisionnement; directeur de la logistique; gestionnaire de la chaîne logistique; responsable de la chaîne logistique; supply chain manager | en: supply chain manager; logistics manager; director of logistics; distribution manager; storage and distribution manager | broader: logistics-coordinator
| skills: supply-chain, demand-forecasting, staff-supervision, carrier-negotiation, budgeting
customs-broker | fr: courtier en douane; déclarant/déclarante en douane | qc: agent/agente de dédouanement | en: customs broker; customs agent; import-export coordinator; customs compliance specialist
| skills: customs-regulations, shipping-documents, tariff-classification, data-entry
auto-mechanic | fr: mécanicien automobile; mécanicien auto; technicien automobile; mécanicien réparateur automobile | qc: mécanicien de véhicules légers; compagnon mécanicien; technicien en mécanique automobile | en: auto mechanic; automotive service technician; automotive technician; car mechanic | related: diesel-mechanic
| skills: vehicle-diagnostics, brake-repair, engine-repair, preventive-maintenance, vehicle-inspection, tire-service
diesel-mechanic | fr: mécanicien de véhicules lourds; mécanicien poids lourds; mécanicien diesel; mécanicien d’engins; technicien de maintenance d’engins; mécanicien d’engins de chantier | qc: mécanicien de camions; mécanicien d’équipement lourd | en: diesel mechanic; truck and transport mechanic; heavy-duty equipment mechanic; heavy vehicle technician; bus and truck mechanic; heavy equipment mechanic; mobile heavy equipment mechanic
| skills: engine-repair, hydraulic-systems, vehicle-diagnostics, brake-repair, preventive-maintenance
auto-body-repairer | fr: carrossier; carrossier-peintre; tôlier-carrossier; tôlier automobile | qc: débosseleur; débosseleur-peintre | en: auto body repairer; auto body technician; collision repair technician; automotive body repairer
| skills: body-repair, spray-painting, surface-preparation, vehicle-estimating
parts-clerk | fr: commis aux pièces; magasinier en pièces détachées; vendeur de pièces | qc: conseiller aux pièces | en: parts clerk; parts advisor; parts counterperson
| skills: parts-catalogues, inventory-management, customer-service
flight-attendant | fr: agent/agente de bord; hôtesse/hôte de l’air; steward; personnel navigant commercial | en: flight attendant; cabin crew member
| skills: passenger-safety, customer-service, first-aid, bilingualism
mover | fr: déménageur | qc: aide-déménageur | en: mover; furniture mover; moving helper | skills: loading-unloading, furniture-handling, physical-stamina
`,
  skills: `
deliveries | fr: livraison | en: delivery; making deliveries | related: parcel-handling, route-planning
heavy-vehicle-licence | fr: permis de classe 1; permis de conduire classe 1; permis CE | en: class 1 licence; AZ licence; commercial driver’s licence; CDL | type: licence | broader: class-3-licence, heavy-truck-licence, driving-licence
heavy-truck-licence | fr: permis poids lourd; permis de véhicules lourds; permis C | en: heavy vehicle licence; truck licence | type: licence | broader: driving-licence
class-4-licence | fr: permis de classe 4 | en: class 4 licence | type: licence | broader: driving-licence
class-4a-licence | fr: permis de classe 4A; permis 4A | en: class 4A licence | type: licence | broader: class-4-licence
class-4b-licence | fr: permis de classe 4B; permis 4B | en: class 4B licence | type: licence | broader: class-4-licence
class-4c-licence | fr: permis de classe 4C; permis 4C | en: class 4C licence | type: licence | broader: class-4-licence
bus-licence | fr: permis de classe 2; permis de transport en commun; permis D | en: class 2 licence; bus driver’s licence; class B licence | type: licence | broader: driving-licence
forklift-licence | fr: carte de cariste; permis de cariste; attestation de cariste; CACES chariot élévateur | en: forklift licence; forklift certification; lift truck certification | type: licence
forklift-operation | fr: conduite de chariot élévateur; opération de chariot élévateur | en: forklift operation; forklift driving; lift truck operation | related: material-handling
vehicle-inspection | fr: ronde de sécurité; inspection de véhicules; vérification avant départ | en: vehicle inspection; pre-trip inspection; circle check; vehicle safety inspection
hours-of-service | fr: heures de conduite et de repos; journal de bord électronique; carnet de route | en: hours of service; logbook; driver logs
load-securement | fr: arrimage; arrimage des charges; sécurisation des charges | en: load securement; cargo securement; securing loads
route-planning | fr: planification d’itinéraires; planification de tournées; optimisation de routes | en: route planning; route optimization
gps-navigation | fr: navigation GPS; lecture de cartes | en: GPS navigation; map reading | type: tool
parcel-handling | fr: manutention de colis; livraison de colis; distribution de colis | en: parcel handling; parcel delivery; package delivery
passenger-safety | fr: sécurité des passagers; transport de passagers | en: passenger safety; passenger transport
loading-unloading | fr: chargement et déchargement; manutention de marchandises; déchargement de camions | en: loading and unloading; freight handling; unloading trucks
order-picking | fr: préparation de commandes; cueillette de commandes | en: order picking; picking and packing; order preparation; pick and pack
packaging | fr: emballage; conditionnement; empaquetage | en: packaging; packing; wrapping
barcode-scanner | fr: lecteur de codes à barres; pistolet RF; scanneur | en: barcode scanner; RF scanner; handheld scanner | type: tool
warehouse-management-system | fr: système de gestion d’entrepôt; logiciel WMS | en: warehouse management system; WMS software; WMS | type: tool
shipping-documents | fr: documents d’expédition; connaissements; bons de livraison; expédition et réception | en: shipping documents; bills of lading; packing slips; shipping and receiving
dispatching | fr: répartition; répartition du transport; affectation des chauffeurs | en: dispatching; dispatch; driver scheduling
transport-management-system | fr: logiciel de gestion du transport; système TMS; =TMS | en: transport management system; TMS software; transportation software; =TMS | type: tool
supply-chain | fr: chaîne d’approvisionnement; gestion de la chaîne logistique; logistique | en: supply chain; supply chain management; logistics management; ?logistics
demand-forecasting | fr: prévision de la demande; planification de la demande | en: demand forecasting; demand planning
carrier-negotiation | fr: négociation avec les transporteurs; gestion des transporteurs | en: carrier negotiation; carrier management; freight negotiation
customs-regulations | fr: réglementation douanière; règles d’importation et exportation | en: customs regulations; import and export regulations
tariff-classification | fr: classement tarifaire | en: tariff classification; HS codes
vehicle-diagnostics | fr: diagnostic automobile; diagnostic de véhicules; valise de diagnostic; outil de diagnostic | en: vehicle diagnostics; automotive diagnostics; scan tools; OBD diagnostics
brake-repair | fr: réparation de freins; systèmes de freinage; freins | en: brake repair; brake systems; brakes
engine-repair | fr: réparation de moteurs; mécanique de moteurs; ?moteurs | en: engine repair; engine overhaul; ?engines
hydraulic-systems | fr: systèmes hydrauliques; hydraulique; pneumatique | en: hydraulic systems; hydraulics; pneumatics
tire-service | fr: pose de pneus; changement de pneus; alignement; ?pneus | en: tire service; tire changes; wheel alignment; ?tires
body-repair | fr: débosselage; carrosserie; redressage de carrosserie | en: body repair; dent repair; collision repair; panel beating; body work; auto body work
vehicle-estimating | fr: estimation de dommages | en: damage estimating; collision estimating
parts-catalogues | fr: catalogue de pièces; recherche de pièces | en: parts catalogues; parts lookup
furniture-handling | fr: manutention de meubles; ?déménagement | en: furniture handling; moving furniture
`,
});
