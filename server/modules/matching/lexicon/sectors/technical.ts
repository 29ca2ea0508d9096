import { defineSector } from '../sector.js';

/** Tools, norms and techniques that postings of engineering, trades, IT, farms and transport name. */
export const technical = defineSector({
  name: 'technical',
  field: { fr: ['Techniques et outils spécialisés'], en: ['Specialized techniques and tools'] },
  occupations: `
hydrographer | fr: hydrographe; technicien en hydrologie; hydrologue | en: hydrographer; hydrologist; hydrology technician | skills: hydrographic-surveys, gis-software, field-sampling
acoustician | fr: acousticien; ingénieur en acoustique; technicien en vibrations | en: acoustician; acoustics engineer; vibration technician | skills: acoustics, noise-measurement, report-writing-research
industrial-hygienist | fr: hygiéniste du travail; hygiéniste industriel | en: industrial hygienist; occupational hygienist | related: health-safety-officer | skills: exposure-assessment, noise-measurement, workplace-safety
commissioning-technician | fr: technicien de mise en service; agent/agente de mise en service; technicien de service sur la route | en: commissioning technician; field service technician; field service engineer | skills: equipment-commissioning, electrical-troubleshooting, customer-service, driving-licence
prototype-technician | fr: prototypiste; technicien en prototypage; technicien en recherche et développement | en: prototype technician; R&D technician; prototype builder | skills: prototyping-physical, three-d-printing, manual-machining
`,
  skills: `
latex-typesetting | fr: LaTeX | en: LaTeX | type: tool
# Engineering
acoustics | fr: acoustique; insonorisation; acoustique du bâtiment | en: acoustics; soundproofing; architectural acoustics
noise-measurement | fr: mesure du bruit; sonométrie; dosimétrie | en: noise measurement; sound level measurement; dosimetry
exposure-assessment | fr: hygiène du travail; évaluation de l’exposition; échantillonnage de l’air | en: industrial hygiene; exposure assessment; air sampling
hydrographic-surveys | fr: levés hydrographiques; bathymétrie; jaugeage de cours d’eau | en: hydrographic surveys; bathymetry; stream gauging
equipment-commissioning | fr: mise en service d’équipements; démarrage d’usine; essais de réception | en: equipment commissioning; plant start-up; factory acceptance testing
prototyping-physical | fr: prototypage mécanique; maquettes physiques; essais de prototypes | en: mechanical prototyping; physical mock-ups; prototype testing
thermodynamics | fr: thermodynamique; transfert de chaleur; échangeurs de chaleur | en: thermodynamics; heat transfer; heat exchangers
fluid-mechanics | fr: mécanique des fluides; réseaux de tuyauterie; calcul de pertes de charge | en: fluid mechanics; piping networks; pressure drop calculations
piping-design | fr: conception de tuyauterie; isométriques | en: piping design; piping isometrics
stress-analysis-piping | fr: analyse de contraintes; CAESAR II | en: stress analysis; CAESAR II
etap | fr: ETAP; AutoCAD Electrical; EPLAN | en: ETAP; AutoCAD Electrical; EPLAN | type: tool
lighting-design | fr: conception d’éclairage; AGi32 | en: lighting design; AGi32
fire-protection-design | fr: conception de protection incendie; NFPA 13 | en: fire protection design; NFPA 13
seismic-design | fr: conception parasismique | en: seismic design
wood-structure-design | fr: structures de bois; bois lamellé-croisé | en: timber structures; cross-laminated timber
staad-etabs | fr: STAAD Pro; ETABS; SAP2000 | en: STAAD Pro; ETABS; SAP2000; SAFI software | type: tool
dam-engineering | fr: sécurité des barrages; ouvrages hydrauliques | en: dam safety; hydraulic structures
tunnel-works | fr: tunnels; travaux souterrains | en: tunnelling; underground works
marine-works | fr: ouvrages maritimes; quais et ports | en: marine works; wharves and ports
rail-design | fr: conception ferroviaire; caténaires | en: rail design; overhead catenary
airport-design | fr: infrastructures aéroportuaires; balisage lumineux | en: airport infrastructure; airfield lighting
environmental-acoustics | fr: modélisation de la dispersion; qualité de l’air | en: air dispersion modelling; air quality
life-cycle-assessment | fr: analyse du cycle de vie; écoconception | en: life cycle assessment; ecodesign
hydrogeology | fr: hydrogéologie; puits d’observation; eaux souterraines | en: hydrogeology; monitoring wells; groundwater
phase-one-assessment | fr: évaluation environnementale de site phase I; phase II | en: phase I environmental site assessment; phase II ESA
cost-engineering | fr: contrôle des coûts de construction; économie de la construction | en: cost engineering
claims-analysis-construction | fr: réclamations de construction; analyse de retards | en: construction claims; delay analysis
primavera | fr: Primavera P6 | en: Primavera P6 | type: tool | broader: project-scheduling
bluebeam | fr: Bluebeam; PlanSwift | en: Bluebeam; PlanSwift; On-Screen Takeoff | type: tool
requirements-engineering | fr: ingénierie des exigences; ingénierie de systèmes | en: requirements engineering; systems engineering
functional-safety | fr: sécurité fonctionnelle; ISO 26262; sécurité machine | en: functional safety; ISO 26262; machine safety
electromagnetic-compatibility | fr: compatibilité électromagnétique | en: electromagnetic compatibility; EMC testing
spice-simulation | fr: simulation de circuits; LTspice | en: circuit simulation; LTspice
signal-processing | fr: traitement de signal; traitement numérique du signal | en: signal processing; digital signal processing; =DSP
motion-control | fr: commande de mouvement; servomoteurs | en: motion control; servo motors
drone-systems | fr: systèmes autonomes; véhicules autonomes; ROS | en: autonomous systems; autonomous vehicles; ROS
cad-management | fr: normes de dessin; gestion DAO | en: CAD standards; CAD management
rhino-grasshopper | fr: ?=Rhino; Grasshopper; ArchiCAD | en: Rhino 3D; Grasshopper; ArchiCAD | type: tool
rendering-3d | fr: rendu 3D; Lumion; V-Ray; Enscape | en: 3D rendering; Lumion; V-Ray; Enscape
codes-hygiene-standards | fr: normes CSA; normes ASME; normes API | en: CSA standards; ASME codes; API standards

# Laboratory
gas-analysis | fr: analyse de gaz; absorption atomique; ICP-MS | en: gas analysis; atomic absorption; ICP-MS
xrf-xrd | fr: diffraction des rayons X; fluorescence X | en: X-ray diffraction; X-ray fluorescence
polymer-science | fr: polymères; rhéologie; caractérisation des polymères | en: polymers; rheology; polymer characterization
nanotechnology | fr: nanotechnologies; microfabrication; semi-conducteurs | en: nanotechnology; microfabrication; semiconductors
vaccine-production | fr: production de vaccins; purification de protéines | en: vaccine production; protein purification
stability-studies | fr: études de stabilité; dissolution de comprimés | en: stability studies; dissolution testing
tablet-manufacturing | fr: compression de comprimés; encapsulation; granulation | en: tablet compression; encapsulation; granulation
cosmetics-lab | fr: laboratoire cosmétique; émulsions | en: cosmetics laboratory; emulsions
environmental-lab | fr: laboratoire environnemental; analyses d’eau et de sol en laboratoire | en: environmental laboratory; water and soil laboratory analysis
forensic-lab | fr: toxicologie; laboratoire judiciaire | en: toxicology; forensic laboratory
lims | fr: LIMS; gestion des données de laboratoire | en: LIMS; laboratory information management system | type: tool
deviation-management | fr: gestion des déviations; actions correctives et préventives; =CAPA | en: deviation management; corrective and preventive actions; =CAPA
change-control-quality | fr: contrôle des changements qualité; TrackWise | en: quality change control; TrackWise
supplier-audits | fr: audits de fournisseurs; qualification de fournisseurs | en: supplier audits; supplier qualification
biosafety | fr: biosûreté; laboratoire de niveau 2 | en: biosafety; containment level 2
radiation-lab | fr: radio-isotopes; sources scellées | en: radioisotopes; sealed sources
crispr | fr: édition génomique; clonage moléculaire | en: gene editing; CRISPR; molecular cloning
western-blot | fr: immunobuvardage; électrophorèse | en: western blot; gel electrophoresis
histochemistry | fr: immunohistochimie | en: immunohistochemistry

# Trades and machines
pneumatic-tools | fr: cloueuse pneumatique; marteau-piqueur; compresseur d’air | en: nail gun; jackhammer; air compressor | type: tool
laser-level | fr: niveau laser; télémètre | en: laser level; rangefinder | type: tool
concrete-saw | fr: scie à béton; carottage de béton; hydrodémolition | en: concrete saw; concrete coring; hydrodemolition
pile-driving | fr: battage de pieux; pieux vissés | en: pile driving; helical piles
dewatering | fr: pompage de chantier; assèchement de fouilles | en: dewatering; site pumping
directional-drilling | fr: forage directionnel; hydro-excavation | en: directional drilling; hydrovac
sewer-camera | fr: inspection télévisée de conduites; chemisage de conduites | en: sewer camera inspection; pipe relining
backflow-prevention | fr: dispositifs antirefoulement | en: backflow prevention
medical-gas | fr: gaz médicaux | en: medical gas installation
hydronic-heating | fr: chauffage hydronique; planchers radiants | en: hydronic heating; radiant floors
kitchen-ventilation | fr: hottes commerciales; ventilation de cuisine | en: commercial kitchen hoods; kitchen ventilation
chillers | fr: refroidisseurs; réfrigération à l’ammoniac; tours de refroidissement | en: chillers; ammonia refrigeration; cooling towers
ice-machines | fr: machines à glace; réfrigération commerciale | en: ice machines; commercial refrigeration
garage-doors | fr: portes de garage; portes automatiques | en: garage doors; automatic doors
awnings-blinds | fr: stores; auvents; habillage de fenêtres | en: blinds; awnings; window coverings
spray-foam | fr: équipement de giclage; membranes liquides | en: spray equipment; liquid membranes
metal-roofing | fr: toiture métallique; couverture de tôle | en: metal roofing; standing seam roof
flat-roofing | fr: toiture plate; toit plat; toits verts | en: flat roofing; elastomeric membrane; green roofs
chimney-work | fr: ramonage; installation de foyers | en: chimney sweeping; fireplace installation
water-wells | fr: forage de puits; pompes de puits | en: well drilling; well pumps
dry-stone | fr: murets de pierre; murs de soutènement | en: dry stone walls; retaining walls
epoxy-floors | fr: planchers d’époxy; scellement de planchers | en: epoxy flooring; floor sealing
hardwood-restoration | fr: vernissage de planchers; restauration de planchers | en: floor varnishing; hardwood restoration
cabinet-design | fr: conception de cuisines; Cabinet Vision; 2020 Design | en: kitchen design; Cabinet Vision; 2020 Design | type: tool
cnc-router-wood | fr: nesting; programmation de défonceuse | en: nesting; router programming
hvac-sheet-metal-software | fr: dessin de conduits; CAMduct | en: duct drafting; CAMduct
welding-positions | fr: soudage toutes positions; soudage en position 6G | en: all-position welding; 6G welding
submerged-arc | fr: soudage à l’arc submergé; soudage par points | en: submerged arc welding; spot welding
welding-procedures | fr: procédures de soudage; CSA W47.1; CSA W59 | en: welding procedures; CSA W47.1; CSA W59
hydraulic-press | fr: presse hydraulique; redressage de pièces | en: hydraulic press; part straightening
bandsaw | fr: scie à ruban; coupe de métal à la scie | en: bandsaw; saw cutting metal | type: tool
overhead-crane-licence | fr: formation pont roulant; élingage et signaux | en: overhead crane certification; slinging and signalling | type: licence
excavator-certificate | fr: DEP conduite d’engins de chantier | en: heavy equipment operation diploma | type: licence
zoom-boom | fr: chariot télescopique; chargeur télescopique | en: telehandler; zoom boom | type: tool
milling-pavement | fr: planage d’asphalte; recyclage de chaussée | en: pavement milling; asphalt recycling
line-painting | fr: marquage de chaussée | en: pavement marking; line painting
guardrail | fr: glissières de sécurité | en: guardrail installation
tree-removal-machine | fr: essouchage; déchiqueteuse | en: stump grinding; wood chipper
christmas-trees | fr: culture de sapins de Noël | en: Christmas tree farming
sod-laying | fr: pose de gazon; hydroensemencement | en: sod laying; hydroseeding
water-features | fr: bassins d’eau; éclairage paysager | en: water features; landscape lighting
snow-roof | fr: déneigement de toitures; épandage d’abrasifs | en: roof snow removal; salt spreading

# Farm and forest
dairy-robots | fr: robots Lely; alimentation robotisée | en: Lely robots; automated feeding
herd-management | fr: gestion de troupeau; contrôle laitier | en: herd management; milk recording
sheep-goats | fr: élevage ovin; élevage caprin; tonte de moutons | en: sheep farming; goat farming; sheep shearing
beef-cattle | fr: bovins de boucherie; parcs d’engraissement | en: beef cattle; feedlots
egg-production | fr: production d’œufs; classement d’œufs | en: egg production; egg grading
hatchery | fr: couvoir | en: hatchery
grain-handling | fr: séchage de grains; silos; centre de grains | en: grain drying; silos; grain elevator
haymaking | fr: fenaison; pressage de foin; ensilage | en: haymaking; baling; silage
potato-growing | fr: culture de pommes de terre; calibrage de légumes | en: potato growing; vegetable grading
berry-growing | fr: culture de petits fruits; fraises et framboises; bleuets | en: berry growing; strawberries and raspberries; blueberries
cranberry-growing | fr: culture de canneberges | en: cranberry growing
orchard-care | fr: pomiculture; verger; taille de pommiers | en: apple growing; orchard care; apple tree pruning
mushroom-growing | fr: culture de champignons | en: mushroom growing
cannabis-cultivation | fr: culture de cannabis; taille de cannabis | en: cannabis cultivation; cannabis trimming
seed-production | fr: semences; germination; multiplication de végétaux | en: seeds; germination; plant propagation
pesticide-spraying | fr: pulvérisation; épandage de pesticides | en: spraying; pesticide application
drainage-farm | fr: drainage agricole; nivellement de terres | en: farm drainage; land levelling
agritourism | fr: agrotourisme; kiosque à la ferme | en: agritourism; farm stand
firewood | fr: bois de chauffage; fendage de bois | en: firewood; wood splitting
forest-roads | fr: chemins forestiers; ponceaux | en: forest roads; culverts
fire-lookout | fr: brûlage dirigé; protection contre les feux de forêt | en: prescribed burning; wildfire protection
scaling-licence | fr: permis de mesureur de bois | en: log scaler licence | type: licence
atv-operation | fr: conduite de quad; conduite de motoneige | en: ATV operation; snowmobile operation
hunting-guide | fr: guide de chasse; pourvoirie | en: hunting guide; outfitter
oyster-mussel | fr: mytiliculture; ostréiculture | en: mussel farming; oyster farming
seafood-traceability | fr: quais de débarquement; pesée à quai | en: dockside monitoring; dockside weighing

# Transport
b-train | fr: train routier; grand train routier | en: B-train; long combination vehicles
air-brake | fr: freinage pneumatique; mention F | en: air brakes; air brake endorsement | type: licence
tarps-straps | fr: bâchage; arrimage par sangles; chaînes d’arrimage | en: tarping; strapping; chaining loads
livestock-transport | fr: transport d’animaux vivants | en: livestock transport
milk-collection | fr: collecte de lait; essayeur de lait | en: milk collection; milk hauling
car-hauling | fr: transport de véhicules | en: car hauling; vehicle transport
moving-pianos | fr: déménagement de pianos; déménagement commercial | en: piano moving; office moving
medical-transport | fr: transport médical; transport de spécimens | en: medical transport; specimen transport
bike-delivery | fr: livraison à vélo cargo | en: cargo bike delivery
airside-driving | fr: permis de conduire côté piste; =AVOP | en: airside vehicle operator permit; =AVOP | type: licence
de-icing-aircraft | fr: nacelle de dégivrage | en: de-icing truck operation
air-cargo | fr: fret aérien; marchandises dangereuses IATA | en: air cargo; IATA dangerous goods
helicopter-operations | fr: héliportage; travail aérien | en: helicopter slinging; aerial work
flight-simulator | fr: simulateurs de vol | en: flight simulators; simulator instruction
locomotive-maintenance | fr: entretien de locomotives; freins ferroviaires | en: locomotive maintenance; rail air brakes
switching-yard | fr: manœuvres de wagons; télécommande de locomotive | en: railcar switching; remote control locomotive
ship-repair | fr: réparation navale; cale sèche | en: ship repair; dry dock
diving-commercial | fr: plongée commerciale; plongée professionnelle | en: commercial diving; professional diving
tug-operations | fr: remorquage maritime; escorte de navires | en: tug operations; ship escort
port-security | fr: sûreté portuaire | en: port security
bus-depot | fr: préparation de véhicules de transport; lavage d’autobus | en: bus servicing; bus washing
gtfs-planning | fr: planification de réseaux de transport; confection d’horaires de transport; HASTUS | en: transit planning; transit scheduling; HASTUS
parking-management | fr: gestion de stationnements; perception de stationnement | en: parking management; parking systems
`,
});
