import { defineSector } from '../sector.js';

export const building = defineSector({
  name: 'building',
  field: {
    fr: [
      'Métiers spécialisés, énergie et mines',
      'métiers spécialisés',
      'énergie',
      'mines',
      'chantier',
      'entretien du bâtiment',
    ],
    en: [
      'Skilled trades, energy and mining',
      'skilled trades',
      'energy',
      'mining',
      'construction sites',
      'building maintenance',
    ],
  },
  occupations: `
# Trades of the site
concrete-finisher | fr: cimentier-applicateur/cimentière-applicatrice; finisseur de béton; bétonnier; chapiste; cimentier; maçon finisseur; coffreur-bancheur | en: concrete finisher; cement mason; concrete former; cement finisher; concrete mason
| skills: concrete-pouring, concrete-finishing, formwork, physical-stamina
crane-operator | fr: grutier; opérateur de grue mobile; conducteur de grue | en: crane operator; mobile crane operator; tower crane operator; crane and tower operator | related: heavy-equipment-operator
| skills: crane-operation, rigging, equipment-inspection, construction-safety-card
glazier | fr: vitrier; monteur-mécanicien vitrier; poseur de fenêtres; installateur de portes et fenêtres; poseur de menuiseries extérieures; miroitier; poseur de vérandas; poseur de fermetures | en: glazier; window installer; door and window installer; glass installer
| skills: glass-installation, measuring-and-cutting, power-tools, working-at-heights
insulation-installer | fr: calorifugeur; poseur d’isolant; isolateur; ouvrier en isolation | en: insulator; insulation installer; spray foam installer; insulation worker; mechanical insulator
| skills: insulation-installation, working-at-heights, power-tools
flooring-installer | fr: poseur de revêtements souples; poseur de planchers; sableur de planchers; parqueteur; solier; poseur de parquets; moquettiste; solier-moquettiste | en: flooring installer; floor covering installer; carpet installer; hardwood floor installer; floor sander
| skills: floor-installation, measuring-and-cutting, surface-preparation
plasterer | fr: plâtrier; stucateur; staffeur; staffeur-ornemaniste; enduiseur-plâtrier | en: plasterer; drywall finisher; stucco applicator; stucco mason; stucco plasterer | related: drywaller
| skills: joint-finishing, plastering, surface-preparation
sheet-metal-worker | fr: ferblantier; tôlier; poseur de gouttières; tôlier-chaudronnier/tôlière-chaudronnière | en: sheet metal worker; eavestrough installer; gutter installer
| skills: sheet-metal-work, metal-cutting, blueprint-reading, working-at-heights
boilermaker | fr: chaudronnier; monteur de chaudières; traceur en chaudronnerie | en: boilermaker; pressure vessel fabricator; layout worker metal | related: metal-fabricator
| skills: arc-welding, pressure-vessels, rigging, blueprint-reading
pipefitter | fr: tuyauteur; monteur en tuyauterie; soudeur en tuyauterie | en: pipefitter; pipe welder; steamfitter; steam fitter; pipefitter-steamfitter | related: plumber
| skills: pipe-installation, pipe-welding, blueprint-reading, gas-fitting
sprinkler-fitter | fr: mécanicien en protection incendie; poseur de gicleurs; installateur de gicleurs | en: sprinkler fitter; fire protection technician; sprinkler system installer | skills: sprinkler-systems, pipe-installation, working-at-heights
refrigeration-mechanic | fr: frigoriste; mécanicien en réfrigération; frigoriste certifié; technicien frigoriste | en: refrigeration mechanic; refrigeration technician | related: hvac-technician
| skills: refrigeration, refrigerant-handling, electrical-troubleshooting, hvac-maintenance
elevator-mechanic | fr: mécanicien d’ascenseurs; ascensoriste; technicien d’ascenseurs | en: elevator mechanic; elevator technician; escalator mechanic | skills: elevator-maintenance, electrical-troubleshooting, hydraulic-systems, motor-control
lineman | fr: monteur de lignes électriques; monteur de lignes; jointeur; électricien de réseau; monteur de réseaux électriques; électricien de réseaux | en: powerline technician; lineman; line worker; cable splicer; electrical power-line installer; power line installer | related: electrician
| skills: powerline-work, working-at-heights, electrical-safety, climbing-poles
solar-installer | fr: installateur de panneaux solaires; technicien en énergie renouvelable; installateur photovoltaïque; poseur de panneaux solaires | en: solar panel installer; renewable energy technician; solar photovoltaic installer; solar thermal installer
| skills: renewable-energy, electrical-wiring, working-at-heights
millwright | fr: mécanicien de chantier; mécanicien-monteur/mécanicienne-monteuse | en: construction millwright | related: industrial-mechanic | skills: mechanical-assembly, shaft-alignment, rigging, blueprint-reading
scaffolder | fr: monteur d’échafaudages; échafaudeur | en: scaffolder; scaffold erector | skills: scaffolding, working-at-heights, rigging
demolition-worker | fr: ouvrier en démolition | en: demolition worker | related: construction-labourer | skills: demolition, asbestos-removal, physical-stamina, site-cleanup
road-worker | fr: ouvrier de voirie; asphalteur; manœuvre en voirie; journalier aux travaux publics; préposé aux travaux publics; journalier de voirie; paveur; ouvrier voirie et réseaux divers; ouvrier en travaux publics; bordurier | en: road worker; paver; asphalt worker; public works labourer; roadworks labourer; paving worker; segmental paver | related: construction-labourer
| skills: asphalt-paving, site-cleanup, power-tools, traffic-control-site
traffic-flagger | fr: signaleur routier; signaleur de chantier | en: traffic flagger; flag person; traffic control person | skills: traffic-control-site, radio-communication, attention-to-detail
surveyor-assistant | fr: aide-arpenteur/aide-arpenteure; porte-mire/porte-mire; chaîneur; assistant/assistante géomètre; technicien géomètre; opérateur topographe | en: survey assistant; survey helper; rodperson; surveying and mapping technician
| skills: surveying, total-station, working-in-forest
foreman-construction | fr: contremaître/contremaîtresse de chantier; chef d’équipe de chantier; chef d’équipe bâtiment; chef d’équipe travaux publics; contremaître de construction | en: construction foreman; foreperson; site foreman; crew leader construction; supervisor of construction trades | related: construction-superintendent
| skills: site-supervision, blueprint-reading, workplace-safety, construction-scheduling
site-safety-coordinator | fr: agent/agente de sécurité de chantier; coordonnateur en santé et sécurité de chantier | en: site safety coordinator; construction safety officer | related: health-safety-officer | skills: workplace-safety, construction-safety-card, accident-investigation, site-inspection
renovation-contractor | fr: entrepreneur général; entrepreneur en construction; rénovateur; entrepreneur en rénovation | en: general contractor; renovation contractor; home builder; renovator | skills: site-supervision, cost-estimating, subcontractor-coordination, contractor-licence
handyman | fr: homme/femme à tout faire; ouvrier polyvalent | en: handyman; general maintenance worker; maintenance helper | related: building-maintenance-worker | skills: minor-repairs, painting, power-tools, drywall-installation
pool-installer | fr: installateur de piscines | en: pool installer | related: landscaper | skills: excavator-operation, paving-stone, pipe-installation
septic-installer | fr: installateur de fosses septiques; vidangeur de fosses septiques | en: septic system installer; septic tank cleaner | skills: excavator-operation, pipe-installation, drain-cleaning
irrigation-technician | fr: technicien en irrigation; installateur de systèmes d’irrigation | en: irrigation technician; sprinkler irrigation installer | skills: irrigation, pipe-installation, landscaping

# Mines, oil and energy
miner | fr: ?mineur; mineur souterrain; ouvrier minier; aide-mineur | en: miner; underground miner; mine labourer | skills: underground-mining, drilling, rock-bolting, workplace-safety
roof-bolter | fr: opérateur de boulonneuse | en: roof bolter; rock bolter; continuous mining machine operator | related: miner
| skills: rock-bolting, underground-mining, workplace-safety
driller | fr: foreur; aide-foreur; foreur au diamant; foreur-dynamiteur | en: driller; diamond driller; driller helper; drill operator | skills: drilling, core-logging, equipment-inspection
blaster | fr: boutefeu; dynamiteur; artificier | en: blaster; shot firer; explosives technician | skills: blasting, blasting-licence, workplace-safety
haul-truck-operator | fr: opérateur de camion hors route; conducteur d’équipement minier lourd; opérateur de chargeuse-navette | en: haul truck operator; mining equipment operator; scoop operator | related: heavy-equipment-operator | skills: haul-truck-operation, loader-operation, equipment-inspection
mill-operator-mineral | fr: opérateur de concentrateur; opérateur d’usine de traitement de minerai; opérateur de broyeur | en: mineral processing operator; mill operator; concentrator operator | skills: mineral-processing, process-control, machine-operation
mine-technician | fr: technicien minier; technicien en géologie; technicien en arpentage minier | en: mine technician; geological technician; mine surveyor technician | skills: core-logging, mine-planning, field-sampling, autocad
oil-rig-worker | fr: ouvrier de plateforme; opérateur d’installation pétrolière; ouvrier gazier | en: rig worker; roughneck; oil and gas operator; field operator oil and gas; roustabout; rotary drill operator; derrick operator; service unit operator; wellhead pumper
| skills: drilling, equipment-inspection, workplace-safety
gas-technician | fr: technicien en gaz; installateur d’appareils à gaz; monteur d’installations au gaz | en: gas technician; gas fitter; gas utility technician | related: plumber | skills: gas-fitting, gas-licence, combustion-analysis, customer-service
power-plant-operator | fr: opérateur de centrale; mécanicien de machines fixes; opérateur de chaufferie; opérateur de centrale hydroélectrique | en: power plant operator; stationary engineer; power engineer; boiler operator; building systems operator | skills: boiler-operation, stationary-engine-licence, process-control, preventive-maintenance
hydroelectric-plant-technician | fr: technicien de centrale hydroélectrique; exploitant de centrale hydraulique | en: hydroelectric plant technician; hydroelectric production manager | related: power-plant-operator
| skills: turbines, control-systems, workplace-safety
meter-reader | fr: releveur de compteurs; installateur de compteurs | en: meter reader; meter installer | skills: data-entry, driving-licence, customer-service
appliance-repair-technician | fr: réparateur d’électroménagers; technicien en électroménagers; technicien en réparation d’appareils; dépanneur en électroménager; technicien après-vente en électroménager; technicien SAV | en: appliance repair technician; appliance technician; service technician appliances; home appliance repairer
| skills: appliance-repair, electrical-troubleshooting, customer-service
building-automation-technician | fr: technicien en régulation; technicien en immotique; technicien en contrôle du bâtiment | en: building automation technician; building controls technician; BMS technician | skills: building-automation, hvac-maintenance, electrical-troubleshooting
building-mechanic | fr: mécanicien de bâtiment; mécanicien d’entretien d’immeubles; technicien en mécanique du bâtiment | en: building mechanic; building operator; building technician | related: building-maintenance-worker | skills: hvac-maintenance, preventive-maintenance, minor-repairs, boiler-operation
electromechanic | fr: électromécanicien; technicien en électromécanique; électromécanicien de maintenance; technicien électromécanicien | en: electromechanic; electromechanical technician; mechatronics technician | related: industrial-mechanic
| skills: electrical-troubleshooting, plc-programming, mechanical-troubleshooting, preventive-maintenance
electric-motor-repairer | fr: bobineur; réparateur de moteurs électriques; mécanicien de moteurs électriques | en: electric motor repairer; motor winder; electrical mechanic | related: electrician | skills: motor-control, electrical-troubleshooting, motor-winding
`,
  skills: `
# Concrete, stone, finish
concrete-finishing | fr: finition de béton; coulage de béton décoratif; polissage de béton | en: concrete finishing; decorative concrete; concrete polishing
rebar-installation | fr: ferraillage; pose d’acier d’armature; barres d’armature | en: rebar installation; reinforcing steel; rebar tying
concrete-repair | fr: réparation de béton; injection de fissures; fondations résidentielles | en: concrete repair; crack injection; residential foundations
stone-cutting | fr: taille de pierre; pose de comptoirs; granit et quartz | en: stone cutting; countertop installation; granite and quartz
stucco-application | fr: acrylique et stuc; enduits extérieurs; crépi | en: stucco application; acrylic exterior finish; parging
siding-installation | fr: pose de revêtement extérieur; parement; pose de vinyle | en: siding installation; cladding; vinyl siding
insulation-installation | fr: pose d’isolant; isolation thermique; uréthane giclé; calorifugeage; ?isolation | en: insulation installation; thermal insulation; spray foam insulation; ?insulation
glass-installation | fr: pose de vitres; installation de portes et fenêtres; murs-rideaux; vitrage | en: glass installation; window and door installation; curtain walls; glazing
floor-installation | fr: pose de planchers; planchers de bois franc; plancher flottant; pose de tapis; sablage de planchers | en: floor installation; hardwood flooring; laminate flooring; carpet installation; floor sanding
plastering | fr: plâtrage; enduit de plâtre | en: plastering; plaster application
wallpapering | fr: pose de papier peint; finition décorative; faux-fini | en: wallpapering; wallpaper hanging; decorative finishes
kitchen-installation | fr: installation d’armoires de cuisine; pose d’armoires; menuiserie de finition résidentielle | en: kitchen cabinet installation; cabinet installation; countertops
stair-building | fr: fabrication d’escaliers; pose de rampes | en: stair building; railing installation
deck-building | fr: construction de terrasses; patios en bois; clôtures | en: deck building; fence installation; patios
acoustic-ceilings | fr: plafonds suspendus; systèmes intérieurs; montants métalliques | en: suspended ceilings; interior systems; steel stud framing
demolition | fr: démolition; dégarnissage; démolition intérieure | en: demolition; interior demolition; strip-out
asbestos-removal | fr: désamiantage; enlèvement d’amiante; décontamination de moisissures | en: asbestos removal; asbestos abatement; mould remediation
excavation-trenching | fr: excavation; tranchées; remblayage | en: excavation; trenching; backfilling; earthworks
asphalt-paving | fr: pavage; asphaltage; pose d’asphalte; bordures et trottoirs | en: asphalt paving; paving; curbs and sidewalks
blade-grader-operation | fr: opération de niveleuse; opération de bouteur; opération de rouleau compacteur | en: grader operation; bulldozer operation; roller operation
backhoe-operation | fr: opération de rétrocaveuse; mini-excavatrice; mini-chargeur | en: backhoe operation; mini-excavator; skid steer
aerial-lift | fr: plateforme élévatrice; nacelle; ciseaux élévateurs | en: aerial lift; scissor lift; boom lift; elevated work platform | type: licence
fall-protection | fr: protection contre les chutes | en: fall protection
traffic-control-site | fr: signalisation de chantier; contrôle de la circulation sur chantier; formation signaleur | en: traffic control; flagging; work zone signage
contractor-licence | fr: licence RBQ; licence d’entrepreneur | qc: Régie du bâtiment du Québec | en: contractor licence; RBQ licence | type: licence
ccq-card | fr: certificat de compétence CCQ; carte de compétence de la construction; apprenti de la construction; carte CCQ; carte de compétence CCQ | en: CCQ competency card; construction journeyman certificate; Red Seal trade certificate; CCQ card | type: licence
construction-drawings-as-built | fr: plans tels que construits; relevés de bâtiment | en: as-built drawings; building surveys
construction-software | fr: Procore; Buildertrend; logiciel de gestion de chantier | en: Procore; Buildertrend; construction management software | type: tool
site-documentation | fr: journal de chantier; rapports de chantier; réunions de chantier | en: site diary; daily site reports; site meetings
change-orders | fr: avenants; demandes de changement; directives de changement | en: change orders; change requests construction
occupancy-inspections | fr: inspection préréception; liste de déficiences | en: pre-delivery inspection; punch list; deficiency list
heritage-restoration | fr: restauration de bâtiments patrimoniaux; patrimoine bâti | en: heritage building restoration; heritage conservation
passive-house | fr: bâtiment durable; maison passive; Novoclimat | en: green building; passive house; Novoclimat
prefabrication | fr: préfabrication; construction modulaire; maisons usinées | en: prefabrication; modular construction; factory-built homes

# Metal, pipes, machines
sheet-metal-work | fr: ferblanterie; tôlerie; pliage de tôle; conduits de ventilation | en: sheet metal work; ductwork
pipe-welding | fr: soudage de tuyaux; soudage haute pression; soudage de pipeline | en: pipe welding; high pressure welding; pipeline welding | broader: welding
flux-cored-welding | fr: soudage FCAW; soudage à fil fourré; soudage semi-automatique | en: flux-cored welding; FCAW; wire feed welding | broader: welding
aluminium-welding | fr: soudage d’aluminium; soudage d’acier inoxydable | en: aluminum welding; stainless steel welding | broader: welding
oxy-fuel-cutting | fr: oxycoupage; coupage au plasma; chalumeau | en: oxy-fuel cutting; cutting torch
robotic-welding | fr: soudage robotisé | en: robotic welding
pressure-vessels | fr: appareils sous pression; chaudières | en: pressure vessels; boilers
ornamental-metalwork | fr: métaux ouvrés; ferronnerie; rampes métalliques | en: ornamental metalwork; miscellaneous metals; metal railings
sprinkler-systems | fr: installation de gicleurs; protection incendie; extincteurs | en: sprinkler installation; fire protection systems; fire extinguishers
refrigerant-handling | fr: manipulation de réfrigérants; récupération de gaz frigorigènes | en: refrigerant handling; ozone depletion prevention card; refrigerant recovery | type: licence
heat-pumps | fr: thermopompes; pompes à chaleur; géothermie | en: heat pumps; geothermal systems; mini-split systems
furnace-installation | fr: installation de fournaises; chauffage au mazout; chauffage résidentiel; ?chauffage | en: furnace installation; oil heating; residential heating; ?heating
ventilation-balancing | fr: balancement de systèmes d’air; équilibrage de ventilation | en: air balancing; test and balance ventilation
elevator-maintenance | fr: entretien d’ascenseurs; ascenseurs | en: elevator maintenance; elevators; escalators
shaft-alignment | fr: alignement d’arbres; alignement au laser; analyse de vibrations | en: shaft alignment; laser alignment; vibration analysis
bearings-gears | fr: roulements et engrenages; convoyeurs; transmission de puissance; roulements | en: bearings and gears; conveyors; bearings
pumps-compressors | fr: pompes et compresseurs; réparation de pompes; ?pompes | en: pumps and compressors; pump repair; ?pumps
hydraulic-repair | fr: réparation hydraulique; boyaux hydrauliques; circuits hydrauliques | en: hydraulic repair; hydraulic hoses; hydraulic circuits
lubrication | fr: lubrification; analyse d’huile | en: lubrication; oil analysis
thermography | fr: thermographie; thermographie infrarouge | en: thermography; infrared inspection
shutdown-maintenance | fr: arrêts planifiés; entretien majeur d’usine | en: plant shutdowns; turnaround maintenance

# Electricity and energy
electrical-safety | fr: sécurité électrique; CSA Z462; travail hors tension | en: electrical safety; CSA Z462; arc flash
electrician-licence | fr: licence C électricité; certificat d’électricien; licence d’électricien industriel | en: electrician licence; C licence electrical; 309A | type: licence
residential-wiring | fr: filage résidentiel; installation électrique résidentielle; rénovation électrique | en: residential wiring; house wiring; electrical renovation
commercial-wiring | fr: installation électrique commerciale; éclairage commercial; entrées électriques | en: commercial wiring; commercial lighting; electrical service entrance
generators | fr: génératrices; groupes électrogènes; systèmes UPS | en: generators; standby generators; UPS systems
variable-frequency-drives | fr: entraînements à fréquence variable; démarreurs progressifs | en: variable frequency drives; =VFD; soft starters
switchgear | fr: appareillage de commutation; transformateurs; haute tension | en: switchgear; high voltage; medium voltage
powerline-work | fr: lignes de distribution électrique; lignes aériennes; montage de lignes | en: power distribution lines; overhead lines; powerline construction
climbing-poles | fr: ascension de poteaux | en: pole climbing
ev-charger-installation | fr: installation de bornes de recharge; bornes de recharge | en: EV charger installation; charging stations
home-automation | fr: domotique; maison intelligente | en: home automation; smart home
building-automation | fr: immotique; régulation du bâtiment; Delta Controls; BACnet | en: building automation; building management system; =BMS; BACnet
boiler-operation | fr: conduite de chaudières; chaufferie; vapeur | en: boiler operation; steam plant; boiler room
stationary-engine-licence | fr: certificat de mécanicien de machines fixes; mécanicien de machines fixes classe 4 | en: stationary engineer certificate; power engineer certificate; fourth class power engineer | type: licence
turbines | fr: turbines; turbines à vapeur; turbines hydrauliques; éoliennes | en: turbines; steam turbines; hydro turbines; wind turbines
hydroelectricity | fr: hydroélectricité; barrages; centrales hydroélectriques | en: hydroelectricity; dams; hydroelectric plants
combustion-analysis | fr: analyse de combustion; brûleurs | en: combustion analysis; burners
gas-licence | fr: certificat de qualification en gaz; TAG-1; INTG | en: gas technician licence; G2 gas licence | type: licence
appliance-repair | fr: réparation d’électroménagers; dépannage d’appareils ménagers | en: appliance repair; household appliance troubleshooting
motor-winding | fr: bobinage; rembobinage de moteurs | en: motor winding; motor rewinding

# Mines
underground-mining | fr: mine souterraine; travail sous terre; exploitation souterraine | en: underground mining; working underground
drilling | fr: forage; forage au diamant; foreuse | en: ?drilling; diamond drilling; rock drilling
rock-bolting | fr: soutènement; boulonnage de roc | en: ground support; rock bolting
blasting | fr: dynamitage; sautage; explosifs | en: blasting; explosives
blasting-design | fr: conception de sautages; patrons de forage | en: blast design; drill patterns
blasting-licence | fr: certificat de boutefeu; permis général d’explosifs | en: blaster certificate; explosives permit | type: licence
mining-certification | fr: formation modulaire du travailleur minier; modules miniers | en: common core mining training; modular miner training | type: licence
haul-truck-operation | fr: conduite de camions hors route; camion minier | en: haul truck operation; articulated dump truck
mineral-processing | fr: traitement du minerai; minéralurgie; flottation; concassage et broyage | en: mineral processing; ore processing; flotation; crushing and grinding
assay-lab | fr: analyse minérale; pyroanalyse | en: assaying; fire assay; mineral analysis
quarrying | fr: carrières et sablières; concassage de pierre | en: quarrying; aggregate crushing
remote-camp-work | fr: navettage aérien; horaire 14/14 | en: fly-in fly-out; camp rotation | type: trait
`,
});
