import { defineSector } from '../sector.js';

export const construction = defineSector({
  name: 'construction',
  field: {
    fr: ['Construction', 'métiers de la construction', 'bâtiment', 'chantier'],
    en: ['Construction', 'skilled trades', 'building trades', 'job site'],
  },
  occupations: `
electrician | fr: électricien; électricien du bâtiment; électricien de chantier | qc: compagnon électricien; apprenti électricien | en: electrician; construction electrician; journeyman electrician; apprentice electrician; wiring electrician; domestic electrician; neon sign electrician; building electrician | related: industrial-electrician
| skills: electrical-wiring, electrical-code, blueprint-reading, electrical-troubleshooting, construction-safety-card, conduit-bending
industrial-electrician | fr: électricien industriel; électrotechnicien | qc: électricien d’entretien | en: industrial electrician; maintenance electrician; electrical technician
| skills: electrical-troubleshooting, plc-programming, motor-control, blueprint-reading, lockout-tagout, preventive-maintenance
plumber | fr: plombier; plombier chauffagiste | qc: plombier tuyauteur | en: plumber; journeyman plumber; plumbing mechanic; sanitary plumber; plumber apprentice journeyman | related: hvac-technician
| skills: pipe-installation, soldering-pipes, plumbing-code, blueprint-reading, drain-cleaning, gas-fitting
hvac-technician | fr: technicien en climatisation; technicien en CVC; chauffagiste; installateur en chauffage; technicien en génie climatique; monteur en chauffage | qc: technicien CVAC | en: HVAC technician; heating and cooling technician; air conditioning technician; heating and air conditioning installer; heating mechanic
| skills: refrigeration, hvac-maintenance, electrical-troubleshooting, gas-fitting, soldering-pipes
carpenter | fr: charpentier-menuisier; charpentier; menuisier; monteur de structures bois | en: carpenter; framer; finish carpenter; formwork carpenter; joiner; maintenance carpenter; journeyman carpenter; stage carpenter; ship carpenter; bench hand carpenter; renovation carpenter | related: cabinetmaker
| skills: wood-framing, finish-carpentry, formwork, blueprint-reading, power-tools, measuring-and-cutting, construction-safety-card
cabinetmaker | fr: ébéniste; menuisier d’atelier; agenceur | en: cabinetmaker; millworker; furniture maker
| skills: woodworking, finish-carpentry, power-tools, measuring-and-cutting
welder | fr: soudeur; soudeur-assembleur; soudeur à l’arc; chalumiste | en: welder; structural welder; MIG welder; TIG welder; arc welder; brazing machine operator; solderer; welding machine operator; electron beam welder; submerged arc welder; gas welder; boilermaker welder; welder operator; cutter and brazer; brazer | related: metal-fabricator
| skills: arc-welding, mig-welding, tig-welding, welding-certification, blueprint-reading, metal-cutting, grinding
ironworker | fr: monteur d’acier de structure; monteur de structures d’acier; monteur-assembleur de charpentes; charpentier métallique; monteur en structures métalliques; monteur levageur | en: ironworker; structural steel erector; structural iron and steel worker; structural steel worker
| skills: steel-erection, rigging, working-at-heights, mig-welding, construction-safety-card
roofer | fr: couvreur; couvreur-zingueur; étancheur; couvreur-étancheur/couvreuse-étancheuse; zingueur | en: roofer; roofing installer; shingler; built-up roofer; cedar roofer; slate roofer; tile roofer; sheet metal roofer
| skills: roofing, waterproofing, working-at-heights, construction-safety-card
bricklayer | fr: briqueteur-maçon; maçon; briqueteur; maçon-briqueteur; maçon bâtiment; maçon du bâti ancien | en: bricklayer; mason; stonemason; refractory bricklayer; brick mason; stone mason; firebrick layer; masonry contractor; furnace liner; brickmason; blockmason
| skills: masonry, mortar-mixing, scaffolding, blueprint-reading
painter | fr: peintre en bâtiment; peintre de chantier; peintre-décorateur; façadier; peintre-façadier/peintre-façadière; enduiseur | en: painter; house painter; commercial painter; decorator painter; building painter; maintenance painter; interior painter; exterior painter; paint shop painter; painter and decorator
| skills: painting, surface-preparation, spray-painting, scaffolding
drywaller | fr: poseur de gypse; plaquiste; plâtrier-plaquiste; poseur de cloisons | qc: tireur de joints; systèmes intérieurs | en: drywall installer; drywaller; taper; interior systems mechanic; drywall and ceiling tile installer; ceiling tile installer
| skills: drywall-installation, joint-finishing, measuring-and-cutting, scaffolding
tiler | fr: carreleur; poseur de carrelage | qc: poseur de céramique; carreleur céramiste | en: tile setter; tiler; floor layer | skills: tile-setting, surface-preparation, measuring-and-cutting
construction-labourer | fr: journalier de construction; manœuvre de chantier; ouvrier de construction; aide de chantier; manœuvre bâtiment; manœuvre en travaux publics | qc: manœuvre spécialisé | en: construction labourer; general labourer construction; site labourer; construction helper; construction laborer; construction craft laborer
| skills: site-cleanup, power-tools, concrete-pouring, construction-safety-card, physical-stamina
trades-helper | fr: aide de métier; aide-ouvrier | en: helper construction trades; helper plumber; helper electrician | related: construction-labourer
| skills: physical-stamina, site-cleanup, workplace-safety
heavy-equipment-operator | fr: opérateur de machinerie lourde; conducteur d’engins; conducteur d’engins de chantier; pelleteur; conducteur d’engins de terrassement; conducteur d’engin de damage | qc: opérateur de pelle mécanique; opérateur d’équipement lourd | en: heavy equipment operator; excavator operator; loader operator; bulldozer operator; construction equipment operator; operating engineer
| skills: excavator-operation, loader-operation, grading, equipment-inspection, construction-safety-card
construction-superintendent | fr: surintendant de chantier; chef de chantier; conducteur de travaux; contremaître; chef de chantier bâtiment; conducteur de travaux publics; conducteur de travaux du bâtiment | qc: surintendant de construction | en: construction superintendent; site supervisor; site manager
| skills: site-supervision, construction-scheduling, blueprint-reading, staff-supervision, workplace-safety, subcontractor-coordination
construction-project-manager | fr: chargé de projets en construction; directeur de travaux; chef de projet en bâtiment | qc: gérant de projet | en: construction project manager; construction manager; building project manager; construction contractor manager; pipeline construction manager; general contractor residential; industrial construction manager; highway construction manager | related: construction-superintendent
| skills: project-management, construction-scheduling, cost-estimating, subcontractor-coordination, contract-administration
estimator | fr: estimateur; métreur; économiste de la construction; ingénieur d’études de prix | qc: estimateur en construction; estimateur en bâtiment | en: estimator; construction estimator; quantity surveyor; cost estimator
| skills: cost-estimating, quantity-takeoff, blueprint-reading, tender-preparation, spreadsheets
civil-engineer | fr: ingénieur civil; ingénieur en génie civil | qc: =ing; ingénieur en bâtiment | en: civil engineer; building engineer; highway design engineer; structural design engineer; public works engineer; environmental civil engineer; airport engineer; project civil engineer | related: civil-technician
| skills: structural-design, autocad, engineering-licence, site-inspection, project-management
civil-technician | fr: technicien en génie civil; technicien du bâtiment | qc: technologue en génie civil; technicien en estimation | en: civil engineering technician; civil engineering technologist; construction technician | skills: autocad, site-inspection, surveying, concrete-testing
architect | fr: architecte; architecte d’intérieur | en: architect; building architect | related: architectural-technologist | skills: building-design, autocad, revit, building-code, project-management
architectural-technologist | fr: technicien en architecture; dessinateur en bâtiment; dessinateur-projeteur | qc: technologue en architecture | en: architectural technologist; architectural technician; building drafter; draftsperson | skills: autocad, revit, building-code, technical-drawing
building-maintenance-worker | fr: préposé à l’entretien des bâtiments; agent de maintenance du bâtiment; ouvrier de maintenance; homme toutes mains | qc: ouvrier d’entretien général | en: building maintenance worker; maintenance worker; caretaker
| skills: minor-repairs, painting, preventive-maintenance, cleaning, snow-removal
landscaper | fr: paysagiste; jardinier-paysagiste; ouvrier paysagiste; jardinier; agent/agente d’entretien des espaces verts; ouvrier espaces verts; jardinier d’espaces verts | qc: horticulteur; préposé à l’aménagement paysager | en: landscaper; landscape labourer; landscaping labourer; groundskeeper; gardener; groundskeeping worker; grounds maintenance gardener
| skills: landscaping, lawn-maintenance, plant-care, paving-stone, snow-removal
`,
  skills: `
welding | fr: soudage; soudure | en: welding
electrical-wiring | fr: câblage électrique; filage électrique; installation électrique | en: electrical wiring; electrical installation
electrical-code | fr: code électrique; code de construction chapitre électricité; normes électriques | en: electrical code; Canadian electrical code; code compliance electrical
electrical-troubleshooting | fr: dépannage électrique; diagnostic électrique; recherche de pannes électriques | en: electrical troubleshooting; electrical diagnostics; electrical repairs
conduit-bending | fr: pose de conduits; pliage de conduits | en: conduit bending; conduit installation
motor-control | fr: commande de moteurs; variateurs de vitesse; démarreurs | en: motor control; motor starters
blueprint-reading | fr: lecture de plans; lecture de plans et devis; interprétation de plans; plans et devis | en: blueprint reading; reading blueprints; reading plans; drawing interpretation; plans and specifications
construction-safety-card | fr: carte ASP Construction; cours de santé et sécurité générale sur les chantiers | qc: =ASP | en: ASP construction card; construction safety card; construction safety training | type: licence | related: workplace-safety
pipe-installation | fr: pose de tuyauterie; installation de plomberie; tuyauterie; plomberie; travaux de plomberie | en: pipe installation; plumbing installation; piping; rough-in plumbing; plumbing; plumbing work
soldering-pipes | fr: brasage; soudure de tuyaux | en: brazing; pipe soldering
plumbing-code | fr: code de plomberie | en: plumbing code
drain-cleaning | fr: débouchage de drains; débouchage de canalisations | en: drain cleaning; drain unclogging
gas-fitting | fr: installation de gaz; raccordement au gaz naturel | en: gas fitting; gas installation; natural gas fitting
refrigeration | fr: réfrigération; manipulation de frigorigènes; systèmes frigorifiques; halocarbures | en: refrigeration; refrigeration systems
hvac-maintenance | fr: entretien de systèmes CVC; ventilation et climatisation; entretien CVAC; climatisation | en: HVAC maintenance; HVAC systems; heating and ventilation; air conditioning service; air conditioning
wood-framing | fr: charpente de bois; ossature de bois; charpenterie | en: wood framing; framing; rough carpentry
finish-carpentry | fr: menuiserie de finition; finition intérieure; pose de moulures; ?menuiserie | en: finish carpentry; trim work; interior finishing; millwork installation
woodworking | fr: travail du bois; ébénisterie; usinage du bois | en: woodworking; cabinetmaking; wood machining
formwork | fr: coffrage; coffrage à béton | en: formwork; concrete forming
power-tools | fr: outils électriques; outillage électroportatif; maniement d’outils | en: power tools; hand tools; hand and power tools
measuring-and-cutting | fr: prise de mesures; mesure et coupe; traçage | en: measuring and cutting; layout and measuring; taking measurements
arc-welding | fr: soudage à l’arc; soudure à l’arc; SMAW; soudage à l’électrode enrobée | en: arc welding; stick welding; shielded metal arc welding; SMAW welding | broader: welding
mig-welding | fr: soudage MIG; soudure semi-automatique; GMAW; soudage MIG-MAG; soudure MIG | en: MIG welding; GMAW welding; gas metal arc welding | broader: welding
tig-welding | fr: soudage TIG; soudure TIG; GTAW | en: TIG welding; GTAW welding; gas tungsten arc welding | broader: welding
welding-certification | fr: certification de soudage; cartes CWB; qualification CWB | en: welding certification; CWB certification; CWB tickets | type: licence
metal-cutting | fr: découpe de métal; coupe au plasma | en: metal cutting; plasma cutting; oxyfuel cutting; oxy-acetylene cutting
grinding | fr: meulage; ébavurage; affûtage | en: grinding; deburring
steel-erection | fr: montage d’acier; montage de structures | en: steel erection; structural steel assembly
rigging | fr: gréage; élingage; levage de charges; ?levage | en: rigging; hoisting; lifting and slinging
working-at-heights | fr: travail en hauteur; harnais de sécurité | en: working at heights; safety harness | related: workplace-safety
roofing | fr: couverture de toit; pose de bardeaux; membranes élastomères; ?toiture | en: roofing; shingle installation; roof membranes
waterproofing | fr: étanchéité; imperméabilisation | en: waterproofing; sealing membranes
masonry | fr: maçonnerie; briquetage; pose de briques; rejointoiement | en: masonry; bricklaying; repointing; stonework
mortar-mixing | fr: préparation de mortier | en: mortar mixing; mortar preparation
scaffolding | fr: échafaudages; montage d’échafaudages | en: scaffolding; scaffold assembly
painting | fr: peinture; peinture en bâtiment; application de peinture | en: painting; interior painting; exterior painting
surface-preparation | fr: préparation de surfaces; sablage | en: surface preparation; sanding; surface prep
spray-painting | fr: peinture au pistolet; peinture au fusil | en: spray painting; airless spraying
drywall-installation | fr: pose de gypse; pose de plaques de plâtre; cloisons sèches | en: drywall installation; hanging drywall; gypsum board
joint-finishing | fr: tirage de joints; jointoiement | en: joint finishing; drywall taping; mudding and taping
tile-setting | fr: pose de céramique; pose de carreaux; pose de revêtement de sol; carrelage | en: tile setting; tile installation; flooring installation; tiling
concrete-pouring | fr: coulage de béton; bétonnage; ?béton | en: concrete pouring; concrete placement; concrete work
site-cleanup | fr: nettoyage de chantier | en: site cleanup; construction cleanup
excavator-operation | fr: conduite de pelle mécanique; opération de pelle hydraulique | en: excavator operation
loader-operation | fr: conduite de chargeuse; opération de chargeuse sur roues | en: loader operation; wheel loader operation; skid steer operation
grading | fr: nivellement; terrassement | en: grading; earthmoving; site levelling
equipment-inspection | fr: inspection d’équipement; inspection quotidienne de machinerie | en: equipment inspection; machine inspection
site-supervision | fr: supervision de chantier; gestion de chantier; surveillance de chantier | en: site supervision; construction supervision; site management
construction-scheduling | fr: échéancier de construction; planification de chantier; ordonnancement de travaux | en: construction scheduling; project scheduling construction; site planning
subcontractor-coordination | fr: coordination des sous-traitants; gestion de sous-traitants | en: subcontractor coordination; subcontractor management
contract-administration | fr: administration de contrats; gestion contractuelle | en: contract administration; contract management
cost-estimating | fr: estimation des coûts; estimation; chiffrage | en: cost estimating; estimating; cost estimation; project estimating
quantity-takeoff | fr: relevé de quantités; métré; calcul des quantités | en: quantity takeoff; takeoffs; quantity surveying
tender-preparation | fr: préparation de soumissions | en: tender preparation; bid preparation; bidding; requests for proposals
structural-design | fr: calcul de structures; conception de structures; dimensionnement de structures | en: structural design; structural analysis; structural calculations
autocad | fr: AutoCAD; dessin assisté par ordinateur; DAO | en: AutoCAD; computer-aided drafting; CAD | type: tool
revit | fr: Revit; maquette numérique | en: Revit | type: tool
technical-drawing | fr: dessin technique; dessins d’atelier | en: technical drawing; drafting; shop drawings
building-design | fr: conception architecturale; conception de bâtiments | en: building design; architectural design
building-code | fr: code du bâtiment; code de construction; code national du bâtiment | en: building code; construction code; national building code
engineering-licence | fr: membre de l’Ordre des ingénieurs; permis d’ingénieur | qc: membre de l’OIQ; =OIQ | en: professional engineer licence; P.Eng.; engineering licence; PEng licence | type: licence
site-inspection | fr: inspection de chantier; surveillance des travaux; visites de chantier | en: site inspection; construction inspection; field inspection
surveying | fr: arpentage; relevés topographiques; topographie | en: land surveying; surveying; topographic surveys
concrete-testing | fr: essais de béton; contrôle des matériaux | en: concrete testing
minor-repairs | fr: réparations mineures; petits travaux; menus travaux; petites réparations | en: minor repairs; general repairs; small repairs; handyman work
snow-removal | fr: déneigement | en: snow removal; snow clearing; snow plowing
landscaping | fr: aménagement paysager; travaux paysagers; entretien paysager | en: landscaping; landscape construction
lawn-maintenance | fr: entretien de pelouse; tonte de gazon; entretien de terrains; ?tonte | en: lawn maintenance; lawn mowing; grounds maintenance; ?mowing
plant-care | fr: entretien des végétaux; plantation; taille d’arbustes | en: plant care; planting
paving-stone | fr: pose de pavé; pavé uni; dallage | en: paving stone installation; interlock paving; hardscaping
`,
});
