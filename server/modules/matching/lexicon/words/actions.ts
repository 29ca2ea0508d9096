/** Verbs of work with their nouns, French = English. */
export const actions = `
fabriquer fabrication = make making manufacture manufacturing fabricate fabrication; produire production = produce production producing
construire construction bâtir = build building construct construction; assembler assemblage monter montage = assemble assembly assembling
démonter démontage = dismantle dismantling disassemble; installer installation pose poser = install installation installing lay laying set setting
réparer réparation dépanner dépannage = repair repairing fix troubleshoot; entretenir entretien maintenance = maintain maintenance maintaining upkeep
nettoyer nettoyage laver lavage = clean cleaning wash washing; désinfecter désinfection stérilisation = disinfect disinfection sterilize sterilization
conduire conduite = drive driving; piloter pilotage = pilot piloting fly flying; naviguer navigation = navigate navigation sail sailing
manœuvrer manœuvre manoeuvrer = maneuver manoeuvre handle; transporter transport acheminer acheminement = transport transportation carry haul hauling
livrer livraison distribuer distribution = deliver delivery distribute distribution; charger chargement = load loading; décharger déchargement = unload unloading
lever levage soulever = lift lifting hoist hoisting raise; déplacer déplacement = move moving; tirer traction = pull pulling tow towing
remorquer remorquage = tow towing; emballer emballage conditionnement conditionner = pack packing package packaging wrap wrapping
étiqueter étiquetage = label labeling labelling tag; peser pesage pesée = weigh weighing; trier tri triage = sort sorting
classer classement = file filing classify sort; ranger rangement = store tidy arrange; entreposer entreposage stocker stockage = store storage warehouse stock
recevoir réception = receive receiving reception; expédier expédition envoi = ship shipping dispatch send; commander commande = order ordering
acheter achat approvisionnement = buy buying purchase purchasing procurement supply; vendre vente = sell selling sale sales
louer location = rent rental lease leasing; négocier négociation = negotiate negotiation; facturer facturation = bill billing invoice invoicing
encaisser encaissement = cash collect cashier; payer paiement paye paie = pay payment payroll; compter comptage dénombrement = count counting
calculer calcul = calculate calculation compute; mesurer mesure mesurage = measure measurement measuring; estimer estimation = estimate estimating estimation
évaluer évaluation = evaluate evaluation assess assessment appraise appraisal; analyser analyse = analyze analysis analyse; vérifier vérification = check checking verify verification
contrôler contrôle = control inspect check monitor; inspecter inspection = inspect inspection; surveiller surveillance = monitor monitoring watch supervise surveillance
tester essai essayer = test testing try; étalonner étalonnage calibrage = calibrate calibration; régler réglage ajuster ajustage = adjust adjustment set setting tune
concevoir conception = design designing; dessiner dessin = draw drawing draft drafting sketch; tracer traçage = mark marking trace lay
planifier planification = plan planning schedule scheduling; organiser organisation = organize organization organise; coordonner coordination = coordinate coordination coordinating
diriger direction gérer gestion = manage management direct directing lead; superviser supervision encadrer encadrement = supervise supervision supervising oversee
animer animation = lead facilitate animate recreation; former formation enseigner enseignement = train training teach teaching; apprendre apprentissage = learn learning
éduquer éducation = educate education; conseiller conseil = advise advising advice counsel counseling consulting; orienter orientation = guide guidance orient orientation
aider aide assister assistance = help helping assist assistance aid; accompagner accompagnement = accompany support escort; accueillir accueil = greet welcome reception
servir service = serve serving service; répondre réponse = answer answering respond response; renseigner renseignement informer information = inform information inquiry
communiquer communication = communicate communication; rédiger rédaction écrire écriture = write writing draft drafting; lire lecture = read reading
traduire traduction = translate translation; interpréter interprétation = interpret interpretation; corriger correction révision réviser = correct correction revise proofread proofreading review
éditer édition publier publication = edit editing publish publishing publication; imprimer impression = print printing; relier reliure = bind binding bookbinding
photographier photographie = photograph photography; filmer tournage = film filming shoot shooting; enregistrer enregistrement = record recording register registration
saisir saisie = enter entry input; programmer programmation = program programming; développer développement = develop development; coder codage = code coding
chercher recherche rechercher = search research; étudier étude = study studying; enquêter enquête = investigate investigation survey; sonder sondage = survey poll
interroger interrogatoire entrevue entretien = interview interviewing question; recruter recrutement embauche embaucher = recruit recruiting recruitment hire hiring
promouvoir promotion = promote promotion; présenter présentation = present presentation; exposer exposition = exhibit exhibition display
couper coupe découpe découper = cut cutting; tailler taille = trim trimming prune pruning carve cut; scier sciage = saw sawing; percer perçage = drill drilling bore boring
forer forage = drill drilling bore; creuser excavation excaver = dig digging excavate excavation; dynamiter dynamitage sautage = blast blasting
tourner tournage = turn turning lathe; fraiser fraisage = mill milling; usiner usinage = machine machining; meuler meulage rectification = grind grinding
poncer ponçage sablage = sand sanding; polir polissage = polish polishing buff; souder soudage soudure = weld welding solder soldering; braser brasage = braze brazing
forger forge forgeage = forge forging smith blacksmith; fondre fonderie fusion = melt melting foundry cast; mouler moulage couler coulée = mold molding mould moulding cast casting pour
plier pliage = bend bending fold folding; emboutir emboutissage = press stamp stamping; presser pressage = press pressing; laminer laminage = roll rolling laminate
extruder extrusion = extrude extruding extrusion; étirer étirage tréfilage = draw drawing; visser vissage = screw fasten; clouer = nail; boulonner = bolt
coller collage = glue gluing bond bonding paste adhesive; peindre peinture = paint painting; vernir vernis vernissage = varnish finish finishing; enduire enduit revêtement = coat coating plaster
plâtrer plâtrage = plaster plastering; isoler isolation = insulate insulation; étancher étanchéité = seal sealing waterproof waterproofing; paver pavage = pave paving
coffrer coffrage = form formwork; bétonner = concrete; carreler carrelage = tile tiling; coudre couture = sew sewing stitch stitching; tricoter tricot tricotage = knit knitting
tisser tissage = weave weaving; filer filature = spin spinning; broder broderie = embroider embroidery; teindre teinture = dye dyeing; repasser repassage = iron ironing press pressing
tanner tannage = tan tanning; rembourrer rembourrage capitonnage = upholster upholstery upholstering; décorer décoration = decorate decoration decorating
cuisiner cuisine cuire cuisson = cook cooking kitchen bake; préparer préparation = prepare preparation; mélanger mélange = mix mixing blend blending; assaisonner = season
boulanger boulangerie = bake baking bakery; hacher = chop mince; frire friture = fry frying; griller grillade = grill grilling; fumer fumage = smoke smoking
congeler congélation surgélation = freeze freezing; réfrigérer réfrigération = refrigerate refrigeration cool; fermenter fermentation = ferment fermentation; brasser brassage = brew brewing
abattre abattage = slaughter fell felling butcher; débiter = cut; plumer éviscérer = clean gut; cultiver culture = grow growing cultivate crop culture
planter plantation = plant planting; semer semis = sow sowing seed seeding; récolter récolte moisson = harvest harvesting; cueillir cueillette = pick picking
arroser arrosage irrigation = water watering irrigate irrigation; fertiliser fertilisation engrais = fertilize fertilizer; désherber désherbage débroussaillage = weed weeding brush clear clearing
tondre tonte = mow mowing shear; élever élevage = raise raising breed breeding rear livestock; traire traite = milk milking; nourrir alimenter alimentation = feed feeding food
dresser dressage = train training; chasser chasse = hunt hunting; pêcher pêche = fish fishing; piéger piégeage = trap trapping; débarder débardage = skid skidding log
soigner soins soin = care nurse treat treatment; traiter traitement = treat treatment process processing; diagnostiquer diagnostic = diagnose diagnosis diagnostic
prescrire prescription ordonnance = prescribe prescription; injecter injection = inject injection; opérer opération = operate operation surgery; prélever prélèvement = sample sampling collect draw
rééduquer réadaptation = rehabilitate rehabilitation; masser massage = massage; vacciner vaccination = vaccinate vaccination immunization; dépister dépistage = screen screening
prévenir prévention = prevent prevention; protéger protection = protect protection protective; sauver sauvetage secourir secours = rescue rescuing save aid
combattre = fight fighting; garder garde = guard guarding keep; patrouiller patrouille = patrol patrolling; arrêter arrestation = arrest stop; fouiller fouille = search frisk
défendre défense = defend defense defence; juger jugement = judge judgment; plaider plaidoirie = plead litigation represent; assurer assurance = insure insurance ensure
indemniser indemnisation = compensate compensation claim; investir investissement = invest investment; prêter prêt = lend lending loan; épargner épargne = save savings
taxer taxe impôt = tax taxation; budgéter budget = budget budgeting; vérifier audit = audit auditing; auditer = audit; comptabiliser comptabilité = account accounting bookkeeping
jouer jeu = play game gaming gambling; chanter chant = sing singing; danser danse = dance dancing; composer composition = compose composing composition
sculpter sculpture = sculpt sculpture carve; graver gravure = engrave engraving etch etching; restaurer restauration = restore restoration; conserver conservation = conserve conservation preserve preservation
coiffer coiffure = hair hairdressing hairstyle style; raser rasage = shave shaving; maquiller maquillage = makeup; épiler épilation = waxing hair removal
recycler recyclage = recycle recycling; récupérer récupération = recover recovery salvage reclaim; éliminer élimination = dispose disposal eliminate; incinérer incinération crémation = incinerate cremation
polluer pollution dépolluer dépollution = pollution remediation pollute; assainir assainissement = sanitation sewer clean; filtrer filtration = filter filtering filtration
distiller distillation = distill distillation; raffiner raffinage = refine refining; extraire extraction = extract extraction; broyer broyage concasser concassage = crush crushing grind grinding
sécher séchage = dry drying; chauffer chauffage = heat heating; refroidir refroidissement = cool cooling; ventiler ventilation = ventilate ventilation; climatiser climatisation = conditioning air cool
éclairer éclairage = light lighting; câbler câblage = wire wiring cable cabling; brancher raccorder raccordement = connect connecting connection hook; alimenter = supply feed
automatiser automatisation = automate automation; numériser numérisation = digitize digital scan scanning; modéliser modélisation = model modeling modelling; simuler simulation = simulate simulation
améliorer amélioration = improve improvement; optimiser optimisation = optimize optimization; développer = develop; élaborer élaboration = develop formulate; adapter adaptation = adapt
réaliser réalisation exécuter exécution = perform carry execute; effectuer = perform conduct; appliquer application = apply application; utiliser utilisation = use using utilize
choisir choix sélection sélectionner = select selection choose; comparer comparaison = compare comparison; déterminer = determine; identifier identification = identify identification
suivre suivi = follow monitor track tracking; rapporter rapport = report reporting; documenter documentation = document documentation; archiver archives archivage = archive archives archival
recenser inventaire = inventory count; cartographier cartographie = map mapping cartography; arpenter arpentage topographie = survey surveying topography; localiser = locate
convoyer convoyage = convey conveyor convoy; guider = guide; embarquer embarquement = board boarding embark; amarrer amarrage = moor dock; décoller décollage = take-off
fidéliser = retain loyalty; prospecter prospection = prospect prospecting canvass; démarcher démarchage = solicit canvass door; télévendre télévente = telemarketing
parier paris = bet betting wager; collecter collecte = collect collection; financer financement = fund funding finance financing; subventionner subvention = grant subsidy
`;
