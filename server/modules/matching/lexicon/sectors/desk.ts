import { defineSector } from '../sector.js';

/** Office work, finance, insurance, people and sales. */
export const desk = defineSector({
  name: 'desk',
  field: {
    fr: [
      'Bureau, finance et assurance',
      'administration',
      'comptabilité',
      'finance',
      'assurance',
      'ressources humaines',
      'ventes',
    ],
    en: [
      'Office, finance and insurance',
      'administration',
      'accounting',
      'finance',
      'insurance',
      'human resources',
      'sales',
    ],
  },
  occupations: `
bookkeeping-clerk | fr: commis comptable junior; commis à la tenue de livres; technicien comptable senior; commis aux comptes; commis à la conciliation; commis à la facturation et recouvrement | en: bookkeeping clerk; ledger clerk; accounting clerk junior; reconciliation clerk; finance clerk; budget clerk; costing clerk; invoice clerk; tax clerk; audit clerk; freight-rate clerk | related: accounting-technician
| skills: bookkeeping, journal-entries, bank-reconciliation
accounting-manager | fr: directeur de la comptabilité; chef comptable; superviseur comptable; comptable principal; adjoint au contrôleur; contrôleur adjoint | en: accounting manager; chief accountant; accounting supervisor; senior accountant; assistant controller; comptroller; head of accounting | broader: accountant
| skills: month-end-closing, financial-statements, staff-supervision
cpa-candidate | fr: comptable en cabinet; stagiaire CPA; candidat à la profession de CPA; auditeur junior; chef d’équipe en audit; associé en cabinet comptable | en: CPA candidate; articling accountant; junior auditor; audit senior; audit manager; audit partner; public accountant; industrial accountant | broader: accountant
| skills: auditing, financial-statements, cpa-designation
forensic-accountant | fr: juricomptable; enquêteur financier; analyste antifraude; enquêteur en fraude bancaire | en: forensic accountant; fraud analyst; anti-money laundering analyst; financial investigator; AML investigator; bank fraud investigator
| skills: fraud-detection, valuation-models, auditing
business-valuator | fr: évaluateur d’entreprises; expert en évaluation d’entreprises | en: business valuator | related: forensic-accountant
| skills: fraud-detection, valuation-models, auditing
payroll-manager | fr: directeur de la paie; superviseur de la paie; coordonnateur de la paie; analyste de la paie; conseiller à la paie | en: payroll manager; payroll supervisor; payroll coordinator; payroll analyst; payroll advisor; payroll accountant; timekeeper payroll; pay and benefits clerk | broader: payroll-clerk
| skills: payroll, payroll-software, labour-standards
personal-lines-broker | fr: courtier en assurance des particuliers; courtier en assurance des entreprises; courtier en assurance collective; producteur en assurance; directeur de comptes en assurance; agent/agente d’assurance des entreprises | en: personal lines broker; commercial lines broker; group insurance broker; insurance producer; insurance account manager; group insurance advisor; marine insurance broker; insurance sales representative | related: insurance-broker
| skills: insurance-products, insurance-licence, client-accounts
auto-claims-adjuster | fr: estimateur en assurance; évaluateur en dommages; expert en sinistre automobile; expert en sinistre habitation; enquêteur-régleur/enquêteuse-régleuse; examinateur de réclamations; analyste en réclamations; agent/agente de réclamations | en: auto claims adjuster; property claims adjuster; bodily injury adjuster; claims analyst; marine damage appraiser; claims supervisor; fire insurance adjuster; independent adjuster; claims agent; damage assessor | broader: claims-adjuster
| skills: claims-handling, loss-adjusting, insurance-licence
life-underwriter | fr: tarificateur; tarificateur en assurance de personnes; souscripteur en assurance des particuliers; analyste en souscription; assistant souscripteur; réassureur | en: life underwriter; personal lines underwriter; assistant underwriter; underwriting analyst; reinsurance underwriter; group underwriter; underwriting clerk; rating clerk | broader: underwriter
| skills: insurance-pricing, medical-underwriting, risk-assessment
investment-assistant | fr: adjoint/adjointe en planification financière; adjoint/adjointe aux placements; adjoint/adjointe de succursale; commis aux valeurs mobilières; agent/agente de traitement des opérations bancaires; commis au règlement | en: investment assistant; securities clerk; settlement clerk; wealth management assistant; trust officer; fund administrator; brokerage clerk; stock transfer clerk; mortgage clerk; loan clerk; estate clerk; transit clerk; foreign exchange clerk
| skills: securities-operations, data-entry, banking-products
agricultural-account-manager | fr: directeur de comptes agricoles; directeur de comptes entreprises; directeur de comptes corporatifs; conseiller en financement commercial; analyste en crédit commercial; directeur développement hypothécaire | en: agricultural account manager; corporate account manager; commercial banking manager; commercial credit analyst; mobile mortgage specialist; commercial loan officer; business banking advisor; credit manager; leasing manager | related: loan-officer
| skills: credit-analysis, small-business-banking, lending
money-market-trader | fr: négociateur de marché monétaire; opérateur de marché; trésorier de marché; cambiste; analyste obligataire; analyste quantitatif de portefeuille | en: money market trader; bond trader; foreign exchange trader; commodity trader; floor trader; fixed income analyst; investment dealer; energy trader; futures broker; mutual fund broker | related: stockbroker
| skills: trading, portfolio-management, securities-licence
fund-manager | fr: gestionnaire de fonds; gérant de fonds | en: fund manager; hedge fund manager; investment fund manager | related: money-market-trader
| skills: portfolio-management, trading, securities-licence
digital-marketing-manager | fr: directeur du marketing numérique; gestionnaire de produits marketing; coordonnateur au contenu; stratège en médias sociaux; conseiller en stratégie de marque; coordonnateur en marketing numérique; spécialiste en infolettres; spécialiste en automatisation marketing; spécialiste CRM marketing | en: digital marketing manager; content marketing manager; social media strategist; brand strategist; email marketing specialist; marketing automation specialist; growth marketer; performance marketing specialist; marketing assistant; digital marketing coordinator; influencer manager | related: digital-marketing-specialist
| skills: email-marketing, digital-advertising, content-strategy
communications-director | fr: directeur des communications; directeur des affaires publiques; conseiller en communication interne; porte-parole; conseiller en relations publiques; rédacteur de discours | en: communications director; communications manager; internal communications advisor; spokesperson role; public affairs manager; speechwriter; information officer; media relations officer; public relations manager; corporate communications manager | related: communications-advisor
| skills: corporate-communications, media-relations, crisis-communications
influencer | fr: influenceur; créateur de contenu; baladodiffuseur; youtubeur; vidéaste web; gestionnaire d’influenceurs | en: influencer; content creator; podcaster; YouTuber; social media content creator; vlogger; blogger; streamer
| skills: content-creation, video-editing, social-media
national-sales-manager | fr: directeur de comptes clés; directeur des ventes nationales; directeur régional des ventes; vice-président aux ventes; directeur du développement commercial; gestionnaire de territoire | en: national sales manager; vice-president sales; national account manager; territory manager; sales vice-president; channel sales manager; export sales manager; retail sales manager; sales supervisor; sales coordinator manager | broader: sales-manager
| skills: sales-strategy, sales-forecasting, staff-supervision
sales-coordinator | fr: coordonnateur aux ventes; adjoint/adjointe aux ventes; commis aux commandes; agent/agente de soutien aux ventes; préposé aux soumissions; commis à l’entrée de commandes; administrateur des ventes | en: sales coordinator; sales assistant; sales support representative; order processor; sales administrator; quotation clerk; inside sales coordinator; order fulfilment coordinator; sales clerk wholesale
| skills: order-management, quotations, customer-service
medical-equipment-sales-representative | fr: représentant en équipement médical; représentant en dentisterie; représentant en produits chirurgicaux; représentant en logiciels; représentant en publicité; représentant en matériaux; représentant en produits agricoles; représentant en alimentation | en: medical equipment sales representative; software sales representative; advertising representative; building products sales representative; food sales representative; industrial sales representative; chemical sales representative; equipment sales representative; telecommunications sales representative; grain broker; fish buyer; livestock buyer; export agent | broader: sales-representative
| skills: technical-product-knowledge, territory-management, closing-sales
canvasser | fr: démarcheur; solliciteur; vendeur porte-à-porte; agent/agente de sollicitation; collecteur de fonds porte-à-porte; représentant en systèmes d’alarme | en: canvasser; door-to-door canvasser; fundraising canvasser; street fundraiser; telephone solicitor; fund-raising solicitor
| skills: door-to-door-sales, fundraising-canvassing, prospecting
bilingual-administrative-assistant | fr: adjoint administratif bilingue; adjoint administratif comptable; adjoint administratif RH; adjoint administratif en construction; secrétaire-réceptionniste; secrétaire-comptable; secrétaire exécutif; commis-secrétaire; secrétaire de gestion | en: bilingual administrative assistant; secretary-receptionist; accounting secretary; construction administrative assistant; administrative secretary; executive secretary assistant; medical unit secretary; personal assistant; virtual assistant; private secretary; departmental secretary; office services clerk | related: administrative-assistant
| skills: office-procedures, agenda-management, business-correspondence
chief-of-staff | fr: directeur de cabinet; chef de cabinet; secrétaire général; secrétaire corporatif; secrétaire du conseil; directeur général adjoint; vice-président exécutif; vice-président aux opérations; président de compagnie | en: chief of staff; corporate secretary; deputy executive director; executive vice-president; company president; vice-president operations; chief operating officer; association executive; board secretary; corporate controller executive | related: executive-director
| skills: board-relations, strategic-planning, decision-making
clerical-supervisor | fr: coordonnateur de bureau; superviseur de bureau; superviseur administratif; chef d’équipe administrative; superviseur du service à la clientèle; superviseur de commis | en: clerical supervisor; office supervisor; administrative supervisor; records supervisor; data entry supervisor; mailroom supervisor; accounts payable supervisor; billing supervisor; customer service supervisor; collections supervisor; filing supervisor; secretarial supervisor; supervisor of office workers; office and administrative support supervisor | related: office-manager
| skills: staff-supervision, office-procedures, staff-scheduling
statistical-clerk | fr: commis aux statistiques; commis aux relevés; commis à la vérification; commis aux contrats; commis aux abonnements; commis aux dossiers; commis à la numérisation; opérateur de photocopieur; relecteur d’épreuves; enquêteur statistique; agent/agente de saisie statistique | en: statistical clerk; verification clerk; contract clerk; subscription clerk; scanning clerk; photocopy operator; reproduction clerk; survey clerk; correspondence clerk; forms clerk; classified ad clerk; typesetter; circulation agent; publication clerk; statistical assistant | related: office-clerk
| skills: document-scanning, data-entry, form-processing
scheduling-agent | fr: commis aux horaires; agent/agente aux horaires; agent/agente de gestion du personnel; commis à la liste de rappel; agent/agente à la dotation; agent/agente administrative RH; commis aux ressources humaines | en: scheduling agent; staffing clerk; staffing officer; personnel clerk; crew assignment clerk; human resources administrative clerk; employment clerk; personnel records clerk; scheduling coordinator
| skills: scheduling-software, employee-files, staff-scheduling
staffing-consultant | fr: conseiller en dotation; conseiller en recrutement international; chasseur de têtes; coordonnateur au recrutement; conseiller en marque employeur; conseiller en placement de personnel; directeur de l’acquisition de talents | en: staffing consultant; international recruitment advisor; headhunter; recruitment coordinator; employer brand advisor; placement officer; executive recruiter; talent acquisition manager; staffing agency recruiter; recruiting manager | broader: recruiter
| skills: candidate-sourcing, applicant-tracking-system, job-posting
global-mobility-specialist | fr: conseiller en mobilité internationale; coordonnateur à l’accueil et intégration; conseiller en expérience employé; conseiller en diversité et inclusion; conseiller en bien-être au travail; partenaire en développement des talents | en: global mobility specialist; onboarding coordinator; employee experience advisor; diversity and inclusion advisor; wellness coordinator; talent development partner; HRIS analyst; HRIS specialist; people operations specialist; equity officer
| skills: diversity-and-inclusion, onboarding-process, hr-information-system
vice-president-human-resources | fr: directeur principal RH; vice-président ressources humaines; chef de service des ressources humaines; directeur des relations de travail; directeur de la rémunération; gestionnaire santé et sécurité | en: vice-president human resources; labour relations manager; compensation manager; health and safety manager; training manager; personnel manager; staff training manager; benefits manager; employee relations manager | broader: hr-manager
| skills: employee-relations, collective-bargaining, staff-supervision
union-representative | fr: conseiller syndical; délégué syndical; agent/agente de griefs; président de syndicat; permanent syndical | en: union representative; union steward; shop steward; union president; business agent union; union advisor; labour organizer
| skills: union-representation, grievance-handling, collective-agreements
condominium-manager | fr: gestionnaire immobilier commercial; directeur d’immeuble; directeur de centre commercial; coordonnateur immobilier; adjoint/adjointe à la gestion immobilière; directeur de location | en: condominium manager; commercial property manager; shopping centre manager; property coordinator; assistant property manager; leasing manager real estate; housing manager; housing project manager; property administrator; rental property manager; landlord | broader: property-manager
| skills: tenant-relations, lease-management, condominium-management
real-estate-assistant | fr: adjoint/adjointe en courtage immobilier; coordonnateur de transactions immobilières; courtier immobilier résidentiel; directeur d’agence immobilière; conseiller en vente de condos; adjoint/adjointe au courtier | en: real estate assistant; real estate transaction coordinator; residential real estate agent; real estate agency manager; new home sales consultant; condo sales representative; real estate supervisor; licensed real estate assistant | related: real-estate-broker
| skills: property-sales, property-listing, real-estate-licence
land-acquisition-agent | fr: négociateur en acquisition de terrains; agent/agente d’acquisition immobilière; agent/agente en droit de passage; analyste immobilier; chargé de projet en développement immobilier; promoteur immobilier | en: land acquisition agent; right-of-way agent; real estate analyst; real estate developer; land agent; property acquisition officer; real estate development manager
| skills: real-estate-development, valuation-goods, contract-negotiation
corporate-event-coordinator | fr: coordonnateur aux événements corporatifs; gestionnaire d’événements; directeur d’événements; coordonnateur logistique événementiel; coordonnateur de congrès et expositions; agent/agente de commandites | en: corporate event coordinator; event manager; conference coordinator; special events coordinator; trade show planner; exhibition manager; sponsorship coordinator; festival organizer; conference planner; fashion show organizer | broader: event-planner
| skills: event-logistics, sponsorships, budget-tracking
change-management-advisor | fr: conseiller en transformation organisationnelle; conseiller en gestion du changement; conseiller en processus; analyste de processus d’affaires; conseiller en performance organisationnelle; architecte de processus | en: change management advisor; organizational change consultant; process analyst; business process analyst; process improvement consultant; organizational effectiveness advisor; management analyst; business management consultant; records management analyst | related: management-consultant
| skills: change-management, business-process-analysis, kaizen-events
entrepreneur | fr: entrepreneur; travailleur autonome; propriétaire de petite entreprise; fondateur d’entreprise en démarrage; pigiste; repreneur d’entreprise | en: entrepreneur; self-employed worker; small business founder; startup founder; freelancer; company founder
| skills: entrepreneurship, budgeting, sales-strategy
`,
  skills: `
chartered-insurance-professional | fr: =PAA; professionnel d’assurance agréé; titre PAA; =FPAA | en: chartered insurance professional; =CIP; =FCIP | type: licence
llqp | fr: =PQAP; examens PQAP; =LLQP | en: =LLQP; life licence qualification program | type: licence
mutual-fund-dealer-licence | fr: permis de représentant en épargne collective; fonds d’investissement au Canada; FIC cours | en: mutual fund dealer licence; Investment Funds in Canada course | type: licence
iqpf-diploma | fr: Pl. Fin. | en: IQPF diploma; F.Pl. designation | type: licence
cria-designation | fr: titre CRIA; CRHA CRIA; conseiller en relations industrielles agréé | en: CRIA designation; chartered industrial relations counsellor | type: licence
payroll-compliance-professional | fr: professionnel de la conformité en paie; certification PCP paie; =PCP; Association canadienne de la paie | en: payroll compliance professional; National Payroll Institute certification | type: licence
asa-designation | fr: titre ASA; titre FSA; FICA actuariat | en: ASA designation; =FCIA; FSA designation | type: licence
certified-internal-auditor | fr: CIA audit interne; auditeur interne certifié; CFE fraude | en: certified internal auditor; certified fraud examiner | type: licence
prosci-certification | fr: certification Prosci; =ADKAR; Prosci | en: Prosci certification; =ADKAR | type: licence
adm-a-title | fr: administrateur agréé; Adm.A.; ASC administrateur de sociétés certifié | en: Adm.A. title; certified corporate director | type: licence
mba | fr: =MBA; maîtrise en administration des affaires; DESS en gestion | en: =MBA; master of business administration; graduate diploma in management | type: licence
bachelor-of-business-administration | fr: baccalauréat en administration des affaires; =BAA; bac en sciences comptables | en: bachelor of business administration; =BBA; bachelor of accounting | type: licence
degree-in-industrial-relations | fr: baccalauréat en relations industrielles; bac en gestion des ressources humaines | en: degree in industrial relations; degree in human resources management | type: licence
accounting-and-management-technology-diploma | fr: DEC en techniques de comptabilité et de gestion; AEC en comptabilité; DEP en comptabilité | en: accounting and management technology diploma; DEP in accounting | type: licence
secretarial-studies-diploma | fr: DEP en secrétariat; ASP en secrétariat juridique; DEP en secrétariat juridique; ASP en secrétariat médical; DEP en secrétariat médical; DEC en bureautique | en: secretarial studies diploma; legal secretarial diploma; medical secretarial diploma; office systems technology diploma | type: licence
insurance-and-financial-services-diploma | fr: DEC en conseil en assurances et services financiers; AEC en assurance de dommages | en: insurance and financial services diploma; ACS in damage insurance | type: licence
sales-vocational-diploma | fr: DEP en vente-conseil; ASP en représentation; DEC en gestion de commerces | en: sales vocational diploma; business management technology diploma; DEP in sales | type: licence
valuation-models | fr: modèles d’évaluation d’entreprises; flux de trésorerie actualisés | en: valuation models; discounted cash flow
full-cycle-bookkeeping | fr: tenue de livres complète; cycle comptable complet; balance de vérification | en: full-cycle bookkeeping; trial balance; full accounting cycle
t2-corporate-tax | fr: déclarations T1; déclarations T2; T2125; CO-17; déclarations de sociétés | en: T2 corporate tax; T1 personal tax; CO-17 return
government-remittances | fr: remises gouvernementales; =DAS; déductions à la source; remises TPS et TVQ | en: government remittances; source deductions
rl-1-slips | fr: RL-1; relevés 1; sommaire 1; fin d’année de la paie | en: RL-1 slips; year-end payroll; relevé 1
record-of-employment | fr: relevé d’emploi; émission de relevés d’emploi | en: record of employment; ROE processing
cnesst-premiums | fr: cotisations CNESST; versements périodiques CNESST | en: CNESST premiums
multi-provincial-payroll | fr: paie multiprovinciale; paie syndiquée; paie construction; rapport CCQ | en: multi-provincial payroll; union payroll; CCQ reports
pay-equity-maintenance | fr: loi sur l’équité salariale; maintien de l’équité; évaluation du maintien de l’équité salariale | en: pay equity maintenance
leave-management | fr: gestion des congés; absentéisme; invalidité de courte durée | en: leave management; attendance management
internal-staffing | fr: dotation interne; concours de dotation; mobilité interne | en: internal staffing; internal job postings; staffing competitions
behavioural-interviews | fr: entrevues comportementales; entrevues structurées; grilles d’entrevue | en: behavioural interviews; structured interviews; interview grids
boolean-search | fr: recherche booléenne; approche directe de candidats; sourçage LinkedIn | en: boolean search; direct approach recruiting; LinkedIn sourcing
disciplinary-process | fr: gestion disciplinaire; mesures disciplinaires; enquête disciplinaire; fin d’emploi | en: disciplinary process; progressive discipline
workplace-mental-health | fr: santé psychologique au travail; programme de santé et mieux-être; norme Entreprise en santé | en: workplace mental health; wellness program; psychological health and safety
inbox-management | fr: gestion d’une boîte courriel; gestion de courriels; boîte générique | en: inbox management; shared mailbox management
meeting-room-booking | fr: réservation de salles; gestion des salles de réunion | en: meeting room booking; meeting logistics
registered-mail | fr: envois recommandés; tri et distribution du courrier; messagerie interne | en: registered mail; internal mail distribution
database-updates | fr: mise à jour de bases de données; saisie rapide; saisie numérique | en: database updates; keypunching; 10-key data entry
project-charter | fr: charte de projet; gestion de projets multiples; plan de projet | en: project charter; managing multiple projects; project plan
deliverables-tracking | fr: suivi des livrables; comités directeurs | en: deliverables tracking; steering committees
contract-lifecycle-management | fr: gestion du cycle de vie des contrats; clauses contractuelles; administration des ententes | en: contract lifecycle management; contract clauses; agreement administration
sranded | fr: demandes de subvention d’entreprise; =RS&DE; crédits d’impôt à l’innovation | en: =SR&ED; innovation tax credits; business grants
business-model-canvas | fr: modèle d’affaires; canevas de modèle d’affaires | en: business model canvas; incubator coaching
software-demos | fr: démonstrations de produits logiciels; essais pilotes clients | en: software demos; product demos; client pilots
channel-sales | fr: ventes indirectes; partenariats de distribution; réseau de distributeurs; canal de vente | en: channel sales; dealer network; distribution partnerships
policy-renewals | fr: souscription des risques; tarification des risques; renouvellements de polices | en: policy renewals; endorsements insurance; risk underwriting
liability-insurance | fr: assurance responsabilité; assurance cautionnement; assurance des administrateurs | en: liability insurance; directors and officers insurance
critical-illness-insurance | fr: assurance vie; assurance maladies graves | en: critical illness insurance; disability insurance; life insurance products
exchange-traded-funds | fr: fonds négociés en bourse | en: exchange-traded funds; financial derivatives
ciro-compliance | fr: conformité OCRI; OCRCVM; conformité des placements | en: CIRO compliance; investment compliance
ifrs-17 | fr: IFRS 17; modélisation stochastique; évaluation actuarielle | en: IFRS 17; actuarial reserves; stochastic modelling; actuarial valuation
sox-controls | fr: contrôles SOX; =SOX; audit fondé sur les risques; cadre COSO | en: SOX controls; COSO framework; risk-based audit
annual-budgets | fr: budget pro forma; prévisions budgétaires; budgets annuels; reprévisions | en: annual budgets; budget forecasts; reforecasting
commercial-leases | fr: charges communes; relevé locatif; états de frais d’exploitation | en: commercial leases; operating cost recoveries; rent roll
promise-to-purchase | fr: rédaction de promesses d’achat; promesse d’achat; inscription de propriétés; évaluation comparative de marché | en: promise to purchase; comparative market analysis; offers to purchase
`,
});
