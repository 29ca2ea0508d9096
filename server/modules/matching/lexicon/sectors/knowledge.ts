import { defineSector } from '../sector.js';

/** Sciences, engineering, arts and media. */
export const knowledge = defineSector({
  name: 'knowledge',
  field: {
    fr: ['Sciences, génie et culture', 'sciences', 'génie', 'laboratoire', 'culture', 'médias'],
    en: ['Science, engineering and culture', 'sciences', 'engineering', 'laboratory', 'culture', 'media'],
  },
  occupations: `
statistician | fr: statisticien; biostatisticien; méthodologiste d’enquêtes; démographe; analyste statistique | en: statistician; biostatistician; survey methodologist; demographer; statistical analyst; statistical consultant; survey statistician | related: mathematician
| skills: statistics, r-language, data-analysis
operations-research-analyst | fr: analyste en recherche opérationnelle; chargé d’études économiques | en: operations research analyst; operations research scientist | related: statistician
| skills: statistics, data-analysis, algorithms
anthropologist | fr: anthropologue; ethnologue; ethnographe; linguiste anthropologue; archéologue préhistorien | en: anthropologist; ethnologist; ethnographer; linguist; forensic anthropologist; social anthropologist | related: sociologist
| skills: qualitative-research, research, scientific-writing
political-scientist | fr: politologue; politicologue; géopoliticien; spécialiste en relations internationales | en: political scientist; political analyst; international relations specialist; public opinion analyst | related: sociologist
| skills: policy-analysis, qualitative-research, international-relations
historian | fr: historien; historien de l’art; généalogiste; historien de l’architecture; recherchiste historique | en: historian; art historian; genealogist; archival historian; intelligence analyst; heritage researcher | related: sociologist
| skills: research, genealogy, art-history
geographer | fr: géographe; criminologue de recherche | en: geographer; social science researcher; biogeographer; urban geographer
| skills: qualitative-research, research, scientific-writing
psychometrician | fr: psychométricien | en: psychometrician; experimental psychologist | related: geographer
| skills: qualitative-research, research, scientific-writing
philosopher | fr: philosophe; théologien | en: philosopher; theologian | related: geographer
| skills: qualitative-research, research, scientific-writing
gerontologist | fr: gérontologue | en: gerontologist | related: geographer
| skills: qualitative-research, research, scientific-writing
astronomer | fr: astronome; astrophysicien; physicien des plasmas; cosmologiste | en: astronomer; astrophysicist; cosmologist; radio astronomer; plasma physicist | broader: physicist
| skills: physics-modelling, research, scientific-computing
medical-physicist | fr: physicien médical; physicien nucléaire; physicien en optique; physicien biophysicien | en: medical physicist; nuclear physicist; biophysicist; optical physicist; acoustics physicist; health physicist; radiation biophysicist; quantum physicist; research physicist | broader: physicist
| skills: physics-modelling, radiation-protection, medical-imaging
medical-dosimetrist | fr: dosimétriste | en: medical dosimetrist; dosimetrist | related: medical-physicist
| skills: ct-operation, anatomy, quality-control
organic-chemist | fr: chimiste organicien; chimiste des polymères; chimiste pharmaceutique; formulateur; chimiste en cosmétique; électrochimiste; parfumeur | en: organic chemist; polymer chemist; pharmaceutical chemist; formulation chemist; cosmetic chemist; perfumer; environmental chemist; physical chemist; food chemist; inorganic chemist; spectroscopist; agricultural chemist; cosmetologist chemist | broader: chemist
| skills: organic-chemistry, product-formulation, chromatography
chromatography-technician | fr: technicien en chromatographie; technicien en spectrométrie; technicien en contrôle de qualité chimique; technicien en pharmacologie; technicien en pâtes et papiers; technicien pétrochimique | en: chromatography technician; mass spectrometry technician; chemical quality control technician; pharmaceutical lab technician; pulp and paper technologist; petroleum laboratory technician; formulation technician; textile technologist; food testing technician; chemical technologist; dyeing technician; water treatment technologist | broader: chemical-technician
| skills: chromatography, sample-preparation, laboratory-safety
agricultural-engineer | fr: ingénieur en génie agricole; ingénieur agroalimentaire; ingénieur agroenvironnement; ingénieur rural; ingénieur alimentaire | en: agricultural engineer; food engineer; irrigation engineer; food processing engineer; bioresource engineer
| skills: hydraulics-civil, process-engineering, engineering-licence
hydraulic-engineer | fr: ingénieur hydraulique; ingénieur municipal; ingénieur en barrages; ingénieur côtier; ingénieur en ponts; ingénieur en tunnels; ingénieur en hydrologie | en: hydraulic engineer; municipal engineer; dam engineer; coastal engineer; bridge engineer; water resources engineer; pavement engineer; tunnel engineer; sanitary engineer; construction engineer; surveying engineer | broader: civil-engineer
| skills: hydraulics-civil, road-design, engineering-licence
automation-engineer | fr: ingénieur en automatisation; ingénieur en contrôle; ingénieur en instrumentation; ingénieur en procédés industriels; ingénieur en régulation | en: automation engineer; control systems engineer; instrumentation engineer; controls engineer; process control engineer; robotics automation engineer; instrumentation and control engineer | related: electrical-engineer
| skills: plc-programming, control-systems, engineering-licence
hvac-engineer | fr: ingénieur en CVAC; ingénieur frigoriste; ingénieur en tuyauterie; ingénieur thermique; ingénieur en machines tournantes; ingénieur en acoustique mécanique | en: HVAC engineer; refrigeration engineer; piping engineer; thermal engineer; rotating equipment engineer; machine design engineer; automotive engineer; plumbing engineer; energy conservation engineer; tool engineer; robotics design engineer | broader: mechanical-engineer
| skills: hvac-design, thermodynamics, engineering-licence
propulsion-engineer | fr: ingénieur en propulsion; ingénieur en structure aéronautique; ingénieur en certification; ingénieur d’essais en vol; ingénieur avionique; ingénieur spatial | en: propulsion engineer; flight test engineer; avionics engineer; airworthiness engineer; space systems engineer; aerodynamics engineer; certification engineer; aircraft design engineer; structures engineer aerospace; aerospace test engineer | broader: aerospace-engineer
| skills: aerodynamics, aerospace-structures, airworthiness-standards
fire-protection-engineer | fr: ingénieur en sécurité incendie; ingénieur en santé et sécurité; ingénieur en sûreté de fonctionnement; ingénieur en fiabilité des systèmes | en: fire protection engineer; safety engineer; system safety engineer; industrial safety engineer; fire prevention engineer
| skills: fire-protection-design, functional-safety, engineering-licence
petroleum-engineer | fr: ingénieur pétrolier; ingénieur de forage; ingénieur de réservoir; ingénieur en traitement du minerai; ingénieur géologue; ingénieur géologique | en: petroleum engineer; drilling engineer; reservoir engineer; geological engineer; mineral process engineer; mine planning engineer; mud engineer; hydrogeological engineer; geophysical engineer; ventilation engineer mine | related: mining-engineer
| skills: mine-planning, geological-mapping, engineering-licence
bioprocess-engineer | fr: ingénieur en bioprocédés; ingénieur en polymères; ingénieur en plasturgie; ingénieur en pâtes et papiers; ingénieur textile; ingénieur en raffinage | en: bioprocess engineer; polymer engineer; plastics engineer; pulp and paper engineer; textile engineer; refinery engineer; biochemical engineer; biotechnical engineer; fuel engineer; waste treatment engineer; industrial hygiene engineer | broader: chemical-engineer
| skills: process-engineering, process-simulation, engineering-licence
machine-designer | fr: concepteur de systèmes mécaniques; concepteur de machines; concepteur d’outillage; concepteur d’équipements; dessinateur de machines; concepteur de moules; concepteur de produits mécaniques; dessinateur en construction mécanique | en: machine designer; tool designer; mechanical designer; die designer; equipment designer; mould designer; heating designer; jig and fixture designer; methods designer; plastic mould designer; marine engineering technologist | related: mechanical-technician
| skills: mechanical-design, solidworks, geometric-tolerancing
photogrammetrist | fr: dessinateur en cartographie; technicien en photogrammétrie; technicien en télédétection; opérateur LiDAR; hydrographe arpenteur; technicien arpenteur | en: photogrammetrist; remote sensing technician; LiDAR technician; map drafter; mapping technician; geodetic survey technologist; engineering survey technologist; hydrographic survey technician; aerial survey technician; topographic technician; land survey technologist | related: geomatics-technician
| skills: remote-sensing, cartography, total-station
weather-observer | fr: technicien météo; observateur météo; technicien en sismologie; technicien en géophysique; technicien en hydrométrie; spécialiste des avalanches | en: weather observer; weather technician; geophysical technician; avalanche observer; seismic technician; ice observer; petrology technician; rock mechanics technician; hydrometric technician; climatology technician
| skills: data-collection, field-sampling, weather-forecasting
painter-artist | fr: céramiste d’art; aquarelliste; muraliste; portraitiste; graveur d’art; artiste textile | en: painter artist; mural artist; portrait artist; printmaker; watercolour artist; textile artist; art teacher studio; silkscreen artist; caricaturist; sand sculptor | broader: visual-artist
| skills: painting-art, sculpture, drawing
columnist | fr: chroniqueur; éditorialiste | en: columnist; editorialist; cyberjournalist; news commentator | broader: journalist
| skills: news-writing, fact-checking, journalistic-interviews
critic | fr: critique | en: critic; music critic; book reviewer | broader: journalist | related: columnist
| skills: news-writing, fact-checking, journalistic-interviews
sports-journalist | fr: journaliste sportif | en: sportswriter; sports journalist | broader: journalist | related: columnist
| skills: news-writing, fact-checking, journalistic-interviews
news-editor | fr: chef de nouvelles; pupitreur; secrétaire de rédaction; directeur de la rédaction | en: news desk editor; newsroom head | broader: journalist | related: columnist
| skills: news-writing, fact-checking, staff-supervision
foreign-correspondent | fr: correspondant; correspondant à l’étranger; grand reporter | en: foreign correspondent; investigative reporter | broader: journalist | related: columnist
| skills: news-writing, fact-checking, journalistic-interviews
media-researcher | fr: recherchiste; recherchiste télé; documentaliste de presse | en: media researcher; news researcher | broader: journalist | related: columnist
| skills: news-writing, fact-checking, journalistic-interviews
screenplay-writer | fr: dramaturge; dialoguiste; scripteur; adaptateur | en: screenplay writer; playwright; script writer; dialogue writer | broader: author
| skills: creative-writing, storytelling, proofreading
speech-writer | fr: rédacteur scientifique; rédacteur médical | en: ghostwriter; science writer; medical writer; speech writer | broader: author | related: screenplay-writer
| skills: creative-writing, storytelling, proofreading
poet | fr: poète; parolier; nouvelliste | en: poet; lyricist; short story writer; librettist | broader: author | related: screenplay-writer
| skills: creative-writing, storytelling, proofreading
broadcast-technician | fr: technicien en diffusion; opérateur de mise en ondes; aiguilleur vidéo; technicien de régie; technicien en radiodiffusion | en: broadcast technician; master control operator; video switcher; transmission operator; television technician; radio technician; multimedia sound technician; video recording technician; satellite transmission operator; teleprompter operator
| skills: broadcasting, live-streaming, audio-visual-systems
broadcast-engineer | fr: ingénieur de diffusion; directeur technique de télévision | en: broadcast engineer | related: broadcast-technician
| skills: broadcasting, telecommunications, audio-visual-systems
props-master | fr: accessoiriste | en: props master; property master
| skills: set-logistics, set-building, camera-operation
special-effects-technician | fr: technicien en effets spéciaux; pyrotechnicien | en: special effects technician; pyrotechnician | related: props-master
| skills: workplace-safety, set-building, set-logistics
stunt-performer | fr: cascadeur | en: stunt performer; stunt double | related: props-master
| skills: acting, physical-stamina, workplace-safety
set-designer | fr: chef décorateur; ensemblier; décorateur de théâtre | en: set designer; set decorator; set dresser; production designer; scenographer | related: props-master
| skills: set-logistics, set-building, camera-operation
camera-assistant | fr: assistant caméra; pointeur caméra | en: camera assistant; focus puller | related: props-master
| skills: camera-operation, audio-visual-systems, set-logistics
boom-operator | fr: perchiste | en: boom operator | related: props-master
| skills: sound-recording, sound-mixing-live, audio-visual-systems
grip | fr: chef machiniste; chef électro | en: key grip; dolly grip | related: props-master
| skills: set-logistics, set-building, camera-operation
location-manager | fr: régisseur d’extérieurs; recherchiste de lieux | en: location scout | related: props-master
| skills: set-logistics, set-building, camera-operation
script-supervisor | fr: scripte; secrétaire de plateau | en: script supervisor; continuity supervisor | related: props-master
| skills: set-logistics, set-building, camera-operation
assistant-film-director | fr: assistant-réalisateur/assistante-réalisatrice; directeur de plateau | en: assistant film director; floor director; assistant director film | related: props-master
| skills: set-logistics, staff-scheduling, staff-supervision
program-director-broadcasting | fr: directeur de production télévisuelle; producteur exécutif télé; directeur de la programmation; directeur de festival; directeur de théâtre; directeur musical; directeur de casting | en: program director broadcasting; casting director; music director; festival director; theatre director; record producer; theatre producer; radio producer; artistic director; opera director; dance company director | related: producer
| skills: production-planning-media, cultural-programming, casting
fashion-model | fr: mannequin | en: fashion model; model
| skills: acting, voice-work, improvisation
mascot-performer | fr: interprète de mascotte; mascotte d’équipe | en: mascot performer; costumed character | related: fashion-model
| skills: acting, crowd-animation, improvisation
puppeteer | fr: marionnettiste; conteur; ventriloque | en: puppeteer; storyteller; ventriloquist | related: fashion-model
| skills: acting, voice-work, improvisation
comedian | fr: humoriste; imitateur | en: comedian; stand-up comedian; impersonator | related: fashion-model
| skills: acting, voice-work, improvisation
voice-actor | fr: doubleur; artiste de doublage; narrateur | en: voice actor; narrator; dubbing artist | related: fashion-model
| skills: acting, voice-work, improvisation
film-extra | fr: figurant | en: film extra | related: fashion-model
| skills: acting, voice-work, improvisation
orchestra-conductor | fr: chef de chœur | en: orchestra conductor; choir director; bandleader; choral director | broader: musician
| skills: musical-performance, music-reading, composition-music
music-arranger | fr: arrangeur musical; copiste de musique; orchestrateur | en: arranger music; music copyist; music arranger | broader: musician | related: orchestra-conductor
| skills: musical-performance, music-reading, composition-music
opera-singer | fr: chanteur d’opéra; artiste lyrique | en: opera singer | broader: musician | related: orchestra-conductor
| skills: singing, musical-performance, music-reading
instrumentalist | fr: violoniste; pianiste; guitariste; batteur; organiste; percussionniste; musicien d’orchestre | en: violinist; pianist; guitarist; drummer; organist; percussionist; cellist; flautist; soloist | broader: musician | related: orchestra-conductor
| skills: musical-performance, music-reading, composition-music
ballet-dancer | fr: danseur de ballet; danseur contemporain | en: ballet dancer; contemporary dancer; choreographer assistant; tap dancer; folk dancer | broader: dancer
| skills: dance, choreography, improvisation
ballet-master | fr: répétiteur de danse; maître de ballet; répétiteur de ballet; notateur du mouvement | en: ballet master; dance notator; dance rehearsal director | broader: dancer | related: ballet-dancer
| skills: dance, choreography, improvisation
exhibition-installer | fr: monteur d’expositions; régisseur d’expositions; préparateur de musée | en: exhibition installer; museum preparator; taxidermist museum; archives assistant; picture framer museum; conservation technician | related: museum-curator
| skills: collections-management, exhibition-planning, conservation-of-works
art-gallery-manager | fr: directeur de galerie; galeriste; marchand d’art | en: gallery director; gallery assistant; art gallery manager; art dealer | related: exhibition-installer
| skills: collections-management, exhibition-planning, conservation-of-works
museum-director | fr: directeur de musée; conservateur en chef | en: museum director; chief curator | related: exhibition-installer
| skills: collections-management, exhibition-planning, staff-supervision
museum-registrar | fr: registraire de musée; gestionnaire de collections; régisseur d’œuvres | en: museum registrar; collections manager | related: exhibition-installer
| skills: collections-management, exhibition-planning, conservation-of-works
brand-designer | fr: designer graphique junior; designer de marque; directeur de création adjoint; graphiste d’emballage; infographiste publicitaire; maquettiste; designer d’exposition; scénographe; designer de salons; illustrateur scientifique | en: brand designer; packaging designer; production artist; exhibit designer; display designer; medical illustrator; advertising designer; scientific illustrator; set illustrator; animation background artist; comic book artist; layout designer; theatre designer; jewellery designer; textile designer; furniture designer | related: graphic-designer
| skills: graphic-design, typography, branding
wedding-photographer | fr: photographe scolaire; photographe de mariage; photographe industriel; photographe médico-légal | en: wedding photographer; school photographer; industrial photographer; portrait photographer; aerial photographer; forensic photographer; scientific photographer | broader: photographer
| skills: photography, photo-editing, studio-lighting
photo-retoucher | fr: retoucheur photo; iconographe | en: photo retoucher; photo editor | broader: photographer | related: wedding-photographer
| skills: photography, photo-editing, studio-lighting
photo-lab-technician | fr: technicien en photographie; opérateur de laboratoire photo; technicien de laboratoire photographique; tireur photo | en: photo lab technician; photographic processor; film processor | broader: photographer | related: wedding-photographer
| skills: photography, photo-editing, studio-lighting
literary-agent | fr: agent/agente littéraire; éditeur adjoint; chargé d’édition; assistant à l’édition; réviseur littéraire; correcteur-réviseur/correctrice-réviseuse | en: literary agent; assistant editor; editorial assistant; manuscript editor; technical editor; literary editor; contributing editor; sports editor; news editor assistant; advertising copy editor
| skills: editing, proofreading, editorial-planning
pastor | fr: pasteur; prêtre; rabbin; imam | en: pastor; priest; rabbi; imam; deacon; bishop; minister religious | related: chaplain
| skills: spiritual-care, public-speaking, bereavement-support
pastoral-worker | fr: agent/agente de pastorale sociale; animateur pastoral | en: parish worker; pastoral assistant; religious education worker | related: pastor
| skills: spiritual-care, public-speaking, bereavement-support
monk | fr: religieux; moine; missionnaire | en: nun; monk; missionary | related: pastor
| skills: spiritual-care, public-speaking, teaching
`,
  skills: `
hplc | fr: =HPLC; chromatographie liquide; GC-MS; LC-MS | en: =HPLC; GC-MS; LC-MS/MS | type: tool | broader: chromatography
scanning-electron-microscope | fr: microscope électronique; =MEB; microscopie confocale | en: scanning electron microscope; confocal microscopy | type: tool
analytical-balance | fr: balance analytique; centrifugeuse; spectrophotomètre | en: analytical balance; spectrophotometer; centrifuge | type: tool
labware-lims | fr: LabWare LIMS | en: LabWare LIMS | type: tool
starlims | fr: STARLIMS | en: STARLIMS | type: tool | related: labware-lims
empower-chromatography | fr: Empower chromatographie | en: Empower chromatography | type: tool | related: labware-lims
endnote | fr: EndNote | en: EndNote | type: tool
zotero | fr: Zotero | en: Zotero | type: tool | related: endnote
mendeley | fr: Mendeley | en: Mendeley | type: tool | related: endnote
sas-enterprise-guide | fr: SAS Enterprise Guide | en: SAS Enterprise Guide | type: tool | related: r-language
wolfram-mathematica | fr: Wolfram Mathematica | en: Wolfram Mathematica | type: tool | related: r-language
hec-ras | fr: HEC-RAS | en: HEC-RAS | type: tool
epanet | fr: EPANET | en: EPANET | type: tool | related: hec-ras
pcswmm | fr: PCSWMM | en: PCSWMM | type: tool | related: hec-ras
swmm-modelling | fr: =SWMM | en: SWMM modelling | type: tool | related: hec-ras
hydrus | fr: HYDRUS | en: HYDRUS | type: tool | related: hec-ras
plaxis | fr: PLAXIS | en: PLAXIS | type: tool
geostudio | fr: GeoStudio | en: GeoStudio | type: tool | related: plaxis
safi | fr: =SAFI | en: =SAFI | type: tool | related: plaxis, staad-etabs
robot-structural-analysis | fr: Robot Structural Analysis | en: Robot Structural Analysis | type: tool | related: plaxis
advance-design | fr: ADVANCE Design | en: ADVANCE Design | type: tool | related: plaxis
cyme | fr: =CYME | en: =CYME | type: tool
easypower | fr: EasyPower | en: EasyPower | type: tool | related: cyme
pss-e | fr: PSS/E | en: PSS/E | type: tool | related: cyme
skm-powertools | fr: SKM PowerTools | en: SKM PowerTools | type: tool | related: cyme
pvsyst | fr: PVsyst | en: PVsyst | type: tool
retscreen | fr: RETScreen | en: RETScreen | type: tool | related: pvsyst
energyplus | fr: EnergyPlus | en: EnergyPlus | type: tool | related: pvsyst
equest | fr: eQUEST | en: eQUEST | type: tool | related: pvsyst
ies-ve | fr: IES VE | en: IES VE | type: tool | related: pvsyst
homer-energy | fr: Homer Energy | en: Homer Energy | type: tool | related: pvsyst
carrier-hap | fr: Carrier HAP | en: Carrier HAP | type: tool
trane-trace | fr: Trane TRACE | en: Trane TRACE | type: tool | related: carrier-hap
autosprink | fr: AutoSPRINK | en: AutoSPRINK | type: tool | related: carrier-hap
autocad-plant-3d | fr: Plant 3D | en: AutoCAD Plant 3D | type: tool | related: carrier-hap | broader: piping-design
autopipe | fr: AutoPIPE | en: AutoPIPE | type: tool | related: carrier-hap
aspen-plus | fr: Aspen Plus | en: Aspen Plus | type: tool | related: process-simulation
metsim | fr: METSIM | en: METSIM | type: tool | related: process-simulation
dialux | fr: DIALux | en: DIALux | type: tool
visual-lighting | fr: Visual Lighting | en: Visual Lighting | type: tool | related: dialux
vissim | fr: VISSIM | en: VISSIM | type: tool
aimsun | fr: Aimsun | en: Aimsun | type: tool | related: vissim
openroads | fr: OpenRoads | en: OpenRoads | type: tool | related: vissim
inroads | fr: InRoads | en: InRoads | type: tool | related: vissim
synchro-traffic | fr: Synchro Studio | en: Synchro traffic | type: tool | related: vissim
twinmotion | fr: Twinmotion | en: Twinmotion | type: tool | related: rendering-3d
3dexperience | fr: 3DEXPERIENCE | en: 3DEXPERIENCE | type: tool | related: product-lifecycle-management
enovia | fr: ENOVIA | en: ENOVIA | type: tool | related: product-lifecycle-management
ibm-doors | fr: =DOORS | en: IBM DOORS | type: tool | broader: requirements-engineering
polarion | fr: Polarion | en: Polarion | type: tool | related: ibm-doors
jama-connect | fr: Jama Connect | en: Jama Connect | type: tool | related: ibm-doors
planview | fr: Planview | en: Planview | type: tool
clarity-ppm | fr: Clarity PPM | en: Clarity PPM | type: tool | related: planview
teamdynamix | fr: TeamDynamix | en: TeamDynamix | type: tool | related: planview
capture-one | fr: Capture One | en: Capture One | type: tool
lightroom-classic | fr: Lightroom Classic | en: Lightroom Classic | type: tool | related: capture-one
grandma-console | fr: grandMA; QLab; Ion ETC; console Yamaha | en: grandMA console; QLab; ETC Ion | type: tool
obs-studio | fr: OBS Studio | en: OBS Studio | type: tool
vmix | fr: vMix | en: vMix | type: tool | related: obs-studio
wirecast | fr: Wirecast | en: Wirecast | type: tool | related: obs-studio
tricaster | fr: TriCaster | en: TriCaster | type: tool | related: obs-studio
final-draft | fr: Final Draft | en: Final Draft | type: tool
movie-magic-budgeting | fr: Movie Magic | en: Movie Magic Budgeting | type: tool | related: final-draft
scenario-buddy | fr: Scenario Buddy | en: Scenario Buddy | type: tool | related: final-draft
clo-3d | fr: CLO 3D | en: CLO 3D | type: tool
browzwear | fr: Browzwear | en: Browzwear | type: tool | related: clo-3d
illustrator-mode | fr: Illustrator mode | en: Illustrator mode | type: tool | related: clo-3d
pastperfect | fr: PastPerfect | en: PastPerfect | type: tool
mimsy | fr: =MIMSY | en: =MIMSY | type: tool | related: pastperfect
tms-musee | fr: TMS musée | en: TMS musée | type: tool | related: pastperfect
otpq-membership | fr: membre de l’OTPQ; T.P. | en: OTPQ membership; professional technologist title | type: licence
ordre-des-chimistes-membership | fr: membre de l’Ordre des chimistes; OCQ chimiste | en: Ordre des chimistes membership | type: licence
ogq-membership | fr: membre de l’OGQ; géologue OGQ | en: OGQ membership | type: licence
oagq-membership | fr: membre de l’OAGQ; arpenteur-géomètre OAGQ | en: OAGQ membership | type: licence
oaq-architect-membership | fr: membre de l’OAQ architectes; architecte OAQ | en: OAQ architect membership | type: licence
civil-engineering-technology-diploma | fr: DEC en technologie du génie civil; DEC génie civil; DEC en technologie de l’architecture | en: civil engineering technology diploma; architectural technology diploma | type: licence
laboratory-technology-diploma | fr: DEC en techniques de laboratoire; DEC en chimie analytique; DEC en biotechnologies | en: laboratory technology diploma; analytical chemistry diploma; biotechnology diploma | type: licence
electrical-engineering-technology-diploma | fr: DEC en technologie du génie électrique; DEC en électronique programmable; DEC en technologie de la mécanique du bâtiment | en: electrical engineering technology diploma; building systems technology diploma | type: licence
bachelor-of-engineering | fr: baccalauréat en génie mécanique; baccalauréat en génie électrique; baccalauréat en génie civil; baccalauréat en ingénierie | en: bachelor of engineering; BEng; degree in mechanical engineering; degree in civil engineering | type: licence
phd | fr: doctorat; maîtrise en sciences; Ph. D.; postdoctorat | en: PhD; master of science; doctorate; postdoctoral training | type: licence
tcps-2-ethics-certificate | fr: certification BPF; formation BPL; formation EPTC 2; EPTC2 éthique | en: TCPS 2 ethics certificate; GLP training; GMP training | type: licence
uda-membership | fr: carte UDA; membre UDA; membre AQTIS; carte IATSE | en: UDA membership; AQTIS membership; IATSE card | type: licence
tensile-testing | fr: analyse de matériaux; essais de traction; essais de dureté; essais Charpy | en: tensile testing; hardness testing; Charpy testing
proctor-test | fr: essais Proctor; essais de compaction; affaissement du béton | en: Proctor test; concrete slump test
geotechnical-drilling | fr: sondages géotechniques; piézomètres | en: geotechnical drilling; piezometers; boreholes
stormwater-management | fr: conception de réseaux d’égout; gestion des eaux pluviales | en: stormwater management; sewer design; drainage design
road-safety-audit | fr: audit de sécurité routière; conception géométrique routière | en: road safety audit; traffic signals design; geometric road design
heat-load-calculation | fr: conception de systèmes de chauffage; calcul de charges thermiques; ventilation industrielle | en: heat load calculation; industrial ventilation design
analog-electronics | fr: électronique analogique; électronique numérique; amplificateurs opérationnels | en: analog electronics; digital electronics; mixed-signal design
vibration-testing | fr: essais de vibrations; essais environnementaux | en: vibration testing; environmental testing
design-for-manufacturing | fr: conception pour la fabrication; =DFM; conception pour l’assemblage | en: design for manufacturing; =DFM; design for assembly
engineering-change-orders | fr: gestion des modifications techniques; gestion de configuration; =ECR; ECO ingénierie | en: engineering change orders; configuration management engineering
systematic-review | fr: revue systématique; méta-analyse | en: systematic review; meta-analysis
survey-weighting | fr: pondération d’enquêtes; échantillonnage statistique; plans de sondage | en: survey weighting; statistical sampling; sample design
survival-analysis | fr: analyse de survie; modèles mixtes; analyse longitudinale | en: survival analysis; mixed models; longitudinal analysis
elisa | fr: =ELISA; production d’anticorps; immunoessais | en: =ELISA; immunoassays; antibody production | related: flow-cytometry
analytical-method-validation | fr: validation de méthodes analytiques; formulation galénique; développement analytique | en: analytical method validation; formulation development; method development
pharmacovigilance | fr: pharmacovigilance; déclaration d’effets indésirables; dossiers réglementaires; Santé Canada soumissions | en: pharmacovigilance; adverse event reporting; Health Canada submissions
clinical-data-management | fr: monitorage d’essais cliniques; gestion de données cliniques; cahier d’observation | en: clinical data management; clinical monitoring; case report forms
wind-farms | fr: parcs éoliens; parc solaire; raccordement au réseau; études de raccordement | en: wind farms; grid interconnection studies; solar farms
point-clouds | fr: relevés LiDAR; photogrammétrie par drone; nuages de points; numérisation 3D | en: point clouds; drone photogrammetry; 3D laser scanning
investigative-journalism | fr: recherche journalistique; enquête journalistique; demande d’accès à l’information | en: investigative journalism; media research
stage-rigging | fr: accrochage scénique; gréage scénique | en: stage rigging
scenic-painting | fr: accessoires de scène; recherche d’accessoires; peinture scénique | en: scenic painting; props sourcing
video-grading | fr: étalonnage vidéo; finition colorimétrique; finition image | en: video grading; online editing; picture finishing
sound-editing | fr: bruitage; montage sonore; mixage cinéma | en: sound editing; film mixing
culture-in-schools-workshops | fr: médiation culturelle scolaire; ateliers culturels; La culture à l’école | en: culture in schools workshops
pottery-throwing | fr: tournage de poterie; céramique d’art; émaillage | en: pottery throwing; ceramics art; glazing pottery
costume-sewing | fr: couture de costumes; patine de costumes; teinture de costumes | en: costume sewing; costume dyeing
choir-conducting | fr: direction de chœur; chant choral; formation auditive | en: choir conducting; ear training
classical-ballet | fr: ballet classique; danse hip-hop; claquettes | en: classical ballet; hip-hop dance; tap dance
stop-motion | fr: animation image par image; animation de personnages 2D | en: stop motion
dog-sledding | fr: conduite de chiens de traîneau; traîneau à chiens | en: dog sledding
beadwork | fr: fabrication de raquettes; artisanat autochtone; perlage | en: beadwork; Indigenous crafts
beer-sommelier-skills | fr: sommellerie de bières; zythologie | en: beer sommelier skills; zythology
beeswax-products | fr: apithérapie; fabrication de chandelles en cire d’abeille | en: beeswax products
cut-flower-production | fr: production de fleurs coupées; micropousses; floriculture | en: cut flower production; floriculture; microgreens
wild-mushroom-picking | fr: champignons sauvages; cueillette sauvage; produits forestiers non ligneux | en: wild mushroom picking; foraging; non-timber forest products
insect-farming | fr: élevage d’escargots; élevage d’insectes; cuniculture | en: insect farming; snail farming; rabbit farming
horse-logging | fr: maréchalerie de chevaux de trait; débardage à cheval | en: horse logging
classic-car-restoration | fr: restauration de voitures anciennes; voitures anciennes | en: classic car restoration
remote-starter-installation | fr: installation de systèmes audio d’auto; installation de démarreurs | en: remote starter installation; car audio installation
lawn-tractor-repair | fr: réparation de tracteurs de pelouse; réparation de transmissions hydrostatiques | en: lawn tractor repair; hydrostatic transmission repair
vehicle-adaptation | fr: adaptation de véhicules; conversion de véhicules; véhicules adaptés | en: vehicle adaptation; accessible vehicle conversion
extinguisher-recharging | fr: recharge d’extincteurs; inspection d’extincteurs | en: extinguisher recharging; extinguisher inspection
security-window-film | fr: pose de pellicule de sécurité; pellicules pour vitres; pose de pellicule pour fenêtres | en: security window film; window film installation
crime-scene-cleaning | fr: nettoyage de scènes de crime; nettoyage extrême; accumulation compulsive | en: crime scene cleaning; hoarding cleanup
hydro-excavation | fr: hydroexcavation; nettoyage cryogénique; pompage industriel | en: hydro excavation; cryogenic cleaning; industrial vacuuming
tank-cleaning | fr: nettoyage de silos; nettoyage de réservoirs; entrée en réservoir | en: tank cleaning; silo cleaning
venue-management | fr: gestion de salles de spectacle; location de salles; gestion de centre communautaire | en: venue management; hall rentals; community centre management
craft-fairs | fr: gestion de marchés de Noël; foires artisanales; salon des métiers d’art | en: craft fairs; Christmas markets
bed-bug-treatment | fr: traitement de la vermine; punaises de lit; gestion des punaises de lit | en: bed bug treatment
nuisance-wildlife-removal | fr: capture d’animaux importuns; exclusion de chauves-souris | en: nuisance wildlife removal; bat exclusion
aquarium-maintenance | fr: entretien d’aquariums; aquariophilie | en: aquarium maintenance; fish keeping
funeral-pre-arrangements | fr: héritage numérique; préarrangements funéraires; vente de préarrangements | en: funeral pre-arrangements; pre-need sales
ocular-prostheses | fr: fabrication de prothèses oculaires; ocularisterie | en: ocular prostheses
ocap-principles | fr: principes de PCAP; coordination de la recherche autochtone; =PCAP | en: OCAP principles; Indigenous research coordination
drone-inspection | fr: gestion de flotte de drones; thermographie par drone; inspection par drone | en: drone inspection; drone thermography
snow-blower-operation | fr: conduite de chasse-neige; conduite de souffleuse; soufflage de neige | en: snow blower operation; plow truck operation
ski-lift-maintenance | fr: entretien de remontées mécaniques; inspection de câbles de remontées | en: ski lift maintenance; haul rope inspection
trail-signage | fr: surveillance de sentiers de motoneige; signalisation de sentiers | en: trail signage; snowmobile trail patrol
outdoor-rink-flooding | fr: aménagement de patinoires extérieures; arrosage de patinoires | en: outdoor rink flooding; outdoor rink making
field-lining | fr: marquage de terrains sportifs; entretien de terrains synthétiques | en: field lining; synthetic turf maintenance
bulk-food-retail | fr: épicerie en vrac; vente en vrac; service en vrac zéro déchet | en: bulk food retail; zero waste retail
thrift-store-operations | fr: gestion de friperie; comptoir vestimentaire | en: thrift store operations; used clothing appraisal
pawnbroking | fr: prêts sur gages; évaluation de bijoux d’occasion | en: pawnbroking; second-hand jewellery appraisal
estate-sales | fr: encan en ligne; liquidation d’inventaires; vente de succession | en: estate sales; inventory liquidation
pool-sales | fr: vente de piscines; vente de spas; conseil en piscine | en: pool sales; hot tub sales
home-improvement-sales | fr: vente de thermopompes; vente de portes et fenêtres; vente de toitures | en: home improvement sales; window and door sales; roofing sales
electric-vehicle-sales | fr: vente de véhicules électriques; conseil en bornes de recharge | en: electric vehicle sales; charging station advice
trailer-sales | fr: vente de remorques; vente de tracteurs; vente d’équipement de ferme | en: trailer sales; farm equipment sales
residential-alarm-activation | fr: soutien technique en alarme; activation de systèmes d’alarme résidentiels | en: residential alarm activation; alarm technical support
transfer-of-the-deceased | fr: thanatopraxie d’urgence; transport de défunts | en: transfer of the deceased
quebec-cadastre | fr: interprétation de plans d’arpentage; cadastre du Québec; rénovation cadastrale | en: Québec cadastre; cadastral renewal
live-line-work | fr: déglaçage de lignes; travaux sous tension | en: live-line work; energized work
network-isolation-permits | fr: consignation de réseau; régime de retenue; code des travaux Hydro-Québec; code de sécurité des travaux | en: network isolation permits; work safety code Hydro-Québec
hydronic-balancing | fr: balancement hydronique; purge de réseaux; traitement d’eau de chaudière | en: hydronic balancing; boiler water treatment
cooling-tower-maintenance | fr: entretien de tours de refroidissement; analyse de légionelle; tours d’eau | en: cooling tower maintenance; legionella control
roof-leak-detection | fr: balayage thermique de toitures; détection de fuites de toiture | en: roof leak detection; roof thermal scans
fire-pump-testing | fr: essais de pompes incendie; mise aux normes de sprinkleurs | en: fire pump testing; sprinkler code compliance
raised-floor-installation | fr: installation de planchers surélevés; pose de planchers flottants | en: raised floor installation; floating floor installation
hardwood-stairs | fr: escaliers en bois franc; tournage de barrotins | en: hardwood stairs; baluster turning
quartz-countertop-fabrication | fr: fabrication de comptoirs de quartz; gabarits de comptoirs | en: quartz countertop fabrication; countertop templating
shade-sails | fr: toiles tendues; pose de toiles d’ombrage; structures gonflables | en: shade sails; inflatable structures
geomembrane-installation | fr: soudage de membranes géotextiles; géomembranes; pose de géomembranes | en: geomembrane installation; geomembrane welding
house-lifting | fr: redressement de maisons; levage de maisons; nivelage de maisons | en: house lifting; house levelling
radon-testing | fr: détection de radon; mesure du radon; atténuation du radon | en: radon testing; radon mitigation
wett-inspection | fr: inspection de cheminées; =WETT; inspection WETT | en: WETT inspection; chimney inspection
gas-fireplace-installation | fr: installation de foyers au gaz; conversion au gaz naturel; foyers au propane | en: gas fireplace installation; natural gas conversion
residential-generator-installation | fr: installation de génératrices résidentielles; commutateurs de transfert | en: residential generator installation; transfer switches
intercom-installation | fr: vérification de caméras de sécurité; installation de portiers vidéo; interphones | en: intercom installation; video doorbells
fibre-fusion-splicing | fr: fusion de fibre; câblage coaxial; terminaison RJ45; épissure de fibre | en: fibre fusion splicing; RJ45 termination; coaxial cabling
otdr-testing | fr: test OTDR; certification de câblage; Fluke Networks | en: OTDR testing
modem-installation | fr: installation de modems; dépannage Internet résidentiel; routeurs résidentiels | en: modem installation; residential internet troubleshooting
corporate-videos | fr: gestion d’identité de marque employeur vidéo; vidéos corporatives | en: corporate videos
audiobook-production | fr: production de livres audio; transcription braille | en: audiobook production; braille transcription
theory-of-change | fr: théorie du changement; évaluation d’impact social; mesure d’impact | en: theory of change; social impact measurement
affordable-housing-programs | fr: gestion d’OBNL d’habitation; logement abordable; programme AccèsLogis; =PHAQ | en: affordable housing programs; non-profit housing management
`,
});
