import { defineSector } from '../sector.js';

/** Public service, municipalities, justice and security in Québec. */
export const civic = defineSector({
  name: 'civic',
  field: {
    fr: ['Services publics et sécurité', 'fonction publique', 'municipalités', 'sécurité', 'justice'],
    en: ['Public services and safety', 'public service', 'municipalities', 'security', 'justice'],
  },
  occupations: `
interpreter | fr: interprète; interprète de conférence; interprète communautaire; interprète interculturel; interprète de liaison | en: interpreter; conference interpreter; simultaneous interpreter; cultural interpreter | related: translator
| skills: interpretation, bilingualism, discretion
linguistic-reviser | fr: réviseur; réviseur linguistique; relecteur; réviseur-traducteur/réviseuse-traductrice; langagier | en: linguistic reviser; reviser; language professional; bilingual reviser; post-editor | related: translator
| skills: translation-review, proofreading, antidote-software
terminologist | fr: terminologue; localisateur; lexicographe | en: terminologist; localizer; lexicographer; philologist | related: translator | skills: terminology, research, translation
financial-management-officer | fr: agent/agente de la gestion financière; conseiller en gestion financière; technicien en administration au gouvernement; attaché d’administration | en: financial management officer; public finance officer; administration attaché; government financial officer
| skills: budget-tracking, public-finance, financial-analysis
socioeconomic-research-and-planning-officer | fr: agent/agente de recherche et de planification socioéconomique; professionnel au gouvernement; analyste de l’informatique et des procédés administratifs; conseiller en affaires gouvernementales | en: socioeconomic research and planning officer; government program analyst; socioeconomic planning officer; government policy officer | related: policy-analyst
| skills: program-evaluation, research, briefing-notes
government-information-officer | fr: agent/agente de bureau au gouvernement; agent/agente de secrétariat; préposé aux renseignements au gouvernement; agent/agente de renseignements; commis au soutien administratif gouvernemental | en: government information officer; government office agent; government clerk; civil service clerk; public information officer | related: office-clerk
| skills: document-scanning, data-entry, francophone-services
employment-assistance-officer | fr: agent/agente d’aide à l’emploi; agent/agente d’aide financière; agent/agente de Services Québec; agent/agente de soutien à l’emploi | en: employment assistance officer; social assistance officer; Services Québec agent; financial assistance officer; income security worker; eligibility interviewer; government program officer | related: benefits-officer
| skills: eligibility-assessment, client-interviews, employment-integration
cnesst-compensation-officer | fr: agent/agente d’indemnisation de la CNESST; agent/agente d’indemnisation de la SAAQ; conseiller en réadaptation CNESST; agent/agente de révision | en: CNESST compensation officer; SAAQ compensation officer; workers' compensation officer; claims review officer; disability claims officer
| skills: workers-compensation, eligibility-assessment, case-management
cnesst-inspector | fr: inspecteur de la CNESST; inspecteur en santé et sécurité du travail; inspecteur du travail; inspecteur des normes du travail | en: CNESST inspector; occupational health and safety inspector; labour inspector; labour standards inspector; workplace inspector
| skills: labour-inspection, workplace-safety, reporting
pension-officer | fr: agent/agente de rentes; agent/agente de Retraite Québec; agent/agente de la RAMQ; agent/agente de l’assurance-emploi; agent/agente de Service Canada | en: pension officer; Retraite Québec agent; RAMQ agent; Service Canada officer; employment insurance agent; passport officer | related: benefits-officer
| skills: social-insurance, client-interviews, eligibility-assessment
tax-collection-officer | fr: percepteur des pensions alimentaires; agent/agente de recouvrement fiscal; percepteur; agent/agente de recouvrement à Revenu Québec; technicien en vérification fiscale | en: tax collection officer; support payment collector; Revenu Québec agent; tax collector; excise tax officer; revenue agent
| skills: debt-collection, tax-returns, negotiation
immigration-officer | fr: agent/agente d’immigration; commissaire aux réfugiés; agent/agente de sélection; agent/agente de citoyenneté; agent/agente des visas | en: immigration officer; refugee board member; citizenship officer; visa officer; immigration adjudicator
| skills: immigration-law, refugee-claims, client-interviews
economic-development-officer | fr: conseiller en développement économique; commissaire industriel; agent/agente de développement économique; conseiller aux entreprises; agent/agente de développement régional; conseiller en financement d’entreprises; chargé de développement économique; chargé de développement territorial; chargé de développement local; agent/agente de développement local | en: economic development officer; industrial commissioner; business development officer public; business advisor; regional development officer; tourism development officer; small business counsellor; economic development specialist
| skills: feasibility-studies, partnership-development, small-business-banking
municipal-project-officer | fr: agent/agente de développement culturel municipal; agent/agente de développement du territoire; agent/agente de projets municipaux; agent/agente de mobilisation; agent/agente de développement touristique | en: municipal project officer; territorial development officer; mobilization officer; cultural development agent; community engagement officer
| skills: community-relations, stakeholder-management, grant-writing
public-works-director | fr: directeur des travaux publics; contremaître aux travaux publics; surintendant aux travaux publics; chef de division travaux publics | en: public works director; public works foreman; public works superintendent; municipal works supervisor; roads superintendent
| skills: staff-supervision, asset-management-municipal, snow-removal
municipal-labourer | fr: journalier municipal; col bleu; cantonnier; préposé aux parcs; journalier aux parcs et espaces verts; préposé à l’entretien des parcs | en: municipal labourer; blue-collar municipal worker; parks worker; municipal maintenance worker; park labourer; city worker
| skills: park-maintenance, snow-removal, physical-stamina
outdoor-rink-attendant | fr: préposé à la patinoire; préposé aux plateaux sportifs; surveillant d’installations; surveillant de plateaux; appariteur de gymnase; surveillant de gymnase | en: outdoor rink attendant; facility monitor; gym supervisor; facility attendant; sports field attendant | related: arena-attendant
| skills: arena-ice-licence, customer-service, minor-repairs
municipal-engineering-technician | fr: technicien en génie municipal; technicien aux permis; inspecteur des travaux publics; inspecteur municipal en environnement; technicien en urbanisme; technicien en aménagement | en: municipal engineering technician; permits technician; planning technician; environmental municipal inspector; land use technician; zoning officer
| skills: zoning, permit-issuance, site-inspection
land-use-advisor | fr: conseiller en aménagement du territoire; conseiller en urbanisme; coordonnateur à l’aménagement; chargé de projet en urbanisme; planificateur en transport urbain | en: land use advisor; planning advisor; regional planner; transportation planner; community planner; environmental planner | related: urban-planner
| skills: urban-planning, zoning, public-consultation
municipal-director-general | fr: directeur général adjoint de municipalité; directeur général de MRC; greffier-trésorier; trésorier municipal; directeur de service municipal; secrétaire de mairie; directeur général des services; secrétaire général de mairie | en: municipal director general; municipal treasurer; municipal administrator; city manager; town manager; MRC director
| skills: public-finance, municipal-law, board-relations
mayor | fr: maire; conseiller municipal; préfet de MRC; élu municipal | en: mayor; city councillor; reeve; elected official
| skills: policy-drafting, public-speaking, constituent-services
legislator | fr: député; ministre; sénateur; parlementaire | en: member of parliament; minister of government; senator; legislator | related: mayor
| skills: policy-drafting, public-speaking, constituent-services
crime-prevention-officer | fr: agent/agente de liaison en sécurité publique; conseiller en prévention de la criminalité; agent/agente de prévention; intervenant en sécurité publique | en: crime prevention officer; community safety officer; public safety liaison; community policing officer
| skills: crime-prevention, community-relations, group-facilitation
police-cadet | fr: cadet policier; policier autochtone; agent/agente de la Sûreté du Québec; sergent de police; lieutenant de police; capitaine de police; chef de police; directeur de police | en: police cadet; Indigenous police officer; police sergeant; police lieutenant; police inspector; police chief; RCMP officer; Sûreté du Québec officer; mounted police officer | broader: police-officer
| skills: police-patrol, police-training, use-of-force
crime-intelligence-analyst | fr: enquêteur en crimes économiques; analyste en renseignements criminels; technicien en identité judiciaire; technicien en scène de crime; polygraphiste | en: crime intelligence analyst; forensic identification technician; crime scene technician; polygraph examiner; forensic investigator; fraud examiner
| skills: crime-analysis, evidence-collection, investigation
special-constable | fr: constable spécial; agent/agente de protection; agent/agente de la paix; garde du corps; agent/agente de protection rapprochée | en: special constable; bodyguard; close protection officer; court security officer; personal protection officer
| skills: vip-protection, use-of-force, surveillance
fire-captain | fr: chef aux opérations incendie; capitaine de pompiers; lieutenant aux incendies; directeur du service incendie | en: fire captain; fire chief; fire lieutenant; deputy fire chief; fire platoon chief | broader: firefighter
| skills: firefighting, staff-supervision, rescue-operations
industrial-firefighter | fr: pompier industriel; pompier d’aéroport | en: industrial firefighter; airport firefighter | broader: firefighter | related: fire-captain
| skills: firefighting, staff-supervision, rescue-operations
fire-investigator | fr: instructeur en sécurité incendie; enquêteur en incendie; recherchiste en causes d’incendie; technicien en prévention | en: fire investigator; fire safety instructor; fire protection inspector; arson investigator; fire science technician
| skills: fire-prevention, evidence-collection, training-delivery
detention-centre-director | fr: directeur d’établissement de détention; chef d’unité de détention; agent/agente des services correctionnels senior; agent/agente d’intervention correctionnelle; surveillant de centre de détention | en: detention centre director; warden; correctional supervisor; correctional program officer; detention attendant; jail guard; youth detention worker
| skills: inmate-supervision, staff-supervision, crisis-intervention
hospital-security-guard | fr: agent/agente de sécurité industrielle; agent/agente de sécurité en milieu hospitalier; agent/agente de sécurité patrouilleur; agent/agente de sécurité événementiel; patrouilleur mobile | en: hospital security guard; mobile patrol officer; event security guard; industrial security guard; security patrol officer; night watchman; gatekeeper; commissionaire; watchperson | broader: security-guard
| skills: surveillance, security-licence, incident-reporting
alarm-monitoring-operator | fr: opérateur de centrale d’alarmes; répartiteur en sécurité; opérateur de centre de télésurveillance; opérateur de salle de contrôle; opérateur de caméras | en: alarm monitoring operator; security dispatcher; control room operator security; CCTV operator; alarm station operator
| skills: surveillance, emergency-call-taking, incident-reporting
armoured-car-guard | fr: convoyeur de fonds; agent/agente de transport de valeurs; agent/agente de véhicule blindé; messager armé | en: armoured car guard; armoured vehicle officer; cash-in-transit guard; armoured car driver
| skills: armoured-transport, firearms-licence, security-licence
director-of-security | fr: directeur de la sécurité; gestionnaire de la sécurité; conseiller en sécurité; évaluateur de risques de sécurité; consultant en sécurité | en: director of security; security manager; security consultant; corporate security advisor; physical security specialist
| skills: security-governance, risk-assessment, staff-supervision
labour-lawyer | fr: avocat en droit du travail; avocat en litige civil; avocat en immigration; avocat fiscaliste; avocat en propriété intellectuelle; avocat en droit municipal; avocat en aide juridique; plaideur | en: labour lawyer; litigation lawyer; immigration lawyer; tax lawyer; intellectual property lawyer; real estate lawyer; legal aid lawyer; employment lawyer; trial lawyer; barrister | broader: lawyer
| skills: litigation, legal-drafting, bar-membership
law-student | fr: stagiaire en droit au Barreau; stagiaire en notariat; étudiant en droit; auxiliaire juridique | en: law student; notary trainee; student-at-law; articling clerk; notarial trainee
| skills: legal-research, legal-drafting, legal-terminology
litigation-paralegal | fr: technicien juridique en litige; technicien juridique corporatif; parajuriste en droit immobilier; technicien juridique en immigration; adjoint parajuridique | en: litigation paralegal; corporate paralegal; real estate paralegal; immigration paralegal; litigation law clerk; legal technician; real estate law clerk | broader: paralegal
| skills: court-filings, legal-research, legal-file-management
litigation-assistant | fr: adjoint juridique en litige; adjoint juridique corporatif; secrétaire notarial; adjoint notarial; réceptionniste de cabinet juridique | en: litigation assistant; corporate legal assistant; notarial secretary; law office assistant; legal administrative assistant; law firm receptionist | related: legal-secretary
| skills: legal-terminology, dictation-software, court-filings
administrative-judge | fr: juge administratif; arbitre de griefs; commissaire du travail; régisseur administratif; membre de tribunal administratif; arbitre de différends | en: administrative judge; grievance arbitrator; tribunal member; labour arbitrator; adjudicator; justice of the peace; arbitrator | related: judge
| skills: administrative-law, arbitration, evidence-assessment
court-attendant | fr: officier de justice; préposé aux audiences; constable au palais de justice; huissier-audiencier; maître des rôles; adjoint à la magistrature | en: court attendant; court officer; court usher; hearing officer; judicial assistant; court registry clerk; court bailiff | related: court-clerk
| skills: court-procedure, court-filings, discretion
civil-status-officer | fr: agent/agente d’état civil; agent/agente de registre; commis au greffe; technicien au greffe; archiviste municipal | en: civil status officer; registry clerk; municipal archives technician; deeds registry officer; land titles clerk; licence clerk
| skills: retention-schedules, document-scanning, form-processing
access-to-information-officer | fr: agent/agente d’accès à l’information; responsable de l’accès à l’information; conseiller en accès à l’information | en: access to information officer; ATIP officer; freedom of information officer; access and privacy advisor
| skills: privacy-legislation, document-control, legal-opinions
program-evaluator | fr: évaluateur de programmes; conseiller en évaluation; conseiller en vérification publique; vérificateur général adjoint; vérificateur municipal; auditeur de performance | en: program evaluator; evaluation advisor; public sector auditor; performance auditor; government auditor
| skills: program-evaluation, audit-planning, data-analysis
international-development-advisor | fr: conseiller en développement international; coopérant; coopérant volontaire; chargé de projet international; agent/agente humanitaire | en: international development advisor; international development worker; aid worker; humanitarian worker; overseas volunteer
| skills: international-development, results-based-management, intercultural-communication
indigenous-liaison-officer | fr: agent/agente de liaison autochtone; conseiller aux affaires autochtones; agent/agente de développement des Premières Nations; intervenant en milieu autochtone; travailleur communautaire inuit | en: Indigenous liaison officer; Indigenous affairs advisor; band manager; First Nations development officer; Indigenous support worker; Inuit community worker
| skills: indigenous-relations, indigenous-approaches, community-relations
returning-officer | fr: agent/agente électoral; directeur du scrutin; scrutateur; secrétaire de bureau de vote; préposé à la révision électorale | en: returning officer; poll clerk; deputy returning officer; election worker; electoral officer
| skills: elections, record-keeping, attention-to-detail
naval-officer | fr: officier de marine militaire; marin militaire; technicien de véhicules militaires; technicien médical militaire; réserviste; artilleur; pilote militaire; commis de soutien militaire | en: naval officer; naval communicator; combat engineer; army reservist; artillery soldier; military police officer; infantry officer; air force technician; logistics officer military; weapons technician | related: soldier
| skills: military-training, operations-planning, teamwork
animal-control-officer | fr: agent/agente de contrôle animalier; patrouilleur canin municipal; inspecteur de la SPA; inspecteur en bien-être animal | en: animal control officer; dog catcher; animal protection officer; animal welfare inspector; by-law officer animals
| skills: animal-control, animal-restraint, incident-reporting
weights-and-measures-inspector | fr: inspecteur en métrologie; inspecteur des poids et mesures; inspecteur en salubrité; inspecteur en hygiène publique; inspecteur des produits de consommation | en: weights and measures inspector; sanitation inspector; consumer protection inspector; public health sanitarian; product safety inspector
| skills: environmental-inspection, restaurant-inspection, regulatory-compliance
`,
  skills: `
bsp-investigation-permit | fr: permis d’investigation BSP; permis de serrurerie BSP; permis de systèmes électroniques BSP | en: BSP investigation permit; BSP locksmith permit | type: licence
firearms-possession-and-acquisition-licence | fr: permis de transport de valeurs; permis de port d’arme; =PPAAR | en: firearms possession and acquisition licence; restricted firearms licence | type: licence
basic-security-guard-training | fr: formation de base en sécurité privée; cours de gardiennage 70 heures; formation 70 heures | en: basic security guard training; 70-hour security course | type: licence
firefighter-i-certification | fr: diplôme de Pompier 1; Pompier I; Pompier II; officier non urbain; ONU pompier | en: Firefighter I certification; Firefighter II certification; fire safety intervention diploma | type: licence
fire-prevention-technology-diploma | fr: DEC en prévention des incendies; certificat en TPI; technicien en prévention incendie TPI | en: fire prevention technology diploma; fire prevention technician certificate | type: licence
911-dispatcher-certification | fr: certification de répartiteur 911; certification 911 Québec | en: 911 dispatcher certification | type: licence
chambre-des-notaires-membership | fr: membre de la Chambre des notaires; Chambre des notaires du Québec | en: Chambre des notaires membership | type: licence
ouq-membership | fr: membre de l’Ordre des urbanistes; =OUQ; urbaniste membre de l’OUQ | en: OUQ membership; urban planner title | type: licence
ottiaq-membership | fr: membre de l’OTTIAQ; traducteur agréé OTTIAQ; interprète agréé | en: OTTIAQ membership; certified translator | type: licence
combeq-certification | fr: certification COMBEQ; officier municipal en bâtiment; =BMQ | en: COMBEQ certification; municipal building officer certificate | type: licence
accredited-mediator | fr: médiateur accrédité IMAQ; accréditation en médiation familiale | en: accredited mediator; family mediation accreditation | type: licence
paralegal-technology-diploma | fr: DEC en techniques juridiques; AEC en techniques juridiques | en: paralegal technology diploma; DEC in paralegal technology | type: licence
law-degree | fr: baccalauréat en droit; LL.B.; École du Barreau; maîtrise en droit notarial | en: law degree; LL.B.; Bar School; master in notarial law | type: licence
otufd-certificate | fr: certificat de compétence en eau potable; =OTUFD; OPA eau potable; certificat d’opérateur de réseau de distribution | en: OTUFD certificate; drinking water operator certificate; distribution network operator certificate | type: licence | broader: water-operator-certificate
visitor-screening | fr: filtrage des visiteurs; contrôle des allées et venues; registre des visiteurs | en: visitor screening; visitor log; gate control
bag-search | fr: fouille de sacs; fouille sommaire; détecteur de métal | en: bag search; metal detector screening; pat-down searches
handcuffing | fr: menottage; intervention physique contrôlée; techniques de contrôle physique | en: handcuffing; physical control techniques
security-perimeter | fr: gestion de foule d’événements; périmètre de sécurité | en: security perimeter; event crowd control
fire-warden-duties | fr: évacuation d’urgence; chef d’évacuation; responsable d’évacuation | en: fire warden duties; emergency evacuation
alarm-response | fr: intervention en cas d’alarme; réponse aux alarmes; panneau d’alarme incendie | en: alarm response; fire alarm panel operation
occurrence-reports | fr: rédaction de rapports d’événements; main courante | en: occurrence reports; duty log
counterfeit-detection | fr: détection de faux billets; détection de cartes frauduleuses; faux billets | en: counterfeit detection; fraudulent card detection
genetec-security-center | fr: Convergint; Genetec; Genetec Security Center; Milestone vidéo | en: Genetec Security Center; Milestone VMS
kantech | fr: Kantech; C-CURE; Lenel; contrôle d’accès Kantech | en: Kantech; Lenel; C-CURE access control
highway-safety-code | fr: code de la sécurité routière | en: Highway Safety Code; issuing statements of offence; ticket issuing
speed-radar | fr: radar photo; cinémomètre; ivressomètre; alcootest | en: speed radar; breathalyzer; breath testing
collision-reconstruction | fr: expert en reconstitution de collisions; enquête de collision; reconstitution d’accidents | en: collision reconstruction; accident reconstruction
crpq | fr: =CRPQ; CRPQ centre de renseignements policiers | en: =CRPQ; CPIC queries; police records system
police-crisis-intervention | fr: interventions en santé mentale policière; intervention de crise policière | en: police crisis intervention; police mental health response
domestic-incident-response | fr: intervention en matière conjugale; unité mixte | en: domestic incident response
high-angle-rescue | fr: sauvetage en hauteur; sauvetage nautique; sauvetage en espace clos | en: high-angle rescue; ice rescue; confined space rescue
wildfire-suppression | fr: feux de forêt; combustion de forêt; combat de feux de forêt | en: wildfire suppression; wildland fire
high-risk-building-inspection | fr: inspection de risques élevés; risques plus élevés; schéma de couverture de risques | en: high-risk building inspection; fire safety cover plan
fire-extinguisher-training | fr: formation en extincteurs; maniement d’extincteurs | en: fire extinguisher training
national-fire-code | fr: code national de prévention des incendies; =CBCS; =CNPI | en: National Fire Code; fire safety code
municipal-emergency-measures | fr: mesures d’urgence municipales; centre de services aux sinistrés; =OMSC; sécurité civile municipale | en: municipal emergency measures; disaster victim services; civil security plan
business-continuity-plan | fr: continuité des activités; plan de continuité des affaires; =PCA | en: business continuity plan; continuity planning
incident-command-system | fr: système de commandement des interventions; ICS 200; ICS 100 | en: incident command system; ICS 100; ICS 200
computer-aided-dispatch | fr: répartition assistée par ordinateur; =RAO; télécommunications d’urgence | en: computer-aided dispatch; CAD dispatch system
proqa | fr: protocole ProQA; triage Clawson; système médical de répartition prioritaire | en: ProQA; medical priority dispatch
correctional-programs | fr: programmes correctionnels; plans d’intervention correctionnels; LS/CMI | en: correctional programs; LS/CMI assessment
inmate-escort | fr: escorte de détenus; transport de détenus | en: inmate escort; prisoner transport
pre-sentence-reports | fr: rapports présentenciels; suivi dans la communauté | en: pre-sentence reports; community supervision of offenders
restorative-justice | fr: justice réparatrice; médiation pénale; mesures de rechange; travaux communautaires | en: restorative justice; community service orders; alternative measures
crime-victim-compensation | fr: indemnisation des victimes; =IVAC | en: crime victim compensation; IVAC claims
administrative-labour-tribunal | fr: Tribunal administratif du travail; représentation devant le TAT; CNESST litiges | en: administrative labour tribunal; representation before tribunals
aiaod-act | fr: droit de la santé et sécurité du travail; =LATMP; =LSST | en: AIAOD act; =LSST; occupational injuries law
quebec-labour-code | fr: Code du travail du Québec; droit de l’emploi; droit du travail collectif | en: Québec Labour Code
civil-code-of-quebec | fr: Code civil du Québec; droit des obligations | en: Civil Code of Québec; law of obligations
demand-letters | fr: mises en demeure; lettre de mise en demeure | en: demand letters; formal notices
mortgage-discharge | fr: radiation d’hypothèque; hypothèques immobilières; quittance | en: mortgage discharge; hypothec registration
marriage-contracts | fr: conventions matrimoniales; mandats de protection notariés | en: marriage contracts; notarized protection mandates
incorporation-of-companies | fr: incorporation de sociétés; mise à jour annuelle corporative | en: incorporation of companies; annual corporate updates; trusts law
e-filing | fr: dépôt électronique; greffe numérique; ministère de la Justice dépôt | en: e-filing; digital court registry
legal-billing | fr: facturation d’heures juridiques; feuilles de temps juridiques; comptes en fidéicommis | en: legal billing; lawyer trust account
commercial-contracts | fr: rédaction de contrats commerciaux; négociation de contrats commerciaux; ententes de confidentialité | en: commercial contracts; non-disclosure agreements
amf-compliance | fr: conformité à l’AMF; AMF conformité; réglementation des valeurs mobilières | en: AMF compliance; securities regulation compliance
code-of-ethics | fr: code d’éthique; éthique et gouvernance; conflits d’intérêts | en: code of ethics; conflicts of interest; ethics and governance
cabinet-submissions | fr: mémoires au Conseil des ministres; notes ministérielles | en: Cabinet submissions
public-accountability-reporting | fr: plan stratégique gouvernemental; rapport annuel de gestion | en: public accountability reporting; annual management report
public-contracts-act | fr: loi sur les contrats des organismes publics; =LCOP | en: public contracts act; LCOP rules
public-service-staffing | fr: dotation au gouvernement; Loi sur l’administration publique; Loi sur la fonction publique | en: public service staffing; Public Administration Act
funding-agreements | fr: subventions gouvernementales; ententes de financement | en: funding agreements; subsidy program management
planning-act | fr: loi sur l’aménagement et l’urbanisme; =LAU; schéma d’aménagement; =PIIA | en: planning act; development plan RCM; master plan urban; PIIA by-law
minor-variances | fr: dérogations mineures; certificats d’autorisation municipaux | en: minor variances; zoning by-laws
property-assessment-roll | fr: rôle d’évaluation foncière; taxation municipale | en: property assessment roll; municipal taxation
municipal-council-meetings | fr: séances du conseil municipal; résolutions municipales; procès-verbaux municipaux | en: municipal council meetings; council resolutions
three-year-capital-plan | fr: plan triennal d’immobilisations; PTI municipal; =TECQ | en: three-year capital plan; municipal capital program
septic-system-regulation | fr: installations septiques; règlement Q-2 r.22; Q-2, r. 22 | en: septic system regulation; Q-2 r.22
wetlands-protection | fr: protection des rives; bandes riveraines; milieux hydriques | en: wetlands protection; riparian buffer zones
citizen-requests | fr: requêtes citoyennes | en: citizen requests; 311 services
financial-translation | fr: traduction financière; traduction publicitaire; adaptation publicitaire | en: financial translation; advertising adaptation
hungarian | fr: hongrois | en: Hungarian | type: language
czech | fr: tchèque | en: Czech | type: language
serbian | fr: serbe | en: Serbian | type: language
croatian | fr: croate | en: Croatian | type: language
bulgarian | fr: bulgare | en: Bulgarian | type: language
swedish | fr: suédois | en: Swedish | type: language
norwegian | fr: norvégien | en: Norwegian | type: language
danish | fr: danois | en: Danish | type: language
finnish | fr: finnois | en: Finnish | type: language
armenian | fr: arménien | en: Armenian | type: language
georgian | fr: géorgien | en: Georgian | type: language
slovak | fr: slovaque | en: Slovak | type: language
slovenian | fr: slovène | en: Slovenian | type: language
albanian | fr: albanais | en: Albanian | type: language
estonian | fr: estonien | en: Estonian | type: language
latvian | fr: letton | en: Latvian | type: language
lithuanian | fr: lituanien | en: Lithuanian | type: language
amharic | fr: amharique | en: Amharic | type: language
tigrinya | fr: tigrinya | en: Tigrinya | type: language
somali | fr: somali | en: Somali | type: language
yoruba | fr: yoruba | en: Yoruba | type: language
kinyarwanda | fr: kinyarwanda | en: Kinyarwanda | type: language
kirundi | fr: kirundi | en: Kirundi | type: language
fulani | fr: peul | en: Fulani | type: language
bambara | fr: bambara | en: Bambara | type: language
malagasy | fr: malgache | en: Malagasy | type: language
pashto | fr: pachto | en: Pashto | type: language
kurdish | fr: kurde | en: Kurdish | type: language
nepali | fr: népalais | en: Nepali | type: language
sinhala | fr: cingalais | en: Sinhala | type: language
telugu | fr: télougou | en: Telugu | type: language
malayalam | fr: malayalam | en: Malayalam | type: language
indonesian | fr: indonésien | en: Indonesian | type: language
malay | fr: malais | en: Malay | type: language
mongolian | fr: mongol | en: Mongolian | type: language
burmese | fr: birman | en: Burmese | type: language
lao | fr: laotien | en: Lao | type: language
catalan | fr: catalan | en: Catalan | type: language
gaelic | fr: gaélique | en: Gaelic | type: language
icelandic | fr: islandais | en: Icelandic | type: language
maltese | fr: maltais | en: Maltese | type: language
macedonian | fr: macédonien | en: Macedonian | type: language
azerbaijani | fr: azéri | en: Azerbaijani | type: language
uzbek | fr: ouzbek | en: Uzbek | type: language
kazakh | fr: kazakh | en: Kazakh | type: language
latin | fr: latin | en: Latin | type: language
atikamekw-language | fr: atikamekw; langue atikamekw | en: Atikamekw; Atikamekw language | type: language
innu-language | fr: innu; langue innue | en: Innu; Innu language | type: language
cree-language | fr: cri; langue crie | en: Cree; Cree language | type: language
mohawk-language | fr: langue mohawk | en: Mohawk language | type: language
kikongo | fr: kikongo | en: Kikongo | type: language
igbo | fr: igbo | en: Igbo | type: language
hausa | fr: haoussa | en: Hausa | type: language
mauritian-creole | fr: créole mauricien | en: Mauritian Creole | type: language
`,
});
