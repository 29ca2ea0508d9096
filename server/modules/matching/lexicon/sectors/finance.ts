import { defineSector } from '../sector.js';

export const finance = defineSector({
  name: 'finance',
  field: {
    fr: ['Finance', 'comptabilité', 'administration', 'assurance', 'banque', 'bureau', 'ressources humaines'],
    en: ['Finance', 'accounting', 'administration', 'insurance', 'banking', 'office', 'human resources'],
  },
  occupations: `
accountant | fr: comptable; expert-comptable; comptable général; responsable comptable | qc: comptable professionnel agréé; =CPA; comptable agréé | en: accountant; chartered professional accountant; general accountant; staff accountant; chartered accountant; certified management accountant; certified general accountant; tax accountant senior; cost accounting supervisor; internal audit accountant; certified public accountant | related: auditor, financial-analyst
| skills: financial-statements, bookkeeping, tax-returns, month-end-closing, accounting-software, spreadsheets
accounting-technician | fr: technicien comptable; aide-comptable; assistant comptable | qc: technicien en comptabilité; commis comptable; commis à la comptabilité | en: accounting technician; accounting clerk; accounting assistant | related: accountant
| skills: bookkeeping, accounts-payable, accounts-receivable, bank-reconciliation, accounting-software, data-entry
payroll-clerk | fr: technicien de paie; gestionnaire de paie | qc: commis à la paie; maître de paie; spécialiste de la paie | en: payroll clerk; payroll administrator; payroll specialist; payroll officer; paymaster
| skills: payroll, payroll-software, labour-standards, data-entry, spreadsheets
auditor | fr: auditeur; vérificateur | qc: auditeur externe | en: auditor; external auditor | skills: auditing, financial-statements, internal-controls, spreadsheets
controller | fr: contrôleur financier; contrôleur de gestion; contrôleur budgétaire; auditeur comptable | qc: contrôleur corporatif; directeur des finances | en: controller; financial controller; finance manager; director of finance
| skills: financial-statements, budgeting, internal-controls, month-end-closing, staff-supervision
financial-analyst | fr: analyste financier; analyste de crédit; analyste budgétaire | en: financial analyst; credit analyst; budget analyst; chartered financial analyst; investment analyst trainee; money market analyst; pension fund analyst; corporate finance analyst
| skills: financial-analysis, financial-modelling, spreadsheets, budgeting, data-analysis
financial-advisor | fr: conseiller financier; conseiller en gestion de patrimoine; conseiller patrimonial | en: financial advisor; personal finance advisor; wealth advisor; investment advisor; personal financial advisor
| skills: financial-planning, investment-products, client-accounts, customer-service, securities-licence
bank-teller | fr: caissier de banque; guichetier; chargé d’accueil en banque; conseiller d’accueil bancaire; guichetier bancaire; agent/agente administratif/administrative de banque; chargé d’accueil bancaire | qc: agent/agente aux services bancaires; caissier de services financiers | en: bank teller; customer service representative bank; personal banking associate; banking advisor
| skills: cash-handling, customer-service, banking-products, data-entry
insurance-agent | fr: agent/agente d’assurance; conseiller en assurance; courtier en assurance; agent/agente général/générale d’assurance | qc: agent/agente en assurance de dommages | en: insurance agent; insurance advisor; general insurance agent; fire insurance agent; group insurance representative; automobile insurance agent; insurance sales agent
| skills: insurance-products, insurance-licence, customer-service, sales-targets
claims-adjuster | fr: expert en sinistre; gestionnaire de sinistres; indemnisateur; rédacteur sinistres; expert en assurance | qc: agent/agente d’indemnisation | en: claims adjuster; claims examiner; claims representative; claims handler
| skills: claims-handling, insurance-products, negotiation, incident-reporting
underwriter | fr: souscripteur; rédacteur souscripteur; souscripteur d’assurance; rédacteur production assurance | en: underwriter; insurance underwriter
| skills: risk-assessment, insurance-products, data-analysis
actuary | fr: actuaire; analyste en actuariat | en: actuary; actuarial analyst | skills: statistics, risk-assessment, financial-modelling, spreadsheets
administrative-assistant | fr: adjoint/adjointe administratif/administrative; assistant/assistante administratif/administrative; secrétaire; assistant/assistante de direction; secrétaire de direction; assistant/assistante de gestion administrative; secrétaire bureautique | qc: technicien en bureautique; agent/agente de bureau | en: administrative assistant; secretary; office assistant; admin assistant; office administrative assistant; technical secretary; executive administrative assistant
| skills: office-suite, appointment-booking, writing, record-keeping, outlook, telephone-service, visitor-reception
receptionist | fr: réceptionniste; agent/agente d’accueil; hôte/hôtesse d’accueil | qc: préposé à l’accueil; commis à l’accueil | en: receptionist; front desk receptionist; office receptionist | related: administrative-assistant
| skills: telephone-service, customer-service, appointment-booking, office-suite, bilingualism
office-clerk | fr: commis de bureau; employé de bureau; agent/agente de saisie | qc: commis général de bureau; commis à la saisie de données | en: office clerk; general office clerk; clerical worker; general clerk; clerk typist; file maintenance clerk; clerical assistant; inquiry clerk; registration clerk; office general helper | related: administrative-assistant
| skills: data-entry, record-keeping, office-suite, telephone-service
office-manager | fr: responsable administratif; chef de bureau; office manager | qc: directeur administratif; chef de services administratifs | en: office manager; administrative manager; office administrator | skills: staff-supervision, budgeting, purchasing, office-suite, record-keeping
hr-generalist | fr: conseiller en ressources humaines; généraliste en ressources humaines; chargé des ressources humaines; assistant RH; responsable RH | qc: =CRHA; partenaire d’affaires RH | en: human resources generalist; HR advisor; HR specialist; human resources coordinator; human resources officer | related: recruiter
| skills: labour-standards, recruiting, employee-relations, staff-training, payroll, hr-policies
equal-opportunity-officer | fr: conseiller en équité en emploi; agent/agente d’équité | en: equal opportunity officer; equal opportunity representative | related: hr-generalist
| skills: accommodations-and-modifications, accident-investigation, conflict-resolution
recruiter | fr: recruteur; chargé de recrutement; conseiller en recrutement | en: recruiter; recruitment consultant; technical recruiter | related: hr-technician | skills: recruiting, interviewing, candidate-sourcing, applicant-tracking-system, social-media
hr-manager | fr: directeur des ressources humaines; =DRH; responsable des ressources humaines | en: human resources manager; HR director; head of people; human resources director | broader: hr-generalist
| skills: labour-standards, employee-relations, hr-policies, staff-supervision, collective-agreements
lawyer | fr: avocat; juriste | qc: avocat membre du Barreau | en: lawyer; attorney; solicitor; legal adviser; corporate law lawyer; law partner; articling lawyer; government lawyer; general counsel | related: paralegal, notary
| skills: legal-research, legal-drafting, contract-law, bar-membership, negotiation
legal-guardian | fr: mandataire judiciaire; mandataire à la protection des majeurs; tuteur légal | en: court-appointed guardian; legal guardian | related: lawyer
| skills: case-management, civil-law, budgeting-support-for-clients
notary | fr: notaire | en: notary | skills: legal-drafting, property-law, record-keeping
paralegal | fr: technicien juridique; assistant juridique; clerc de notaire; juriste d’entreprise assistant; collaborateur juridique | qc: parajuriste; adjoint juridique | en: paralegal; legal assistant
| skills: legal-drafting, legal-research, record-keeping, office-suite
real-estate-broker | fr: courtier immobilier; agent immobilier; négociateur immobilier; conseiller immobilier | en: real estate broker; real estate agent; realtor; real estate sales representative; real estate salesperson; business broker; realtor associate
| skills: property-sales, negotiation, prospecting, client-accounts
property-manager | fr: gestionnaire immobilier; gérant d’immeubles; syndic de copropriété; gestionnaire de biens; administrateur de biens | qc: gestionnaire de copropriété | en: property manager; building manager; rental agent; community association manager; real estate manager
| skills: lease-management, customer-service, budgeting, contract-administration
`,
  skills: `
bookkeeping | fr: tenue de livres; comptabilité générale; écritures comptables; comptabilité | en: bookkeeping; general accounting; general ledger; accounting
accounts-payable | fr: comptes fournisseurs; comptes payables; comptes à payer | en: accounts payable; AP processing; vendor invoices
accounts-receivable | fr: comptes clients; comptes recevables; comptes à recevoir | en: accounts receivable; billing; collections
bank-reconciliation | fr: conciliation bancaire; rapprochement bancaire | en: bank reconciliation; account reconciliation
accounting-software | fr: logiciel comptable; Sage; Simple Comptable | en: accounting software; QuickBooks Online | type: tool
financial-statements | fr: états financiers; préparation d’états financiers; bilan comptable | en: financial statements; preparing financial statements; financial reporting; balance sheet
month-end-closing | fr: fin de mois; clôture mensuelle; fermeture de mois; clôture comptable | en: month-end closing; month end; period close; year-end closing
tax-returns | fr: déclarations de revenus; fiscalité; impôts; déclarations TPS et TVQ | en: tax returns; taxation; income tax; tax filing; GST and QST returns
payroll | fr: paie; traitement de la paie; préparation de la paie | en: payroll; payroll processing; payroll preparation
payroll-software | fr: logiciel de paie; Employeur D; ADP | en: payroll software; ADP Workforce; Ceridian Dayforce; Dayforce | type: tool | related: hr-information-system
labour-standards | fr: normes du travail; lois du travail; CNESST | en: labour standards; employment law; employment standards
auditing | fr: audit; audit interne; vérification comptable; mission d’audit | en: auditing; internal audit; audit engagements
internal-controls | fr: contrôles internes; cadre de contrôle | en: internal controls; control framework; SOX compliance
financial-analysis | fr: analyse financière; analyse de rentabilité | en: financial analysis; profitability analysis
financial-modelling | fr: modélisation financière; modèles financiers; évaluation d’entreprise | en: financial modelling; financial models; business valuation
financial-planning | fr: planification financière | en: financial planning
investment-products | fr: produits de placement; fonds communs de placement; REER et CELI | en: investment products; RRSP and TFSA
banking-products | fr: produits bancaires; services bancaires; crédit | en: banking products; banking services
securities-licence | fr: permis de l’Autorité des marchés financiers; certificat en valeurs mobilières | qc: =AMF; permis AMF | en: AMF licence; securities registration; mutual funds licence; Canadian securities course | type: licence
insurance-products | fr: produits d’assurance; assurance de dommages; assurance de personnes; assurance habitation et automobile | en: insurance products; property and casualty insurance; life insurance; home and auto insurance
insurance-licence | fr: permis d’assurance; certificat de l’AMF en assurance | en: insurance licence; general insurance licence | type: licence
claims-handling | fr: traitement des réclamations d’assurance; gestion de sinistres | en: claims handling; claims processing; claims settlement; insurance claims
risk-assessment | fr: évaluation des risques; analyse de risques; gestion des risques | en: risk assessment; risk analysis; risk management
recruiting | fr: recrutement; dotation; acquisition de talents; processus d’embauche | en: recruiting; recruitment; talent acquisition; staffing; hiring process
candidate-sourcing | fr: recherche de candidats; approche directe | en: candidate sourcing; sourcing candidates
applicant-tracking-system | fr: système de suivi des candidatures; logiciel de recrutement | en: applicant tracking system; recruiting software; ATS | type: tool
employee-relations | fr: relations de travail; relations avec les employés; climat de travail | en: employee relations; labour relations; workplace relations
hr-policies | fr: politiques RH; politiques de ressources humaines | en: HR policies; human resources policies; employee handbook
collective-agreements | fr: conventions collectives; application de la convention collective | en: collective agreements; union environment
legal-research | fr: recherche juridique; recherche jurisprudentielle | en: legal research; case law research
legal-drafting | fr: rédaction juridique; rédaction de contrats | en: legal drafting; contract drafting; legal writing
contract-law | fr: droit des contrats; droit commercial | en: contract law; business law; commercial law
property-law | fr: droit immobilier; actes notariés | en: property law; real estate law; conveyancing
bar-membership | fr: membre du Barreau | en: member of the Bar; bar membership; bar admission | type: licence
property-sales | fr: vente immobilière; transactions immobilières; courtage immobilier | en: property sales; real estate transactions; real estate sales
lease-management | fr: gestion de baux; baux commerciaux; location de logements | en: lease management; lease administration; leasing
`,
});
