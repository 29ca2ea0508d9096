import { defineSector } from '../sector.js';

export const manufacturing = defineSector({
  name: 'manufacturing',
  field: {
    fr: ['Fabrication', 'manufacturier', 'production industrielle', 'usine', 'industrie'],
    en: ['Manufacturing', 'industrial production', 'plant', 'factory', 'industry'],
  },
  occupations: `
production-worker | fr: journalier de production; opérateur de production; ouvrier de production; agent/agente de production; ouvrier d’usine | qc: journalier d’usine; manœuvre en usine; préposé à la production | en: production worker; production operator; factory worker; production labourer; manufacturing associate; general labourer
| skills: production-line-work, machine-operation, packaging, quality-control, workplace-safety, physical-stamina
assembler | fr: monteur; assembleur; monteur-assembleur; monteur câbleur; assembleur-monteur/assembleuse-monteuse | qc: assembleur mécanique; assembleur électronique | en: assembler; production assembler; mechanical assembler; bench assembler; line assembler; small appliance assembler; office machine assembler; unit assembler; team assembler; timing device assembler | related: production-worker
| skills: mechanical-assembly, hand-soldering, blueprint-reading, quality-control, power-tools
machine-operator | fr: opérateur de machine; conducteur de machines; conducteur de ligne | qc: opérateur de machinerie industrielle; opérateur de presse plieuse; opérateur de ligne | en: machine operator; production machine operator; press brake operator; line operator; drill press operator; lathe operator production; automatic machine operator; punch press setter; machine tender; spring machine operator; nail machine operator; machine setter; cutting machine operator; pressing machine operator; multiple machine tool operator | related: production-worker
| skills: machine-operation, machine-setup, quality-control, preventive-maintenance, measuring-instruments
machinist | fr: machiniste; usineur; tourneur-fraiseur; fraiseur; tourneur; rectifieur; aléseur; mécanicien d’usinage | qc: machiniste CNC; opérateur de machines-outils | en: machinist; CNC machinist; lathe operator; milling machine operator; lathe and turning machine operator; drilling and boring machine operator
| skills: cnc-machining, machine-setup, blueprint-reading, measuring-instruments, gcode, manual-machining
tool-sharpener | fr: affûteur d’outillage; affûteur d’outils | en: tool sharpener; tool filer | related: machinist
| skills: surface-grinding, angle-grinder, machine-setup
tool-and-die-maker | fr: outilleur; ajusteur-outilleur | qc: outilleur-ajusteur; matriceur | en: tool and die maker; toolmaker | related: machinist | skills: manual-machining, cnc-machining, blueprint-reading, measuring-instruments
pattern-maker-foundry | fr: modeleur; maquettiste industriel; modeleur sur bois | en: model maker; foundry patternmaker; metal patternmaker; wood patternmaker | related: tool-and-die-maker
| skills: technical-drawing, woodworking-machines, casting
metal-fabricator | fr: assembleur-soudeur; tôlier industriel; serrurier métallier; métallier; chaudronnier-tôlier/chaudronnière-tôlière | qc: plieur de métal | en: metal fabricator; fitter-welder; tinsmith; structural metal fitter; structural metal fabricator
| skills: metal-cutting, mig-welding, blueprint-reading, press-brake, grinding
industrial-mechanic | fr: mécanicien industriel; technicien de maintenance industrielle; mécanicien de maintenance; agent/agente de maintenance industrielle | qc: mécanicien de machinerie fixe d’entretien; mécanicien d’entretien; électromécanicien de systèmes automatisés; millwright | en: industrial mechanic; millwright; maintenance mechanic; industrial maintenance technician; maintenance technician; industrial machinery mechanic; machinery maintenance mechanic
| skills: preventive-maintenance, mechanical-troubleshooting, hydraulic-systems, lockout-tagout, mig-welding, electrical-troubleshooting
automation-technician | fr: automaticien; technicien en automatisation | qc: technicien en instrumentation et contrôle; technologue en électronique industrielle | en: automation technician; controls technician; PLC technician; robotics technician
| skills: plc-programming, instrumentation, electrical-troubleshooting, industrial-robots, preventive-maintenance
quality-inspector | fr: inspecteur en contrôle de la qualité; contrôleur qualité; inspecteur qualité; technicien qualité; contrôleur de fabrication; contrôleur de conformité; agent/agente de contrôle | qc: technicien en assurance qualité | en: quality inspector; quality control technician; QC inspector; quality assurance technician manufacturing; product inspector; tester and sorter; inspector and tester
| skills: quality-control, measuring-instruments, iso-9001, non-conformity-reports, blueprint-reading
production-supervisor | fr: superviseur de production; chef d’équipe de production; agent/agente de maîtrise; contremaître d’usine; agent/agente de maîtrise de production; chef d’atelier; responsable d’atelier; encadrant de production | qc: chef d’équipe en usine; superviseur d’usine | en: production supervisor; shift supervisor; production lead hand; manufacturing supervisor; team leader production; machine operators supervisor; assembly foreman; production foreman; quality control supervisor; furniture production supervisor; chemical processing supervisor; electrical products supervisor; first-line supervisor of production workers; supervisor of production workers
| skills: staff-supervision, lean-manufacturing, production-planning, workplace-safety, continuous-improvement
plant-manager | fr: directeur d’usine; directeur de production; responsable de production | qc: gérant d’usine | en: plant manager; production manager; manufacturing manager | broader: production-supervisor
| skills: production-planning, budgeting, lean-manufacturing, staff-supervision, continuous-improvement
production-planner | fr: planificateur de production; ordonnanceur; technicien d’ordonnancement; planificateur de production industrielle; gestionnaire de production | qc: planificateur-ordonnanceur; technicien en planification | en: production planner; production scheduler; master scheduler; materials planner; production planning clerk; expediting clerk
| skills: production-planning, erp-software, inventory-management, spreadsheets, demand-forecasting
mechanical-engineer | fr: ingénieur mécanique; ingénieur concepteur | qc: ingénieur en génie mécanique; concepteur mécanique | en: mechanical engineer; mechanical design engineer; product design engineer; design engineer mechanical; power generation engineer; nuclear mechanical engineer; heating engineer; mechanical maintenance engineer | related: industrial-engineer, mechanical-technician
| skills: mechanical-design, solidworks, engineering-licence, project-management, technical-drawing
industrial-engineer | fr: ingénieur industriel; ingénieur de production; ingénieur méthodes | qc: ingénieur en production automatisée; ingénieur de procédés | en: industrial engineer; manufacturing engineer; process engineer; production engineer; cost engineer; plant engineer; time study engineer; quality control engineer; computer-integrated manufacturing engineer; work measurement engineer; fabrication engineer; process engineer manufacturing
| skills: lean-manufacturing, continuous-improvement, process-design, engineering-licence, data-analysis
ergonomist | fr: intervenant en prévention des risques professionnels | en: human factors engineer | related: industrial-engineer
| skills: workplace-safety, risk-assessment, research
electrical-engineer | fr: ingénieur électrique; ingénieur électricien | qc: ingénieur en génie électrique | en: electrical engineer; electrical design engineer; electrical network engineer; electrical distribution planning engineer; avionics electrical engineer; roadway lighting design engineer
| skills: circuit-design, engineering-licence, plc-programming, autocad, project-management
mechanical-technician | fr: technicien en génie mécanique; dessinateur industriel; technicien en bureau d’études | qc: technicien en dessin industriel; technologue en génie mécanique | en: mechanical technician; mechanical engineering technologist; mechanical drafter; industrial designer drafter
| skills: solidworks, technical-drawing, mechanical-design, measuring-instruments
sewing-machine-operator | fr: couturier; opérateur de machine à coudre; mécanicien en confection; mécanicien de l’habillement; surjeteur en habillement | en: sewing machine operator; industrial sewer; garment machinist
| skills: sewing, pattern-reading, quality-control
printer-operator | fr: pressier; imprimeur; conducteur de presse offset; conducteur de machines à imprimer; conducteur offset; imprimeur offset; conducteur de machines d’impression | en: printing press operator; pressman; offset printer; print finisher; print operator
| skills: offset-printing, machine-setup, quality-control, colour-matching
wood-processing-operator | fr: opérateur de scierie; conducteur de scie; scieur; trancheur de placages | qc: opérateur en transformation du bois; classeur de bois | en: sawmill operator; wood processing operator; lumber grader; sawyer; wood sawing machine operator
| skills: machine-operation, woodworking, quality-control, workplace-safety
chemical-process-operator | fr: opérateur de procédés chimiques; conducteur d’installations chimiques; opérateur de fabrication chimique; conducteur d’appareils chimiques; opérateur de production chimique; pilote d’installation chimique | qc: technicien en procédés chimiques; opérateur de procédés | en: chemical process operator; process operator; chemical plant operator; process technician; chemical equipment operator; separating machine operator; still machine operator
| skills: process-control, machine-operation, whmis, quality-control
environmental-technician | fr: technicien en environnement; technicien en traitement des eaux; technicien en traitement des déchets | qc: technicien en assainissement de l’eau | en: environmental technician; wastewater technician; environmental protection technician; environmental science technician
| skills: environmental-sampling, process-control, laboratory-analysis, reporting
farm-worker | fr: ouvrier agricole; ouvrier maraîcher | qc: journalier agricole; ouvrier en production laitière | en: farm worker; farm labourer; agricultural worker; dairy farm labourer; poultry farm labourer; vegetable farm labourer; livestock farm worker; fruit farm labourer; tobacco field worker
| skills: crop-harvesting, livestock-care, tractor-operation, physical-stamina
health-safety-officer | fr: conseiller en prévention; préventeur; responsable HSE; responsable hygiène et sécurité; animateur sécurité; responsable QHSE | qc: coordonnateur SST | en: health and safety officer; health and safety coordinator; HSE advisor; safety officer; EHS coordinator; occupational health and safety specialist
| skills: workplace-safety, accident-investigation, staff-training, labour-standards, risk-assessment
`,
  skills: `
embroidery | fr: broderie | en: embroidery | related: sewing
machining | fr: usinage; usinage de pièces | en: machining; machining parts
production-line-work | fr: travail à la chaîne; ligne de production; chaîne de montage | en: production line work; assembly line work; production line
machine-operation | fr: opération de machinerie; conduite de machines; opération de machines industrielles | en: machine operation; operating machinery; operating industrial machines
machine-setup | fr: réglage de machines; ajustement de machines; mise en route de machines | en: machine setup; machine set-up and adjustment
mechanical-assembly | fr: assemblage mécanique; assemblage; montage mécanique; assemblage de pièces | en: mechanical assembly; assembly; parts assembly; product assembly
hand-soldering | fr: soudure électronique; brasage tendre; soudure à l’étain | en: hand soldering; electronics soldering; soldering
measuring-instruments | fr: instruments de mesure; métrologie; micromètre; vernier; pied à coulisse | en: measuring instruments; metrology; micrometers; calipers; precision measuring
cnc-machining | fr: usinage CNC; commande numérique; usinage à commande numérique; =CNC | en: CNC machining; computer numerical control; CNC operation; =CNC | broader: machining
manual-machining | fr: usinage conventionnel; tournage et fraisage; machines-outils conventionnelles | en: manual machining; conventional machining; turning and milling; machine tools | broader: machining
gcode | fr: programmation CNC; code G | en: CNC programming; G-code; CAM programming
press-brake | fr: presse plieuse; pliage de métal | en: press brake; metal bending; sheet metal bending
preventive-maintenance | fr: entretien préventif; maintenance préventive; entretien d’équipements; maintenance industrielle | en: preventive maintenance; equipment maintenance; planned maintenance; industrial maintenance
mechanical-troubleshooting | fr: dépannage mécanique; diagnostic de pannes mécaniques; réparation d’équipements | en: mechanical troubleshooting; equipment troubleshooting; mechanical repairs; equipment repair
lockout-tagout | fr: cadenassage; procédures de cadenassage; consignation | en: lockout tagout; lockout procedures; LOTO; lockout | related: workplace-safety
plc-programming | fr: programmation d’automates; automates programmables; API industriels | en: PLC programming; programmable logic controllers; PLCs; ladder logic
instrumentation | fr: instrumentation; instrumentation et contrôle; étalonnage d’instruments | en: instrumentation; instrumentation and control; calibration of instruments
industrial-robots | fr: robots industriels; robotique industrielle; programmation de robots | en: industrial robots; robotics; robot programming
iso-9001 | fr: ISO 9001; système qualité; normes ISO | en: ISO 9001; ISO standards
non-conformity-reports | fr: rapports de non-conformité; actions correctives; traitement des non-conformités | en: non-conformity reports; corrective actions; non-conformance reports
lean-manufacturing | fr: production à valeur ajoutée; lean manufacturing; 5S; juste-à-temps | en: lean manufacturing; lean; Six Sigma methods; 5S methodology; just in time | broader: continuous-improvement | related: value-stream-mapping
production-planning | fr: planification de la production; ordonnancement; gestion de la production | en: production planning; production scheduling; production management
erp-software | fr: progiciel de gestion intégré; logiciel ERP; PGI; Dynamics; =ERP | en: ERP software; enterprise resource planning; ERP system; SAP ERP; =ERP | type: tool
mechanical-design | fr: conception mécanique; conception de produits; calculs mécaniques | en: mechanical design; product design engineering; machine design
solidworks | fr: SolidWorks; Inventor; conception assistée par ordinateur; CAO | en: SolidWorks; Autodesk Inventor; CATIA V5; computer-aided design | type: tool
process-design | fr: conception de procédés; ingénierie de procédés; implantation d’usine | en: process design; plant layout
circuit-design | fr: conception de circuits; circuits imprimés | en: circuit design; PCB design; electrical design
process-control | fr: contrôle de procédés; conduite de procédés; salle de contrôle | en: process control; process monitoring; control room operation
sewing | fr: couture; couture industrielle; confection de vêtements | en: sewing; industrial sewing; garment making
pattern-reading | fr: lecture de patrons; taille de tissus | en: pattern reading
offset-printing | fr: impression offset; imprimerie | en: offset printing; printing presses
colour-matching | fr: ajustement des couleurs; colorimétrie | en: colour matching
environmental-sampling | fr: échantillonnage environnemental; prélèvement d’échantillons d’eau; analyse de l’eau; ?échantillonnage | en: environmental sampling; water sampling; water testing; ?sampling
crop-harvesting | fr: récolte; cueillette de fruits et légumes; travaux de culture | en: crop harvesting; fruit and vegetable picking; field work crops; ?harvesting
livestock-care | fr: soins aux animaux de ferme; traite de vaches; élevage | en: livestock care; animal husbandry
tractor-operation | fr: conduite de tracteur; machinerie agricole | en: tractor operation; farm machinery; tractor driving
accident-investigation | fr: enquête d’accident; analyse d’accidents | en: accident investigation; incident investigation
`,
});
