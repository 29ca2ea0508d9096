import { defineSector } from '../sector.js';

/** Products of Québec’s plants and workshops, and the occupations there. */
export const workshop = defineSector({
  name: 'workshop',
  field: {
    fr: ['Usines et ateliers', 'fabrication', 'usine', 'manufacturier', 'transformation'],
    en: ['Plants and workshops', 'manufacturing', 'factory', 'processing'],
  },
  occupations: `
machining-centre-operator | fr: opérateur de centre d’usinage; opérateur de tour CNC; opérateur de fraiseuse CNC; opérateur de rectifieuse; programmeur-régleur/programmeuse-régleuse | en: machining centre operator; CNC lathe operator; CNC mill operator; CNC programmer-setter; grinding machine operator; screw machine operator; boring mill operator; machining tool operator; EDM operator | broader: cnc-operator
| skills: cnc-lathe, cnc-milling, gcode
bench-fitter | fr: ajusteur; ajusteur mécanicien; ajusteur de moules; ajusteur-monteur/ajusteuse-monteuse; dégauchisseur | en: bench fitter; fitter; mechanical fitter; machine fitter; precision fitter; die setter; jig maker; gauge maker | related: tool-and-die-maker
| skills: metal-fitting, measuring-instruments, blueprint-reading
brake-press-operator | fr: opérateur de plieuse; opérateur de poinçonneuse; opérateur de rouleuse; tôlier industriel en usine | en: punch press operator; sheet metal operator; roll forming operator; metal forming operator; shear and brake operator; power press operator; metalworking machine operator | related: press-operator
| skills: press-brake, sheet-metal-work, blueprint-reading
steel-fabricator | fr: assembleur de charpentes métalliques; monteur-assembleur en usine; assembleur d’acier; pointeur de soudure; assembleur de produits métalliques | en: steel fabricator; plate worker; structural steel fitter; platework fitter; metal products assembler; tack welder; steel fitter | related: metal-fabricator
| skills: metal-fitting, blueprint-reading, mig-welding
paint-line-operator | fr: opérateur de ligne de peinture; préposé à l’accrochage; opérateur de cabine de peinture; préposé au décapage; opérateur de galvanisation; laqueur | en: paint line operator; hanger paint line; galvanizer; coating machine operator; metal dipper; hot dip galvanizing worker; enameller; spraying machine operator; coating and painting worker | related: industrial-painter
| skills: powder-coating, surface-treatment, surface-preparation
heat-treater | fr: opérateur de traitement thermique; opérateur de four industriel; forgeur; opérateur de presse à forger; étireur de métal; trempeur | en: heat treater; furnace tender; forging press operator; wire drawer; drop hammer operator; annealer; metal heat treating operator; heat treating equipment operator
| skills: heat-treating, furnace-operation, forging
die-casting-operator | fr: opérateur de coulée sous pression; noyauteur; opérateur de grenailleuse; démouleur; préposé au décochage; fondeur d’aluminium | en: die casting operator; coremaker; shot blast operator; shakeout worker; ladle pourer; metal pourer; diecasting machine operator; crucible operator | related: foundry-worker
| skills: metal-casting, moulding-sand, furnace-operation
potroom-operator | fr: opérateur de salle de cuves; opérateur d’électrolyse; opérateur de centre de coulée; opérateur d’anodes; brasqueur | en: potroom operator; cast house operator; carbon plant operator; anode operator; casthouse worker; electrolysis operator; pot liner | related: aluminium-smelter-operator
| skills: furnace-operation, process-control, protective-equipment
thermoforming-operator | fr: opérateur de thermoformeuse; opérateur d’extrusion; opérateur de rotomoulage; opérateur de soufflage; régleur en plasturgie; ébavureur de plastique; conducteur d’extrudeuse; extrudeur | en: thermoforming operator; extrusion operator; rotational moulding operator; plastic trimmer; plastics press operator; vacuum forming operator; bag machine operator plastics; mould setter plastics; extruding machine operator | related: injection-moulding-operator
| skills: injection-moulding, machine-setup, quality-control
tire-retreader | fr: opérateur de fabrication de pneus; vulcanisateur; opérateur de presse à caoutchouc; rechapeur de pneus; finisseur de caoutchouc | en: tire retreader; vulcanizer; rubber press operator; rubber moulder; tire moulder; rubber cutting machine operator; tire inspector | related: rubber-worker
| skills: machine-operation, quality-control, production-line-work
window-assembler | fr: monteur de portes et fenêtres; assembleur de portes et fenêtres; opérateur de fabrication de fenêtres; vitrier d’usine; opérateur de verre thermos; menuisier aluminium | en: window assembler; door assembler; window fabricator; sealed unit assembler; window and door manufacturing worker; insulating glass operator
| skills: window-manufacturing, mechanical-assembly, glass-processing
cabinet-maker-assembler | fr: assembleur d’armoires; opérateur de plaqueuse de chants; opérateur de CNC à bois; ébéniste d’atelier; sableur de bois; opérateur de toupie | en: cabinet maker assembler; edgebander operator; CNC router operator; wood sander; wood lathe operator; panel saw operator; bench carpenter; wood turner; sander operator | related: wood-machine-operator
| skills: woodworking-machines, edge-banding, cnc-router-wood
lumber-piler | fr: empileur de bois; opérateur de raboteuse; opérateur d’ébouteuse; journalier en scierie | en: lumber piler; planer operator; trimmer operator; edger operator; sawmill labourer; board sorter; debarker operator; head sawyer; shingle sawyer; lumber stacker | related: wood-processing-operator
| skills: log-sawing, lumber-grading, machine-operation
lumber-kiln-operator | fr: opérateur de séchoir à bois | en: kiln operator lumber; wood treater | related: lumber-piler
| skills: log-sawing, lumber-grading, machine-operation
saw-filer | fr: affûteur de scies; limeur de scies | en: saw filer | related: lumber-piler
| skills: log-sawing, lumber-grading, machine-operation
panelboard-operator | fr: opérateur d’usine de panneaux; opérateur de presse à panneaux; opérateur de contreplaqué; opérateur de granules; opérateur de déroulage | en: panelboard operator; plywood operator; veneer operator; wafer board operator; oriented strand board operator; pellet plant operator; particleboard press operator; veneer grader
| skills: machine-operation, process-control, quality-control
winder-operator | fr: opérateur de désencrage; opérateur de lessiveur; opérateur de bobineuse; aide de machine à papier; opérateur de salle des pâtes; conducteur de machine à papier | en: winder operator; beater operator; digester operator; bleach plant operator; rewinder operator; pulping group operator; machine tender paper; paper mill worker; pulp mill helper; coating operator paper; calender operator paper; paper goods machine operator; cutting and slicing machine operator | related: pulp-paper-operator
| skills: papermaking, process-control, production-records
envelope-machine-operator | fr: opérateur de machine à sacs; opérateur de machine à enveloppes; opérateur de découpeuse; opérateur de presse à découper; opérateur de contrecolleuse | en: envelope machine operator; bag making machine operator; die cutter operator; laminating machine operator; slitter operator; carton former operator; paper box machine operator | related: box-maker
| skills: converting-machines, paper-cutting, machine-setup
flexographic-press-operator | fr: pressier flexo; pressier offset; opérateur de presse numérique; aide-pressier; opérateur de publipostage; conducteur de presse flexographique | en: flexographic press operator; digital press operator; press helper; letterpress operator; gravure press operator; inserter operator; direct mail operator; plate maker printing; printing machine tender | related: printer-operator
| skills: flexography, offset-printing, digital-printing
mattress-maker | fr: tapissier d’ameublement; opérateur de machine à matelas; finisseur de matelas; bourreur; agrafeur; garnisseur en meubles | en: mattress maker; mattress assembler; furniture stapler; cushion maker; furniture reupholsterer; box spring maker; furniture padder | related: upholsterer
| skills: mattress-making, industrial-sewing, upholstery
industrial-sewing-operator | fr: opérateur de machine à coudre industrielle; couturier industriel; surjeteur; échantillonneur de vêtements | en: industrial sewing operator; serger operator; sample maker garment; overlock operator; sleeve setter; glove sewer; embroidery machine operator; textile sewer; hemmer | related: sewing-machine-operator
| skills: industrial-sewing, pattern-reading, garment-inspection, pattern-making
pattern-maker-garment | fr: modéliste-patronniste; patronnier; gradeur; patronnier-gradeur | en: pattern grader; garment pattern maker; apparel patternmaker | related: industrial-sewing-operator
| skills: pattern-making, pattern-reading, fabric-cutting
garment-presser | fr: presseur de vêtements; repasseur industriel; repasseur | en: garment presser; clothing presser | related: industrial-sewing-operator
| skills: industrial-sewing, garment-inspection, fabric-cutting
spinner-textile | fr: filateur; ourdisseur; opérateur de filature; opérateur de tricot; opérateur de teinture; inspecteur de tissus; opérateur de non-tissés; fileur; conducteur de machine textile; conducteur de machines de filature; opérateur de texturation | en: spinner textile; warping machine operator; carding machine operator; knitting machine operator; dyeing machine operator; fabric inspector; textile inspector; bleaching machine operator textile; yarn winder; twister operator; textile winding machine operator; textile twisting machine operator | related: textile-operator
| skills: weaving-knitting, dyeing, machine-operation
smokehouse-operator | fr: opérateur de salaison; opérateur de fumoir; opérateur de hachoir; désosseur de volaille; trancheur de viande | en: smokehouse operator; meat grinder operator; meat cutter packing plant; ham boner; trimmer meat packing; sausage stuffer | related: meat-processing-worker
| skills: slaughtering, meat-cutting, sanitation-food-plant
slaughterer | fr: éviscérateur; suspendeur de volailles; opérateur d’abattoir; abatteur; tueur en abattoir | en: poultry eviscerator; hog killer; carcass splitter; slaughterer | related: smokehouse-operator
| skills: slaughtering, meat-cutting, sanitation-food-plant
dairy-plant-operator | fr: opérateur de fromagerie; opérateur laitier; technicien laitier; affineur de fromages; opérateur de crémerie; opérateur de yogourt | en: dairy plant operator; cheese ripener; butter maker; ice cream machine operator; pasteurizer; cultured products maker; milk processing operator; cream separator operator | related: cheesemaker
| skills: pasteurisation, cheese-making, haccp
cookie-machine-operator | fr: opérateur de friteuse industrielle; opérateur de biscuiterie; opérateur de confiserie; opérateur de céréales; opérateur de chocolaterie; meunier-opérateur/meunière-opératrice; opérateur de torréfaction | en: cookie machine operator; candy maker; candy machine operator; cereal maker operator; chocolate maker operator; flour miller; pasta maker; sugar boiler; snack food operator; coffee roasting operator; nut roaster; vegetable canner | related: food-machine-operator
| skills: food-processing-machines, allergen-control, weighing-batching
brewhouse-operator | fr: opérateur de brassage; opérateur de soutirage; opérateur d’embouteillage de boissons; caviste de brasserie; aide-brasseur; opérateur de distillerie | en: brewhouse operator; bottling machine operator; cellarman brewery; beverage processing operator; distillery operator; assistant brewer; canning line operator; soft drink syrup maker | related: brewer
| skills: brewing, beverage-production, packaging-machines
egg-grader | fr: opérateur d’éclosion; préposé à la mirage; classeur d’œufs; opérateur d’usine d’œufs; classeur de fruits et légumes; trieur d’aliments | en: egg grader; egg processing worker; produce grader; fruit grader; vegetable sorter; food grader; tester food and beverage; poultry grader
| skills: egg-production, quality-control, production-line-work
food-production-supervisor | fr: chef d’équipe en transformation alimentaire; superviseur de production alimentaire; contremaître en usine alimentaire; superviseur d’abattoir; superviseur sanitaire | en: food production supervisor; meat processing supervisor; sanitation supervisor; food plant supervisor; packaging supervisor; bakery production supervisor; brewery supervisor | broader: production-supervisor
| skills: staff-supervision, haccp, production-targets
evening-shift-supervisor | fr: superviseur de quart; contremaître de soirée; superviseur d’atelier d’usinage; contremaître de soudure; superviseur d’assemblage; contremaître d’imprimerie; superviseur de scierie | en: evening shift supervisor; machine shop supervisor; welding supervisor; assembly supervisor; printing supervisor; sawmill supervisor; foundry supervisor; textile supervisor; pulp mill supervisor; plastics supervisor; tool room supervisor; paint shop foreman | broader: production-supervisor
| skills: staff-supervision, production-planning, safety-audits
packaging-machine-operator | fr: opérateur de machine d’emballage; palettiseur; opérateur de robot palettiseur; étiqueteur industriel; opérateur de thermoscellage; manœuvre d’emballage; conducteur de ligne de conditionnement; conducteur de machines de conditionnement; opérateur de conditionnement | en: packaging machine operator; palletizer operator; shrink wrap operator; filler operator; capper operator; heat sealer operator; packager machine tender; wrapping machine operator; line packer; packaging and filling machine operator; filling machine operator | related: packaging-operator
| skills: packaging-machines, labelling, production-line-work
mixing-machine-operator | fr: opérateur de mélange; opérateur de réacteur; opérateur de savonnerie; opérateur de fabrication de peinture; mélangeur de peinture; opérateur de cosmétiques; opérateur d’engrais | en: mixing machine operator; reactor operator; soap maker; paint mixer operator; cosmetics manufacturing operator; fertilizer plant operator; pill maker operator; tablet press operator; adhesive maker; explosives worker; chemical mixer | related: chemical-plant-worker
| skills: weighing-batching, chemical-handling, batch-records
clean-room-operator | fr: opérateur de salle blanche; opérateur pharmaceutique; mélangeur pharmaceutique; opérateur de remplissage aseptique; opérateur de compression; préposé à la pesée pharmaceutique | en: clean room operator; pharmaceutical compounder operator; aseptic filling operator; pharmaceutical packaging operator; encapsulation operator; pharmaceutical weigher | related: pharmaceutical-technician
| skills: good-manufacturing-practice, clean-room, batch-records
cement-plant-operator | fr: opérateur de cimenterie; opérateur de four à chaux; opérateur de briqueterie; mouleur de béton préfabriqué; opérateur de préfabriqué; finisseur de béton préfabriqué; céramiste industriel | en: cement plant operator; kiln operator; brick maker; precast finisher; concrete block machine operator; clay products moulder; ceramic kiln operator; stone polisher; asphalt shingle machine operator; gypsum board operator | related: concrete-products-worker
| skills: concrete-repair, process-control, furnace-operation
transformer-assembler | fr: monteur de transformateurs; bobineur de transformateurs; assembleur de panneaux de contrôle; monteur d’appareillage électrique; câbleur de panneaux; assembleur de luminaires; bobinier; bobinier en électrotechnique | en: transformer assembler; coil winder; control panel assembler; switchgear assembler; panel wirer; motor assembler; lighting fixture assembler; electrical assembler; transformer winder; appliance assembler; electric motor assembler
| skills: wire-harness, electrical-wiring, blueprint-reading
smt-operator | fr: assembleur de circuits imprimés; opérateur SMT; soudeur électronique; technicien en réparation de cartes; inspecteur en électronique; opérateur de microélectronique | en: SMT operator; printed circuit board assembler; electronics inspector; rework technician electronics; wafer fabrication operator; semiconductor technician; electronic component tester; solderer electronics; electronics tester | related: electronics-assembler
| skills: hand-soldering, ipc-610, electronics-assembly
vehicle-assembler | fr: monteur de véhicules; assembleur d’autobus; assembleur de camions; assembleur de motoneiges; assembleur de véhicules récréatifs; monteur de remorques; assembleur automobile | en: vehicle assembler; bus assembler; truck assembler; automobile assembler; snowmobile assembler; trailer assembler; engine assembler; bicycle assembler; motor vehicle assembler; wheel assembler; door fitter vehicle | related: assembler
| skills: mechanical-assembly, torque-tools, blueprint-reading
machinery-assembler | fr: monteur de machinerie; assembleur-mécanicien/assembleuse-mécanicienne; monteur d’équipements industriels; monteur d’équipement agricole; monteur de turbines; assembleur hydraulique | en: machinery assembler; machine builder; industrial equipment assembler; farm equipment assembler; turbine assembler; gearbox assembler; heavy equipment assembler; printing press assembler; elevator assembler | related: assembler
| skills: mechanical-assembly, hydraulic-systems, blueprint-reading
plastic-products-assembler | fr: assembleur de jouets; assembleur de bijoux; assembleur de produits de plastique; assembleur de stylos; monteur de skis; assembleur de dispositifs médicaux; journalier-assembleur/journalière-assembleuse | en: plastic products assembler; medical device assembler; toy assembler; jewellery assembler; eyeglass frame assembler; sporting goods assembler; brush maker; venetian blind assembler; product finisher | related: assembler
| skills: subassembly, kitting, production-line-work
product-tester | fr: vérificateur de produits; essayeur de produits; inspecteur final; inspecteur en réception; vérificateur en usine; inspecteur en aéronautique; inspecteur soudure en usine | en: product tester; final inspector; receiving inspector; in-process inspector; motor vehicle inspector; aircraft assembly inspector; machinery inspector; wood products inspector; plastics inspector; garment inspector; metal products inspector; test cell technician | broader: quality-inspector
| skills: measuring-instruments, non-conformity-reports, blueprint-reading
quality-coordinator | fr: coordonnateur qualité; coordonnateur assurance qualité; auditeur qualité; technicien HACCP; technicien en salubrité; coordonnateur en salubrité alimentaire; responsable HACCP | en: quality coordinator; quality auditor; HACCP coordinator; food safety coordinator; HACCP technician; food safety manager; quality assurance supervisor | related: quality-technician
| skills: haccp, internal-audits, non-conformity-reports
continuous-improvement-coordinator | fr: coordonnateur en amélioration continue; spécialiste Lean; agent/agente d’amélioration continue; conseiller en amélioration continue; technicien en méthodes; agent/agente de production industrielle | en: continuous improvement coordinator; Lean specialist; continuous improvement advisor; industrial engineering technician; time study analyst; methods technician; process improvement specialist; Lean coach; industrial engineering technologist
| skills: lean-manufacturing, kaizen-events, time-studies
maintenance-manager | fr: directeur de la maintenance; chef d’entretien; superviseur d’entretien; coordonnateur de maintenance; responsable de maintenance; responsable maintenance et exploitation; chef de service maintenance | en: maintenance manager; maintenance chief; plant engineering manager; maintenance superintendent | related: maintenance-planner
| skills: preventive-maintenance, maintenance-software, staff-supervision
oiler | fr: graisseur; technicien en lubrification | en: lubrication technician; oiler; industrial lubricator | related: maintenance-manager
| skills: preventive-maintenance, maintenance-software, staff-supervision
reliability-technician | fr: technicien en fiabilité; analyste en vibrations | en: reliability technician; vibration analyst | related: maintenance-manager
| skills: preventive-maintenance, maintenance-software, staff-supervision
conveyor-mechanic | fr: mécanicien d’entretien préventif; préposé à l’entretien d’usine; homme/femme d’entretien; aide-mécanicien industriel; mécanicien de convoyeurs; mécanicien d’emballage; mécanicien de production | en: conveyor mechanic; packaging mechanic; production mechanic; plant mechanic; industrial mechanic apprentice; millwright apprentice; plant maintenance worker; pulp and paper mechanic; textile machinery mechanic; food plant mechanic; treatment plant mechanic | broader: industrial-mechanic
| skills: mechanical-troubleshooting, lockout-tagout, preventive-maintenance
conveyor-operator | fr: opérateur de convoyeur; conducteur de convoyeur | en: conveyor operator; conveyor tender; machine feeder | related: conveyor-mechanic
| skills: conveyor-operation, production-line-work, workplace-safety
plc-programmer | fr: programmeur d’automates; intégrateur en automatisation; technicien en vision industrielle; technicien en électronique industrielle; technicien en contrôle-commande; électromécanicien d’usine | en: PLC programmer; automation integrator; machine vision technician; industrial electronics technician; control system technician; industrial instrument mechanic; process control technician; electromechanical assembler; pneumatic controls technician | related: automation-technician
| skills: plc-programming, industrial-robots, electrical-troubleshooting
industrial-buyer | fr: acheteur industriel; acheteur technique; planificateur-acheteur/planificatrice-acheteuse; analyste d’approvisionnement; coordonnateur aux achats; commis à l’approvisionnement | en: industrial buyer; technical buyer; buyer planner; purchasing coordinator; purchasing clerk; procurement clerk; sourcing specialist; procurement analyst; commodity buyer; purchasing assistant; purchasing supervisor | related: buyer
| skills: purchase-orders, supplier-evaluation, mrp
metal-fabrication-labourer | fr: manœuvre en métallurgie; manœuvre en usine de bois; manœuvre en usine de plastique; manœuvre textile; aide général d’usine; aide-opérateur | en: metal fabrication labourer; foundry labourer; sawmill helper; plastics labourer; textile labourer; chemical plant labourer; production helper; machine helper; plant labourer; utility worker manufacturing; brewery labourer; glass labourer; paper mill labourer; rubber labourer; concrete labourer | broader: production-worker
| skills: production-line-work, material-handling, physical-stamina
potter | fr: artisan céramiste; potier | en: potter; ceramic artist | related: visual-artist
| skills: hand-tools-precision, glass-art, engraving
candle-maker | fr: cirier; savonnier artisan | en: candle maker; soap crafter | related: potter
| skills: candle-making, craft-fairs, beeswax-products
basket-maker | fr: vannier; canneur-rempailleur; rempailleur de chaises | en: basket maker; chair caner | related: potter
| skills: hand-tools-precision, glass-art, engraving
craft-weaver | fr: tisserand artisan; lissier; tapissier-lissier | en: craft weaver; quilter; tapestry weaver | related: potter
| skills: weaving-knitting, fabric-cutting, craft-fairs
art-bookbinder | fr: relieur d’art; relieur doreur | en: art bookbinder | related: potter
| skills: bookbinding, book-restoration, hand-tools-precision
art-cabinetmaker | fr: ébéniste d’art; sculpteur sur bois; marqueteur | en: wood carver; art cabinetmaker | related: potter
| skills: woodworking, wood-finishing, hand-tools-precision
glass-artist | fr: souffleur de verre artisanal; vitrailliste; maître verrier; verrier d’art | en: stained glass artist; glass blower; glass artist | related: potter
| skills: hand-tools-precision, glass-art, engraving
musical-instrument-maker | fr: luthier; facteur d’instruments | en: luthier; instrument maker; violin maker; piano tuner; piano repairer | related: potter
| skills: woodworking, hand-tools-precision, wood-finishing
piano-technician | fr: accordeur de pianos; réparateur d’instruments de musique; facteur d’orgues; technicien d’instruments de musique | en: piano technician; musical instrument repairer; organ builder; guitar technician; organ tuner; band instrument repairer
| skills: musical-instruments, hand-tools-precision, woodworking
engraver | fr: graveur; graveur au laser; opérateur de gravure; encadreur; fabricant de trophées; lettreur; opérateur de plastification | en: engraver; laser engraver; picture framer; trophy engraver; sign painter; rubber stamp maker; etcher; glass etcher
| skills: engraving, picture-framing, hand-tools-precision
`,
  skills: `
industrial-mechanics-vocational-diploma | fr: DEP en mécanique industrielle; DEP en mécanique industrielle de construction et d’entretien; ASP en mécanique d’entretien préventif; DEP en électromécanique de systèmes automatisés | en: industrial mechanics vocational diploma; DEP in electromechanics; DEP in industrial mechanics | type: licence
machining-techniques-diploma | fr: DEP en techniques d’usinage; ASP en usinage CNC; DEP usinage | en: machining techniques diploma; DEP in machining; CNC machining diploma | type: licence
precision-sheet-metal-diploma | fr: DEP en tôlerie de précision; DEP en fabrication de structures métalliques; ASP en matriçage; ASP en outillage | en: precision sheet metal diploma; metal structure fabrication diploma; tool making diploma | type: licence
cabinetmaking-diploma | fr: DEP en ébénisterie; DEP en finition de meubles; DEP en rembourrage | en: cabinetmaking diploma; upholstery diploma | type: licence
plastics-machine-setup-diploma | fr: DEP en conduite et réglage de machines à mouler; DEP en plasturgie; DEC en techniques de transformation des matériaux composites | en: plastics machine setup diploma; composites technology diploma | type: licence
production-equipment-operation-diploma | fr: DEP en opération d’équipements de production; DEP OEP; DEP en sciage; DEP en affûtage | en: production equipment operation diploma; sawing diploma; saw filing diploma | type: licence
printing-vocational-diploma | fr: DEP en imprimerie; DEP en procédés infographiques; DEC en techniques de l’impression | en: printing vocational diploma; digital layout and printing diploma | type: licence
mechanical-engineering-technology-diploma | fr: DEC en génie mécanique; DEC en techniques de génie mécanique; DEC en maintenance industrielle | en: mechanical engineering technology diploma; industrial maintenance technology diploma | type: licence
industrial-engineering-technology-diploma | fr: DEC en génie industriel; DEC en technologie du génie industriel; DEC en électronique industrielle | en: industrial engineering technology diploma; industrial electronics diploma | type: licence
food-process-technology-diploma | fr: DEC en procédés et qualité des aliments; DEC en technologie des procédés alimentaires | en: food process technology diploma; food quality technology diploma | type: licence
stationary-engineer-class-4-certificate | fr: certificat CQPE; MMF classe 4; certificat MMF | en: stationary engineer class 4 certificate; fourth class power engineer certificate | type: licence
lean-six-sigma-green-belt | fr: ceinture verte Lean Six Sigma; ceinture noire | en: Lean Six Sigma green belt; green belt certification | type: licence
haccp-certification | fr: certification HACCP; cours HACCP; =PCQI; certification BRC auditeur | en: HACCP certification; PCQI certification | type: licence
asq-certification | fr: certification ASQ; inspecteur qualité certifié ASQ; =CQE; =CQT | en: ASQ certification; certified quality engineer | type: licence
ndt-level-2-certification | fr: certification END niveau 2; certification CND ONGC; PCP niveau 2 | en: NDT level 2 certification; CGSB certification | type: licence
faro-arm | fr: machine à mesurer tridimensionnelle Zeiss; Faro; bras Faro; Calypso Zeiss | en: Faro arm; Zeiss CMM | type: tool
surface-grinder | fr: rectifieuse plane; rectifieuse cylindrique | en: surface grinder; cylindrical grinder | type: tool
husky-moulding-machine | fr: presse Husky; presse à injecter Engel; presse Arburg | en: Husky moulding machine; Engel press; Arburg press | type: tool
trumpf-laser | fr: oxycoupage CNC; table plasma; table laser Trumpf; Amada; Bystronic | en: Trumpf laser; Amada press brake; Bystronic laser; plasma table | type: tool
motoman-robot | fr: robot Motoman; robot soudeur; positionneur de soudage | en: Motoman robot; welding positioner | type: tool
optitex | fr: Optitex | en: Optitex | type: tool | related: lectra-gerber
lectra-modaris | fr: Lectra Modaris | en: Lectra Modaris | type: tool | related: lectra-gerber
microvellum | fr: Microvellum | en: Microvellum | type: tool | related: cabinet-design
20-20-design | fr: 20-20 Design | en: 20-20 Design | type: tool | related: cabinet-design
cut-rite | fr: Cut Rite | en: Cut Rite | type: tool | related: cabinet-design
cutrite | fr: Cutrite | en: Cutrite | type: tool | related: cabinet-design
kcd | fr: =KCD | en: =KCD | type: tool | related: cabinet-design
sigmanest | fr: SigmaNEST | en: SigmaNEST | type: tool
radan | fr: Radan | en: Radan | type: tool | related: sigmanest
pronest | fr: ProNest | en: ProNest | type: tool | related: sigmanest
lantek | fr: Lantek | en: Lantek | type: tool | related: sigmanest
edgebander | fr: plaqueuse de chants | en: edgebander; beam saw | type: tool
jointer | fr: dégauchisseuse; toupie à bois | en: jointer; thickness planer; wood shaper | type: tool
flow-meters | fr: débitmètres; thermocouple; calibrateur de boucle; manomètres | en: flow meters; pressure gauges; loop calibrator; thermocouples | type: tool
weld-symbols | fr: lecture de dessins industriels; lecture de croquis; symboles de soudage | en: weld symbols; shop drawing reading; reading sketches
dimensional-inspection | fr: tolérances dimensionnelles; contrôle dimensionnel; vérification dimensionnelle | en: dimensional inspection; dimensional checks
belts-and-pulleys | fr: remplacement de roulements; courroies et poulies; chaînes et engrenages; réducteurs | en: belts and pulleys; gear reducers; chain drives
maintenance-welding | fr: soudure d’entretien; brasage à l’argent | en: maintenance welding; silver brazing
conveyor-repair | fr: réparation de convoyeurs; installation de machinerie; démarrage de lignes de production | en: conveyor repair; machinery installation; production line start-up
cmms | fr: =GMAO; bons de travail de maintenance; gestion des pièces critiques | en: =CMMS; maintenance work orders; critical spare parts | related: maintenance-software
predictive-maintenance | fr: maintenance prédictive; maintenance conditionnelle | en: predictive maintenance; condition-based maintenance
smed | fr: =SMED; réglage de presses; changement de moules | en: =SMED; mould changes; press setup | broader: changeovers
tool-offsets | fr: réglage de machines CNC; compensation d’outils; mise en référence | en: tool offsets; CNC setup; work offsets
mazatrol | fr: Mazatrol; programmation conversationnelle; Heidenhain; Siemens Sinumerik | en: Mazatrol; Heidenhain controls; conversational programming
five-axis-machining | fr: usinage cinq axes; usinage multiaxe | en: five-axis machining; multi-axis machining
mould-fitting | fr: usinage de moules; ajustage de moules; polissage de moules | en: mould fitting; mould polishing; die fitting
heat-straightening | fr: redressage à chaud; redressage de pièces soudées; contrôle des déformations | en: heat straightening; weld distortion control
welding-jigs | fr: assemblage au gabarit; gabarits de soudage; fabrication de gabarits | en: welding jigs; jigs and fixtures; fixture building
passivation | fr: passivation; phosphatation; nickelage; chromage; zingage | en: passivation; nickel plating; chrome plating; zinc plating
liquid-paint-application | fr: peinture liquide; cabine de peinture; mélange de peinture industrielle | en: liquid paint application; paint booth operation
resin-infusion | fr: moulage sous vide; infusion de résine; drapage; gel-coat | en: resin infusion; hand lay-up; gelcoat spraying; vacuum bagging
prepreg-lay-up | fr: préimprégnés; autoclave composites; pré-imprégnés | en: prepreg lay-up; autoclave curing
vulcanization | fr: mélange de caoutchouc; vulcanisation; calandrage | en: vulcanization; rubber mixing; calendering
overmoulding | fr: surmoulage; dépannage de défauts de moulage; séchage de résine | en: overmoulding; moulding defect troubleshooting; resin drying
edging-and-trimming-lumber | fr: délignage; optimisation du sciage; sciage de long; éboutage | en: edging and trimming lumber; saw optimization; rip sawing
pulp-bleaching | fr: désencrage; cuisson de la pâte; blanchiment de la pâte | en: pulp bleaching; deinking; pulp cooking
pantone-matching | fr: calage de presse; gestion des couleurs Pantone; Pantone; épreuvage | en: Pantone matching; press make-ready; colour proofing
saddle-stitching | fr: pliage et encartage; thermoreliure; piqûre à cheval; assemblage d’imprimés | en: saddle stitching; folding and inserting
direct-mail-production | fr: publipostage industriel; tri postal automatisé; Médiaposte | en: direct mail production; mail inserting
dye-sublimation | fr: sérigraphie textile; impression DTG; transfert thermique; sublimation | en: dye sublimation; heat transfer printing; direct-to-garment printing
zipper-insertion | fr: pose de fermetures éclair; pressage de vêtements | en: zipper insertion; garment pressing
shoe-manufacturing | fr: piquage de cuir; coupe de cuir; fabrication de chaussures; montage de chaussures | en: shoe manufacturing; leather cutting; leather stitching
evisceration | fr: abattage rituel; bien-être animal à l’abattoir; éviscération | en: evisceration; humane handling at slaughter
primal-cuts | fr: découpe primaire; parage industriel; attendrissage; injection de saumure | en: primal cuts; brine injection; meat tumbling
crab-cooking | fr: fumage de poisson; cuisson du crabe; décorticage de crevettes; parage de poisson | en: crab cooking; shrimp peeling; fish smoking
iqf-freezing | fr: surgélation IQF; cuisson en continu; lyophilisation | en: IQF freezing; freeze-drying; continuous cooking
sqf | fr: =SQF | en: =SQF | related: allergen-control
brcgs | fr: =BRCGS | en: =BRCGS | related: sqf
fssc-22000 | fr: FSSC 22000 | en: FSSC 22000 | related: sqf
gfsi | fr: =GFSI | en: =GFSI | related: sqf
brc | fr: =BRC | en: =BRC | related: sqf, allergen-control
cfia-requirements | fr: =ACIA; règlement sur la salubrité des aliments au Canada; =RSAC; agent ACIA | en: CFIA requirements; Safe Food for Canadians Regulations
prerequisite-programs | fr: bonnes pratiques industrielles; =BPI; programmes préalables; HACCP prérequis | en: prerequisite programs; good food manufacturing practices
product-recalls | fr: rappels de produits; exercices de rappel | en: product recalls; mock recalls
atp-testing | fr: échantillonnage microbiologique; tests ATP; écouvillonnage | en: ATP testing; environmental swabbing
net-weight-checks | fr: contrôle des poids nets; contrôle du scellage; contrôles en cours de production | en: net weight checks; seal integrity checks; in-process checks
batch-release | fr: dossiers de lots électroniques; libération de lots; revue de dossiers de lots | en: batch release; batch record review
wave-soldering | fr: soudure par vague; insertion de composants; soudure par refusion; inspection AOI | en: wave soldering; reflow soldering; AOI inspection
control-panel-wiring | fr: montage de panneaux de contrôle; lecture de schémas unifilaires | en: control panel wiring; single-line diagrams
hipot-testing | fr: essais hipot; tests électriques en production | en: hipot testing; production electrical testing
hydraulic-hose-assembly | fr: assemblage hydraulique; pose de boyaux hydrauliques; essais de pression | en: hydraulic hose assembly; pressure testing
8d-reports | fr: rapport 8D | en: 8D reports
aql-sampling | fr: échantillonnage AQL; plans d’échantillonnage | en: AQL sampling; sampling plans
iso-45001 | fr: ISO 45001 | en: ISO 45001 | related: environmental-management
visual-management | fr: management visuel; tableaux de bord d’atelier; caucus de production | en: visual management; daily huddles; tier meetings
manufacturing-orders | fr: ordres de fabrication; lancement de production; bons de production | en: manufacturing orders; production orders; job launching
shift-handover | fr: relève de quart; cahier de quart | en: shift handover
hoist-operation | fr: élingues et palans; opération de palan | en: hoist operation; chain hoists; overhead crane operation
plant-recycling | fr: gestion des matières résiduelles en usine; compacteur industriel; écoefficacité | en: plant recycling; eco-efficiency
planned-safety-inspections | fr: enquête et analyse d’accidents; =ASTI; inspections planifiées SST | en: planned safety inspections
`,
});
