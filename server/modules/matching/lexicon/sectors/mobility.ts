import { defineSector } from '../sector.js';

export const mobility = defineSector({
  name: 'mobility',
  field: {
    fr: [
      'Transport aérien, ferroviaire et maritime',
      'aviation',
      'aéroports',
      'chemin de fer',
      'marine',
      'entreposage',
      'mécanique',
    ],
    en: ['Air, rail and sea transport', 'aviation', 'airports', 'rail', 'marine', 'warehousing', 'vehicle repair'],
  },
  occupations: `
# Air
airline-pilot | fr: pilote d’avion; pilote de ligne; pilote d’hélicoptère; commandant/commandante de bord; officier pilote de ligne | en: airline pilot; ?pilot; helicopter pilot; commercial pilot; first officer; airline captain; copilot; flight engineer
| skills: flying, commercial-pilot-licence, flight-planning, aviation-regulations
flight-instructor | fr: instructeur de vol; pilote instructeur | en: flight instructor | broader: airline-pilot | skills: flying, commercial-pilot-licence, teaching
air-traffic-controller | fr: contrôleur aérien; contrôleur de la circulation aérienne; spécialiste de l’information de vol | en: air traffic controller; flight service specialist | skills: air-traffic-control, radio-communication, stress-management
flight-dispatcher | fr: régulateur de vol; répartiteur de vols; agent/agente d’opérations aériennes | en: flight dispatcher; flight operations officer | skills: flight-planning, aviation-regulations, weather-forecasting
aircraft-mechanic | fr: technicien d’entretien d’aéronefs; mécanicien d’aéronefs; mécanicien d’avions; =TEA | en: aircraft mechanic; aircraft maintenance engineer; =AME; aircraft maintenance technician | skills: aircraft-maintenance, aircraft-maintenance-licence, mechanical-troubleshooting, technical-manuals
avionics-technician | fr: technicien en avionique; électricien d’aéronefs | en: avionics technician; aircraft electrician | skills: avionics, electronics-troubleshooting, aircraft-maintenance, technical-manuals
aircraft-assembler | fr: assembleur d’aéronefs; assembleur de structures; monteur de structures d’aéronefs; monteur-câbleur en aérospatiale; monteur de structures aéronautiques; ajusteur-monteur aéronautique/ajusteuse-monteuse aéronautique; ajusteur aéronautique | en: aircraft assembler; structures assembler; aerospace assembler; aircraft structures technician; aircraft structure assembler; aircraft rigging assembler | related: assembler
| skills: riveting, aircraft-structures-assembly, blueprint-reading, measuring-instruments
ramp-agent | fr: agent/agente de piste; manutentionnaire aéroportuaire; préposé aux bagages; agent/agente de rampe; assistant/assistante avion; bagagiste aéroportuaire; chef avion | en: ramp agent; baggage handler; ground handler; aircraft groomer; ramp worker; aircraft service attendant
| skills: luggage-handling, aircraft-marshalling, ground-support-equipment, physical-stamina
airline-customer-agent | fr: agent/agente d’escale; agent/agente au comptoir d’enregistrement; agent/agente de service à la clientèle aérienne; agent/agente de réservations; agent/agente de comptoir aérien | en: airline customer service agent; passenger service agent; check-in agent; gate agent; reservation agent; airline ticket agent; reservation and transportation ticket agent
| skills: passenger-check-in, customer-service, travel-booking-systems
airport-security-screener | fr: agent/agente de contrôle aéroportuaire; agent/agente de contrôle préembarquement; agent/agente de sûreté aéroportuaire | en: airport security screener; screening officer; transportation security screener; security screener | related: security-guard
| skills: searches, customer-service, x-ray-screening

# Rail and city transport
train-conductor | fr: chef de train; agent/agente de train; contrôleur ferroviaire; contrôleur de train; agent/agente commercial/commerciale de train | en: train conductor; railway conductor; trainman; railroad conductor
| skills: rail-operations, passenger-safety, radio-communication
locomotive-engineer | fr: mécanicien de locomotive; conducteur de train; mécanicien ferroviaire de locomotive; conducteur de locomotive | en: locomotive engineer; train driver; train operator; rail yard engineer
| skills: train-driving, rail-operations, rail-signals
railway-track-worker | fr: ouvrier de voie ferrée; cheminot; agent/agente d’entretien de la voie; manœuvre ferroviaire; poseur de voies ferrées; agent/agente de maintenance de la voie | en: railway track worker; track maintainer; railway labourer; rail-track laying equipment operator; track maintenance worker
| skills: track-maintenance, heavy-equipment-basic, physical-stamina
signal-maintainer | fr: technicien de signalisation ferroviaire; mainteneur de signalisation | en: signal maintainer; rail signal technician; signal and track switch repairer | related: railway-track-worker
| skills: track-maintenance, switchgear, workplace-safety
railcar-mechanic | fr: mécanicien de wagons; mécanicien ferroviaire; wagonnier | en: railcar mechanic; carman; railway mechanic | skills: mechanical-troubleshooting, brake-repair, arc-welding
rail-traffic-controller | fr: contrôleur de la circulation ferroviaire; régulateur ferroviaire; régulateur de trafic ferroviaire; agent/agente de circulation ferroviaire; aiguilleur du rail; responsable de circulation ferroviaire | en: rail traffic controller; train dispatcher | related: dispatcher
| skills: rail-operations, rail-signals, radio-communication
subway-operator | fr: opérateur de métro; conducteur de métro; conducteur de tramway | en: subway operator; metro operator; tram driver; streetcar operator | related: bus-driver | skills: train-driving, passenger-safety, customer-service
transit-inspector | fr: inspecteur de transport en commun; chef d’opérations de transport | en: transit inspector; transit supervisor; fare inspector | skills: fare-inspection, customer-service, incident-reporting
school-bus-driver | fr: conducteur d’autobus scolaire; berline scolaire; chauffeur d’autobus scolaire; chauffeur d’autobus d’écoliers | en: school bus driver; yellow bus driver | broader: bus-driver
| skills: bus-licence, passenger-safety, child-safety, vehicle-inspection
paratransit-driver | fr: chauffeur de transport adapté; chauffeur de minibus; navetteur; conducteur accompagnateur; accompagnateur de personnes à mobilité réduite; conducteur de minibus | en: paratransit driver; minibus driver; shuttle driver | related: bus-driver
| skills: passenger-safety, mobility-assistance, driving-licence
chauffeur-private | fr: chauffeur privé; chauffeur de limousine; chauffeur de maître | en: private chauffeur; limousine driver; personal driver | related: taxi-driver | skills: driving-licence, customer-service, gps-navigation
courier | fr: messager; livreur à vélo; livreur de colis; coursier à vélo; coursier de plis | en: courier; bike messenger; food delivery rider; parcel courier | related: delivery-driver
| skills: parcel-handling, gps-navigation, driving-licence
letter-carrier | fr: ?facteur; facteur des postes; préposé au tri postal; trieur de courrier; agent/agente de distribution postale | en: letter carrier; mail carrier; postal worker; postal clerk; postal service mail carrier
| skills: mail-sorting, parcel-handling, physical-stamina
tow-truck-driver | fr: conducteur de remorqueuse; remorqueur; dépanneur-remorqueur/dépanneuse-remorqueuse | en: tow truck driver; tow operator; roadside assistance driver | skills: towing, heavy-vehicle-licence, customer-service
snowplow-operator | fr: conducteur de déneigeuse; opérateur de déneigement; déneigeur | en: snowplow operator; snow removal operator; plow driver | skills: snow-removal, loader-operation, heavy-vehicle-licence
dump-truck-driver | fr: conducteur de camion à benne; camionneur en vrac | en: dump truck driver | broader: truck-driver | skills: heavy-vehicle-licence, vehicle-inspection, bulk-transport
long-haul-driver | fr: ?routier; camionneur longue distance; conducteur de camion longue distance; chauffeur longue distance | en: long-haul truck driver; long-haul driver; long-distance truck driver; over-the-road driver | broader: truck-driver | skills: heavy-vehicle-licence, hours-of-service, cross-border-transport, load-securement

# Sea
ship-captain | fr: capitaine de navire; officier de pont; officier de navigation; pilote maritime; capitaine au long cours; patron de navire; commandant de bord maritime | en: ship captain; deck officer; navigation officer; ship master; vessel captain; ship pilot
| skills: marine-navigation, marine-certificates, staff-supervision, marine-safety
marine-engineer-officer | fr: officier mécanicien de marine; officier de mécanique | en: marine engineer officer; ship engineer; engine room officer | skills: marine-engines, marine-certificates, preventive-maintenance
deckhand | fr: matelot; matelot de pont; ?marin; timonier; marin de commerce | en: deckhand; able seaman; sailor; ship’s crew member; marine oiler
| skills: mooring, marine-safety, marine-certificates, physical-stamina
dredge-operator | fr: opérateur de drague; conducteur de drague | en: dredge operator | related: deckhand
| skills: boat-handling, crane-operation, workplace-safety
longshoreman | fr: débardeur; arrimeur; opérateur de grue portuaire; docker; ouvrier docker | en: longshore worker; stevedore; port crane operator; ship loader
| skills: loading-unloading, rigging, load-securement, crane-operation
ferry-attendant | fr: préposé de traversier; agent/agente d’embarquement | en: ferry attendant; ferry terminal worker; boat crew | skills: passenger-safety, mooring, customer-service
marine-mechanic | fr: mécanicien de bateaux; mécanicien marin; mécanicien nautique; mécanicien de plaisance | en: marine mechanic; outboard mechanic; motorboat mechanic
| skills: small-engine-repair, engine-repair, vehicle-diagnostics

# Repair and storage
motorcycle-mechanic | fr: mécanicien de motocyclettes; mécanicien de motos et motoneiges | en: motorcycle mechanic; powersports technician | related: auto-mechanic | skills: small-engine-repair, vehicle-diagnostics, engine-repair
tire-technician | fr: poseur de pneus; technicien en pneus; préposé aux pneus; monteur de pneus; opérateur de service rapide; mécanicien de maintenance rapide | en: tire technician; tire installer; tire repairer; tire changer | related: auto-mechanic
| skills: tire-service, vehicle-lifting, customer-service
oil-change-technician | fr: préposé à l’entretien automobile; technicien en changement d’huile; préposé au service rapide; apprenti mécanicien | en: lube technician; oil change technician; automotive service technician apprentice | related: auto-mechanic | skills: oil-change, vehicle-inspection, tire-service
auto-electrician | fr: électromécanicien de véhicules; installateur d’accessoires automobiles; technicien en véhicules électriques | en: automotive electrician; vehicle accessories installer; electric vehicle technician | related: auto-mechanic | skills: vehicle-electrical-systems, electric-vehicles, vehicle-diagnostics
car-detailer | fr: esthéticien automobile; préposé à l’esthétique automobile; laveur de voitures; préposé au lave-auto | en: car detailer; auto detailer; car wash attendant | skills: car-detailing, cleaning, attention-to-detail
auto-painter | fr: peintre automobile; peintre en carrosserie; préparateur de carrosserie | en: automotive painter; auto body painter; auto refinishing technician | related: auto-body-repairer | skills: spray-painting, surface-preparation, colour-matching
auto-glass-installer | fr: poseur de vitres d’autos; technicien en vitres d’automobiles | en: auto glass installer; windshield technician | skills: glass-installation-vehicles, customer-service, hand-tools-precision
garage-manager | fr: chef d’atelier mécanique; gérant de garage; directeur du service automobile; chef d’atelier automobile; responsable d’atelier mécanique; responsable après-vente automobile | en: garage manager; automotive service manager; shop foreman automotive
| skills: staff-supervision, vehicle-diagnostics, quotations, workplace-safety
fleet-manager | fr: gestionnaire de flotte; directeur de parc de véhicules; responsable de flotte | en: fleet manager; fleet coordinator; transportation manager | skills: fleet-management, vehicle-inspection, budgeting, hours-of-service
freight-forwarder | fr: transitaire; agent/agente de fret; coordonnateur import-export; agent/agente de transit; affréteur maritime | en: freight forwarder; freight broker; freight agent; cargo and freight agent | related: logistics-coordinator
| skills: shipping-documents, customs-regulations, carrier-negotiation, incoterms
order-picker | fr: préparateur de commandes; assembleur de commandes; emballeur; préparateur de commandes en entrepôt | en: order picker; order selector; packer; order filler; stocker and order filler | broader: warehouse-worker
| skills: order-picking, barcode-scanner, packaging, physical-stamina
inventory-clerk | fr: commis à l’inventaire; contrôleur des stocks | en: inventory clerk; inventory controller; storekeeper; tool crib attendant; recordkeeping clerk; shipping and inventory clerk | related: warehouse-worker
| skills: inventory-management, warehouse-management-system, cycle-counting, data-entry
warehouse-manager | fr: directeur d’entrepôt; gérant d’entrepôt; directeur de centre de distribution | en: warehouse manager; distribution centre manager | related: warehouse-supervisor | skills: warehouse-management-system, staff-supervision, inventory-management, performance-indicators
transport-planner | fr: planificateur de transport; analyste logistique | en: transport planner; route planner | related: logistics-coordinator | skills: route-planning, transport-management-system, excel, carrier-negotiation
`,
  skills: `
# Air
flying | fr: pilotage d’avion; heures de vol; vol aux instruments | en: ?flying; flight hours; instrument flying; piloting aircraft
commercial-pilot-licence | fr: licence de pilote professionnel; licence de pilote de ligne; annotation multimoteur | en: commercial pilot licence; airline transport pilot licence; multi-engine rating | type: licence
flight-planning | fr: planification de vol; plans de vol; masse et centrage | en: flight planning; flight plans; weight and balance
aviation-regulations | fr: réglementation aérienne; Règlement de l’aviation canadien; Transports Canada | en: aviation regulations; Canadian aviation regulations; Transport Canada regulations
air-traffic-control | fr: contrôle de la circulation aérienne; contrôle aérien | en: air traffic control
aircraft-maintenance | fr: entretien d’aéronefs; maintenance aéronautique; maintenance en ligne | en: aircraft maintenance; line maintenance; aviation maintenance
aircraft-maintenance-licence | fr: licence de technicien d’entretien d’aéronefs; licence M1; licence M2 | en: aircraft maintenance engineer licence; M1 licence; M2 licence | type: licence
avionics | fr: avionique; systèmes avioniques; câblage d’aéronefs | en: avionics; avionics systems; aircraft wiring
aircraft-structures-assembly | fr: assemblage de structures d’aéronefs; réparation de structures; tôlerie aéronautique | en: aircraft structures assembly; structural repair; aircraft sheet metal
riveting | fr: rivetage; perçage et rivetage | en: riveting; drilling and riveting
technical-manuals | fr: manuels techniques; manuels de maintenance; lecture de manuels techniques | en: technical manuals; maintenance manuals; reading technical manuals
aircraft-marshalling | fr: guidage d’aéronefs; repoussage d’avions; dégivrage d’avions | en: aircraft marshalling; aircraft pushback; aircraft de-icing
ground-support-equipment | fr: équipement de soutien au sol; tracteur à bagages | en: ground support equipment; baggage tractor
passenger-check-in | fr: enregistrement des passagers; embarquement des passagers | en: passenger check-in; boarding passengers
cabin-safety | fr: sécurité en cabine; service à bord; procédures d’urgence à bord | en: cabin safety; in-flight service; onboard emergency procedures
x-ray-screening | fr: imagerie de sûreté; contrôle aux rayons X; sûreté aéroportuaire | en: X-ray screening; aviation security; airport security
restricted-area-pass | fr: carte d’accès aux zones réglementées; laissez-passer aéroportuaire; =CIZR | en: restricted area identity card; airport pass; =RAIC | type: licence

# Rail and road
rail-operations | fr: exploitation ferroviaire; règlement d’exploitation ferroviaire; triage ferroviaire | en: rail operations; railway operating rules; rail yard operations; switching rail
train-driving | fr: conduite de trains; conduite de métro | en: train driving; train operation
rail-signals | fr: signalisation ferroviaire; entretien de signaux ferroviaires | en: railway signals; signal maintenance rail
track-maintenance | fr: entretien de la voie ferrée; pose de rails | en: track maintenance; rail laying
heavy-equipment-basic | fr: petits équipements de chantier; outillage pneumatique | en: light construction equipment; pneumatic tools
fare-inspection | fr: contrôle des titres de transport; perception des tarifs | en: fare inspection; fare collection
towing | fr: remorquage; assistance routière; survoltage | en: towing; roadside assistance; vehicle recovery
bulk-transport | fr: transport en vrac; transport de liquides; transport de béton | en: bulk transport; tanker transport; liquid bulk
dangerous-goods-transport | fr: transport de matières dangereuses; certificat TMD | en: transportation of dangerous goods; TDG certificate; dangerous goods certification | type: licence
cross-border-transport | fr: transport transfrontalier; transport aux États-Unis | en: cross-border transport; US runs
fast-card | fr: carte EXPRES; carte FAST; programme EXPRES | en: FAST card; FAST program | type: licence | related: cross-border-transport
refrigerated-transport | fr: transport réfrigéré; chaîne du froid | en: refrigerated transport; cold chain; reefer
oversize-loads | fr: transport hors normes; charges surdimensionnées; plateau | en: oversize loads; flatbed; heavy haul
manual-transmission | fr: transmission manuelle; conduite manuelle | en: manual transmission; stick shift
defensive-driving | fr: conduite préventive; écoconduite; conduite hivernale | en: defensive driving; eco-driving; winter driving
class-3-licence | fr: permis de classe 3 | en: class 3 licence; DZ licence | type: licence | broader: heavy-truck-licence, driving-licence
straight-truck | fr: camion porteur | en: straight truck | type: tool
taxi-permit | fr: autorisation de chauffeur de taxi; permis de taxi | en: taxi licence; chauffeur’s licence | type: licence
electronic-logbook | fr: dispositif de consignation électronique; registre électronique | en: electronic logging device; =ELD | type: tool
fleet-management | fr: gestion de flotte; gestion de parc automobile; télématique | en: fleet management; vehicle fleet; telematics
tachograph-compliance | fr: conformité au transport routier; loi 430; inspection mécanique obligatoire | en: road transport compliance; carrier safety compliance; mandatory vehicle inspection

# Sea
marine-navigation | fr: navigation maritime; lecture de cartes marines; radar de navigation | en: marine navigation; nautical charts; radar navigation
marine-certificates | fr: brevets maritimes; fonctions d’urgence en mer; certificat de capacité maritime | en: marine certificates; marine emergency duties; certificate of competency marine; STCW | type: licence
marine-safety | fr: sécurité maritime; sauvetage en mer | en: marine safety; sea survival
marine-engines | fr: moteurs marins; salle des machines | en: marine engines; engine room
mooring | fr: amarrage; matelotage; nœuds marins | en: mooring; seamanship; line handling
crane-operation | fr: opération de grue; conduite de grues; grue mobile; grue à tour; pont roulant | en: crane operation; operating cranes; overhead crane
container-handling | fr: manutention de conteneurs; terminal à conteneurs | en: container handling; container terminal
incoterms | fr: import-export; incoterms; crédit documentaire | en: import-export; incoterms; letters of credit
marine-vessel-cooking | fr: cuisine à bord; cuisine de navire | en: ship’s cook duties; galley

# Repair
oil-change | fr: changement d’huile; entretien préventif automobile; vidange d’huile | en: oil change; preventive vehicle maintenance; lube service
suspension-steering | fr: suspension et direction; alignement des roues; géométrie; ?suspension | en: suspension and steering; ?suspension; ?steering
exhaust-systems | fr: systèmes d’échappement; silencieux | en: exhaust systems; mufflers
transmission-repair | fr: réparation de transmissions; boîtes de vitesses; embrayages | en: transmission repair; gearboxes; clutches
vehicle-electrical-systems | fr: systèmes électriques automobiles; démarreurs à distance; électronique automobile | en: vehicle electrical systems; remote starters; automotive electronics
electric-vehicles | fr: véhicules électriques; véhicules hybrides | en: electric vehicles; hybrid vehicles
air-conditioning-vehicles | fr: climatisation automobile | en: automotive air conditioning
vehicle-lifting | fr: pont élévateur; levage de véhicules | en: vehicle lift; vehicle hoist
small-engine-repair | fr: réparation de petits moteurs; réparation de motoneiges; mécanique de motoneiges | en: small engine repair; snowmobile repair; ATV repair
car-detailing | fr: esthétique automobile; polissage automobile; nettoyage intérieur de véhicules | en: auto detailing; vehicle polishing; interior car cleaning
rust-proofing | fr: traitement antirouille; antirouille | en: rustproofing; rust proofing
glass-installation-vehicles | fr: remplacement de pare-brise; vitres d’auto | en: windshield replacement; auto glass
automotive-competence-card | fr: carte de compétence en mécanique automobile; compagnon mécanicien; carte de compétence CPA; carte CPA mécanique; ASE | en: automotive journeyperson; automotive red seal; ASE certification | type: licence
diesel-engines | fr: moteurs diesel; injection diesel; mécanique de véhicules lourds | en: diesel engines; diesel fuel injection; heavy vehicle repair
trailer-repair | fr: réparation de remorques; unités de réfrigération de remorques | en: trailer repair; trailer refrigeration units
mechanic-inspection-certificate | fr: certificat de vérification mécanique; mandataire SAAQ | en: vehicle inspection certificate; safety standards certificate | type: licence
welding-repair-vehicles | fr: redressage de châssis; soudure de châssis | en: frame straightening; chassis welding

# Storage
cycle-counting | fr: dénombrement cyclique; décompte d’inventaire; écarts d’inventaire | en: cycle counting; inventory counts; inventory discrepancies
receiving-goods | fr: réception de marchandises; vérification de marchandises | en: receiving goods; goods receipt; checking deliveries
palletising | fr: palettisation; emballage sous film; étiquetage de palettes | en: palletizing; shrink wrapping; skid building
reach-truck | fr: chariot à mât rétractable; transpalette électrique; chariot élévateur à contrepoids | en: reach truck; electric pallet jack; counterbalance forklift | type: tool
voice-picking | fr: préparation vocale; commande vocale d’entrepôt | en: voice picking
cold-storage | fr: travail en chambre froide; entrepôt réfrigéré; congélateur | en: cold storage work; freezer work
dock-scheduling | fr: planification des quais; rendez-vous de livraison | en: dock scheduling; delivery appointments
distribution-planning | fr: planification de la distribution; optimisation logistique; dernier kilomètre | en: distribution planning; logistics optimization; last mile delivery
freight-rates | fr: tarifs de fret; cotation de transport | en: freight rates; freight quotes
trade-compliance | fr: conformité douanière; accords commerciaux; règles d’origine | en: trade compliance; customs compliance; rules of origin
apics-certification | fr: certification APICS; CPIM; CSCP | en: APICS certification; CPIM; CSCP | type: licence | related: cscp-designation
`,
});
