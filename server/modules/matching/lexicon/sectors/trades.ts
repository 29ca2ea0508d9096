import { defineSector } from '../sector.js';

/** Trades and occupations of Québec’s construction sites, with their certificates. */
export const trades = defineSector({
  name: 'trades',
  field: {
    fr: ['Métiers de la construction', 'construction', 'chantier', 'métiers du bâtiment', 'rénovation'],
    en: ['Construction trades', 'construction', 'renovation', 'building trades'],
  },
  occupations: `
reinforcing-ironworker | fr: ferrailleur; poseur d’armature; monteur de barres d’armature; armaturier; coffreur-ferrailleur | en: reinforcing ironworker; rebar installer; rebar worker; reinforcing steel worker; rebar fitter; reinforcing iron worker; rodbuster | related: ironworker
| skills: rebar-installation, concrete-pouring, construction-safety-card, working-at-heights
formwork-carpenter-helper | fr: coffreur; charpentier-coffreur/charpentière-coffreuse; monteur de coffrages | en: formwork carpenter helper; concrete form builder; form setter; forms builder; concrete formwork installer | related: carpenter
| skills: formwork, concrete-pouring, power-tools, ccq-card
overhead-crane-operator | fr: opérateur de pont roulant; pontier; pontonnier | en: overhead crane operator; bridge crane operator; gantry crane operator; cab crane operator | related: crane-operator
| skills: overhead-crane-licence, rigging, material-handling, workplace-safety
winch-operator | fr: opérateur de treuil; opérateur de palan | en: hoist and winch operator; winch operator | related: overhead-crane-operator
| skills: crane-operation, chains-and-binders, workplace-safety
shovel-operator | fr: opérateur de pelle; opérateur de pelle hydraulique; opérateur d’excavatrice; opérateur de mini-pelle | en: shovel operator; backhoe operator; mini-excavator operator; power shovel operator; digger operator; excavating machine operator; dragline operator; surface mining excavator operator | broader: heavy-equipment-operator
| skills: excavator-operation, grading, excavation-trenching, construction-safety-card
grader-operator | fr: opérateur de niveleuse; opérateur de bouteur; opérateur de bulldozer; opérateur de rouleau compacteur | en: grader operator; road roller operator; compactor operator; scraper operator; dozer operator | broader: heavy-equipment-operator
| skills: blade-grader-operation, grading, equipment-inspection, construction-safety-card
wheel-loader-operator | fr: opérateur de chargeuse; opérateur de chargeuse sur roues; opérateur de loader; opérateur de rétrocaveuse | en: wheel loader operator; front-end loader operator; skid steer operator; bobcat operator | broader: heavy-equipment-operator
| skills: loader-operation, equipment-inspection, material-handling
paving-machine-operator | fr: opérateur de paveuse; opérateur de finisseuse d’asphalte; opérateur de fraiseuse routière; conducteur de finisseur; applicateur d’enrobés | en: paving machine operator; asphalt paver operator; asphalt spreader operator; milling machine operator road; paving equipment operator; surfacing equipment operator; tamping equipment operator | broader: heavy-equipment-operator
| skills: asphalt-paving, milling-pavement, equipment-inspection, construction-safety-card
drill-rig-operator | fr: opérateur de foreuse; opérateur de foreuse directionnelle; foreur de pieux; opérateur de batteuse de pieux | en: drill rig operator; directional drill operator; pile driver operator; boring machine operator; pile driver
| skills: drilling, directional-drilling, pile-driving, equipment-inspection
concrete-pump-operator | fr: opérateur de pompe à béton; pompiste à béton | en: concrete pump operator; concrete pumper | skills: concrete-pouring, heavy-vehicle-licence, equipment-inspection
asphalt-plant-operator | fr: opérateur d’usine d’asphalte; opérateur de concasseur; opérateur d’usine fixe; opérateur d’usine mobile | en: asphalt plant operator; crusher operator; crushing plant operator; aggregate plant operator; stone crusher
| skills: process-control, equipment-inspection, preventive-maintenance
asbestos-removal-worker | fr: travailleur en désamiantage; enleveur d’amiante; ouvrier en décontamination; technicien en décontamination; désamianteur; opérateur de désamiantage | en: asbestos removal worker; asbestos abatement worker; abatement worker; mould remediation technician; hazardous materials removal worker | related: demolition-worker
| skills: asbestos-removal, respiratory-protection, protective-equipment, demolition
concrete-cutter | fr: opérateur de scie à béton; scieur de béton; foreur de béton; carotteur | en: concrete cutter; concrete sawing operator; core driller; concrete drilling operator
| skills: concrete-saw, power-tools, construction-safety-card
foundation-repair-technician | fr: injecteur de béton; réparateur de fondations; technicien en réparation de fondations; imperméabilisateur | en: foundation repair technician; waterproofer; basement waterproofing technician; caulker
| skills: waterproofing, concrete-repair, excavation-trenching
fence-installer | fr: installateur de clôtures; poseur de clôtures | en: fence installer; fence erector; fencing contractor | skills: deck-building, power-tools, measuring-and-cutting
deck-builder | fr: installateur de patios; constructeur de terrasses; constructeur de patios | en: deck builder; patio builder; deck installer | skills: deck-building, wood-framing, power-tools
well-driller | fr: puisatier; foreur de puits; technicien en géothermie | en: well driller; water well driller; geothermal driller; pump installer | skills: water-wells, drilling, pumps-compressors
garage-door-installer | fr: poseur de portes de garage; installateur de portes de garage; technicien en portes automatiques; installateur de portes commerciales; poseur de fermetures de bâtiment; installateur de portes automatiques; storiste | en: garage door installer; garage door technician; automatic door technician; overhead door installer; mechanical door repairer; door installer
| skills: garage-doors, power-tools, minor-repairs
siding-installer | fr: poseur de revêtement extérieur; poseur de revêtement métallique; installateur de parement; installateur de soffites et fascias | en: siding installer; exterior cladder; cladding installer; soffit and fascia installer; vinyl siding applicator
| skills: siding-installation, measuring-and-cutting, working-at-heights
rain-gutter-installer | fr: installateur de gouttières | en: rain gutter installer; eaves installer; eavestroughing installer | related: sheet-metal-worker
| skills: hvac-sheet-metal-software, working-at-heights, metal-cutting, ladder-safety
flat-roofer | fr: couvreur de toits plats; poseur de membrane; poseur de bardeaux; contremaître en toiture | en: flat roofer; membrane roofer; shingle applicator; roofing foreman; asphalt roofer; roof shingler | broader: roofer
| skills: flat-roofing, roofing, working-at-heights
chimney-sweep | fr: ramoneur; ramoneur de cheminées; installateur de foyers; installateur de poêles à bois | en: chimney sweep; fireplace installer; wood stove installer; chimney cleaner
| skills: chimney-work, gas-fitting, customer-service
cabinet-installer | fr: poseur de comptoirs; installateur d’armoires; installateur de cuisines; installateur de comptoirs de granit | en: cabinet installer; countertop installer; kitchen installer; granite countertop installer
| skills: kitchen-installation, measuring-and-cutting, finish-carpentry
finishing-carpenter | fr: menuisier de finition; finisseur en menuiserie; poseur de moulures; menuisier d’agencement; menuisier en escaliers | en: finishing carpenter; trim carpenter; stair builder; stairbuilder; interior finishing carpenter; shopfitter | broader: carpenter
| skills: finish-carpentry, power-tools, stair-building
house-framer | fr: charpentier de maisons; monteur de charpentes de bois; poseur de fermes de toit | en: house framer; residential framer; wood framer; rough carpenter; framing carpenter | broader: carpenter
| skills: wood-framing, power-tools, working-at-heights
paperhanger | fr: poseur de papier peint; tapissier en bâtiment; poseur de revêtements muraux | en: paperhanger; wallpaper hanger; wall covering installer
| skills: wallpapering, surface-preparation, painting
spray-painter-construction | fr: peintre en pulvérisation; peintre au pistolet; peintre de ponts; peintre industriel en bâtiment | en: spray painter construction; bridge painter; structural steel painter; sandblaster painter | broader: painter
| skills: spray-painting, surface-preparation, fall-protection
interior-systems-installer | fr: poseur de plafonds suspendus; poseur de systèmes intérieurs; latteur; monteur d’ossature métallique | en: interior systems installer; ceiling installer; lather; acoustical ceiling installer; steel stud framer; partition erector | broader: drywaller
| skills: acoustic-ceilings, drywall-installation, ccq-card
drywall-taper | fr: jointoyeur; finisseur de gypse | en: drywall taper; joint finisher; drywall mudder; plasterboard finisher | broader: drywaller
| skills: joint-finishing, surface-preparation, ccq-card
marble-setter | fr: marbrier; poseur de marbre; poseur de granit | en: marble setter; granite setter; stone setter
| skills: stone-cutting, tile-setting, mortar-mixing
terrazzo-worker | fr: terrazzier; mosaïste | en: terrazzo worker; terrazzo polisher; mosaic installer | related: marble-setter
| skills: stone-cutting, tile-setting, mortar-mixing
stone-carver | fr: tailleur de pierre de monuments; graveur sur pierre | en: monument maker; stone carver | related: marble-setter
| skills: stone-cutting, tile-setting, mortar-mixing
interlocking-paver-installer | fr: poseur de pavé uni; paveur de pavé uni; poseur de dalles; aménagiste de pavé uni | en: interlocking paver installer; paving stone installer; hardscaper; interlock installer; landscape stone mason
| skills: paving-stone, grading, landscaping
heritage-mason | fr: maçon restaurateur; restaurateur de bâtiments patrimoniaux; rejointoyeur; nettoyeur de maçonnerie | en: heritage mason; restoration mason; brick pointer; tuckpointer; masonry restorer; masonry cleaner | broader: bricklayer
| skills: masonry, heritage-restoration, mortar-mixing
mason-helper | fr: aide-maçon; manœuvre en maçonnerie; manœuvre briqueteur | en: mason helper; bricklayer helper; mason tender; hod carrier | skills: mortar-mixing, physical-stamina, scaffolding
roofer-helper | fr: aide-couvreur; aide-plombier; aide-électricien; aide-menuisier; aide-peintre | en: roofer helper; plumber helper; electrician helper; carpenter helper; painter helper; tradesperson helper
| skills: power-tools, physical-stamina, site-cleanup
carpenter-apprentice | fr: apprenti menuisier; apprenti charpentier-menuisier; apprenti plombier; apprenti soudeur; apprenti de métier | en: carpenter apprentice; plumber apprentice; welder apprentice; trades apprentice; apprentice tradesperson
| skills: power-tools, blueprint-reading, apprentice-card
commercial-diver | fr: plongeur-scaphandrier; scaphandrier; plongeur professionnel | en: commercial diver; underwater diver; construction diver; deep sea diver; underwater welder
| skills: diving-commercial, underwater-welding, marine-works
pressure-welder | fr: soudeur haute pression; soudeur de tuyaux; soudeur de pipeline; soudeur sous pression | en: pressure welder; high-pressure welder; pipeline welder; B-pressure welder | broader: welder
| skills: pipe-welding, tig-welding, welding-certification
aluminum-welder | fr: soudeur TIG; soudeur MIG; soudeur aluminium; soudeur de production; soudeur robotique | en: aluminum welder; production welder; robotic welder; wire-feed welder; spot welder; stainless steel welder | broader: welder
| skills: tig-welding, mig-welding, aluminium-welding
flame-cutter | fr: oxycoupeur; coupeur au chalumeau; opérateur d’oxycoupage; brûleur en métallurgie | en: flame cutter; oxy-fuel cutter; torch cutter; burner operator; plasma cutter operator
| skills: oxy-fuel-cutting, metal-cutting, blueprint-reading
blacksmith | fr: forgeron; ferronnier; ferronnier d’art; serrurier de bâtiment | en: blacksmith; ornamental ironworker; forger; ornamental metal worker; wrought iron worker; forging machine operator; metalsmith
| skills: forging, ornamental-metalwork, arc-welding
plant-electrician | fr: électricien de maintenance industrielle; électricien d’usine; électricien minier; électricien naval | en: plant electrician; mine electrician; mill electrician; marine electrician; ship electrician | broader: industrial-electrician
| skills: electrical-troubleshooting, lockout-tagout, motor-control, electrician-licence
residential-electrician | fr: électricien résidentiel; électricien commercial; maître électricien; entrepreneur électricien | en: residential electrician; commercial electrician; master electrician; electrical contractor; electrical foreman | broader: electrician
| skills: electrical-wiring, residential-wiring, electrician-licence
line-maintainer | fr: monteur de ligne aérienne; technicien de distribution électrique | en: line maintainer; electrical distribution technician; electrical utility worker; substation operator | related: lineman
| skills: powerline-work, climbing-poles, switchgear
power-system-operator | fr: opérateur de réseau électrique; répartiteur de réseau électrique | en: power system operator; load dispatcher; power dispatcher; power distributor | related: line-maintainer
| skills: powerline-work, climbing-poles, switchgear
substation-electrician | fr: électricien de poste; technicien en protection et commande; technicien de relais; appareilleur électrique | en: substation electrician; protection and control technician; relay technician; power system electrician; transformer repairer
| skills: switchgear, protection-relays, electrical-safety
cable-technician | fr: installateur de câblage structuré; installateur de fibre optique; câbleur en télécommunications; épisseur de câbles | en: cable technician; fibre optic installer; data cabling installer; structured cabling technician; telecom cable splicer; line and cable worker | related: telecom-technician
| skills: structured-cabling, fibre-optics, ladder-safety
antenna-installer | fr: installateur d’antennes; monteur de tours; gréeur de tours; technicien de tours de télécommunication; monteur d’antennes | en: antenna installer; tower climber; tower rigger; satellite dish installer; cell tower technician; cellular tower installer; radio tower installer
| skills: climbing-poles, fall-protection, radio-frequency
ev-charger-installer | fr: installateur de bornes de recharge; installateur domotique; technicien en domotique; intégrateur audiovisuel | en: EV charger installer; home automation installer; smart home technician; audiovisual installer; home theatre installer
| skills: ev-charger-installation, home-automation, electrical-wiring
wind-turbine-technician | fr: technicien en éolienne; mécanicien d’éoliennes; technicien de maintenance éolienne | en: wind turbine technician; wind turbine service technician; windsmith
| skills: turbines, working-at-heights, hydraulic-systems, electrical-troubleshooting
wind-farm-manager | fr: responsable de parc éolien; chef de projet éolien; chargé d’exploitation éolienne | en: wind farm manager; wind energy development manager; wind energy operations manager | related: wind-turbine-technician
| skills: wind-farms, budgeting, staff-supervision
service-plumber | fr: plombier de service; plombier d’entretien; plombier résidentiel; maître plombier; déboucheur de drains | en: service plumber; maintenance plumber; master plumber; drain cleaner; residential plumber; plumbing contractor | broader: plumber
| skills: drain-cleaning, plumbing-code, customer-service
industrial-pipefitter | fr: tuyauteur industriel; monteur de tuyauterie de procédé; tuyauteur en vapeur; monteur de pipelines | en: industrial pipefitter; process piping fitter; pipeline fitter; pipe layer; gas pipefitter; sprinkler pipefitter | broader: pipefitter
| skills: pipe-installation, pipe-welding, blueprint-reading
pipelayer | fr: poseur de conduites d’eau; poseur d’égouts; manœuvre en égout et aqueduc; contremaître en égout et aqueduc; poseur de canalisations; canalisateur | en: pipelayer; sewer pipe layer; watermain installer; sewer and water labourer; utility pipe worker
| skills: water-main-repair, excavation-trenching, pipe-installation
oil-burner-mechanic | fr: technicien en chauffage; technicien en brûleurs au mazout; mécanicien de brûleurs; installateur de fournaises; chaudronnier en chauffage | en: oil burner mechanic; furnace installer; heating technician; furnace repairer; oil heating technician; residential heating installer
| skills: furnace-installation, combustion-analysis, gas-fitting
duct-installer | fr: ferblantier en ventilation; poseur de conduits de ventilation; nettoyeur de conduits de ventilation; balanceur de systèmes CVAC | en: duct installer; ventilation installer; duct cleaner; air duct cleaner; air balancing technician; ventilation mechanic
| skills: sheet-metal-work, ventilation-balancing, ladder-safety
commercial-refrigeration-mechanic | fr: frigoriste commercial; technicien en réfrigération commerciale; mécanicien en climatisation; technicien en thermopompes | en: commercial refrigeration mechanic; air conditioning mechanic; heat pump technician; refrigeration and air conditioning mechanic; transport refrigeration mechanic | broader: refrigeration-mechanic
| skills: refrigeration, heat-pumps, refrigerant-handling
welding-inspector | fr: inspecteur en soudage; inspecteur de construction; inspecteur de chantier; surveillant de chantier; inspecteur en structure d’acier | en: welding inspector; construction inspector; site inspector; works inspector; bridge inspector; highway construction inspector
| skills: welding-inspection, site-inspection, site-documentation
home-inspection-specialist | fr: inspecteur préachat; inspecteur en bâtiment résidentiel; inspecteur de maisons; diagnostiqueur immobilier | en: home inspection specialist; pre-purchase inspector; residential inspector; real estate inspector | related: building-inspector
| skills: site-inspection, building-code, reporting
elevator-inspector | fr: inspecteur d’ascenseurs; inspecteur de chaudières; inspecteur en électricité; inspecteur RBQ; inspecteur en plomberie | en: elevator inspector; boiler inspector; electrical inspector; plumbing inspector; pressure vessel inspector; safety standards inspector
| skills: building-code, regulatory-compliance, site-inspection
electrical-supervisor | fr: contremaître électricien; contremaître plombier; contremaître charpentier; contremaître peintre; contremaître de métier | en: electrical supervisor; plumbing foreman; carpentry foreman; painting foreman; trades supervisor; carpenter supervisor; pipefitting supervisor | broader: foreman-construction
| skills: site-supervision, blueprint-reading, construction-scheduling
road-foreman | fr: contremaître en voirie; contremaître en génie civil; contremaître en excavation; contremaître en paysagement | en: road foreman; civil works foreman; excavation foreman; landscaping foreman; landscape supervisor; paving foreman | broader: foreman-construction
| skills: site-supervision, grading, toolbox-talks
mechanic-supervisor | fr: contremaître mécanicien; chef d’équipe mécanique; contremaître d’entretien; superviseur d’entretien mécanique; chef d’atelier de maintenance; responsable d’atelier de maintenance | en: mechanic supervisor; maintenance foreman; millwright supervisor; heavy equipment mechanic supervisor; mechanical foreman; supervisor of mechanics; supervisor of installers and repairers
| skills: staff-supervision, preventive-maintenance, mechanical-troubleshooting
construction-site-director | fr: directeur de chantier; directeur de construction; gérant de chantier; directeur de projets de construction | en: construction site director; construction director; residential construction manager; project superintendent | broader: construction-project-manager
| skills: construction-scheduling, site-supervision, budgeting
construction-coordinator | fr: coordonnateur de chantier; adjoint au chargé de projet; technicien de chantier; coordonnateur en construction | en: construction coordinator; site coordinator; assistant project manager construction; field coordinator
| skills: site-documentation, construction-scheduling, subcontractor-coordination
site-clerk | fr: commis de chantier; pointeur de chantier; pointeur; gardien de chantier; magasinier de chantier | en: site clerk; construction timekeeper; site storekeeper; construction site watchman; tool keeper
| skills: record-keeping, inventory-management, site-documentation
service-coordinator-construction | fr: répartiteur de service en construction; coordonnateur de service après-vente en construction; conseiller en garantie résidentielle | en: service coordinator construction; home warranty coordinator; after-sales service coordinator; customer service technician homebuilding
| skills: dispatching, customer-service, minor-repairs
renovation-estimator | fr: estimateur en rénovation; estimateur en mécanique du bâtiment; estimateur en électricité; estimateur en sinistres | en: renovation estimator; electrical estimator; mechanical estimator; disaster restoration estimator; roofing estimator; insurance restoration estimator | broader: estimator
| skills: cost-estimating, quantity-takeoff, tender-preparation
restoration-technician | fr: technicien en sinistres; technicien après sinistre; chargé de projet après sinistre; restaurateur après sinistre | en: restoration technician; water damage technician; fire damage restorer; mitigation technician
| skills: disaster-restoration, demolition, customer-service
bim-modeller | fr: modeleur BIM; technicien BIM; coordonnateur BIM; gestionnaire BIM | en: BIM modeller; BIM technician; BIM coordinator; BIM manager
| skills: building-information-modelling, revit, technical-drawing
structural-drafter | fr: dessinateur en structure; dessinateur en acier; dessinateur d’atelier; dessinateur en architecture; dessinateur en électricité; dessinateur en tuyauterie | en: structural drafter; steel detailer; shop drawing drafter; architectural drafter; electrical drafter; piping drafter; detailer | related: drafter
| skills: technical-drawing, autocad, blueprint-reading
rigger | fr: gréeur; gréeur-assembleur; monteur de machinerie lourde; déménageur industriel | en: rigger; hoist rigger; machinery mover; industrial mover; rigging mechanic
| skills: rigging, crane-operation, working-at-heights
crane-mechanic | fr: mécanicien de grues; mécanicien de machines lourdes de chantier; mécanicien de chariots élévateurs; mécanicien d’équipement hydraulique | en: crane mechanic; forklift mechanic; lift truck mechanic; construction equipment mechanic; hydraulic mechanic | related: diesel-mechanic
| skills: forklift-maintenance, hydraulic-repair, diesel-engines
hydraulics-technician | fr: mécanicien hydraulique; technicien en hydraulique; technicien en fluides; réparateur de vérins; hydraulicien industriel | en: hydraulics technician; fluid power technician; hydraulic hose technician; cylinder repairer
| skills: hydraulic-systems, hydraulic-repair, mechanical-troubleshooting
pump-mechanic | fr: mécanicien de pompes; mécanicien de compresseurs; réparateur de pompes; mécanicien de turbines | en: pump mechanic; compressor mechanic; pump repairer; turbine mechanic; gas turbine mechanic
| skills: pumps-compressors, shaft-alignment, mechanical-troubleshooting
aerial-lift-operator | fr: nacelliste; opérateur de nacelle; opérateur de plateforme élévatrice; opérateur de zoom boom | en: aerial lift operator; boom lift operator; telehandler operator; scissor lift operator; manlift operator
| skills: aerial-lift, zoom-boom, fall-protection
sign-installer | fr: installateur d’enseignes; poseur d’enseignes; poseur d’auvents; installateur de stores; poseur de lettrage | en: sign installer; awning installer; blinds installer; window covering installer; sign erector; vinyl wrap installer
| skills: sign-making, awnings-blinds, ladder-safety
playground-installer | fr: installateur d’équipement récréatif; installateur de modules de jeux; monteur de chapiteaux; monteur de tentes; monteur d’estrades | en: playground installer; tent installer; tent erector; bleacher installer; marquee erector
| skills: physical-stamina, rigging, blueprint-reading
trade-show-installer | fr: technicien de foires et expositions; monteur de kiosques; installateur de décors | en: trade show installer; exhibit installer; display installer; exhibit builder
| skills: trade-show-setup, power-tools, finish-carpentry
utility-arborist | fr: arboriculteur de ligne; émondeur de lignes électriques; élagueur de réseau; manœuvre en émondage | en: utility arborist; line clearance arborist; utility tree trimmer; tree pruner | broader: arborist
| skills: tree-climbing, chainsaw-operation, electrical-safety
street-sweeper-operator | fr: opérateur de balai mécanique; opérateur de balayeuse de rue; opérateur de marqueuse routière; peintre de lignes routières; balayeur; agent/agente de nettoiement; agent/agente de propreté urbaine | en: street sweeper operator; road marking painter; line painter; pavement marking operator; highway maintenance worker; street cleaner; street sweeper
| skills: street-sweeping, line-painting, heavy-vehicle-licence
guardrail-installer | fr: poseur de glissières de sécurité; installateur de signalisation; technicien en signalisation routière; chef d’équipe en signalisation | en: guardrail installer; road sign installer; traffic control technician; signalling crew leader
| skills: guardrail, traffic-control-site, driving-licence
fire-extinguisher-technician | fr: technicien en mécanique du bâtiment de service; technicien en protection incendie; inspecteur d’extincteurs; technicien en extincteurs; technicien en gicleurs; vérificateur d’extincteurs; technicien en désenfumage | en: fire extinguisher technician; fire alarm technician; fire alarm inspector; sprinkler inspector; fire equipment inspector
| skills: fire-alarm-systems, sprinkler-systems, reporting
pool-service-technician | fr: piscinier; technicien en ouverture et fermeture de piscines; technicien en spas; technicien en thermopompes de piscine | en: pool service technician; spa technician; hot tub technician; swimming pool maintenance technician
| skills: pool-maintenance, customer-service, minor-repairs
`,
  skills: `
apprentice-card | fr: carte d’apprenti; carnet d’apprentissage; certificat de compétence apprenti | en: apprentice card; apprenticeship booklet; apprentice competency certificate | type: licence
journeyperson-certificate | fr: certificat de compétence compagnon; certificat compagnon CCQ; carte de compagnon | en: journeyperson certificate; journeyman card; CCQ journeyperson competency certificate | type: licence
occupation-competency-certificate | fr: certificat de compétence occupation; carte d’occupation CCQ | en: occupation competency certificate; CCQ occupation card | type: licence
master-electrician-licence | fr: licence de maître électricien; =CMEQ; constructeur-propriétaire électricien | en: master electrician licence; CMEQ membership | type: licence
master-pipe-mechanic-licence | fr: licence de maître plombier; =CMMTQ; maître mécanicien en tuyauterie | en: master pipe-mechanic licence; CMMTQ membership | type: licence
gas-appliance-technician-certificate | fr: certification TAG 1; TAG 2; TAG 3; certificat de technicien en appareillage au gaz | en: gas appliance technician certificate; TAG-1 certificate; TAG-2 certificate | type: licence
natural-gas-certification | fr: certification ITG; certification en gaz naturel | en: natural gas certification; ITG certificate | type: licence
halocarbon-card | fr: certificat de qualification en réfrigération; carte halocarbures; attestation halocarbures | en: halocarbon card; refrigerant handling card; ODS card | type: licence
cwb-all-position-ticket | fr: qualification de soudage CWB toutes positions; CWB toutes positions; CWB à plat; compagnon CWB | en: CWB all position ticket; CWB flat ticket; all position welding ticket | type: licence
pressure-welding-qualification | fr: qualification en soudage sous pression; carte de soudeur haute pression; ASME section IX | en: pressure welding qualification; ASME section IX; B-pressure ticket | type: licence
crane-operator-certificate | fr: certificat de grutier; carte de grutier; permis de grue mobile | en: crane operator certificate; crane licence; mobile crane ticket | type: licence
aerial-work-platform-ticket | fr: formation nacelle; attestation de plateforme élévatrice; carte de nacelle | en: aerial work platform ticket; elevating platform training; EWP ticket | type: licence
working-at-heights-certificate | fr: formation travail en hauteur; attestation de travail en hauteur | en: working at heights certificate; fall protection training | type: licence
confined-space-training | fr: formation espace clos; attestation espace clos | en: confined space training; confined space ticket | type: licence
lockout-training | fr: formation en cadenassage; attestation de cadenassage | en: lockout training; LOTO certificate | type: licence
general-blasting-permit | fr: permis général de dynamitage; permis d’explosifs | en: general blasting permit; shotfirer certificate | type: licence
flagger-certificate | fr: attestation de signaleur routier; carte de signaleur | en: flagger certificate; traffic flagging training; signaller card | type: licence
asbestos-training | fr: attestation de prévention amiante; formation amiante | en: asbestos training; asbestos handling certificate | type: licence
commercial-diving-certificate | fr: carte de scaphandrier; brevet de scaphandrier; certification DCBC | en: commercial diving certificate; DCBC certification | type: licence
carpentry-vocational-diploma | fr: DEP en charpenterie-menuiserie; DEP charpenterie | en: carpentry vocational diploma; DEP in carpentry | type: licence
electricity-vocational-diploma | fr: DEP en électricité | en: electricity vocational diploma; DEP in electricity | type: licence
welding-and-fitting-vocational-diploma | fr: DEP en soudage-montage; DEP en soudage; ASP soudage haute pression | en: welding and fitting vocational diploma; DEP in welding | type: licence
plumbing-and-heating-vocational-diploma | fr: DEP en plomberie et chauffage; DEP plomberie | en: plumbing and heating vocational diploma; DEP in plumbing | type: licence
refrigeration-vocational-diploma | fr: DEP en réfrigération | en: refrigeration vocational diploma; DEP in refrigeration | type: licence
building-trade-vocational-diploma | fr: DEP en briquetage-maçonnerie; DEP en peinture en bâtiment; DEP de métier du bâtiment | en: building trade vocational diploma; DEP in a construction trade | type: licence
rbq-guarantor | fr: répondant RBQ; licence RBQ sous-catégorie; répondant technique RBQ; cautionnement RBQ | en: RBQ guarantor; RBQ respondent; RBQ subcategory licence | type: licence
novoclimat-certification | fr: certification Novoclimat; certification LEED; LEED AP | en: Novoclimat certification; LEED AP; LEED certification | type: licence
iicrc-certification | fr: certification IICRC; IICRC WRT; technicien IICRC | en: IICRC certification; IICRC WRT | type: licence
csa-w178-certification | fr: certification ICC; inspecteur ACNOR niveau 2; inspecteur CSA W178 | en: CSA W178 certification; CWB level 2 inspector | type: licence
rotary-laser | fr: niveau laser rotatif; niveau optique | en: rotary laser; optical level; builder’s level | type: tool
circular-saw | fr: scie circulaire; scie à onglets; banc de scie; scie sauteuse | en: circular saw; mitre saw; table saw; jigsaw | type: tool
angle-grinder | fr: meuleuse d’angle | en: angle grinder; disc grinder | type: tool
plate-compactor | fr: plaque vibrante; pilonneuse; compacteur manuel | en: plate compactor; vibrating plate | type: tool
swing-stage | fr: échafaudage mobile; échafaudages volants; nacelle suspendue; plateforme élévatrice à ciseaux | en: swing stage; suspended scaffold; rolling scaffold | type: tool
concrete-pump | fr: pompe à béton; bétonnière; vibrateur à béton | en: concrete pump; cement mixer; concrete vibrator | type: tool
power-trowel | fr: hélicoptère à béton; truelle mécanique; règle vibrante | en: power trowel; vibrating screed | type: tool
airless-sprayer | fr: pistolet à peinture sans air; pistolet Graco; airless | en: airless sprayer; Graco sprayer | type: tool
accubid | fr: Accubid | en: Accubid | type: tool
canbid | fr: CANBid | en: CANBid | type: tool | related: accubid
maestro-construction-software | fr: Maestro construction; logiciel Maestro; Avantage construction | en: Maestro construction software; Maestro ERP | type: tool
plangrid | fr: PlanGrid | en: PlanGrid | type: tool | related: construction-software
fieldwire | fr: Fieldwire | en: Fieldwire | type: tool | related: construction-software
seao | fr: =SEAO; système électronique d’appel d’offres | en: =SEAO; electronic tendering system | type: tool | broader: calls-for-tenders
bsdq | fr: =BSDQ; bureau des soumissions déposées | en: =BSDQ; bid depository | type: tool
tekla-structures | fr: Tekla; Tekla Structures | en: Tekla Structures | type: tool | related: building-information-modelling
advance-steel | fr: Advance Steel | en: Advance Steel | type: tool | related: building-information-modelling
xactimate | fr: Xactimate | en: Xactimate | type: tool
symbility | fr: Symbility | en: Symbility | type: tool | related: xactimate
pipe-bender | fr: cintreuse; cintreuse hydraulique; tire-fils | en: pipe bender; conduit bender; fish tape | type: tool
thermal-camera | fr: caméra thermique; caméra d’inspection | en: thermal camera; inspection camera | type: tool
robotic-total-station | fr: station totale robotisée; GPS RTK | en: robotic total station; survey GPS; RTK GPS | type: tool
underwater-welding | fr: soudage sous l’eau; soudage sous-marin | en: underwater welding
layout-work | fr: implantation de bâtiment | en: layout work; building layout
shoring | fr: étaiement; étançonnement; blindage de tranchée | en: shoring; trench shoring; bracing excavations
foundation-work | fr: pose de fondations; coulée de fondations; semelles et fondations | en: foundation work; foundation pouring; footings
french-drain | fr: drain français; pose de drain français | en: French drain; foundation drain; weeping tile
stamped-concrete | fr: béton estampé; béton poli; béton décoratif | en: stamped concrete; polished concrete
window-installation | fr: pose de fenêtres; mur-rideau | en: window installation; door installation
soffit-and-fascia | fr: soffites et fascias; revêtement d’aluminium; pliage d’aluminium | en: soffit and fascia; aluminum bending; aluminum cladding
blown-insulation | fr: isolation soufflée; cellulose soufflée; pare-vapeur; pare-air | en: blown insulation; vapour barrier; air barrier
firestopping | fr: ignifugation; coupe-feu; systèmes coupe-feu | en: firestopping; fireproofing; fire-rated assemblies
steel-studs | fr: ossature métallique; colombages d’acier | en: steel studs; metal framing; steel framing
structural-bolting | fr: assemblage de structures; boulonnage de structures | en: structural bolting
lift-plans | fr: plan de levage | en: lift plans; lifting plans
service-entrance | fr: raccordement électrique; panneau de distribution; panneaux électriques | en: service entrance; distribution panel; electrical panels; electrical hook-up
wire-pulling | fr: filage; tirage de fils; passage de fils | en: wire pulling; cable pulling
electrical-grounding | fr: mise à la terre; continuité des masses | en: electrical grounding; bonding and grounding
led-lighting | fr: éclairage DEL; rétrofit d’éclairage; conversion DEL | en: LED lighting; lighting retrofit; LED conversion
electric-heating | fr: plinthes électriques; chauffage électrique; planchers chauffants | en: electric heating; baseboard heaters
water-heaters | fr: chauffe-eau; remplacement de chauffe-eau | en: water heaters; water heater replacement
plumbing-fixtures | fr: robinetterie; appareils sanitaires; pose d’appareils sanitaires | en: plumbing fixtures; faucets installation; sanitary fixtures
pex-piping | fr: tuyauterie PEX; tuyauterie de cuivre; tuyauterie de fonte | en: PEX piping; copper piping; cast iron piping
steam-piping | fr: tuyauterie de vapeur; réseaux de vapeur | en: steam piping; steam systems
process-piping | fr: tuyauterie inoxydable; tuyauterie de procédé | en: process piping; stainless steel piping
victaulic-grooving | fr: raccords mécaniques; raccords Victaulic; rainurage | en: Victaulic grooving; grooved couplings; mechanical couplings
ductless-heat-pump | fr: climatiseur mural; thermopompe murale; installation de thermopompes | en: ductless heat pump; mini-split installation
hvac-controls | fr: systèmes de contrôle CVAC; thermostats; contrôles pneumatiques | en: HVAC controls; thermostats; pneumatic controls
indoor-air-quality | fr: qualité de l’air intérieur | en: indoor air quality
boiler-commissioning | fr: mise en service de chaudières; entretien de chaudières | en: boiler commissioning; boiler maintenance
circulation-pumps | fr: pompes de circulation; bassins de rétention; pompe de puisard | en: circulation pumps; sump pump; retention basins
sewer-and-water-works | fr: réseau d’égout; égout et aqueduc; conduites souterraines | en: sewer and water works; underground utilities; sewer network
underground-utility-locating | fr: localisation de conduites souterraines; Info-Excavation | en: underground utility locating; Info-Excavation; utility locates
land-clearing | fr: déboisement de chantier; essouchement | en: land clearing; stump removal; grubbing
steel-joists | fr: assemblage de charpente d’acier; poutrelles d’acier; tablier métallique | en: steel joists; metal decking; steel deck installation
hydraulic-elevators | fr: ascenseur hydraulique; monte-charge; plateforme élévatrice pour fauteuil | en: hydraulic elevators; freight elevators; wheelchair lifts installation
selective-demolition | fr: démantèlement; démolition sélective | en: selective demolition; dismantling structures
construction-debris-management | fr: tri de matériaux; gestion des débris de chantier; conteneurs à déchets | en: construction debris management; construction waste sorting
site-material-management | fr: réception de matériaux de chantier; gestion des matériaux de chantier | en: site material management; building material receiving
progress-billing | fr: avis de changement; demandes de paiement progressif; décompte progressif | en: progress billing; progress payment claims; payment certificates
work-orders | fr: bon de travail | en: work orders; work order processing
site-prevention-program | fr: programme de prévention de chantier; plan de prévention; agent de sécurité chantier | en: site prevention program; construction prevention plan
safety-code-for-the-construction-industry | fr: Code de sécurité pour les travaux de construction; =CSTC | en: Safety Code for the construction industry
quebec-construction-code | fr: Code de construction du Québec; chapitre bâtiment; =CNB | en: Québec Construction Code; NBC Canada
construction-collective-agreement | fr: convention collective de la construction; secteur résidentiel; secteur institutionnel et commercial; secteur génie civil et voirie; loi R-20 | en: construction collective agreement; R-20 act; ICI sector construction
new-home-construction | fr: construction neuve; gestion de sous-traitants résidentiels; maisons neuves | en: new home construction; residential construction
residential-renovation | fr: rénovation résidentielle; rénovation de salles de bain; rénovation de cuisines | en: residential renovation; bathroom renovation; kitchen renovation; home renovation
gcr-warranty | fr: garantie de construction résidentielle; =GCR | en: GCR warranty; new home warranty
blower-door-test | fr: inspection thermographique; test d’infiltrométrie; infiltrométrie | en: blower door test; air leakage testing
`,
});
