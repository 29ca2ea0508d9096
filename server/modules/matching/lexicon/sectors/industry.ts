import { defineSector } from '../sector.js';

export const industry = defineSector({
  name: 'industry',
  field: {
    fr: [
      'Industrie et transformation',
      'usine',
      'transformation',
      'textile',
      'plasturgie',
      'bois et papier',
      'métallurgie',
    ],
    en: ['Industry and processing', 'factory work', 'processing', 'textiles', 'plastics', 'wood and paper', 'metals'],
  },
  occupations: `
# Metal, plastic, wood
cnc-operator | fr: opérateur de machines à commande numérique; opérateur de commande numérique; programmeur de commande numérique; opérateur-régleur sur commande numérique; opérateur CNC; programmeur CNC; opérateur régleur sur machine-outil; régleur sur commande numérique | en: CNC operator; CNC setter; CNC programmer; CNC machine operator; numerical control operator; computer numerically controlled tool operator; CNC tool operator | related: machinist
| skills: cnc-machining, gcode, measuring-instruments, blueprint-reading
welder-fitter | fr: soudeur-monteur/soudeuse-monteuse | en: welder-fitter; structural fitter | broader: welder | skills: mig-welding, blueprint-reading, metal-fitting, welding-certification
press-operator | fr: opérateur de presse; plieur; emboutisseur; conducteur de presse à emboutir; opérateur d’emboutissage; découpeur-emboutisseur/découpeuse-emboutisseuse; poinçonneur | en: press operator; stamping press operator; brake press operator; metal press operator | related: machine-operator
| skills: press-brake, metal-forming, measuring-instruments
laser-cutting-operator | fr: opérateur de découpe laser; opérateur de table de découpe; opérateur de cisaille | en: laser cutting operator; plasma table operator; shear operator | related: machine-operator | skills: laser-cutting, blueprint-reading, machine-setup
foundry-worker | fr: ouvrier de fonderie; fondeur; mouleur; opérateur de coulée; mouleur-noyauteur/mouleuse-noyauteuse; couleur-fondeur/couleuse-fondeuse; modeleur-mouleur/modeleuse-mouleuse | en: foundry worker; caster; moulder; casting operator; foundry mold maker; coremaker foundry
| skills: metal-casting, moulding-sand, physical-stamina
aluminium-smelter-operator | fr: opérateur d’aluminerie; cuviste; opérateur de four; opérateur de laminoir; fondeur d’acier; lamineur; conducteur de laminoir | en: smelter operator; furnace operator; rolling mill operator; steel mill worker; metal-refining furnace operator; rolling machine operator; drawing machine operator
| skills: furnace-operation, process-control, crane-operation
polisher-grinder | fr: polisseur; meuleur; ébarbeur; sableur au jet; ébavureur; affûteur | en: polisher; grinder operator; deburrer; sandblaster; grinding and polishing worker; buffing machine operator; tool grinder; grinding and polishing machine operator; lapping machine operator
| skills: grinding, polishing-metal, sandblasting
electroplater | fr: opérateur de traitement de surface; galvanoplaste; électroplaqueur | en: plating operator; electroplater; surface treatment operator; anodizer; plating machine operator; plater
| skills: surface-treatment, chemical-handling, quality-control
industrial-painter | fr: peintre industriel; peintre en production; peintre en poudre | en: industrial painter; powder coater; spray painter industrial | related: painter | skills: spray-painting, powder-coating, surface-preparation
injection-moulding-operator | fr: opérateur de presse à injection; opérateur en plasturgie; opérateur d’extrudeuse; plasturgiste; opérateur sur presse à injecter; technicien plasturgiste; régleur d’injection | en: injection moulding operator; plastics machine operator; extruder operator; blow moulding operator; plastic moulding machine operator; injection molding operator | related: machine-operator
| skills: injection-moulding, machine-setup, quality-control
mould-maker | fr: mouliste; technicien en moules; monteur de moules; régleur de presses | en: mould maker; mold technician; mould setter; process technician plastics | related: tool-and-die-maker | skills: mould-making, manual-machining, injection-moulding
composites-worker | fr: ouvrier en composites; mouleur de composites; stratifieur; lamineur de fibre de verre | en: composites technician; fibreglass laminator; composite worker | skills: composites, surface-preparation, moulding-sand
rubber-worker | fr: opérateur de mélangeur; ouvrier de caoutchouterie; opérateur de calandre; calandreur; opérateur de calandrage; mélangeur de caoutchouc | en: rubber processing operator; mixer operator; tire builder; calender operator; rubber calender operator | related: machine-operator
| skills: machine-operation, production-line-work, quality-control
furniture-assembler | fr: assembleur de meubles; ouvrier en fabrication de meubles; monteur de meubles | en: furniture assembler; cabinet assembler | related: assembler | skills: furniture-assembly, power-tools, woodworking
wood-machine-operator | fr: opérateur de machines à bois; toupilleur; opérateur de scie; opérateur de moulurière; machiniste bois | en: woodworking machine operator; saw operator; moulder operator; sawing machine operator | related: wood-processing-operator
| skills: woodworking-machines, woodworking, measuring-and-cutting
upholsterer | fr: rembourreur; tapissier; couturier en rembourrage; tapissier garnisseur | en: upholsterer; furniture upholsterer
| skills: upholstery, sewing, fabric-cutting
finishing-worker-wood | fr: finisseur de meubles; vernisseur; ébéniste-finisseur/ébéniste-finisseuse; sableur de meubles | en: furniture finisher; wood finisher; lacquer sprayer | skills: wood-finishing, spray-painting, surface-preparation
truss-assembler | fr: assembleur de structures de bois; monteur de fermes de toit; ouvrier en maisons usinées | en: truss assembler; prefabricated house builder; modular home worker | related: assembler | skills: prefabrication, power-tools, blueprint-reading
pulp-paper-operator | fr: papetier; opérateur de machine à papier; opérateur en pâtes et papiers | en: paper machine operator; pulp mill operator; papermaker | skills: papermaking, process-control, machine-operation
box-maker | fr: opérateur de cartonnerie; opérateur de machine à carton; opérateur de plieuse-colleuse | en: box maker; corrugator operator; folder gluer operator; converting operator | related: machine-operator | skills: converting-machines, machine-setup, packaging
bookbinder | fr: relieur; opérateur de finition; opérateur de reliure; massicotier; façonnier; conducteur de machines de façonnage; massicotier-plieur/massicotière-plieuse | en: bookbinder; bindery operator; finishing operator print; cutter operator; print binding worker; print finishing worker; binding and finishing worker | related: printer-operator
| skills: bookbinding, machine-operation, paper-cutting
prepress-technician | fr: technicien en prépresse; infographiste en prépresse; opérateur d’impression numérique; technicien en impression grand format; opérateur prépresse; maquettiste PAO | en: prepress technician; digital print operator; large format printer operator; sign maker | related: printer-operator
| skills: prepress, digital-printing, adobe-creative-suite, colour-matching
screen-printer | fr: sérigraphe; opérateur de sérigraphie; brodeur industriel | en: screen printer; embroidery operator; silkscreen operator | skills: screen-printing, colour-matching, machine-setup

# Textile, food, chemicals
textile-operator | fr: opérateur de métier à tisser; tisserand; régleur de machines textiles; conducteur de métier à tisser | en: textile machine operator; weaver; loom operator; textile knitting and weaving machine operator
| skills: weaving-knitting, dyeing, machine-operation
knitter | fr: tricoteur; bonnetier; remailleur | en: knitter; hosiery knitter | related: textile-operator
| skills: weaving-knitting, dyeing, machine-operation
dyer-textile | fr: teinturier; opérateur de teinture et d’ennoblissement | en: dyer; textile dyer | related: textile-operator
| skills: weaving-knitting, dyeing, machine-operation
fabric-cutter | fr: coupeur de tissus; tailleur-coupeur/tailleuse-coupeuse; opérateur de table de coupe; coupeur; coupeur en confection; coupeur textile; matelasseur | en: fabric cutter; garment cutter; textile cutter; textile cutting machine operator; hand cutter; cutter and trimmer
| skills: fabric-cutting, pattern-reading, measuring-and-cutting
leather-worker | fr: maroquinier; ouvrier du cuir | en: leather worker; leathercrafter
| skills: leatherwork, sewing, fabric-cutting
saddler | fr: sellier; sellier-harnacheur; sellier garnisseur | en: saddler; harness maker | related: leather-worker
| skills: leatherwork, sewing, fabric-cutting
tanner | fr: tanneur; mégissier; corroyeur | en: tanner; hide processor | related: leather-worker
| skills: leatherwork, sewing, fabric-cutting
food-machine-operator | fr: opérateur de machines alimentaires; opérateur de mélangeur alimentaire; opérateur de pasteurisateur; opérateur de production alimentaire; conducteur de machines de fabrication alimentaire; conducteur de ligne agroalimentaire; opérateur de production agroalimentaire | en: food machine operator; food production operator; pasteurizer operator; batch mixer food; food batchmaker; food cooking machine operator; food roasting machine operator | related: food-processing-worker
| skills: food-processing-machines, haccp, machine-setup, good-manufacturing-practice
meat-processing-worker | fr: désosseur; découpeur de viande; ouvrier d’abattoir; ouvrier en transformation de viandes | en: meat processing worker; deboner; meat cutter industrial; slaughterhouse worker; poultry processor | related: butcher | skills: meat-cutting, knife-handling, cold-storage, food-safety
fish-plant-worker | fr: ouvrier d’usine de poisson; ouvrier en transformation de fruits de mer; fileteur de poisson | en: fish plant worker; seafood processor; fish filleter | related: fishmonger | skills: fish-preparation, production-line-work, cold-storage
cheesemaker | fr: fromager; aide-fromager; beurrier | en: cheesemaker; cheese maker; dairy processing worker | skills: cheese-making, food-safety, haccp
brewer | fr: brasseur; distillateur; maître brasseur; cidrier | en: brewer; distiller; brewmaster
| skills: brewing, sanitation-food-plant, process-control
sanitation-worker | fr: préposé à la salubrité; préposé au lavage industriel; employé de salubrité | en: sanitation worker; plant sanitation worker; food plant cleaner | skills: sanitation-food-plant, chemical-handling, pressure-washing
packaging-operator | fr: opérateur d’emballage; opérateur de ligne de conditionnement; conditionneur; opérateur d’embouteillage | en: packaging operator; packaging line operator; bottling line operator; filling line operator | related: production-worker | skills: packaging-machines, packaging, production-line-work
chemical-plant-worker | fr: mélangeur de produits chimiques; ouvrier d’usine chimique; compoundeur; peseur de produits | en: chemical plant worker; chemical blender; compounder; batch weigher | related: chemical-process-operator | skills: chemical-handling, batch-records, whmis
refinery-operator | fr: opérateur de raffinerie; opérateur de procédés pétrochimiques | en: refinery operator; petrochemical operator; petroleum pump system operator; gauger | related: chemical-process-operator
| skills: process-control, process-safety, equipment-inspection
glass-worker | fr: verrier; souffleur de verre; ouvrier en verre; opérateur de four de trempe; opérateur de fabrication du verre; conducteur de four verrier; verrier au chalumeau | en: glass worker; glassblower; glass cutter; glass processing operator; glass former; glass moulder; kiln operator glass
| skills: glass-processing, measuring-and-cutting, furnace-operation
concrete-products-worker | fr: ouvrier en produits de béton; opérateur de bétonnière fixe; mouleur de béton; tailleur de pierre | en: concrete products worker; precast concrete worker; batch plant operator; stone cutter | skills: concrete-pouring, stone-cutting, crane-operation

# Electronics, supervision, quality
electronics-assembler | fr: assembleur de produits électroniques; monteur en électronique; câbleur; assembleur de panneaux électriques; monteur de harnais; monteur-câbleur en électronique; implanteur de cartes électroniques | en: electronics assembler; circuit board assembler; cable harness assembler; electrical panel builder; wire harness assembler; electronic equipment assembler; electrical and electronic assembler | related: assembler
| skills: hand-soldering, electronics-assembly, blueprint-reading, attention-to-detail
quality-technician | fr: technicien en contrôle de la qualité; métrologue; technicien de contrôle de conformité; technicien en métrologie; technicien d’étalonnage | en: quality technician; metrology technician; CMM operator; calibration technician; calibration technologist | related: quality-inspector
| skills: measuring-instruments, coordinate-measuring, non-conformity-reports, statistical-process-control
team-leader-production | fr: chef de ligne | en: production team leader; line leader | related: production-supervisor | skills: production-line-work, staff-supervision, continuous-improvement, workplace-safety
maintenance-planner | fr: planificateur de maintenance; superviseur de maintenance; coordonnateur d’entretien industriel; agent/agente d’ordonnancement de maintenance; technicien méthodes de maintenance | en: maintenance planner; maintenance supervisor; maintenance coordinator
| skills: maintenance-software, preventive-maintenance, staff-scheduling, purchasing
production-clerk | fr: commis de production; commis à la planification; agent/agente d’ordonnancement | en: production clerk; scheduling clerk; expediter | related: production-planner | skills: production-planning, erp-software, data-entry
material-handler | fr: manutentionnaire; approvisionneur de lignes; préposé à la manutention | en: material handler; line feeder; factory helper | related: warehouse-worker | skills: material-handling, forklift-licence, physical-stamina
industrial-sewing-mechanic | fr: mécanicien de machines à coudre; mécanicien de machines de production; ajusteur de machines | en: sewing machine mechanic; machine adjuster; machine set-up technician | related: industrial-mechanic | skills: machine-setup, mechanical-troubleshooting, preventive-maintenance
robot-technician | fr: technicien en robotique; programmeur de robots; opérateur de cellule robotisée; roboticien de production | en: robot technician; robot programmer; robotic cell operator | related: automation-technician | skills: industrial-robots, robotic-welding, plc-programming
additive-manufacturing-technician | fr: technicien en fabrication additive; opérateur d’impression 3D | en: additive manufacturing technician; 3D printing technician | skills: three-d-printing, three-d-modelling, solidworks
`,
  skills: `
# Metal
metal-fitting | fr: assemblage métallique; pointage de pièces; montage de structures métalliques | en: metal fitting; fit-up; tack welding; structural steel fabrication
metal-forming | fr: emboutissage; formage des métaux; roulage de tôle | en: metal forming; stamping; metal rolling
laser-cutting | fr: découpe laser; découpe au jet d’eau; poinçonneuse | en: laser cutting; waterjet cutting; turret punch
electrical-discharge-machining | fr: électroérosion; usinage par électroérosion | en: electrical discharge machining; wire EDM
cnc-lathe | fr: tour à commande numérique; ?tournage; tour conventionnel | en: CNC lathe; ?turning; lathe operation | broader: machining
cnc-milling | fr: centre d’usinage; fraisage; fraiseuse; usinage 5 axes | en: machining centre; milling; milling machine; 5-axis machining | broader: machining
mastercam | fr: Mastercam; FeatureCAM; Fusion 360; logiciels FAO | en: Mastercam; FeatureCAM; Fusion 360; CAM software | type: tool
tool-setting | fr: réglage d’outils; montage d’outillage; changement d’outils | en: tool setting; tooling setup; tool changes; fixtures and jigs
surface-grinding | fr: rectification; rectifieuse; affûtage d’outils | en: surface grinding; precision grinding; tool sharpening
metal-casting | fr: fonderie; coulée de métal; moulage sous pression | en: metal casting; foundry work; die casting
moulding-sand | fr: moulage manuel; démoulage; fabrication de moules en sable | en: hand moulding; demoulding; sand moulding
forging | fr: forge; forgeage | en: ?forging; blacksmithing
furnace-operation | fr: four industriel; laminage; électrolyse de l’aluminium | en: furnace operation; industrial furnaces; rolling mills; aluminum smelting
heat-treating | fr: traitement thermique industriel; trempe et revenu | en: heat treating; quenching and tempering
polishing-metal | fr: polissage de métaux; ébarbage; ?polissage | en: metal polishing; buffing; ?polishing
sandblasting | fr: sablage au jet; décapage au jet; grenaillage | en: sandblasting; abrasive blasting; shot blasting
surface-treatment | fr: traitement de surface; anodisation; placage; galvanisation | en: surface treatment; anodizing; electroplating; galvanizing
powder-coating | fr: peinture en poudre; cuisson de peinture | en: powder coating; paint line; baking oven coating
coordinate-measuring | fr: machine à mesurer tridimensionnelle; =MMT; bras de mesure; PC-DMIS | en: coordinate measuring machine; =CMM; measuring arm; PC-DMIS
calibration-gauges | fr: gabarits de contrôle; comparateurs | en: gauges; dial indicators
first-article-inspection | fr: inspection du premier article; inspection en cours de production; inspection finale | en: first article inspection; in-process inspection; final inspection
ppap | fr: dossier PPAP; planification avancée de la qualité; IATF 16949 | en: PPAP; APQP; IATF 16949

# Plastics, wood, paper
injection-moulding | fr: moulage par injection; extrusion; thermoformage; soufflage | en: injection moulding; injection molding; extrusion; thermoforming; blow moulding
mould-making | fr: fabrication de moules; entretien de moules; montage de moules | en: mould making; mold maintenance; mould setup
three-d-printing | fr: impression 3D; fabrication additive | en: 3D printing; additive manufacturing
plastics-welding | fr: soudage de plastique; recyclage de plastique | en: plastic welding; plastics recycling
furniture-assembly | fr: assemblage de meubles; montage de meubles | en: furniture assembly; assembling furniture; ready-to-assemble furniture
woodworking-machines | fr: machines à bois; toupie; scie à panneaux; raboteuse; défonceuse numérique | en: woodworking machines; shaper; panel saw; planer; CNC router
edge-banding | fr: plaquage de chants; placage de bois | en: edge banding; veneering
wood-finishing | fr: finition du bois; vernissage; teinture du bois; laquage | en: wood finishing; varnishing; wood staining; lacquering
lumber-grading | fr: classement du bois; séchage du bois; empilage de bois | en: lumber grading; kiln drying; lumber stacking
log-sawing | fr: sciage; sciage de billots; affûtage de scies | en: log sawing; sawmilling; saw filing
papermaking | fr: fabrication du papier; pâtes et papiers; mise en pâte | en: papermaking; pulp and paper; pulping
converting-machines | fr: transformation du carton; onduleuse; plieuse-colleuse; découpe à l’emporte-pièce | en: board converting; corrugating; folding and gluing; die cutting
paper-cutting | fr: massicot; coupe de papier | en: guillotine cutting; paper cutting
bookbinding | fr: reliure; brochage; finition d’imprimés | en: bookbinding; perfect binding; print finishing
prepress | fr: prépresse; imposition; épreuves couleur | en: prepress; imposition; colour proofs
digital-printing | fr: impression numérique; impression grand format; traceur | en: digital printing; large format printing; plotters
flexography | fr: flexographie; héliogravure; impression d’étiquettes | en: flexography; rotogravure; label printing
screen-printing | fr: sérigraphie; broderie industrielle; impression textile | en: screen printing; machine embroidery; textile printing
sign-making | fr: fabrication d’enseignes; lettrage; pose de vinyle d’affichage | en: sign making; lettering; vinyl graphics installation

# Textile
weaving-knitting | fr: tissage; tricotage industriel; métier à tisser | en: weaving; industrial knitting; looms
dyeing | fr: teinture textile; ennoblissement | en: textile dyeing; textile finishing
fabric-cutting | fr: coupe de tissu; matelassage de tissu; coupe industrielle | en: fabric cutting; fabric spreading; industrial cutting
industrial-sewing | fr: machine à coudre industrielle; surjeteuse; piqueuse plate; confection industrielle | en: industrial sewing machine; serger; overlock; garment manufacturing
garment-inspection | fr: inspection de vêtements; finition de vêtements | en: garment inspection; garment finishing
lectra-gerber | fr: Lectra; Gerber AccuMark; patronage assisté par ordinateur | en: Lectra; Gerber AccuMark; computerized pattern making | type: tool

# Food and chemicals
food-processing-machines | fr: machines de transformation alimentaire; mélangeurs alimentaires; tranchage industriel | en: food processing machines; food mixers; industrial ovens; slicing machines
pasteurisation | fr: pasteurisation; homogénéisation; conserverie | en: pasteurization; homogenization; canning
slaughtering | fr: abattage d’animaux de boucherie; parage de viande | en: slaughtering; trimming meat
sanitation-food-plant | fr: salubrité en usine; nettoyage en place; désinfection industrielle | en: plant sanitation; clean-in-place; industrial disinfection
allergen-control | fr: gestion des allergènes; traçabilité alimentaire | en: allergen control; food traceability
packaging-machines | fr: machines d’emballage; ensacheuse; encaisseuse; étiqueteuse; embouteillage | en: packaging machines; bagging machine; case packer; labelling machine; bottling
labelling | fr: étiquetage; codage de lots; étiquetage nutritionnel | en: labelling; lot coding; nutrition labelling
weighing-batching | fr: pesée; dosage d’ingrédients; lots de production | en: ?weighing; batching; ingredient dosing
chemical-handling | fr: manipulation de produits chimiques; mélange de produits chimiques; produits corrosifs | en: chemical handling; chemical blending; handling corrosive products
distillation-process | fr: raffinage; pétrochimie; colonnes de distillation | en: refining; petrochemicals; distillation columns
paint-formulation | fr: formulation de peintures; cosmétiques industriels; savonnerie | en: paint formulation; cosmetics manufacturing; soap making
glass-processing | fr: transformation du verre; verre trempé; verre thermos | en: glass processing; tempered glass; insulated glass
ceramics-process | fr: cuisson de céramique; briqueterie | en: ceramic firing; brick making
explosives-manufacturing | fr: fabrication de munitions; pyrotechnie | en: ammunition manufacturing; pyrotechnics

# On the line
electronics-assembly | fr: assemblage électronique; montage en surface; câblage de panneaux; sertissage de câbles | en: electronics assembly; surface mount technology; =SMT; panel wiring; crimping
ipc-610 | fr: norme IPC-A-610; certification IPC; J-STD-001 | en: IPC-A-610; IPC certification; J-STD-001 | type: licence
wire-harness | fr: fabrication de harnais électriques; faisceaux de câbles | en: wire harness assembly; cable harnesses
torque-tools | fr: outils dynamométriques; outils pneumatiques d’assemblage; boulonnage | en: torque wrenches; pneumatic assembly tools; bolting
adhesives-sealing | fr: collage industriel; scellement; application de colle | en: industrial adhesives; ?sealing; gluing
subassembly | fr: sous-assemblage; assemblage de moteurs; assemblage final | en: sub-assembly; engine assembly; final assembly
kitting | fr: préparation de nécessaires de production; alimentation de ligne | en: kitting; line feeding
conveyor-operation | fr: opération de convoyeurs; palettiseur | en: conveyor operation; palletizer
material-handling | fr: manutention; manutention manuelle; transpalette | en: material handling; manual handling; pallet jack
production-records | fr: registres de production; feuilles de production; rapports de quart | en: production records; production logs; shift reports
production-targets | fr: cadence de production; cibles de production; rendement de production | en: production targets; production rates; throughput
changeovers | fr: changement de format; changement de série | en: changeovers; format changes
scrap-reduction | fr: réduction des rebuts; réduction des pertes; taux de rendement synthétique | en: scrap reduction; waste reduction; overall equipment effectiveness; =OEE
total-productive-maintenance | fr: maintenance productive totale; maintenance autonome | en: total productive maintenance; =TPM; autonomous maintenance
standard-operating-procedures | fr: procédures opératoires normalisées; instructions de travail; fiches de travail | en: standard operating procedures; =SOP; =SOPs; work instructions
safety-audits | fr: audits de sécurité; analyse sécuritaire de tâches; inspections de sécurité | en: safety audits; job hazard analysis; safety inspections
safety-committee | fr: comité de santé et sécurité; représentant en prévention | en: health and safety committee; safety representative
protective-equipment | fr: équipement de protection individuelle; =EPI; ajustement de masques | en: personal protective equipment; =PPE; respirator fit testing
emergency-response-plant | fr: brigade d’intervention industrielle; intervention en cas de déversement | en: industrial emergency response; spill cleanup
environmental-permits-plant | fr: autosurveillance environnementale d’usine; émissions atmosphériques | en: plant environmental monitoring; air emissions
machine-vision | fr: systèmes de vision industrielle; inspection automatisée | en: machine vision; automated inspection
siemens-plc | fr: automates Siemens; automates Allen-Bradley; Studio 5000; TIA Portal | en: Siemens PLC; Studio 5000; TIA Portal; RSLogix | type: tool | broader: plc-programming
fanuc-robots | fr: robots FANUC; robots ABB; robots KUKA; cobots | en: FANUC robots; ABB robots; KUKA robots; cobots | type: tool | broader: industrial-robots
industry-4 | fr: industrie 4.0; usine intelligente; jumeau numérique | en: Industry 4.0; smart factory; digital twin
manufacturing-execution-system | fr: système d’exécution de la production; suivi de production en temps réel | en: manufacturing execution system; =MES; real-time production tracking
mrp | fr: planification des besoins matières; nomenclatures de produits; gammes de fabrication | en: material requirements planning; =MRP; bills of materials; manufacturing routings
kaizen-events | fr: ateliers kaizen; résolution de problèmes A3 | en: kaizen events; A3 problem solving; 8D
`,
});
