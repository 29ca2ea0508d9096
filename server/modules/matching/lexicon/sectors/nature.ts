import { defineSector } from '../sector.js';

export const nature = defineSector({
  name: 'nature',
  field: {
    fr: [
      'Agriculture, forêt et environnement',
      'agriculture',
      'agroalimentaire',
      'foresterie',
      'environnement',
      'animaux',
    ],
    en: ['Agriculture, forestry and environment', 'agriculture', 'agri-food', 'forestry', 'environment', 'animals'],
  },
  occupations: `
# Farms
farmer | fr: agriculteur; exploitant agricole; producteur agricole; fermier; polyculteur-éleveur/polycultrice-éleveuse | en: farmer; agricultural producer; crop farmer; farm owner; fruit grower; hog producer; maple products producer; organic farmer; hop grower; vegetable grower farmer; ginseng grower | related: farm-worker
| skills: crop-production, tractor-operation, farm-management, livestock-care, equipment-maintenance-farm
dairy-farm-worker | fr: ouvrier de ferme laitière; trayeur; vacher | en: dairy farm worker; milker; herdsperson | broader: farm-worker | skills: milking, livestock-care, barn-cleaning, calving
market-gardener | fr: maraîcher; producteur maraîcher | en: market gardener; vegetable grower; vegetable farm worker | related: farm-worker | skills: vegetable-growing, crop-harvesting, irrigation, plant-care
greenhouse-worker | fr: ouvrier serricole; serriste; ouvrier en serre; producteur en serre | en: greenhouse worker; greenhouse grower | related: nursery-worker | skills: greenhouse-growing, plant-care, irrigation, pest-control-plants
mushroom-grower | fr: champignonniste; producteur de champignons | en: mushroom farm worker | related: greenhouse-worker
| skills: vegetable-growing, crop-harvesting, sorting-produce
nursery-worker | fr: ouvrier pépiniériste; pépiniériste | en: nursery worker; horticulturist; horticultural worker | related: landscaper | skills: horticulture, plant-care, pruning, plant-identification
fruit-picker | fr: cueilleur; cueilleur de fruits; ouvrier de vendange | en: fruit picker; harvest worker; seasonal farm worker | broader: farm-worker | skills: crop-harvesting, physical-stamina, sorting-produce
winegrower | fr: vigneron; viticulteur; ouvrier viticole; maître de chai; caviste vinificateur | en: winegrower; vineyard worker; winemaker; vintner
| skills: viticulture, winemaking, pruning, crop-harvesting
beekeeper | fr: apiculteur; ouvrier apicole | en: beekeeper; apiarist | skills: beekeeping, livestock-care, crop-harvesting
poultry-worker | fr: ouvrier avicole; aviculteur; attrapeur de volailles | en: poultry worker; poultry farmer; chicken catcher | broader: farm-worker | skills: poultry-rearing, livestock-care, biosecurity
pig-farm-worker | fr: ouvrier porcin; porcher; éleveur de porcs; ouvrier en élevage porcin | en: pig farm worker; hog farmer; swine technician; farm animal worker | broader: farm-worker
| skills: swine-rearing, livestock-care, biosecurity
maple-producer | fr: acériculteur; ouvrier acéricole | en: maple syrup producer; sugar bush worker | skills: maple-syrup-production, chainsaw-operation, crop-harvesting
farm-machinery-operator | fr: conducteur de machinerie agricole; opérateur de machinerie agricole; conducteur d’engins agricoles | en: farm machinery operator; tractor driver; combine operator | skills: tractor-operation, crop-production, gps-guidance-farm, equipment-maintenance-farm
farm-equipment-mechanic | fr: mécanicien de machinerie agricole; mécanicien d’engins agricoles; mécanicien agricole; mécanicien de tracteurs; technicien en machinisme agricole | en: farm equipment mechanic; agricultural equipment technician; farm machinery mechanic | related: diesel-mechanic
| skills: equipment-maintenance-farm, hydraulic-systems, engine-repair, mechanical-troubleshooting
farm-manager | fr: gérant de ferme; chef d’exploitation agricole; gestionnaire d’entreprise agricole | en: farm manager; agricultural manager | skills: farm-management, staff-supervision, crop-production, budgeting
agronomist | fr: agronome; conseiller agricole; ingénieur agronome; agroéconomiste | en: agronomist; agricultural advisor; crop consultant | skills: agronomy, soil-science, crop-production, nutrient-management-plans, agronomist-licence
agricultural-technician | fr: technicien agricole; technicien en agroenvironnement; technologue agricole | en: agricultural technician; agricultural technologist | related: agronomist | skills: soil-sampling, crop-scouting, agronomy, data-entry
food-inspector | fr: inspecteur des aliments; inspecteur agroalimentaire; inspecteur en hygiène vétérinaire | en: food inspector; agri-food inspector; meat inspector | skills: food-inspection, haccp, food-safety, site-inspection
food-technologist | fr: technologue alimentaire; technologiste alimentaire; technicien en transformation des aliments | en: food technologist; food scientist; food processing technician | skills: food-science, product-formulation, haccp, sensory-analysis

# Animals
veterinarian | fr: vétérinaire; médecin/médecin vétérinaire | en: veterinarian; veterinary surgeon; vet | skills: veterinary-medicine, animal-surgery, animal-diagnosis, veterinary-licence
veterinary-technician | fr: technicien en santé animale; auxiliaire vétérinaire; assistant vétérinaire | qc: ?=TSA | en: veterinary technician; animal health technician; veterinary nurse; veterinary assistant | skills: animal-health-care, animal-restraint, veterinary-laboratory, animal-anaesthesia
pet-groomer | fr: toiletteur; toiletteur d’animaux; toiletteur canin | en: pet groomer; dog groomer; animal groomer
| skills: pet-grooming, animal-restraint, customer-service
animal-care-attendant | fr: préposé aux soins animaliers; animalier; gardien d’animaux; soigneur d’animaux; animalier de laboratoire | en: animal care attendant; kennel attendant; animal shelter worker; pet sitter; aquarium attendant; pet boarder; zoo attendant; dog kennel worker; cattery operator; animal caretaker
| skills: animal-feeding, barn-cleaning, animal-health-care
dog-trainer | fr: entraîneur canin; éducateur canin; maître-chien; intervenant en comportement canin | en: dog trainer; dog handler; animal trainer | skills: animal-training, animal-behaviour, customer-service
groom-stable | fr: palefrenier; lad; préposé d’écurie; soigneur d’équidés; technicien d’élevage équin; cavalier soigneur | en: stable hand; groom horses; stable attendant
| skills: horse-care, barn-cleaning, animal-feeding
zookeeper | fr: gardien de zoo; soigneur animalier; animalier de zoo | en: zookeeper; zoo keeper; aquarist | skills: animal-feeding, animal-behaviour, animal-health-care
farrier | fr: maréchal-ferrant/maréchale-ferrante | en: farrier; blacksmith horses | skills: horseshoeing, horse-care, animal-restraint

# Forest and water
forestry-worker | fr: ouvrier sylvicole; travailleur sylvicole; débroussailleur; reboiseur | en: forestry worker; silviculture worker; brush cutter; tree planter | skills: silviculture, chainsaw-operation, tree-planting, physical-stamina
logger | fr: bûcheron; abatteur manuel; abatteur d’arbres; sylviculteur bûcheron | en: logger; lumberjack; tree feller; ?faller
| skills: tree-felling, chainsaw-operation, working-in-forest
forestry-machine-operator | fr: opérateur de machinerie forestière; opérateur d’abatteuse; conducteur d’engins forestiers; conducteur d’abatteuse | en: forestry machine operator; harvester operator; forwarder operator; skidder operator; logging equipment operator | related: heavy-equipment-operator
| skills: forestry-machinery, equipment-inspection, hydraulic-systems
forest-technician | fr: technicien forestier; technologue forestier; garde forestier | en: forest technician; forestry technologist; forest ranger | skills: forest-inventory, gis-software, tree-identification, silviculture
forest-engineer | fr: ingénieur forestier; aménagiste forestier | en: forest engineer; forester; registered professional forester | skills: forest-management, silviculture, gis-software, forest-inventory
arborist | fr: arboriculteur; élagueur; grimpeur-élagueur; élagueur-grimpeur/élagueuse-grimpeuse; arboriste-grimpeur/arboriste-grimpeuse | qc: émondeur | en: arborist; tree climber; tree trimmer; tree surgeon | related: landscaper
| skills: pruning, tree-climbing, tree-felling, chainsaw-operation, tree-identification
fisher | fr: pêcheur; aide-pêcheur; homme/femme de pont; capitaine de pêche | en: fisher; fishing crew member; commercial fisherman; deckhand fishing | skills: commercial-fishing, net-handling, boat-handling, physical-stamina
seaweed-harvester | fr: algoculteur; récolteur d’algues; goémonier | en: algae grower | related: fisher
| skills: aquaculture, boat-handling, workplace-safety
aquaculture-worker | fr: ouvrier aquacole; aquaculteur; pisciculteur; technicien aquacole | en: aquaculture worker; fish farm worker; aquaculturist | skills: aquaculture, water-quality-testing, animal-feeding
oyster-farmer | fr: ostréiculteur; conchyliculteur; mytiliculteur; ouvrier conchylicole | en: shellfish farmer; mussel grower | related: aquaculture-worker
| skills: aquaculture, boat-handling, workplace-safety
wildlife-officer | fr: agent/agente de protection de la faune; garde-chasse | en: wildlife officer; conservation officer; game warden; park ranger | skills: wildlife-management, bylaw-enforcement, investigation, boat-handling
wildlife-technician | fr: technicien de la faune; technicien en aménagement de la faune; technicien en bioécologie | en: wildlife technician; fish and wildlife technician; ecology technician | skills: wildlife-management, field-sampling, data-entry
golf-greenkeeper | fr: préposé à l’entretien de terrain de golf; jardinier de golf; surintendant de golf | en: greenkeeper; golf course maintenance worker; golf course superintendent | related: landscaper | skills: lawn-maintenance, irrigation, equipment-maintenance-farm
exterminator | fr: exterminateur; technicien en gestion parasitaire; désinsectiseur; dératiseur; agent/agente de dératisation; agent/agente de désinfection | en: exterminator; pest control technician; pest management technician; pest control worker
| skills: pest-control, pesticide-licence, customer-service, site-inspection

# Environment
biologist | fr: biologiste; écologiste | en: biologist; ecologist | skills: field-sampling, ecology, scientific-writing, environmental-impact-assessment
environmental-engineer | fr: ingénieur en environnement; ingénieur en traitement des eaux | en: environmental engineer; water treatment engineer | skills: environmental-impact-assessment, wastewater-treatment, site-remediation, engineering-licence
environmental-advisor | fr: conseiller en environnement; chargé de projet en environnement; écoconseiller; conseiller en développement durable | en: environmental advisor; environmental consultant; sustainability advisor; environmental specialist | skills: environmental-regulations, environmental-impact-assessment, sustainability, environmental-sampling
environmental-compliance-inspector | fr: inspecteur de l’environnement; inspecteur des installations classées | en: environmental compliance inspector; environmental inspector | related: environmental-advisor
| skills: environmental-law, site-inspection, waste-management
sustainability-manager | fr: responsable du développement durable; responsable RSE; directeur du développement durable; chargé de mission RSE | en: sustainability manager; chief sustainability officer; sustainability director; CSR manager | related: environmental-advisor
| skills: sustainability, corporate-social-responsibility, annual-reports
water-treatment-operator | fr: opérateur en traitement de l’eau; opérateur en eau potable; technicien en assainissement des eaux; opérateur d’usine de filtration; préposé à l’aqueduc; agent/agente d’assainissement; responsable de station d’épuration; conducteur d’installation de traitement des eaux | en: water treatment operator; wastewater operator; water plant operator; wastewater treatment operator
| skills: water-treatment, wastewater-treatment, water-quality-testing, preventive-maintenance
waste-collector | fr: éboueur; collecteur de déchets; préposé à la collecte des matières résiduelles; ripeur; agent/agente de collecte; rippeur; ramasseur d’ordures ménagères; agent/agente de collecte des déchets | en: waste collector; garbage collector; refuse collector; recycling truck helper; refuse and recyclable material collector
| skills: waste-collection, physical-stamina, workplace-safety
incinerator-operator | fr: conducteur d’incinérateur; opérateur d’incinération | en: waste incineration operator | related: waste-collector
| skills: waste-management, boiler-operation, workplace-safety
sewer-worker | fr: égoutier; agent/agente de curage; opérateur d’assainissement; vidangeur | en: sewer worker; sewer pipe cleaner; septic tank servicer | related: waste-collector
| skills: sewer-and-water-works, confined-spaces, workplace-safety
recycling-sorter | fr: trieur; trieur de matières recyclables; préposé au tri; préposé à l’écocentre; agent/agente de tri; trieur de déchets; agent/agente de traitement des déchets | en: recycling sorter; sorting line worker; recycling depot attendant; recycling worker; reclamation worker; recycling and reclamation worker
| skills: recycling-sorting, production-line-work, loader-operation
geologist | fr: géologue; géoscientifique; hydrogéologue; géophysicien | en: geologist; geoscientist; hydrogeologist; geophysicist | skills: geological-mapping, core-logging, gis-software, field-sampling
meteorologist | fr: météorologue; climatologue; prévisionniste météo | en: meteorologist; climatologist; weather forecaster | skills: weather-forecasting, climate-science, data-analysis
`,
  skills: `
# Crops
crop-production | fr: grandes cultures; production végétale; semis; semis et récoltes | en: field crops; crop production; ?seeding; planting and harvesting
vegetable-growing | fr: culture maraîchère; maraîchage; culture de légumes | en: vegetable growing; market gardening; vegetable production
greenhouse-growing | fr: culture en serre; production serricole; hydroponie | en: greenhouse growing; greenhouse production; hydroponics
organic-farming | fr: agriculture biologique; certification biologique; permaculture | en: organic farming; organic certification; permaculture
horticulture | fr: horticulture; horticulture ornementale; jardinage | en: horticulture; ornamental horticulture; gardening
plant-identification | fr: identification des plantes; identification des végétaux | en: plant identification
pruning | fr: ?taille; élagage; taille des arbres; émondage | en: pruning; tree trimming; tree pruning
irrigation | fr: irrigation; systèmes d’irrigation; arrosage | en: irrigation; irrigation systems; watering
pest-control-plants | fr: phytoprotection; lutte intégrée; dépistage des ravageurs | en: plant protection; integrated pest management; crop pest control
crop-scouting | fr: dépistage des cultures; suivi des cultures | en: crop scouting; crop monitoring
fertilisation | fr: fertilisation; épandage; fumier et engrais | en: fertilization; fertilizer application; manure spreading
soil-science | fr: pédologie; science des sols; conservation des sols | en: soil science; soil conservation
soil-sampling | fr: échantillonnage de sol; analyse de sol | en: soil sampling; soil testing
agronomy | fr: agronomie; phytotechnie | en: agronomy; crop science
nutrient-management-plans | fr: plan agroenvironnemental de fertilisation; =PAEF; agroenvironnement | en: nutrient management plans; agri-environmental plans
agronomist-licence | fr: membre de l’Ordre des agronomes; permis d’agronome | en: professional agrologist; member of the Order of Agronomists | type: licence
pesticide-licence | fr: certificat d’application de pesticides; permis d’utilisation de pesticides | en: pesticide applicator licence; pesticide certificate | type: licence
gps-guidance-farm | fr: agriculture de précision; guidage GPS agricole | en: precision agriculture; GPS guidance tractors
farm-management | fr: gestion agricole; gestion de ferme; gestion d’entreprise agricole | en: farm management; agricultural business management
equipment-maintenance-farm | fr: entretien de machinerie agricole; entretien d’équipements motorisés | en: farm equipment maintenance; small engine maintenance
combine-harvester | fr: moissonneuse-batteuse | en: combine harvester | type: tool
viticulture | fr: viticulture; entretien de la vigne | en: viticulture; vineyard care
winemaking | fr: vinification; œnologie | en: winemaking; oenology
brewing | fr: brassage; brassage de bière; fermentation | en: brewing; beer brewing; fermentation
cheese-making | fr: fabrication fromagère; fromagerie | en: cheese making; cheesemaking
maple-syrup-production | fr: acériculture; production de sirop d’érable | en: maple syrup production; sugar bush operation
sorting-produce | fr: tri de fruits et légumes; classement de fruits; emballage de légumes | en: produce sorting; grading fruit; packing vegetables
beekeeping | fr: apiculture; entretien de ruches | en: beekeeping; hive management

# Animals
milking | fr: ?traite; salle de traite; robot de traite | en: milking; milking parlour; milking robot
calving | fr: vêlage; reproduction bovine; insémination | en: calving; cattle breeding; artificial insemination
barn-cleaning | fr: nettoyage d’étables; nettoyage de cages; litière | en: barn cleaning; stall cleaning; kennel cleaning; cage cleaning
poultry-rearing | fr: élevage avicole; ramassage d’œufs | en: poultry rearing; egg collection
swine-rearing | fr: élevage porcin; mise bas porcine | en: swine production; hog raising; farrowing
biosecurity | fr: biosécurité; mesures de biosécurité | en: biosecurity; biosecurity measures
animal-feeding | fr: alimentation des animaux; soins aux animaux | en: animal feeding; animal care; feeding animals
animal-welfare | fr: bien-être animal | en: animal welfare
veterinary-medicine | fr: médecine vétérinaire | en: veterinary medicine
animal-surgery | fr: chirurgie vétérinaire; stérilisation d’animaux | en: veterinary surgery; spay and neuter
animal-diagnosis | fr: diagnostic vétérinaire | en: veterinary diagnosis
veterinary-licence | fr: permis de l’Ordre des médecins vétérinaires | qc: OMVQ | en: veterinary licence | type: licence
animal-health-care | fr: santé animale; soins vétérinaires; traitements aux animaux | en: animal health care; veterinary care; treating animals
animal-restraint | fr: contention des animaux; manipulation d’animaux | en: animal restraint; animal handling
animal-anaesthesia | fr: anesthésie vétérinaire; surveillance anesthésique animale | en: veterinary anaesthesia; veterinary anesthesia monitoring
veterinary-laboratory | fr: analyses vétérinaires; laboratoire vétérinaire | en: veterinary laboratory tests
pet-grooming | fr: toilettage; toilettage canin; tonte de chiens | en: pet grooming; dog grooming; animal clipping
animal-training | fr: dressage; éducation canine; entraînement d’animaux | en: animal training; dog training; obedience training
animal-behaviour | fr: comportement animal; éthologie | en: animal behaviour; ethology
horse-care | fr: soins aux chevaux; équitation | en: horse care; horse riding; equine care
horseshoeing | fr: ferrage; ferrage des chevaux | en: horseshoeing; hoof trimming

# Forest and water
silviculture | fr: sylviculture; travaux sylvicoles; éclaircie précommerciale; débroussaillage | en: silviculture; thinning; brush clearing
tree-planting | fr: reboisement; plantation d’arbres | en: tree planting; reforestation
tree-felling | fr: abattage d’arbres; abattage manuel; abattage directionnel | en: tree felling; felling; directional felling; logging
tree-climbing | fr: grimpe d’arbres; travail en nacelle | en: tree climbing; bucket truck work
tree-identification | fr: identification des arbres; dendrologie | en: tree identification; dendrology
chainsaw-operation | fr: scie à chaîne; tronçonneuse; utilisation de scie à chaîne | en: chainsaw operation; chain saw | type: tool
working-in-forest | fr: travail en forêt; camp forestier; travail en région éloignée | en: forest work; work in remote areas; camp work
forestry-machinery | fr: machinerie forestière; abatteuse multifonctionnelle; débardage; porteur forestier | en: forestry machinery; harvester; skidder; forwarder
forest-inventory | fr: inventaire forestier; mesurage de bois; cubage | en: forest inventory; timber cruising; log scaling
forest-management | fr: aménagement forestier; gestion forestière; planification forestière; foresterie | en: forest management; forest planning; forestry
commercial-fishing | fr: pêche commerciale; pêche au homard; pêche au crabe; ?pêche | en: commercial fishing; lobster fishing; crab fishing; ?fishing
net-handling | fr: engins de pêche; ramendage de filets | en: fishing gear; net mending; net handling
boat-handling | fr: conduite d’embarcations; navigation de plaisance; carte de conducteur d’embarcation | en: boat handling; small craft operation; boating licence
aquaculture | fr: aquaculture; pisciculture | en: aquaculture; fish farming
wildlife-management | fr: gestion de la faune; aménagement de la faune; protection de la faune | en: wildlife management; wildlife conservation; wildlife protection
trapping-hunting | fr: trappage; chasse; piégeage | en: trapping; hunting

# Environment
ecology | fr: écologie; biodiversité; milieux humides; caractérisation écologique | en: ecology; biodiversity; wetlands; ecological surveys
field-sampling | fr: échantillonnage sur le terrain; inventaires fauniques; inventaires floristiques; travaux de terrain | en: field sampling; wildlife surveys; plant surveys; field work
environmental-impact-assessment | fr: étude d’impact environnemental; évaluation environnementale; études d’impact | en: environmental impact assessment; environmental assessment; impact studies
environmental-regulations | fr: réglementation environnementale; conformité environnementale; autorisations ministérielles | en: environmental regulations; environmental compliance; environmental permits
environmental-management | fr: gestion environnementale; ISO 14001; système de management environnemental | en: environmental management; ISO 14001
site-remediation | fr: décontamination des sols; réhabilitation de terrains; sols contaminés | en: site remediation; contaminated soils; soil decontamination; contaminated sites
sustainability | fr: développement durable; écoresponsabilité; bilan carbone; gaz à effet de serre | en: sustainability; sustainable development; carbon footprint; greenhouse gas inventory
waste-management | fr: gestion des matières résiduelles; gestion des déchets; compostage | en: waste management; solid waste management; composting
waste-collection | fr: collecte des ordures; collecte sélective | en: garbage collection; waste collection; curbside collection
recycling-sorting | fr: tri des matières recyclables; recyclage; centre de tri | en: recycling sorting; recycling; materials sorting
water-treatment | fr: traitement de l’eau potable; eau potable; filtration de l’eau; chloration | en: drinking water treatment; water treatment; water filtration; chlorination
wastewater-treatment | fr: traitement des eaux usées; assainissement; épuration des eaux | en: wastewater treatment; sewage treatment; effluent treatment
water-quality-testing | fr: qualité de l’eau; prélèvement d’eau | en: water quality testing; water analysis
water-operator-certificate | fr: certificat de qualification en eau potable; qualification en traitement d’eau | qc: OPA | en: water operator certificate; water treatment certification | type: licence
pest-control | fr: gestion parasitaire; extermination; dératisation; désinsectisation | en: pest control; extermination; pest management; rodent control
geological-mapping | fr: cartographie géologique; géologie structurale; géologie de terrain | en: geological mapping; field geology; structural geology
core-logging | fr: description de carottes; carottes de forage; exploration minérale | en: core logging; drill core; mineral exploration
weather-forecasting | fr: prévisions météorologiques; météorologie | en: weather forecasting; meteorology
climate-science | fr: changements climatiques; climatologie; adaptation climatique | en: climate change; climatology; climate adaptation
food-science | fr: science des aliments; microbiologie alimentaire; technologie alimentaire | en: food science; food microbiology; food technology
product-formulation | fr: formulation de produits; développement de produits alimentaires | en: product formulation; food product development
sensory-analysis | fr: analyse sensorielle; dégustation | en: sensory analysis; taste panels
food-inspection | fr: inspection des aliments; inspection des viandes; salubrité des aliments | en: food inspection; meat inspection
`,
});
