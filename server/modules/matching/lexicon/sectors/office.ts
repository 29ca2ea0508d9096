import { defineSector } from '../sector.js';

export const office = defineSector({
  name: 'office',
  field: {
    fr: ['Administration', 'bureau', 'ressources humaines', 'services administratifs', 'secrétariat'],
    en: ['Administration', 'office work', 'human resources', 'administrative services', 'clerical work'],
  },
  occupations: `
# Secretaries and clerks
executive-assistant | fr: adjoint/adjointe de direction | qc: adjoint exécutif | en: executive assistant; executive secretary; =EA | broader: administrative-assistant | skills: executive-support, agenda-management, minutes-taking, travel-arrangements, office-suite, discretion
legal-secretary | fr: secrétaire juridique; secrétaire d’avocat | en: legal secretary | related: paralegal | skills: legal-terminology, legal-file-management, word-processing, court-filings, typing
school-secretary | fr: secrétaire d’école; secrétaire scolaire | qc: technicien en organisation scolaire | en: school secretary | broader: administrative-assistant | skills: student-records, telephone-service, office-suite, visitor-reception
data-entry-clerk | fr: opérateur de saisie | en: data entry clerk; data entry operator | broader: office-clerk | skills: data-entry, typing, record-keeping, attention-to-detail
filing-clerk | fr: commis au classement; archiviste adjoint | en: filing clerk; file clerk; records clerk | broader: office-clerk | skills: record-keeping, document-scanning, retention-schedules
records-manager | fr: gestionnaire de documents; responsable de la gestion documentaire; archiviste; gestionnaire documentaire | qc: technicien en documentation administrative | en: records manager; archivist; document controller; document management specialist
| skills: retention-schedules, record-keeping, document-control, privacy-legislation
mail-clerk | fr: commis au courrier; vaguemestre; préposé au courrier; agent/agente de tri postal; agent/agente courrier | en: mail clerk; mailroom clerk; postal service clerk
| skills: mail-sorting, franking, parcel-handling
flyer-distributor | fr: distributeur de prospectus; distributeur d’imprimés | en: leaflet distributor | related: mail-clerk
| skills: courier-shipping, physical-stamina, customer-service
switchboard-operator | fr: standardiste; téléphoniste | en: switchboard operator; telephone operator | related: receptionist | skills: telephone-service, call-transfer, visitor-reception
typist | fr: dactylo; opérateur en traitement de texte | en: typist; word processing operator | skills: typing, word-processing, audio-transcription
court-reporter | fr: sténographe; sténographe judiciaire; sténotypiste | en: court reporter; stenographer | skills: stenography, audio-transcription, typing
administrative-coordinator | fr: coordonnateur administratif; coordinateur administratif | en: administrative coordinator; office coordinator | broader: administrative-assistant | skills: office-procedures, budget-tracking, meeting-organisation, office-suite
administrative-services-manager | fr: directeur des services administratifs; responsable administratif et financier; =RAF | en: administrative services manager; director of administration | related: office-manager | skills: budgeting, staff-supervision, office-procedures, facilities-management, contract-negotiation
administrative-officer | fr: agent administratif; agent de gestion administrative; agent/agente d’administration | en: administrative officer; administration officer | skills: office-procedures, record-keeping, budget-tracking, office-suite
facilities-manager | fr: gestionnaire d’immeubles et d’installations; responsable des services généraux; gestionnaire d’installations; responsable de la gestion technique des bâtiments; responsable technique immobilier | en: facilities manager; building services manager
| skills: facilities-management, supplier-selection, space-planning, workplace-safety
project-coordinator | fr: coordonnateur de projets; coordinateur de projet; adjoint de projet | en: project coordinator; project administrator | related: project-manager | skills: project-management, project-scheduling, meeting-organisation, minutes-taking
project-manager | fr: chargé de projet; chef de projet; gestionnaire de projet; directeur de projet | en: project manager; project lead; programme manager; project management specialist
| skills: project-management, project-scheduling, budgeting, risk-registers, stakeholder-management
pmo-analyst | fr: analyste de bureau de projets; conseiller en gestion de projets; contrôleur de projet | en: PMO analyst; project controls specialist; project analyst | skills: project-reporting, project-scheduling, earned-value, excel
management-consultant | fr: conseiller en gestion; consultant en management; consultant en organisation; conseiller en management; consultant en stratégie; conseil en organisation | en: management consultant; organizational consultant
| skills: business-process-analysis, change-management, stakeholder-management, presentations
executive-director | fr: directeur général; président-directeur général; =PDG; dirigeant d’entreprise; directeur de filiale; chef d’entreprise; directeur d’association | en: executive director; chief executive officer; =CEO; general manager; managing director; chief executive
| skills: strategic-planning, board-relations, budgeting, staff-supervision, leadership
operations-manager | fr: directeur des opérations; responsable des opérations; chef des opérations | en: operations manager; director of operations; operations director; =COO; general and operations manager
| skills: operations-management, continuous-improvement, budgeting, staff-supervision, performance-indicators
operations-coordinator | fr: coordonnateur des opérations; coordinateur des opérations | en: operations coordinator | related: operations-manager | skills: operations-management, staff-scheduling, reporting
business-development-manager | fr: directeur du développement des affaires; responsable du développement commercial | en: business development manager; director of business development | skills: prospecting, partnership-development, sales-strategy, negotiation
quality-manager | fr: responsable qualité; directeur qualité; gestionnaire de la qualité; responsable assurance qualité; assureur qualité; qualiticien | en: quality manager; quality assurance manager; quality control systems manager
| skills: quality-management-systems, iso-9001, internal-audits, non-conformity-reports

# Human resources
hr-technician | fr: technicien en ressources humaines; assistant ressources humaines; gestionnaire administratif du personnel | qc: technicien RH | en: human resources technician; HR assistant; human resources clerk | related: hr-generalist | skills: employee-files, hr-information-system, payroll, onboarding-process, labour-standards
hr-business-partner | fr: partenaire d’affaires ressources humaines; partenaire RH | en: HR business partner; human resources business partner | broader: hr-generalist | skills: employee-relations, workforce-planning, change-management, hr-policies
compensation-analyst | fr: conseiller en rémunération; analyste en rémunération; chargé de rémunération | en: compensation analyst; compensation and benefits specialist; total rewards analyst | skills: salary-surveys, pay-equity, job-evaluation, excel, benefits-administration
benefits-administrator | fr: administrateur d’avantages sociaux; technicien en avantages sociaux | en: benefits administrator; pension and benefits administrator | skills: benefits-administration, pension-plans, employee-files
labour-relations-advisor | fr: conseiller en relations de travail; chargé des relations sociales | en: labour relations advisor; labour relations officer | skills: collective-agreements, grievance-handling, collective-bargaining, labour-law, mediation-techniques
training-advisor | fr: conseiller en formation; responsable de formation; ingénieur de formation; chargé de formation; responsable de la formation en entreprise | en: training advisor; learning and development specialist; training specialist; training and development specialist
| skills: training-needs-analysis, instructional-design, training-delivery, e-learning
organisational-development-advisor | fr: conseiller en développement organisationnel; psychologue du travail | en: organizational development consultant; =OD consultant | skills: organisational-development, change-management, employee-surveys, talent-management
occupational-health-advisor | fr: conseiller en santé et sécurité du travail | en: occupational health and safety advisor; OHS advisor; prevention advisor | related: health-safety-officer | skills: workplace-safety, disability-management, accident-investigation, ergonomics
disability-management-advisor | fr: conseiller en gestion de l’invalidité; conseiller en gestion de la présence au travail | en: disability management advisor; disability case manager; return to work coordinator | skills: disability-management, return-to-work, insurance-claims-follow-up, employee-files
talent-acquisition-specialist | fr: conseiller en acquisition de talents; spécialiste en acquisition de talents | en: talent acquisition specialist; talent acquisition partner; sourcer | broader: recruiter | skills: recruiting, candidate-sourcing, employer-branding, interviewing, applicant-tracking-system
immigration-consultant | fr: conseiller en immigration; consultant en immigration | en: immigration consultant; immigration advisor; =RCIC | skills: immigration-procedures, work-permits, client-interviews, record-keeping
employment-counsellor | fr: conseiller en emploi; conseiller en employabilité; chargé d’insertion; encadrant technique d’insertion | en: employment counsellor; job developer; employment advisor; job placement counselor | related: guidance-counsellor
| skills: career-counselling, cv-writing-support, job-market-knowledge, psychosocial-intervention

# Purchasing
purchasing-agent | fr: agent/agente d’approvisionnement; assistant/assistante achats; gestionnaire achats | qc: acheteur en approvisionnement | en: purchasing agent; purchasing officer | related: buyer
| skills: purchasing, calls-for-tenders, contract-negotiation, supplier-evaluation, erp-software
procurement-manager | fr: directeur de l’approvisionnement; directeur des achats | en: procurement manager; purchasing manager; head of procurement | skills: strategic-sourcing, contract-negotiation, supplier-evaluation, staff-supervision
contract-manager | fr: gestionnaire de contrats; administrateur de contrats | en: contract manager; contracts administrator | skills: contract-negotiation, contract-administration, calls-for-tenders, contract-law
customer-service-manager | fr: directeur du service à la clientèle; responsable du service client; chef du service à la clientèle | en: customer service manager; call centre manager; contact centre manager | skills: customer-service, call-centre-metrics, staff-supervision, complaint-handling
call-centre-supervisor | fr: superviseur de centre d’appels; chef d’équipe en centre de contact; responsable de plateau; responsable de centre de relation client | en: call centre supervisor; contact centre team leader
| skills: call-centre-metrics, staff-supervision, telephone-service, quality-monitoring-calls
`,
  skills: `
# Secretarial work
executive-support | fr: soutien à la direction; assistance de direction | en: executive support; support to executives
agenda-management | fr: tenue d’agenda; gestion d’agendas complexes | en: calendar coordination; diary management | related: appointment-booking
minutes-taking | fr: prise de notes en réunion; procès-verbaux; rédaction de procès-verbaux; comptes rendus de réunion | en: minute taking; meeting minutes; taking minutes
travel-arrangements | fr: organisation de déplacements; réservations de voyage; organisation de voyages d’affaires | en: travel arrangements; travel booking; business travel planning
meeting-organisation | fr: organisation de réunions; préparation de réunions; logistique de réunions | en: meeting organization; meeting planning; organizing meetings
discretion | fr: discrétion; confidentialité; respect de la confidentialité | en: discretion; confidentiality; handling confidential information | type: trait
typing | fr: dactylographie; frappe au clavier; vitesse de frappe; doigté | en: typing; touch typing; typing speed; words per minute
audio-transcription | fr: transcription audio; audiotypie; transcription d’entretiens | en: audio transcription; dictaphone; audio typing
stenography | fr: sténographie; sténotypie | en: stenography; shorthand; stenotyping
visitor-reception | fr: accueil des visiteurs; accueil physique; tenue de la réception; accueil | en: visitor reception; front desk reception; greeting visitors; front office; ?reception
call-transfer | fr: acheminement des appels; transfert d’appels; standard téléphonique | en: call transfer; call routing; switchboard
mail-sorting | fr: tri du courrier; distribution du courrier; ouverture du courrier; ?courrier | en: mail sorting; mail distribution; sorting mail; mail handling
franking | fr: affranchissement; machine à affranchir | en: franking; postage meter | type: tool
document-scanning | fr: numérisation de documents; photocopie; reprographie; ?numérisation | en: document scanning; photocopying; digitizing documents; ?scanning
office-procedures | fr: procédures administratives; travail de bureau; tâches administratives; soutien administratif | en: office procedures; administrative procedures; administrative tasks; clerical duties; administrative support
business-correspondence | fr: correspondance commerciale; rédaction de courriels; rédaction de lettres | en: business correspondence; letter writing; email correspondence
form-processing | fr: traitement de formulaires; traitement des demandes; vérification de formulaires | en: form processing; processing applications; application processing
retention-schedules | fr: calendrier de conservation; conservation des documents; archives | en: retention schedules; archives management; document retention
document-control | fr: contrôle documentaire; gestion des versions de documents | en: document control; document versioning
electronic-document-management | fr: gestion électronique de documents; =GED; SharePoint | en: electronic document management; SharePoint; =EDMS | type: tool
privacy-legislation | fr: protection des renseignements personnels; accès à l’information | qc: Loi 25 | en: privacy legislation; access to information; protection of personal information; Law 25
student-records | fr: dossiers scolaires; inscription des élèves; dossiers étudiants | en: student records; student registration; student files
fax-and-copiers | fr: photocopieurs; télécopieur; équipements de bureau | en: office equipment; photocopiers; fax machine | type: tool
access-database | fr: Microsoft Access | en: Microsoft Access; MS Access | type: tool | broader: office-suite
onenote | fr: OneNote; prise de notes numérique | en: OneNote; digital note taking | type: tool
mail-merge | fr: publipostage; fusion et publipostage | en: mail merge
excel-macros | fr: macros Excel; VBA; programmation VBA | en: Excel macros; VBA; Visual Basic for Applications | type: tool | broader: excel
power-query | fr: Power Query | en: Power Query | type: tool | broader: excel
power-automate | fr: Power Automate | en: Power Automate | type: tool | related: office-task-automation
office-task-automation | fr: automatisation de tâches bureautiques | en: office task automation
survey-tools | fr: sondages en ligne; SurveyMonkey; Google Forms; Microsoft Forms | en: online surveys; SurveyMonkey; Google Forms; Microsoft Forms | type: tool
electronic-signatures | fr: signature électronique; DocuSign | en: electronic signatures; DocuSign; e-signature | type: tool
collaboration-tools | fr: outils collaboratifs; ?=Slack; ?=Notion; Monday.com | en: collaboration tools; ?=Slack; ?=Notion; Monday.com | type: tool

# Management
strategic-planning | fr: planification stratégique; élaboration de stratégies; plan stratégique | en: strategic planning; strategy development; strategic plan
operations-management | fr: gestion des opérations; gestion opérationnelle; suivi des opérations | en: operations management; operational management; managing operations
performance-indicators | fr: indicateurs de performance; tableaux de bord de gestion; =KPI; suivi d’indicateurs | en: performance indicators; =KPIs; =KPI; performance dashboards; key performance indicators
board-relations | fr: relations avec le conseil d’administration; gouvernance; gouvernance d’entreprise | en: board relations; governance; corporate governance
stakeholder-management | fr: gestion des parties prenantes; relations avec les parties prenantes | en: stakeholder management; stakeholder engagement; stakeholder relations
partnership-development | fr: développement de partenariats; gestion de partenariats; recherche de partenaires | en: partnership development; partnership management; building partnerships
budget-tracking | fr: suivi des dépenses; contrôle des dépenses; suivi de factures | en: budget tracking; expense tracking; expense reports; invoice tracking
facilities-management | fr: gestion des installations; gestion immobilière des locaux; services généraux | en: facilities management; building services
space-planning | fr: planification des espaces; aménagement de bureaux | en: space planning; office layout
business-process-analysis | fr: analyse de processus d’affaires; révision de processus | en: business process analysis; process review | related: process-modelling
quality-management-systems | fr: système de gestion de la qualité; système de management de la qualité; démarche qualité | en: quality management system; =QMS; quality management
internal-audits | fr: audits internes de qualité; audit qualité | en: internal quality audits; quality audits
risk-registers | fr: gestion des risques de projet; registre des risques | en: project risk management; risk register
project-scheduling | fr: échéanciers de projet; planification d’échéanciers; diagramme de Gantt; MS Project | en: project scheduling; Gantt charts; project timelines; MS Project; Microsoft Project
project-reporting | fr: suivi de projets; rapports d’avancement | en: project reporting; status reports; progress reports; project tracking
earned-value | fr: valeur acquise; contrôle des coûts de projet | en: earned value management; project cost control
pmp-certification | fr: certification PMP; professionnel en gestion de projet | en: PMP certification; project management professional; PMP | type: licence
prince2 | fr: PRINCE2 | en: PRINCE2 | type: licence
six-sigma | fr: Six Sigma; ceinture verte; ceinture noire Six Sigma | en: Six Sigma; green belt; Six Sigma black belt | type: licence
crisis-management-business | fr: continuité des affaires; plan de continuité; gestion de la continuité | en: business continuity; business continuity planning; continuity plan
corporate-social-responsibility | fr: responsabilité sociale des entreprises; =RSE; développement durable en entreprise | en: corporate social responsibility; =CSR; =ESG; sustainability reporting
decision-making | fr: prise de décision; capacité décisionnelle; ?jugement | en: decision making; sound judgement; decision-making skills | type: trait
meeting-deadlines | fr: respect des échéanciers; respect des délais; travail avec des échéances serrées | en: meeting deadlines; working to tight deadlines; deadline driven | type: trait

# Human resources
employee-files | fr: dossiers des employés; gestion des dossiers d’employés; administration du personnel | en: employee files; personnel files; personnel administration; employee records
hr-information-system | fr: système d’information RH; =SIRH; Workday; BambooHR | en: human resources information system; =HRIS; Workday; BambooHR | type: tool
onboarding-process | fr: accueil et intégration; intégration des nouveaux employés; processus d’intégration | en: onboarding process; employee integration; new hire orientation
workforce-planning | fr: planification de la main-d’œuvre; gestion prévisionnelle des effectifs | en: workforce planning; headcount planning; manpower planning
talent-management | fr: gestion des talents; relève; planification de la relève; gestion de la performance | en: talent management; succession planning; performance management; performance reviews
salary-surveys | fr: enquêtes salariales; structure salariale; rémunération globale | en: salary surveys; salary structure; total compensation; compensation analysis
pay-equity | fr: équité salariale; maintien de l’équité salariale | en: pay equity; pay equity audits
job-evaluation | fr: évaluation des emplois; description de postes; classification d’emplois | en: job evaluation; job descriptions; job classification
benefits-administration | fr: administration des avantages sociaux; assurances collectives; régime d’assurance collective | en: benefits administration; group insurance; employee benefits
pension-plans | fr: régimes de retraite; administration de régimes de retraite | en: pension plans; retirement plans; pension administration
grievance-handling | fr: gestion des griefs; traitement des griefs; arbitrage de griefs | en: grievance handling; grievance arbitration; grievances
collective-bargaining | fr: négociation collective; négociation de conventions collectives | en: collective bargaining; union negotiations
labour-law | fr: droit du travail; législation du travail; code du travail | en: labour law; labour legislation
mediation-techniques | fr: techniques de médiation; conciliation | en: mediation techniques; conciliation
training-needs-analysis | fr: analyse des besoins de formation; plan de formation | en: training needs analysis; training plan; training needs assessment
training-delivery | fr: animation de formations; prestation de formation; formation d’adultes en entreprise | en: training delivery; delivering training; facilitating workshops; corporate training
organisational-development | fr: développement organisationnel; développement des compétences | en: organizational development; competency development
employee-surveys | fr: sondages de mobilisation; mesure de la mobilisation; expérience employé | en: employee surveys; employee engagement; employee experience
employer-branding | fr: marque employeur; attraction de talents | en: employer branding; employer brand; talent attraction
job-posting | fr: affichage de postes; rédaction d’offres d’emploi; diffusion d’offres d’emploi | en: job posting; writing job ads; posting jobs
linkedin-recruiter | fr: LinkedIn Recruiter; recrutement sur LinkedIn | en: LinkedIn Recruiter; recruiting on LinkedIn | type: tool
reference-checks | fr: prise de références; vérification des références | en: reference checks; reference checking
disability-management | fr: gestion de l’invalidité; gestion des absences; assurance invalidité | en: disability management; absence management; short-term disability
return-to-work | fr: retour au travail; retour progressif au travail; assignation temporaire | en: return to work; modified duties; gradual return to work
workers-compensation | fr: réclamations CNESST; gestion des dossiers CNESST; accidents du travail | en: workers’ compensation; WSIB claims; CNESST claims
insurance-claims-follow-up | fr: suivi de dossiers d’assurance salaire; dossiers d’assurance collective | en: salary insurance follow-up; group insurance claims
ergonomics | fr: ergonomie; évaluation ergonomique; ergonomie de bureau; postes de travail ergonomiques | en: ergonomics; ergonomic assessment; workstation assessment
diversity-and-inclusion | fr: équité, diversité et inclusion; =EDI; diversité et inclusion | en: diversity and inclusion; equity diversity and inclusion; =DEI; =EDI
immigration-procedures | fr: démarches d’immigration; dossiers d’immigration; recrutement international | en: immigration procedures; immigration files; international recruitment
work-permits | fr: permis de travail; =EIMT; visa de travail | en: work permits; labour market impact assessment; =LMIA; work visas
client-interviews | fr: entrevues clients; entretiens avec les clients; analyse des besoins du client | en: client interviews; client needs assessment; needs analysis
cv-writing-support | fr: rédaction de curriculum vitæ; aide à la recherche d’emploi; simulation d’entrevue | en: resume writing support; job search assistance; mock interviews
job-market-knowledge | fr: connaissance du marché du travail; information sur le marché du travail | en: labour market knowledge; labour market information
crha-membership | fr: conseiller en ressources humaines agréé; membre de l’Ordre des CRHA | qc: CRHA; CRIA | en: chartered human resources professional; CHRP; CHRL; CPHR; CRHA | type: licence

# Purchasing and contracts
calls-for-tenders | fr: appels d’offres; analyse de soumissions; gestion d’appels d’offres | en: calls for tenders; =RFP; bid evaluation; =RFPs
supplier-evaluation | fr: évaluation des fournisseurs; relations avec les fournisseurs; performance des fournisseurs | en: supplier evaluation; supplier relations; supplier performance
strategic-sourcing | fr: approvisionnement stratégique; stratégie d’achats | en: strategic sourcing; category management; sourcing strategy
contract-negotiation | fr: négociation de contrats; négociation d’ententes; rédaction d’ententes | en: negotiating contracts; negotiating agreements
purchase-orders | fr: bons de commande; émission de bons de commande; réquisitions | en: purchase orders; purchase requisitions
call-centre-metrics | fr: indicateurs de centre d’appels; niveau de service téléphonique | en: call centre metrics; service level; average handle time
quality-monitoring-calls | fr: écoute d’appels; assurance qualité des appels | en: call quality monitoring; call monitoring
legal-terminology | fr: terminologie juridique; vocabulaire juridique | en: legal terminology; legal vocabulary
legal-file-management | fr: gestion de dossiers juridiques; ouverture de dossiers juridiques | en: legal file management; legal case files
court-filings | fr: production de procédures; dépôt de procédures judiciaires | en: court filings; filing court documents
instructional-design | fr: conception pédagogique; scénarisation pédagogique | en: instructional design; learning design
`,
});
