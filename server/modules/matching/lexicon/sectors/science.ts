import { defineSector } from '../sector.js';

export const science = defineSector({
  name: 'science',
  field: {
    fr: [
      'Sciences et génie',
      'génie',
      'ingénierie',
      'recherche et développement',
      'sciences',
      'aérospatiale',
      'pharmaceutique',
    ],
    en: [
      'Science and engineering',
      'engineering',
      'research and development',
      'sciences',
      'aerospace',
      'pharmaceuticals',
    ],
  },
  occupations: `
# Engineers
chemical-engineer | fr: ingénieur chimiste; ingénieur en génie chimique | en: chemical engineer | skills: process-engineering, chemical-processes, process-simulation, engineering-licence, process-safety
structural-engineer | fr: ingénieur en structure; ingénieur en charpente | en: structural engineer | broader: civil-engineer | skills: structural-design, finite-element-analysis, steel-design, concrete-design, engineering-licence
geotechnical-engineer | fr: ingénieur géotechnicien; ingénieur en géotechnique | en: geotechnical engineer | broader: civil-engineer | skills: geotechnics, soil-mechanics, foundations-design, site-inspection
transportation-engineer | fr: ingénieur en transport; ingénieur routier; ingénieur en circulation | en: transportation engineer; traffic engineer; highway engineer | broader: civil-engineer | skills: road-design, traffic-studies, autocad-civil-3d, engineering-licence
building-services-engineer | fr: ingénieur en mécanique du bâtiment; ingénieur en électromécanique du bâtiment | en: building services engineer; building mechanical engineer; MEP engineer | related: mechanical-engineer | skills: hvac-design, energy-efficiency-buildings, revit, building-code
aerospace-engineer | fr: ingénieur en aérospatiale; ingénieur aéronautique | en: aerospace engineer; aeronautical engineer; stress analyst aerospace | related: mechanical-engineer | skills: aerospace-structures, aerodynamics, catia, finite-element-analysis, airworthiness-standards
electronics-engineer | fr: ingénieur en électronique; concepteur en électronique; ingénieur en microélectronique | en: electronics engineer; hardware engineer; microelectronics engineer | related: electrical-engineer | skills: circuit-design, pcb-design, fpga-programming, electronics-testing
microsystems-engineer | fr: ingénieur en microsystèmes; ingénieur en nanotechnologies | en: microsystems engineer; nanosystems engineer; nanotechnology engineer | related: electronics-engineer
| skills: circuit-design, three-d-modelling, research
photonics-engineer | fr: ingénieur en photonique; ingénieur opticien | en: photonics engineer; optical engineer | related: electronics-engineer
| skills: analog-electronics, circuit-design, research
power-engineer-electrical | fr: ingénieur en puissance; ingénieur en réseaux électriques | en: power systems engineer; electrical power engineer | broader: electrical-engineer | skills: power-systems, protection-relays, electrical-code, engineering-licence
telecommunications-engineer | fr: ingénieur en télécommunications; ingénieur réseau télécom | en: telecommunications engineer; telecom engineer; radio frequency engineer | related: electrical-engineer | skills: telecommunications, radio-frequency, fibre-optics, networking
robotics-engineer | fr: ingénieur en robotique; roboticien; ingénieur en mécatronique | en: robotics engineer; mechatronics engineer | skills: industrial-robots, control-systems, programming, mechanical-design
biomedical-engineer | fr: ingénieur biomédical; ingénieur en génie biomédical | en: biomedical engineer; clinical engineer | skills: medical-devices, medical-device-regulations, circuit-design, risk-analysis-engineering
biomedical-technician | fr: technologue en génie biomédical; technicien en électronique biomédicale; technicien biomédical | en: biomedical engineering technologist; biomedical equipment technician | skills: medical-equipment-maintenance, electronics-troubleshooting, preventive-maintenance
materials-engineer | fr: ingénieur des matériaux; ingénieur métallurgiste; métallurgiste | en: materials engineer; metallurgical engineer; metallurgist | skills: metallurgy, materials-testing, failure-analysis, engineering-licence
mining-engineer | fr: ingénieur minier; ingénieur des mines | en: mining engineer | skills: mine-planning, rock-mechanics, blasting-design, engineering-licence
project-engineer | fr: ingénieur de projet; chargé de projet en ingénierie | en: project engineer; engineering project manager | skills: project-management, technical-specifications, cost-estimating, engineering-licence
quality-engineer | fr: ingénieur qualité; ingénieur en assurance qualité | en: quality engineer; quality assurance engineer | skills: statistical-process-control, failure-modes-analysis, iso-9001, internal-audits
process-improvement-engineer | fr: ingénieur d’amélioration continue; agent/agente de méthodes | en: continuous improvement engineer; methods engineer | related: industrial-engineer | skills: lean-manufacturing, continuous-improvement, time-studies, six-sigma
maintenance-engineer | fr: ingénieur de maintenance; ingénieur fiabiliste; ingénieur en fiabilité | en: maintenance engineer; reliability engineer | skills: reliability-engineering, preventive-maintenance, maintenance-software, failure-analysis
energy-engineer | fr: ingénieur en énergie; ingénieur en efficacité énergétique; conseiller en énergie; conseiller en rénovation énergétique; responsable énergie; auditeur énergétique | en: energy engineer; energy efficiency engineer; energy advisor; energy auditor; energy manager
| skills: energy-audits, energy-efficiency-buildings, renewable-energy, energy-modelling
nuclear-engineer | fr: ingénieur nucléaire; technicien en radioprotection nucléaire | en: nuclear engineer; nuclear operator | skills: nuclear-safety, radiation-protection, process-safety
nuclear-technician | fr: technicien nucléaire; technicien en radioprotection | en: nuclear technician; radiation protection technician; nuclear monitoring technician | related: nuclear-engineer
| skills: calibration-gauges, workplace-safety, quality-control
naval-architect | fr: architecte naval; ingénieur maritime | en: naval architect; marine engineer designer | skills: ship-design, structural-design, technical-drawing
landscape-architect | fr: architecte paysagiste; paysagiste-concepteur | en: landscape architect; landscape designer | related: architect | skills: landscape-design, autocad, plant-identification, urban-planning
land-surveyor | fr: arpenteur-géomètre/arpenteure-géomètre; géomètre; géomètre-expert/géomètre-experte; géomètre-topographe | en: land surveyor; surveyor; geodetic surveyor
| skills: surveying, total-station, cadastral-law, gis-software
geomatics-technician | fr: technicien en géomatique; cartographe; technicien en arpentage; géomaticien | en: geomatics technician; survey technician; cartographer; GIS analyst; GIS technician | related: land-surveyor | skills: gis-software, surveying, total-station, cartography, remote-sensing
drafter | fr: dessinateur en mécanique | en: drafter; CAD technician; CAD drafter | related: mechanical-technician
| skills: technical-drawing, autocad, solidworks, geometric-tolerancing
electronics-technician | fr: technicien en électronique; technologue en électronique; technicien en génie électrique; technicien électronicien; contrôleur en électronique; électronicien de maintenance | en: electronics technician; electronics technologist; electrical engineering technologist; electrical and electronics repairer; electronics repairer
| skills: electronics-troubleshooting, hand-soldering, electronics-testing, blueprint-reading
photonics-technician | fr: technicien en photonique; technicien en optique | en: photonics technician; optics technician | related: electronics-technician
| skills: analog-electronics, calibration-gauges, quality-control
instrumentation-technician | fr: technicien en instrumentation; instrumentiste; technicien en contrôle industriel | en: instrumentation technician; instrumentation and control technician; control and valve installer; instrument technician | related: automation-technician
| skills: instrumentation, instrument-calibration, process-control, plc-programming
chemical-technician | fr: technicien de laboratoire; technicien chimiste; technicien en chimie analytique | en: laboratory technician; chemical technician; lab technician; analytical chemistry technician | skills: chromatography, titration, laboratory-safety, sample-preparation, good-laboratory-practice
telecom-technician | fr: technicien en télécommunications; installateur de câblodistribution; technicien de réseau télécom; installateur-réparateur télécom; monteur-câbleur en télécommunications; technicien réseaux télécoms; raccordeur fibre optique; câbleur de réseaux | en: telecommunications technician; cable installer; telecom installer; fibre technician; telecommunications line installer; telecommunications equipment installer; tower technician
| skills: cabling, fibre-optics, telecommunications, working-at-heights

# Scientists
chemist | fr: chimiste; chimiste analyste; chimiste en recherche | en: chemist; analytical chemist; research chemist | skills: analytical-chemistry, chromatography, spectroscopy, laboratory-safety, scientific-writing
biochemist | fr: biochimiste; biologiste moléculaire | en: biochemist; molecular biologist | skills: molecular-biology, cell-culture, pcr, scientific-writing, laboratory-safety
physicist | fr: physicien | en: physicist | skills: physics-modelling, scientific-computing, optics, scientific-writing
mathematician | fr: mathématicien | en: mathematician | related: data-scientist | skills: statistics, mathematical-modelling, r-language, sas-software
economist | fr: économiste; économètre; analyste économique | en: economist; econometrician; economic analyst | skills: economic-analysis, econometrics, statistics, report-writing-research
sociologist | fr: sociologue | en: sociologist | skills: social-research-methods, qualitative-research, scientific-writing, survey-design
archaeologist | fr: archéologue; technicien en archéologie | en: archaeologist; archaeological technician | skills: archaeological-excavation, artefact-analysis, field-sampling
research-assistant | fr: assistant de recherche; auxiliaire de recherche; agent/agente de recherche; professionnel de recherche | en: research assistant; research associate; research officer | skills: research, data-collection, scientific-writing, statistics
researcher | fr: chercheur; chercheur postdoctoral; scientifique; attaché de recherche | en: researcher; research scientist; postdoctoral fellow; ?scientist | skills: research, scientific-writing, research-grants, experimental-design
clinical-research-coordinator | fr: coordonnateur de recherche clinique; attaché de recherche clinique; =ARC; technicien d’études cliniques; assistant/assistante de recherche clinique; chef de projet d’études cliniques | en: clinical research coordinator; clinical research associate; =CRA; clinical data manager
| skills: clinical-trials, good-clinical-practice, research-ethics, data-collection
pharmacovigilance-officer | fr: chargé de pharmacovigilance; chargé de matériovigilance; responsable de pharmacovigilance | en: pharmacovigilance officer; drug safety associate | related: clinical-research-coordinator
| skills: clinical-trials, clinical-data-management, standard-operating-procedures
regulatory-affairs-specialist | fr: spécialiste en affaires réglementaires; agent/agente d’affaires réglementaires; chargé d’affaires réglementaires; responsable affaires réglementaires; pharmacien affaires réglementaires | en: regulatory affairs specialist; regulatory affairs associate; regulatory affairs manager
| skills: pharmaceutical-regulations, regulatory-submissions, medical-device-regulations, technical-documentation
pharmaceutical-technician | fr: technicien en fabrication pharmaceutique; opérateur de production pharmaceutique; technicien en bioproduction | en: pharmaceutical manufacturing technician; biomanufacturing technician; pharmaceutical operator | skills: good-manufacturing-practice, clean-room, batch-records, aseptic-technique
validation-specialist | fr: spécialiste en validation; ingénieur de validation; technicien de validation; chargé de validation; chargé de qualification | en: validation specialist; validation engineer; commissioning specialist
| skills: equipment-validation, good-manufacturing-practice, technical-documentation
quality-control-analyst-lab | fr: analyste en contrôle de la qualité; analyste de laboratoire; technicien en contrôle qualité pharmaceutique | en: quality control analyst; QC analyst; laboratory analyst | skills: chromatography, good-laboratory-practice, good-manufacturing-practice, sample-preparation
materials-testing-technician | fr: technicien en essais de matériaux; technicien de sols et béton; technicien en contrôle des matériaux | en: materials testing technician; soils and concrete technician; geotechnical technician | related: civil-technician | skills: concrete-testing, soil-mechanics, materials-testing, site-inspection
non-destructive-testing-technician | fr: technicien en contrôle non destructif; inspecteur en essais non destructifs | en: non-destructive testing technician; NDT technician; NDT inspector | skills: non-destructive-testing, ultrasonic-testing, radiographic-testing, welding-inspection
`,
  skills: `
# Design and analysis
finite-element-analysis | fr: analyse par éléments finis; calcul par éléments finis; Abaqus | en: finite element analysis; =FEA; Abaqus
computational-fluid-dynamics | fr: mécanique des fluides numérique; simulation CFD | en: computational fluid dynamics; CFD simulation
catia | fr: CATIA; Siemens NX | en: CATIA; Siemens NX | type: tool
geometric-tolerancing | fr: tolérancement géométrique; cotation fonctionnelle | en: geometric dimensioning and tolerancing; =GD&T | related: design-for-manufacturing
technical-specifications | fr: devis techniques; rédaction de devis; cahier des charges | en: technical specifications; specification writing; engineering specifications
engineering-drawings-review | fr: vérification de plans; révision de plans d’ingénierie | en: engineering drawing review; checking drawings
matlab | fr: MATLAB; Simulink | en: MATLAB; Simulink | type: tool
labview | fr: LabVIEW | en: LabVIEW | type: tool
steel-design | fr: charpente d’acier; conception de structures d’acier; connexions d’acier | en: structural steel design; steel connections
concrete-design | fr: conception de structures de béton; béton armé; béton précontraint | en: reinforced concrete design; prestressed concrete
foundations-design | fr: conception de fondations; fondations profondes; pieux | en: foundation design; deep foundations; piles design
geotechnics | fr: géotechnique; études géotechniques; forages géotechniques | en: geotechnics; geotechnical studies; geotechnical investigation
soil-mechanics | fr: mécanique des sols; compaction des sols; nucléodensimètre | en: soil mechanics; soil compaction; nuclear density gauge
hydraulics-civil | fr: hydraulique urbaine; hydrologie; drainage urbain; aqueduc et égout | en: urban hydraulics; hydrology; storm drainage; water mains and sewers
road-design | fr: conception routière; géométrie routière; chaussées | en: road design; highway design; pavement design
traffic-studies | fr: études de circulation; signalisation routière; mobilité durable | en: traffic studies; traffic signals; sustainable mobility
bridge-inspection | fr: inspection de ponts; ouvrages d’art | en: bridge inspection; bridge design
autocad-civil-3d | fr: Civil 3D; AutoCAD Civil 3D; MicroStation | en: Civil 3D; AutoCAD Civil 3D; MicroStation | type: tool
building-information-modelling | fr: modélisation des données du bâtiment; coordination BIM; Navisworks | en: building information modelling; =BIM; BIM coordination; Navisworks | type: tool | related: revit
hvac-design | fr: conception CVAC; mécanique du bâtiment; conception de systèmes de ventilation | en: HVAC design; building mechanical systems; ventilation system design
energy-efficiency-buildings | fr: efficacité énergétique; performance énergétique des bâtiments; LEED | en: energy efficiency; building energy performance; LEED
energy-audits | fr: audits énergétiques; bilans énergétiques | en: energy audits; energy assessments
energy-modelling | fr: simulation énergétique | en: energy modelling; energy simulation
landscape-design | fr: conception paysagère; architecture de paysage | en: landscape design; landscape architecture
aerodynamics | fr: aérodynamique | en: aerodynamics
aerospace-structures | fr: structures aéronautiques; structures d’aéronefs | en: aircraft structures; aerospace structures
airworthiness-standards | fr: navigabilité; certification aéronautique; normes aéronautiques; AS9100 | en: airworthiness; aircraft certification; AS9100
composites | fr: matériaux composites; fabrication de composites; stratification | en: composite materials; composites manufacturing; lay-up
ship-design | fr: construction navale; conception navale | en: ship design; shipbuilding
product-lifecycle-management | fr: gestion du cycle de vie du produit; Teamcenter; Windchill | en: product lifecycle management; =PLM; Teamcenter; Windchill
failure-modes-analysis | fr: analyse des modes de défaillance; =AMDEC | en: failure mode and effects analysis; =FMEA
risk-analysis-engineering | fr: analyse de risques techniques; analyse de fiabilité technique; HAZOP | en: engineering risk analysis; HAZOP; hazard analysis
reliability-engineering | fr: ingénierie de fiabilité | en: reliability engineering; reliability centred maintenance
maintenance-software | fr: logiciel de gestion de la maintenance | en: maintenance management software | type: tool
failure-analysis | fr: analyse de défaillances; analyse des causes fondamentales; analyse de causes | en: failure analysis; root cause analysis
statistical-process-control | fr: maîtrise statistique des procédés; cartes de contrôle | en: statistical process control; =SPC; control charts
time-studies | fr: études de temps et mouvements; balancement de lignes; mesure du travail | en: time and motion studies; time studies; line balancing
value-stream-mapping | fr: cartographie de la chaîne de valeur; méthode 5S | en: value stream mapping; kanban manufacturing
new-product-introduction | fr: introduction de nouveaux produits; industrialisation | en: new product introduction; industrialization
engineer-in-training | fr: candidat à la profession d’ingénieur; =CPI | en: engineer in training; =EIT | type: licence
technologist-membership | fr: technologue professionnel; membre de l’Ordre des technologues | en: professional technologist; certified engineering technologist; CET | type: licence

# Electricity and electronics
circuit-analysis | fr: analyse de circuits; circuits électroniques | en: circuit analysis; electronic circuits
pcb-design | fr: conception de circuits imprimés; Altium; routage de cartes | en: printed circuit board design; PCB layout; Altium
fpga-programming | fr: programmation FPGA; Verilog | en: FPGA programming; Verilog
microcontrollers | fr: microcontrôleurs; Arduino; programmation de microcontrôleurs | en: microcontrollers; Arduino; microcontroller programming
electronics-testing | fr: essais électroniques; bancs d’essai; oscilloscope; multimètre | en: electronics testing; test benches; oscilloscope; multimeter
electronics-troubleshooting | fr: dépannage électronique; réparation de cartes électroniques | en: electronics troubleshooting; electronic repair; circuit board repair
power-systems | fr: réseaux électriques de puissance; transport d’électricité; postes électriques | en: electrical power systems; power transmission; substations
protection-relays | fr: relais de protection; études de court-circuit; coordination des protections | en: protection relays; short circuit studies; protection coordination
power-electronics | fr: électronique de puissance; convertisseurs | en: power electronics; converters
control-systems | fr: asservissements; systèmes de contrôle; automatique | en: control systems; feedback control; servo systems
scada | fr: SCADA; supervision industrielle; interface opérateur | en: SCADA; human machine interface; =HMI
telecommunications | fr: télécommunications; systèmes de télécommunication; téléphonie IP | en: telecommunications; telecom systems; VoIP
radio-frequency | fr: radiofréquences; antennes; réseaux cellulaires | en: radio frequency; antennas; cellular networks; 5G
fibre-optics | fr: fibre optique; épissure de fibre optique | en: fibre optics; fibre splicing
optics | fr: optique; photonique; lasers | en: optics; photonics; lasers
renewable-energy | fr: énergies renouvelables; énergie solaire; énergie éolienne; biomasse | en: renewable energy; solar energy; wind energy; biomass energy
battery-technology | fr: batteries; stockage d’énergie; électrification des transports | en: batteries; energy storage; battery systems; transport electrification

# Processes and materials
process-engineering | fr: génie des procédés; diagrammes de procédés | en: process engineering; process flow diagrams; P&ID
chemical-processes | fr: procédés chimiques; réacteurs chimiques; distillation | en: chemical processes; chemical reactors; distillation
process-simulation | fr: simulation de procédés; Aspen HYSYS | en: process simulation; Aspen HYSYS
process-safety | fr: sécurité des procédés | en: process safety; process safety management
metallurgy | fr: métallurgie; traitement thermique; alliages | en: metallurgy; heat treatment; alloys
materials-testing | fr: essais mécaniques; essais de matériaux; caractérisation des matériaux | en: materials testing; mechanical testing; materials characterization
non-destructive-testing | fr: essais non destructifs; contrôle non destructif; ressuage; magnétoscopie | en: non-destructive testing; =NDT; liquid penetrant testing; magnetic particle testing
ultrasonic-testing | fr: contrôle par ultrasons | en: ultrasonic testing
radiographic-testing | fr: radiographie industrielle | en: industrial radiography; radiographic testing
welding-inspection | fr: inspection de soudures; inspecteur en soudage certifié | en: welding inspection; CWB welding inspector
nuclear-safety | fr: sûreté nucléaire; centrale nucléaire | en: nuclear safety; nuclear power plant operation
mine-planning | fr: planification minière; exploitation minière; mines à ciel ouvert | en: mine planning; mining operations; open pit mining
rock-mechanics | fr: mécanique des roches; contrôle de terrain | en: rock mechanics; ground control

# Surveying
total-station | fr: station totale; GPS d’arpentage; implantation de chantier | en: total station; GPS surveying; construction layout | type: tool
cadastral-law | fr: cadastre; bornage; certificats de localisation | en: cadastral surveys; boundary surveys; certificates of location
cartography | fr: cartographie; cartes thématiques | en: cartography; map making
remote-sensing | fr: télédétection; photogrammétrie; LiDAR | en: remote sensing; photogrammetry; LiDAR

# Laboratory
laboratory-safety | fr: sécurité en laboratoire; travail en laboratoire; techniques de laboratoire | en: laboratory safety; laboratory work; laboratory techniques
sample-preparation | fr: préparation d’échantillons; préparation de solutions | en: sample preparation; solution preparation; specimen preparation
analytical-chemistry | fr: chimie analytique; méthodes analytiques; validation de méthodes | en: analytical chemistry; analytical methods; method validation
organic-chemistry | fr: chimie organique; synthèse organique | en: organic chemistry; organic synthesis
chromatography | fr: chromatographie; chromatographie en phase gazeuse | en: chromatography; gas chromatography; liquid chromatography
spectroscopy | fr: spectroscopie; spectrométrie de masse; spectrophotométrie | en: spectroscopy; mass spectrometry; spectrophotometry
titration | fr: titrage; ?dosage; mesure du pH | en: titration; pH measurement; wet chemistry
molecular-biology | fr: biologie moléculaire; génétique; extraction d’ADN | en: molecular biology; genetics; DNA extraction
pcr | fr: PCR; PCR quantitative; séquençage | en: PCR; qPCR; sequencing; next generation sequencing
cell-culture | fr: culture cellulaire; bioréacteurs | en: cell culture; bioreactors; tissue culture
flow-cytometry | fr: cytométrie en flux; immunologie | en: flow cytometry; immunology
microscopy | fr: microscopie; microscopie électronique | en: microscopy; electron microscopy
microbiology-testing | fr: analyses microbiologiques; géloses; dénombrement bactérien | en: microbiological testing; bacterial counts
animal-research | fr: recherche animale; soins aux animaux de laboratoire | en: animal research; laboratory animal care
instrument-calibration | fr: étalonnage; calibration d’instruments | en: calibration; instrument calibration
good-laboratory-practice | fr: bonnes pratiques de laboratoire; =BPL; ISO 17025 | en: good laboratory practice; =GLP; ISO 17025
good-manufacturing-practice | fr: bonnes pratiques de fabrication; =BPF | en: good manufacturing practices; =GMP; cGMP
clean-room | fr: salle blanche; environnement contrôlé | en: clean room; controlled environment
aseptic-technique | fr: technique aseptique; remplissage aseptique | en: aseptic technique; aseptic filling
batch-records | fr: dossiers de lots; fiches de lot; pesée de matières premières | en: batch records; raw material weighing; batch documentation
equipment-validation | fr: validation d’équipements; qualification d’équipements; protocoles de validation | en: equipment validation; equipment qualification; IQ OQ PQ; validation protocols
pharmaceutical-regulations | fr: réglementation pharmaceutique; Santé Canada; FDA | en: pharmaceutical regulations; Health Canada; FDA regulations
regulatory-submissions | fr: soumissions réglementaires; dossiers d’homologation | en: regulatory submissions; drug submissions
medical-devices | fr: instruments médicaux; dispositifs médicaux; conception d’instruments médicaux | en: medical devices; medical device design
medical-device-regulations | fr: ISO 13485; réglementation des instruments médicaux | en: ISO 13485; medical device regulations
medical-equipment-maintenance | fr: entretien d’équipements médicaux; appareils biomédicaux | en: medical equipment maintenance; biomedical equipment

# Research
scientific-writing | fr: rédaction scientifique; publications scientifiques; articles scientifiques | en: scientific writing; scientific publications; journal articles; peer review
report-writing-research | fr: rédaction de rapports de recherche; notes de recherche | en: research reports; writing research papers
experimental-design | fr: plans d’expérience; conception d’expériences; protocoles expérimentaux | en: experimental design; design of experiments; experimental protocols
data-collection | fr: collecte de données; cueillette de données | en: data collection; gathering data
survey-design | fr: conception de questionnaires; conception de sondages; méthodologie d’enquête | en: questionnaire design; survey design; survey methodology
qualitative-research | fr: recherche qualitative; groupes de discussion; entretiens semi-dirigés; NVivo | en: qualitative research; focus groups; semi-structured interviews; NVivo
social-research-methods | fr: méthodes de recherche en sciences sociales; sociologie | en: social research methods; sociology
research-grants | fr: subventions de recherche; demandes de subvention de recherche | en: research grants; research funding
research-ethics | fr: éthique de la recherche; comité d’éthique | en: research ethics; ethics board
clinical-trials | fr: essais cliniques; études cliniques; recherche clinique | en: clinical trials; clinical studies; clinical research
good-clinical-practice | fr: bonnes pratiques cliniques; =BPC | en: good clinical practice
mathematical-modelling | fr: modélisation mathématique; recherche opérationnelle; optimisation mathématique | en: mathematical modelling; operations research; mathematical optimization
scientific-computing | fr: calcul scientifique; simulation numérique; Fortran | en: scientific computing; numerical simulation; Fortran
physics-modelling | fr: physique; modélisation physique | en: physics; physical modelling
sas-software | fr: SAS | en: SAS | type: tool
econometrics | fr: économétrie; séries chronologiques | en: econometrics; time series
economic-analysis | fr: analyse économique; études économiques; analyse coûts-bénéfices | en: economic analysis; economic studies; cost-benefit analysis
archaeological-excavation | fr: fouilles archéologiques; inventaire archéologique | en: archaeological excavation; archaeological surveys
artefact-analysis | fr: analyse d’artéfacts | en: artefact analysis; artifact analysis
bioinformatics | fr: bio-informatique | en: bioinformatics
`,
});
