import { defineSector } from '../sector.js';

/** Farms, forests, mines, waters and animals. */
export const land = defineSector({
  name: 'land',
  field: {
    fr: ['Ressources naturelles et agroalimentaire', 'agriculture', 'forêt', 'mines', 'environnement', 'animaux'],
    en: ['Natural resources and agri-food', 'agriculture', 'forestry', 'mining', 'environment', 'animals'],
  },
  occupations: `
dairy-farmer | fr: producteur laitier; producteur bovin; éleveur de bovins; éleveur de moutons; éleveur de chèvres; producteur ovin; éleveur de chevaux | en: dairy farmer; cattle farmer; beef producer; sheep farmer; goat farmer; horse breeder; livestock farmer; rancher; cattle breeder | broader: farmer
| skills: livestock-care, milking, herd-management
grain-farmer | fr: producteur de grandes cultures; producteur céréalier; producteur de pommes de terre; producteur de petits fruits; pomiculteur; producteur de fraises; producteur de canneberges | en: grain farmer; potato farmer; fruit farmer; apple grower; berry grower; cranberry grower; orchardist; strawberry grower; Christmas tree grower; sod farmer; tobacco farmer; mushroom grower | broader: farmer
| skills: crop-production, orchard-care, farm-management
egg-producer | fr: producteur d’œufs; producteur de volailles; producteur de porcs; couvoirier; producteur de lapins | en: egg producer; poultry producer; pork producer; hatchery worker; chicken farmer; turkey farmer; rabbit breeder; fur farmer; mink rancher | broader: farmer
| skills: poultry-rearing, biosecurity, egg-production
farm-hand | fr: ouvrier de ferme; aide agricole; aide-fermier; travailleur agricole saisonnier; travailleur étranger temporaire agricole; ouvrier agricole polyvalent | en: farm hand; general farm worker; seasonal agricultural worker; hired hand farm; harvest hand; crop worker; livestock labourer; field worker; ranch hand; barn worker; cattle herder | broader: farm-worker
| skills: crop-harvesting, livestock-care, physical-stamina
artificial-inseminator | fr: inséminateur; inséminateur artificiel; technicien en insémination | en: artificial inseminator; breeding technician animals; AI technician livestock | related: pig-farm-worker
| skills: swine-rearing, calving, biosecurity
swine-farm-attendant | fr: ouvrier en production porcine; préposé à la maternité porcine | en: swine herdsman; farrowing attendant | related: artificial-inseminator
| skills: swine-rearing, calving, biosecurity
herd-manager | fr: responsable de troupeau; gérant de troupeau; chef de troupeau laitier; contrôleur laitier; conseiller en production laitière; conseiller laitier | en: herd manager; dairy herd manager; dairy advisor; milk quality advisor; livestock advisor; milk recorder
| skills: herd-management, milking, animal-welfare
head-grower | fr: chef de culture; chef de serre; directeur de serre; responsable de production horticole; contremaître agricole; chef d’équipe agricole | en: head grower; greenhouse manager; nursery manager; farm supervisor; farm foreman; horticulture supervisor; crop supervisor; harvesting crew leader
| skills: greenhouse-growing, staff-supervision, crop-production
cannabis-grower | fr: cultivateur de cannabis; technicien en culture de cannabis; tailleur de cannabis; préposé à la culture du cannabis; maître cultivateur | en: cannabis grower; cannabis cultivation technician; cannabis trimmer; master grower; cannabis production worker
| skills: cannabis-cultivation, greenhouse-growing, plant-care
horticulturalist | fr: horticulteur spécialisé; ouvrier en horticulture; aménagiste horticole; technicien en horticulture; jardinier municipal | en: horticulturalist; horticulture technician; ornamental gardener; landscape gardener; municipal gardener; lead gardener; horticultural technician; landscape horticulturist | related: landscaper
| skills: horticulture, plant-identification, pruning
lawn-maintenance-worker | fr: préposé à la tonte; opérateur de tondeuse; préposé à l’entretien paysager; manœuvre en aménagement paysager; chef d’équipe en aménagement paysager; contremaître paysagiste | en: lawn maintenance worker; grass cutter; lawn care technician; landscape crew leader; landscape foreman; lawn mower operator; grounds maintenance worker; garden labourer | related: landscaper
| skills: lawn-maintenance, landscaping, physical-stamina
pesticide-applicator | fr: technicien en pulvérisation de pelouses; applicateur de pesticides; technicien en traitement de pelouses; applicateur d’engrais | en: pesticide applicator; lawn spray technician; fertilizer applicator; custom sprayer operator; weed control applicator
| skills: pesticide-spraying, pesticide-licence, lawn-maintenance
harvester-operator-farm | fr: conducteur de batteuse; opérateur de moissonneuse; opérateur de tracteur; opérateur à forfait agricole; entrepreneur à forfait | en: harvester operator farm; custom harvester; custom operator agriculture; baler operator; combine harvester operator; tractor operator | broader: farm-machinery-operator
| skills: combine-harvester, tractor-operation, gps-guidance-farm
crop-scout | fr: conseiller en fertilisation; dépisteur agricole; conseiller en agroenvironnement; représentant agricole; expert-conseil en agriculture; représentant en semences; meunier | en: crop scout; fertilization advisor; agricultural representative; seed representative; feed sales representative; farm management advisor; feed mill operator; grain elevator operator; agri-business consultant | related: agronomist
| skills: crop-scouting, agronomy, nutrient-management-plans
milking-equipment-technician | fr: mécanicien de trayeuses; installateur d’équipement laitier; technicien en robots de traite; technicien d’équipements de ferme; monteur de silos | en: milking equipment technician; dairy equipment installer; silo builder; farm equipment installer; milking robot technician
| skills: dairy-robots, mechanical-troubleshooting, electrical-troubleshooting
forest-harvester | fr: abatteur-façonneur/abatteuse-façonneuse; débardeur forestier; opérateur de débusqueuse; élagueur forestier; travailleur forestier | en: forest harvester; chokerman; skidder driver; timber cutter; bucker; log skidder operator; chainsaw operator; woods worker; yarder operator | related: logger
| skills: tree-felling, chainsaw-operation, forestry-machinery
logging-supervisor | fr: contremaître forestier; superviseur de récolte; entrepreneur forestier; superviseur en voirie forestière; surintendant forestier; chef de camp forestier | en: logging supervisor; logging contractor; forestry foreman; woodlands superintendent; forest operations supervisor; silviculture supervisor; woodland manager
| skills: staff-supervision, forest-management, forest-roads
feller-buncher-operator | fr: opérateur de chargeuse à bois; opérateur de multifonctionnelle; opérateur de transporteur forestier; opérateur d’ébrancheuse; opérateur de porteur | en: feller buncher operator; delimber operator; log loader operator; processor operator forestry; mechanical harvester operator; slasher operator | broader: forestry-machine-operator
| skills: forestry-machinery, working-in-forest, equipment-maintenance-farm
timber-cruiser | fr: mesureur de bois; mesureur; classificateur de bois; inventoriste forestier; technicien en inventaire forestier; aide-forestier; photo-interprète forestier | en: timber cruiser; log scaler; timber scaler; forest inventory technician; photo interpreter; log grader; forestry crew member; timber marker | related: forest-technician
| skills: scaling-licence, forest-inventory, tree-identification
tree-planter | fr: planteur d’arbres; débroussailleur forestier; travailleur sylvicole saisonnier; chef d’équipe en reboisement | en: reforestation worker; brushing and spacing worker; thinning saw operator; clearing saw operator; tree planting crew leader | related: forestry-worker
| skills: tree-planting, working-in-forest, physical-stamina
jumbo-operator | fr: opérateur de forage minier; foreur de production; mineur de production; opérateur de jumbo; boulonneur; opérateur de LHD; conducteur de navette | en: jumbo operator; raise miner; development miner; production miner; longhole driller; bolter operator; scooptram operator; rockbolter; LHD operator; shaft miner; tunneller; underground loader operator; underground loading machine operator | broader: miner
| skills: drilling, rock-bolting, underground-mining
mine-shift-boss | fr: contremaître minier; chef d’équipe sous terre; capitaine de mine; surintendant de mine; superviseur de mine; directeur de mine | en: mine shift boss; mine captain; mine superintendent; mine supervisor; mine foreman; mine manager; quarry supervisor; quarry manager
| skills: underground-mining, staff-supervision, workplace-safety
hoist-operator-mine | fr: treuilliste; préposé au concassage; préposé au remblai; manœuvre en carrière; opérateur de carrière; foreur de carrière | en: hoist operator mine; mine hoist operator; quarry worker; crusher tender; backfill operator; mine services worker; deckman mine; conveyor operator mine
| skills: quarrying, underground-mining, equipment-inspection
prospector | fr: prospecteur; aide-prospecteur; aide-géologue; technicien en exploration; carottier; décodeur de carottes; échantillonneur minier | en: prospector; exploration technician; core logger; core technician; line cutter exploration; geological assistant; core splitter; mineral sampler; staker
| skills: core-logging, sample-preparation, remote-camp-work
assayer | fr: minéralogiste; essayeur; chimiste d’essai; technicien en minéralurgie | en: assayer; mineralogist; assay technician
| skills: assay-lab, mineral-processing, metallurgy
metallurgist | fr: métallurgiste de concentrateur; technicien en métallurgie | en: mill metallurgist; metallurgical technician; extractive metallurgist; process metallurgist | related: assayer
| skills: assay-lab, mineral-processing, metallurgy
hydrogeologist | fr: géochimiste; géomorphologue | en: geochemist; petrologist; geomorphologist; glaciologist; sedimentologist; stratigrapher | related: geologist
| skills: geological-mapping, remote-sensing, research
paleontologist | fr: paléontologue | en: paleontologist | related: hydrogeologist
| skills: geological-mapping, remote-sensing, research
oceanographer | fr: océanographe | en: oceanographer | related: hydrogeologist
| skills: geological-mapping, remote-sensing, research
geophysicist | fr: géophysicien d’exploration; sismologue; volcanologue | en: seismologist; exploration geologist; volcanologist | related: hydrogeologist
| skills: geological-mapping, remote-sensing, research
derrickhand | fr: opérateur de forage pétrolier; foreur pétrolier; opérateur de pipeline; technicien en mesures de puits; technicien de pipeline | en: derrickhand; drilling rig floorhand; pipeline operator; well logging operator; service rig operator; wireline operator; gas plant operator; oil well driller; compressor station operator | related: oil-rig-worker
| skills: drilling, pumps-compressors, gas-detection
lobster-fisher | fr: pêcheur de homard; pêcheur de crabe; capitaine de bateau de pêche; homardier; mareyeur; ouvrier en mariculture | en: lobster fisher; crab fisher; fishing boat captain; trawler captain; shellfish harvester; oyster farmer; mussel farmer; seaweed harvester; fishing vessel skipper; net mender | broader: fisher
| skills: commercial-fishing, net-handling, boat-handling
trapper | fr: trappeur; piégeur; chasseur; guide trappeur | en: trapper; fur trapper; hunter; fur grader; wildlife trapper
| skills: trapping-hunting, wildlife-management, firearms-licence
taxidermist | fr: taxidermiste; naturaliste taxidermiste | en: taxidermist | related: trapper
| skills: trapping-hunting, wildlife-management, firearms-licence
botanist | fr: botaniste; dendrologue; mycologue | en: botanist; dendrologist; mycologist; plant scientist; phytologist; bryologist | broader: biologist
| skills: plant-identification, field-sampling, research
plant-pathologist | fr: phytopathologiste; malherbologiste | en: plant pathologist; weed scientist | broader: biologist | related: botanist
| skills: plant-identification, field-sampling, research
entomologist | fr: entomologiste | en: entomologist | broader: biologist | related: botanist
| skills: plant-identification, field-sampling, research
zoologist | fr: zoologiste; mammalogiste; herpétologue | en: zoologist; mammalogist; ethologist; herpetologist; parasitologist | broader: biologist
| skills: wildlife-management, ecology, field-sampling
wildlife-biologist | fr: biologiste de la faune; ornithologue | en: wildlife biologist; ornithologist | broader: biologist | related: zoologist
| skills: wildlife-management, ecology, field-sampling
marine-biologist | fr: biologiste marin; ichtyologiste; limnologiste | en: marine biologist; ichthyologist; fisheries biologist; limnologist | broader: biologist | related: zoologist
| skills: wildlife-management, ecology, field-sampling
microbiologist | fr: microbiologiste; bactériologiste | en: microbiologist; bacteriologist; biotechnologist | related: biochemist
| skills: microbiology-testing, molecular-biology, research
physiologist | fr: physiologiste; neurobiologiste | en: physiologist; neurobiologist | related: microbiologist
| skills: microbiology-testing, molecular-biology, research
pharmacologist | fr: pharmacologue | en: pharmacologist | related: microbiologist
| skills: microbiology-testing, molecular-biology, research
toxicologist | fr: toxicologue | en: toxicologist | related: microbiologist
| skills: microbiology-testing, molecular-biology, research
cell-biologist | fr: biologiste cellulaire; généticien moléculaire; embryologiste | en: cell biologist; molecular geneticist; embryologist; histologist | related: microbiologist
| skills: microbiology-testing, molecular-biology, research
immunologist | fr: immunologiste | en: immunology researcher | related: microbiologist
| skills: microbiology-testing, molecular-biology, research
virologist | fr: virologue | en: virologist | related: microbiologist
| skills: microbiology-testing, molecular-biology, research
biological-technician | fr: technicien en microbiologie; technicien en biologie; technicien de laboratoire biologique; technicien en biotechnologie; technicien en botanique; technicien de laboratoire de recherche | en: biological technician; microbiology technician; biotechnology technician; biology technologist; research laboratory technician; botanical technician; plant breeding technician | related: chemical-technician
| skills: cell-culture, sample-preparation, laboratory-safety
site-remediation-technician | fr: chargé de projet en caractérisation; technicien en caractérisation de sols; technicien en échantillonnage environnemental; technicien en hydrogéologie; technicien en réhabilitation de sites | en: site remediation technician; environmental field technician; soil sampling technician; environmental site assessor; groundwater technician; air quality technician | related: environmental-technician
| skills: environmental-sampling, phase-one-assessment, site-remediation
environmental-coordinator | fr: coordonnateur en environnement; directeur de l’environnement; conseiller en gestion des matières résiduelles; coordonnateur de l’écocentre; agent/agente de sensibilisation à l’environnement; patrouilleur vert; éco-patrouilleur/éco-patrouilleuse | en: environmental coordinator; environmental manager; waste management advisor; recycling coordinator; environmental education officer; green patroller; pollution prevention officer | related: environmental-advisor
| skills: environmental-management, waste-management, public-consultation
climate-change-advisor | fr: conseiller en changements climatiques; analyste en carbone; conseiller en transition énergétique; conseiller ESG; analyste ESG; conseiller en économie circulaire | en: climate change advisor; carbon analyst; energy transition advisor; ESG analyst; circular economy advisor; greenhouse gas specialist; sustainability coordinator
| skills: sustainability, esg-reporting, climate-science
landfill-operator | fr: opérateur d’incinérateur; opérateur de site d’enfouissement; opérateur de compacteur de déchets; opérateur de biométhanisation; préposé à la balance; peseur | en: landfill operator; incinerator operator; biogas plant operator; weigh scale operator; scalehouse attendant; compost facility operator; transfer station operator; baler operator recycling
| skills: waste-management, loader-operation, environmental-regulations
water-distribution-operator | fr: opérateur de station de pompage; préposé aux réseaux d’eau; fontainier; opérateur de station d’épuration; aide-opérateur en eau | en: water distribution operator; pumping station operator; waterworks operator; sewage plant operator; water quality technician; water meter technician; water system attendant | related: water-treatment-operator
| skills: water-treatment, wastewater-treatment, water-quality-testing
large-animal-veterinarian | fr: vétérinaire de grands animaux; vétérinaire équin; vétérinaire pour petits animaux; pathologiste vétérinaire; vétérinaire de refuge | en: large animal veterinarian; equine veterinarian; small animal veterinarian; veterinary pathologist; veterinary epidemiologist; zoo veterinarian | broader: veterinarian
| skills: veterinary-medicine, animal-surgery, veterinary-licence
kennel-worker | fr: réceptionniste en clinique vétérinaire; aide-vétérinaire; préposé au chenil; préposé à l’hébergement animalier; technicien en animalerie de recherche | en: kennel worker; veterinary aide; laboratory animal attendant; animal hospital attendant; research animal technician; veterinary attendant; vet assistant; animal shelter attendant | related: animal-care-attendant
| skills: animal-restraint, animal-feeding, barn-cleaning
jockey | fr: jockey; cavalier professionnel; préposé à l’hippodrome | en: jockey; racetrack attendant; hot walker
| skills: horse-care, horse-riding-instruction, animal-training
riding-instructor | fr: instructeur d’équitation; moniteur d’équitation; enseignant d’équitation | en: riding master | related: jockey
| skills: animal-training, sports-instruction, animal-feeding
horse-trainer | fr: entraîneur de chevaux; driver de courses | en: horse trainer; racehorse trainer; harness driver; horse exerciser | related: jockey
| skills: horse-care, horse-riding-instruction, animal-training
`,
  skills: `
oaq-membership | fr: membre de l’OAQ; agronome membre de l’OAQ | en: OAQ membership; agronomist order membership | type: licence
oifq-membership | fr: membre de l’OIFQ; ingénieur forestier OIFQ | en: OIFQ membership | type: licence
omvq-membership | fr: membre de l’Ordre des médecins vétérinaires | en: OMVQ membership | type: licence
cfia-veterinary-accreditation | fr: permis de vétérinaire fédéral; accréditation ACIA vétérinaire | en: CFIA veterinary accreditation | type: licence
cd4-pesticide-certificate | fr: certificat CD4 pesticides; CD4; CD11; CD6; certificat de pesticides CD4 | en: CD4 pesticide certificate; pesticide applicator certificate | type: licence
manual-tree-felling-certificate | fr: formation ABCDE abattage manuel; formation abattage manuel; carte d’abattage manuel | en: manual tree felling certificate; directional felling training | type: licence
scaler-permit | fr: permis de mesureur; certificat de mesureur | en: scaler permit; timber scaling permit | type: licence
brush-cutting-certificate | fr: certificat de débroussailleur; formation en débroussaillage; carte de débroussailleur | en: brush cutting certificate; clearing saw certificate | type: licence
isa-certified-arborist | fr: arboriste certifié ISA; certification ISA; DEP en arboriculture-élagage | en: ISA certified arborist; arboriculture diploma | type: licence
hunter-certificate | fr: certificat de chasseur; permis de trappage; permis de pêche commerciale | en: hunter certificate; trapping licence; commercial fishing licence | type: licence
professional-fisher-card | fr: carte de pêcheur; certificat d’apprenti-pêcheur; =BAPAP | en: professional fisher card; apprentice fisher booklet | type: licence
dairy-production-diploma | fr: DEP en production laitière; DEP en grandes cultures; DEP en production horticole; DEC en gestion et technologies d’entreprise agricole; =GTEA | en: dairy production diploma; farm management diploma; DEC in farm management | type: licence
animal-health-technology-diploma | fr: DEC en technologie des productions animales; DEC en santé animale; TSA diplôme | en: animal health technology diploma; animal production technology diploma | type: licence
forest-technology-diploma | fr: DEC en technologie forestière; DEP en aménagement de la forêt; DEP en abattage et débardage | en: forest technology diploma; logging and skidding diploma | type: licence
ore-extraction-diploma | fr: DEP en extraction de minerai; DEP en conduite de machines de traitement du minerai; DEC en technologie minérale | en: ore extraction diploma; mineral technology diploma | type: licence
water-treatment-technology-diploma | fr: DEC en assainissement de l’eau; DEC en environnement, hygiène et sécurité au travail | en: water treatment technology diploma; environmental technology diploma | type: licence
brush-saw | fr: débroussailleuse; scie à débroussailler | en: brush saw; clearing saw | type: tool
log-splitter | fr: écorceuse; tronçonneuse industrielle; fendeuse de bois | en: log splitter; debarker | type: tool
john-deere-equipment | fr: moissonneuse-batteuse John Deere; tracteur John Deere; tracteur New Holland; Case IH | en: John Deere equipment; New Holland equipment; Case IH equipment | type: tool
seeder | fr: semoir; planteur agricole; presse à foin; faucheuse-conditionneuse; épandeur à fumier | en: seeder; hay baler; mower conditioner; manure spreader | type: tool
sprayer-boom | fr: pulvérisateur agricole; rampe de pulvérisation | en: sprayer boom; agricultural sprayer | type: tool
drip-irrigation-system | fr: système de goutte à goutte; contrôleur climatique de serre; Argus serre | en: drip irrigation system; greenhouse climate controller | type: tool
maple-tubing | fr: tubulure d’érablière; évaporateur; osmose inversée érablière; concentrateur d’eau d’érable | en: maple tubing; maple evaporator; reverse osmosis for maple | type: tool
drilling-jumbo | fr: jumbo de forage; foreuse à béquille; chargeuse LHD; boulonneuse | en: drilling jumbo; jackleg drill; rock bolter; scoop tram | type: tool
ball-mill | fr: broyeur à boulets; tamis vibrant; cellule de flottation; broyeur SAG | en: ball mill; SAG mill; flotation cells; vibrating screen | type: tool
avenza-maps | fr: ArcPad; Avenza Maps; GPS Garmin | en: Avenza Maps; field GPS | type: tool
datamine | fr: Datamine | en: Datamine | type: tool
deswik | fr: Deswik | en: Deswik | type: tool | related: datamine
surpac | fr: Surpac | en: Surpac | type: tool | related: datamine
leapfrog-geo | fr: Leapfrog | en: Leapfrog Geo | type: tool | related: datamine
vulcan-mines | fr: Vulcan mines | en: Vulcan mines | type: tool | related: datamine
minesight | fr: MineSight | en: MineSight | type: tool | related: datamine
dairycomp | fr: Agri-Data; Lac-T; Holsteinplus; Agrigestion; Dairy Comp; DSA laitier | en: DairyComp; HerdMetrix; dairy herd software | type: tool
multiparameter-probe | fr: sonde multiparamètre; turbidimètre; pH-mètre; colorimètre | en: multiparameter probe; turbidity meter; pH meter; colorimeter | type: tool
avimark | fr: Avimark; Cornerstone vétérinaire; Sysvet; dossiers médicaux vétérinaires | en: AVImark; Cornerstone veterinary software; Sysvet | type: tool
heat-detection-in-cattle | fr: détection des chaleurs | en: heat detection in cattle; bovine reproduction
calf-care | fr: soins aux veaux; élevage de génisses; alimentation des veaux | en: calf care; calf feeding; heifer rearing
total-mixed-ration | fr: ration totale mélangée; =RTM; formulation de rations | en: total mixed ration; feed formulation; animal nutrition
poultry-vaccination | fr: attrapage de volailles; vaccination de volailles | en: poultry vaccination; poultry catching
proaction-program | fr: ProAction; programme proAction; salubrité à la ferme; CanadaGAP | en: proAction program; CanadaGAP; on-farm food safety
tillage | fr: ensemencement; préparation de sol; labour; hersage; travail réduit du sol | en: tillage; soil preparation; ploughing; no-till farming
weeding | fr: désherbage; désherbage manuel; sarclage | en: weeding; hand weeding; hoeing
hand-harvesting | fr: récolte manuelle; récolte de légumes; récolte de petits fruits; récolte de pommes | en: hand harvesting; apple picking; vegetable harvesting; berry picking
vine-pruning | fr: taille de vignes; taille d’arbres fruitiers; éclaircissage de fruits | en: vine pruning; fruit tree pruning; fruit thinning
vegetable-washing-and-packing | fr: lavage et emballage de légumes; calibrage de pommes de terre | en: vegetable washing and packing; vegetable packing; potato grading
farmers-market-sales | fr: mise en marché de produits agricoles; paniers biologiques; =ASC | en: farmers’ market sales; CSA baskets
fertigation | fr: fertirrigation; fertigation; aquaponie | en: fertigation; aquaponics
crop-storage | fr: conservation en entrepôt frigorifique; entreposage de récoltes | en: crop storage; cold storage of produce
farm-labour-management | fr: gestion des travailleurs étrangers agricoles; logement des travailleurs agricoles | en: farm labour management; seasonal worker housing
maple-tapping | fr: entaillage; eau d’érable; collecte d’eau d’érable | en: maple tapping; sap collection
honey-extraction | fr: élevage de reines; récolte de miel; extraction de miel | en: honey extraction; queen rearing; honey harvesting
flower-beds | fr: plantation d’arbustes; plates-bandes; plantation de fleurs; fleurissement | en: flower beds; shrub planting; annual planting
hedge-trimming | fr: taille de haies; taille de haies de cèdres | en: hedge trimming; cedar hedge trimming; shrub pruning
spring-cleanup | fr: fermeture de terrain; ouverture de terrain; ramassage de feuilles; nettoyage de terrain | en: spring cleanup; fall cleanup; leaf removal
lawn-aeration | fr: aération de pelouse; terreautage; déchaumage; engrais de pelouse | en: lawn aeration; topdressing; dethatching; lawn fertilizing
landscape-plans | fr: plan d’aménagement paysager; conception d’aménagements; DynaSCAPE | en: landscape plans; DynaSCAPE; garden design
rain-gardens | fr: aménagement d’étangs; jardins de pluie | en: rain gardens; pond building
indoor-plant-care | fr: murs végétaux; entretien de plantes intérieures | en: indoor plant care; living walls
hazard-tree-assessment | fr: évaluation d’arbres dangereux; agrile du frêne; diagnostic phytosanitaire | en: hazard tree assessment; emerald ash borer; tree diagnosis
rope-climbing-in-trees | fr: travail avec cordes; techniques de grimpe; rétention d’arbres | en: rope climbing in trees; tree rigging
precommercial-thinning | fr: martelage; travaux sylvicoles commerciaux; éclaircie commerciale; dégagement de plantation | en: precommercial thinning; commercial thinning; tree marking; plantation release
scarification | fr: scarifiage; préparation de terrain forestier; voirie forestière; ponts forestiers | en: scarification; site preparation forestry
forest-plots | fr: cartographie forestière; photo-interprétation; LiDAR forestier; placettes-échantillons | en: forest plots; forest LiDAR; photo interpretation
fsc-certification | fr: certification forestière; =FSC; =SFI | en: FSC certification; SFI certification; forest certification
timber-harvesting | fr: récolte forestière; tronçonnage | en: timber harvesting; log skidding; log bucking
chainsaw-maintenance | fr: entretien de scie mécanique; mécanique forestière; affûtage de chaîne | en: chainsaw maintenance; chain sharpening; forestry mechanics
nhla-grading | fr: classification NHLA; =NLGA | en: NHLA grading; NLGA grading; wood grading rules
forest-biomass | fr: biomasse forestière; granules de bois; bois de chauffage industriel | en: forest biomass; wood pellets
mine-ventilation | fr: arpentage minier; ventilation minière; ventilation de mine | en: mine ventilation; mine surveying
mucking | fr: soutirage; chargement et transport souterrain; remblai en pâte | en: mucking; paste backfill; underground hauling
open-pit-blasting | fr: dynamitage à ciel ouvert; chargement de trous | en: open-pit blasting; blast hole loading
cyanidation | fr: cyanuration; lixiviation; récupération de l’or | en: cyanidation; flotation process; leaching; gold recovery
mine-rescue | fr: sauvetage minier; premiers soins en mine | en: mine rescue
ni-43-101 | fr: NI 43-101; estimation des ressources minérales; claims miniers | en: NI 43-101; mineral resource estimation; mining claims
mine-closure | fr: restauration minière; parc à résidus; digues à résidus | en: mine closure; tailings management; tailings dams
invasive-species | fr: espèces exotiques envahissantes; berce du Caucase; renouée | en: invasive species; invasive plant control
watershed-management | fr: plan directeur de l’eau; bassin versant; analyses limnologiques | en: watershed management; lake monitoring
phase-ii-environmental-assessment | fr: caractérisation de sols; échantillonnage de sols contaminés; évaluation environnementale phase II | en: phase II environmental assessment; contaminated soil sampling
groundwater-sampling | fr: échantillonnage d’eaux souterraines | en: groundwater sampling
residual-hazardous-materials | fr: matières dangereuses résiduelles; =MDR; gestion des matières dangereuses résiduelles | en: residual hazardous materials; hazardous waste manifests
waste-audit | fr: audit de déchets; ICI on recycle; plan de gestion des matières résiduelles; =PGMR | en: waste audit; zero waste plan; waste characterization
b-corp-certification | fr: B Corp; certification B Corp; =GRI; =TCFD | en: B Corp certification; GRI reporting; =TCFD
sludge-dewatering | fr: déshydratation des boues; étangs aérés; bassins d’aération | en: sludge dewatering; aerated lagoons; activated sludge
veterinary-dentistry | fr: dentisterie vétérinaire; détartrage animal; hospitalisation animale | en: veterinary dentistry; hospitalized animal care
animal-euthanasia | fr: euthanasie; soins de fin de vie animale | en: animal euthanasia; spaying and neutering
nail-trimming-pets | fr: coupe de griffes; bain et séchage de chiens | en: nail trimming pets; dog bathing; dog clipping
grooming-horses | fr: soins équins; pansage; débourrage | en: grooming horses; horse breaking; stable chores
`,
});
