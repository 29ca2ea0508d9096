import { defineSector } from '../sector.js';

export const justice = defineSector({
  name: 'justice',
  field: {
    fr: [
      'Droit et sécurité publique',
      'droit',
      'justice',
      'sécurité publique',
      'fonction publique',
      'administration publique',
    ],
    en: ['Law and public safety', 'law', 'justice', 'public safety', 'public service', 'government'],
  },
  occupations: `
# Law
corporate-lawyer | fr: avocat d’affaires; avocat en droit des affaires; juriste d’entreprise; conseiller juridique d’entreprise | en: corporate lawyer; in-house counsel; corporate counsel; commercial lawyer | broader: lawyer | skills: corporate-law, contract-law, mergers-acquisitions, legal-drafting, bar-membership
criminal-lawyer | fr: avocat criminaliste; avocat en droit criminel; pénaliste | en: criminal lawyer; defence attorney; criminal defence lawyer | broader: lawyer | skills: criminal-law, litigation, court-representation, bar-membership
family-lawyer | fr: avocat en droit de la famille; avocat familialiste | en: family lawyer; family law attorney | broader: lawyer | skills: family-law, mediation-techniques, litigation, bar-membership
crown-prosecutor | fr: procureur de la Couronne; procureur aux poursuites criminelles et pénales; magistrat du parquet | en: crown prosecutor; prosecutor; crown attorney | broader: lawyer | skills: criminal-law, court-representation, litigation, evidence-assessment
legal-counsel | fr: conseiller juridique | en: legal counsel; legal advisor; ?counsel | broader: lawyer | skills: legal-opinions, legal-research, contract-law, regulatory-compliance-law
judge | fr: juge; magistrat | en: judge; magistrate; magistrate judge
| skills: evidence-assessment, legal-opinions, court-procedure
law-clerk | fr: clerc d’avocat; stagiaire en droit; recherchiste juridique | en: law clerk; articling student; legal researcher | skills: legal-research, legal-drafting, court-procedure
court-clerk | fr: greffier; greffier-audiencier; greffier de la cour | en: court clerk; ?registrar; clerk of the court | skills: court-procedure, legal-file-management, record-keeping
bailiff | fr: huissier de justice; huissier | en: bailiff; process server; sheriff officer | skills: document-service, seizure-execution, court-procedure
mediator | fr: médiateur; médiateur familial; médiateur accrédité; conciliateur; arbitre commercial | en: mediator; family mediator; dispute resolution practitioner; conciliator
| skills: mediation-techniques, conflict-resolution, negotiation, family-law
notarial-technician | fr: collaborateur notarial; technicien juridique en droit notarial | en: notarial assistant; conveyancing clerk; title clerk | related: paralegal | skills: title-search, property-law, legal-drafting
title-examiner | fr: examinateur de titres; recherchiste en titres immobiliers | en: title examiner; title searcher; abstractor | related: notarial-technician
| skills: title-search, cadastral-law, client-interviews
patent-agent | fr: agent/agente de brevets; conseiller en propriété intellectuelle | en: patent agent; intellectual property advisor; trademark agent | skills: intellectual-property, patent-drafting, legal-research
compliance-officer | fr: agent/agente de conformité; responsable de la conformité; conseiller en conformité | en: compliance officer; compliance analyst; compliance advisor | skills: regulatory-compliance, anti-money-laundering, risk-assessment, policy-drafting
financial-examiner | fr: inspecteur des institutions financières; contrôleur bancaire | en: financial examiner; bank examiner | related: compliance-officer
| skills: bank-compliance, auditing, amf-compliance
privacy-officer | fr: responsable de la protection des renseignements personnels; délégué à la protection des données | en: privacy officer; data protection officer; =DPO | skills: privacy-legislation, privacy-impact-assessment, policy-drafting
court-interpreter | fr: interprète judiciaire | en: court interpreter; community interpreter | related: translator | skills: interpretation, court-procedure, bilingualism

# Police, fire, corrections
police-officer | fr: policier; agent/agente de police; patrouilleur; gardien de la paix | en: police officer; constable; patrol officer | skills: police-patrol, criminal-law, use-of-force, emergency-driving, incident-reporting, police-training
crime-scene-technician | fr: technicien de police scientifique | en: forensic science technician; police identification officer | related: police-officer
| skills: analytical-chemistry, specimen-handling, incident-reporting
police-commander | fr: commissaire de police; commandant de police; officier de police | en: police commander; supervisor of police; police superintendent | related: police-officer
| skills: police-patrol, criminal-law, staff-supervision
detective | fr: enquêteur; sergent-détective; enquêteur de police | en: detective; police investigator; criminal investigator | broader: police-officer | skills: investigation, suspect-interviews, evidence-collection, incident-reporting
private-investigator | fr: détective privé; enquêteur privé; enquêteur en sinistres | en: private investigator; insurance investigator; fraud investigator | skills: investigation, surveillance, incident-reporting, interviewing
correctional-officer | fr: agent/agente des services correctionnels; surveillant pénitentiaire; agent correctionnel; surveillant de prison | en: correctional officer; prison officer; corrections officer; jailer
| skills: inmate-supervision, use-of-force, searches, incident-reporting, crisis-intervention
probation-officer | fr: agent/agente de probation; agent/agente de libération conditionnelle; conseiller d’insertion et de probation | en: probation officer; parole officer | skills: case-management, offender-assessment, psychosocial-intervention, court-procedure
firefighter | fr: pompier; sapeur-pompier; pompier à temps partiel | en: firefighter; fire fighter; fireman | skills: firefighting, rescue-operations, breathing-apparatus, first-aid, emergency-driving, physical-stamina
fire-prevention-inspector | fr: préventionniste; inspecteur en prévention des incendies; technicien en prévention incendie | en: fire prevention inspector; fire inspector; fire safety officer | skills: fire-prevention, building-code, site-inspection, fire-alarm-systems
forest-firefighter | fr: pompier forestier | qc: pompier SOPFEU | en: forest firefighter; wildland firefighter | related: firefighter | skills: firefighting, chainsaw-operation, physical-stamina
emergency-dispatcher | fr: répartiteur d’urgence; préposé aux communications d’urgence; répartiteur 911; opérateur d’urgence; opérateur de centre d’appels d’urgence; assistant/assistante de régulation médicale | en: emergency dispatcher; 911 operator; emergency call taker; 911 dispatcher; public safety telecommunicator | related: dispatcher
| skills: emergency-call-taking, radio-communication, stress-management, data-entry
border-services-officer | fr: agent/agente des services frontaliers; douanier; inspecteur des douanes | en: border services officer; customs officer; customs inspector | skills: customs-regulations, searches, interviewing, use-of-force
soldier | fr: militaire; soldat; membre du rang; militaire du rang; fantassin | en: soldier; infantry member; military member; armed forces member; infantry soldier; enlisted soldier
| skills: military-training, physical-stamina, weapons-handling, teamwork
military-officer | fr: officier militaire; officier des Forces armées; officier des armées; chef de section militaire; responsable opérationnel de la défense | en: military officer; armed forces officer; commissioned officer; officer armed forces | related: soldier
| skills: military-training, leadership, operations-planning
bylaw-officer | fr: agent/agente de stationnement; inspecteur municipal; agent/agente de la réglementation municipale; agent/agente de sécurité publique | en: bylaw enforcement officer; parking enforcement officer; municipal inspector | skills: bylaw-enforcement, site-inspection, incident-reporting
security-supervisor | fr: superviseur de sécurité; chef d’équipe en sécurité; coordonnateur de sécurité; responsable de sécurité; chef de service de sécurité | en: security supervisor; security team leader; security coordinator; supervisor of security workers | related: security-guard
| skills: surveillance, staff-supervision, access-control, incident-reporting, security-licence
loss-prevention-officer | fr: agent/agente de prévention des pertes; agent/agente de surveillance en magasin | en: loss prevention officer; store detective; loss prevention agent; retail loss prevention specialist | related: security-guard
| skills: surveillance, shoplifting-prevention, incident-reporting
alarm-technician | fr: technicien en systèmes d’alarme; installateur de systèmes d’alarme; technicien en systèmes de sécurité; technicien en alarmes; monteur en systèmes de sécurité | en: alarm system technician; security systems installer; alarm installer; security and fire alarm systems installer
| skills: alarm-installation, cctv-installation, cabling, electrical-troubleshooting
emergency-management-coordinator | fr: conseiller en sécurité civile; coordonnateur des mesures d’urgence; conseiller en mesures d’urgence | en: emergency management coordinator; emergency planner; civil protection officer; emergency management director
| skills: emergency-planning, risk-assessment, stakeholder-management

# Public service
policy-analyst | fr: analyste de politiques; conseiller en politiques publiques; chargé de mission | en: policy analyst; policy advisor; public policy analyst | skills: policy-analysis, policy-drafting, research, stakeholder-management
program-officer | fr: agent/agente de programme; chargé de programme; agent/agente de recherche et de planification | en: program officer; programme officer; program manager | skills: program-evaluation, grant-management, reporting, project-management
political-aide | fr: attaché politique; conseiller politique; adjoint parlementaire | en: political aide; political advisor; parliamentary assistant; constituency assistant | skills: policy-analysis, writing, public-relations, constituent-services
city-clerk | fr: greffier municipal; secrétaire-trésorier de municipalité; directeur général de municipalité | en: city clerk; town clerk; municipal clerk | skills: municipal-law, minutes-taking, record-keeping
urban-planner | fr: urbaniste; aménagiste; urbaniste municipal; chargé d’urbanisme; aménageur | en: urban planner; city planner; land use planner
| skills: urban-planning, zoning, gis-software, public-consultation
building-inspector | fr: inspecteur en bâtiment; inspecteur en bâtiments et en environnement; contrôleur technique de la construction; vérificateur de travaux | en: building inspector; municipal building inspector; home inspector
| skills: building-code, site-inspection, zoning, permit-issuance
tax-auditor | fr: vérificateur fiscal; agent/agente de vérification fiscale; inspecteur des impôts; contrôleur des impôts; agent/agente des impôts | en: tax auditor; revenue officer; tax examiner | related: auditor
| skills: tax-law, auditing, tax-returns, interviewing
benefits-officer | fr: agent/agente d’aide socioéconomique; agent/agente de prestations; préposé aux renseignements | en: benefits officer; employment insurance officer; service officer; eligibility worker | skills: form-processing, eligibility-assessment, customer-service
diplomat | fr: diplomate; agent/agente du service extérieur; attaché commercial | en: diplomat; foreign service officer; trade commissioner | skills: international-relations, negotiation, policy-analysis, writing
lobbyist | fr: lobbyiste; conseiller en relations gouvernementales; conseiller en affaires publiques | en: lobbyist; government relations advisor; public affairs advisor | skills: government-relations, policy-analysis, stakeholder-management
`,
  skills: `
# Law
litigation | fr: litige; contentieux; plaidoirie; règlement de litiges; litige civil | en: litigation; civil litigation; dispute resolution; pleading
court-representation | fr: représentation devant les tribunaux; plaider devant les tribunaux | en: court representation; court appearances; advocacy in court
court-procedure | fr: procédure judiciaire; procédure civile; greffe; règles de pratique | en: court procedure; civil procedure; court rules; court registry
criminal-law | fr: droit criminel; droit pénal; code criminel | en: criminal law; criminal code; penal law
family-law | fr: droit de la famille; droit familial; droit de garde | en: family law; child custody; divorce law
corporate-law | fr: droit des affaires; droit des sociétés; droit corporatif | en: corporate law; company law
administrative-law | fr: droit administratif; droit public | en: administrative law; public law
municipal-law | fr: droit municipal; réglementation municipale; gestion municipale | en: municipal law; municipal regulations; municipal administration
immigration-law | fr: droit de l’immigration; droit des réfugiés | en: immigration law; refugee law
tax-law | fr: droit fiscal; lois fiscales | en: tax law; tax legislation
environmental-law | fr: droit de l’environnement; loi sur la qualité de l’environnement | en: environmental law; environmental legislation
civil-law | fr: droit civil; code civil; responsabilité civile | en: civil law; civil code; civil liability
common-law | fr: common law | en: common law
estate-law | fr: droit successoral; règlement de successions; testaments | en: estate law; estate settlement; wills and estates
intellectual-property | fr: propriété intellectuelle; droit d’auteur; marques de commerce; brevets | en: intellectual property; copyright; trademarks; patents
patent-drafting | fr: rédaction de brevets; demandes de brevet | en: patent drafting; patent applications; patent prosecution
mergers-acquisitions | fr: fusions et acquisitions; vérification diligente | en: mergers and acquisitions; =M&A; due diligence
securities-law | fr: droit des valeurs mobilières; financement d’entreprises | en: securities law; corporate finance law
legal-opinions | fr: avis juridiques; opinions juridiques; conseils juridiques | en: legal opinions; legal advice; providing legal advice
regulatory-compliance-law | fr: droit réglementaire; affaires réglementaires juridiques | en: regulatory law
regulatory-compliance | fr: conformité réglementaire; conformité; respect de la réglementation | en: regulatory compliance; compliance monitoring; regulatory requirements
anti-money-laundering | fr: lutte contre le blanchiment d’argent; recyclage des produits de la criminalité; CANAFE | en: anti-money laundering; =AML; FINTRAC; know your client; =KYC
privacy-impact-assessment | fr: évaluation des facteurs relatifs à la vie privée; =ÉFVP; analyse d’impact vie privée | en: privacy impact assessment; =PIA; data protection impact assessment
evidence-assessment | fr: analyse de la preuve; appréciation de la preuve | en: evidence assessment; weighing evidence; case review
title-search | fr: examen des titres; recherche de titres; registre foncier | en: title search; title examination; land register; land titles
document-service | fr: signification de documents; signification d’actes | en: service of documents; serving court documents
seizure-execution | fr: ?saisies; exécution de jugements | en: seizures; enforcement of judgments
legal-aid | fr: aide juridique | en: legal aid
legal-practice-software | fr: SOQUIJ; =La Référence; CanLII | en: CanLII; Westlaw; LexisNexis; legal research databases | type: tool
interpretation | fr: ?interprétation; interprétation consécutive; interprétation simultanée | en: ?interpretation; consecutive interpretation; simultaneous interpretation; ?interpreting

# Police, fire, safety
police-patrol | fr: patrouille policière; intervention policière; maintien de l’ordre | en: police patrol; law enforcement; policing; maintaining public order
police-training | fr: formation de l’École nationale de police; techniques policières; diplôme en techniques policières | qc: ENPQ | en: police foundations; police academy training; police technology diploma | type: licence
use-of-force | fr: emploi de la force; autodéfense; techniques d’intervention physique; intervention physique | en: use of force; self-defence; physical intervention; control tactics
weapons-handling | fr: maniement d’armes; armes à feu; tir | en: weapons handling; firearms; firearms training
firearms-licence | fr: permis d’armes à feu; permis de possession et d’acquisition; =PPA | en: firearms licence; possession and acquisition licence; =PAL | type: licence
emergency-driving | fr: conduite d’urgence; conduite de véhicules d’urgence | en: emergency driving; emergency vehicle operation
investigation | fr: enquêtes; conduite d’enquêtes; techniques d’enquête; enquête criminelle | en: investigation; conducting investigations; investigative techniques
suspect-interviews | fr: interrogatoires; entrevues d’enquête; audition de témoins | en: suspect interviews; interrogations; witness interviews
evidence-collection | fr: collecte de preuves; scène de crime; identité judiciaire; criminalistique | en: evidence collection; crime scene; forensics; forensic identification
searches | fr: ?fouilles; fouilles de sécurité; inspection de bagages | en: ?searches; security screening; baggage screening; frisking
inmate-supervision | fr: surveillance de détenus; garde de personnes détenues; milieu carcéral | en: inmate supervision; custody; custodial care; detention
offender-assessment | fr: évaluation du risque de récidive; réinsertion sociale; délinquance | en: offender assessment; offender rehabilitation; reoffending risk
firefighting | fr: lutte contre les incendies; combat d’incendies; extinction d’incendies | en: firefighting; fire suppression; fire response
pompier-certification | fr: certification pompier I; DEP en intervention en sécurité incendie; autopompe | qc: pompier 1; opérateur d’autopompe | en: firefighter certification; NFPA 1001; firefighter level 1; pump operator | type: licence
rescue-operations | fr: opérations de sauvetage; désincarcération; sauvetage technique; recherche et sauvetage | en: rescue operations; vehicle extrication; technical rescue; search and rescue
breathing-apparatus | fr: appareil de protection respiratoire; =APRIA; appareil respiratoire | en: breathing apparatus; self-contained breathing apparatus; =SCBA
fire-prevention | fr: prévention des incendies; sécurité incendie; inspection incendie | en: fire prevention; fire safety; fire inspection; fire code
fire-alarm-systems | fr: systèmes d’alarme incendie; gicleurs; avertisseurs de fumée | en: fire alarm systems; sprinkler systems; smoke detectors
evacuation-plans | fr: plans d’évacuation; mesures d’évacuation; exercices d’évacuation | en: evacuation plans; fire drills; evacuation procedures
hazmat-response | fr: intervention en matières dangereuses; déversement de matières dangereuses | en: hazardous materials response; =HAZMAT; spill response
emergency-planning | fr: planification des mesures d’urgence; sécurité civile; mesures d’urgence; plan d’urgence | en: emergency planning; emergency preparedness; emergency management; emergency measures
emergency-call-taking | fr: prise d’appels d’urgence; centre d’appels 911; appels d’urgence | en: emergency call taking; 911 calls; emergency calls
radio-communication | fr: communication radio; radiocommunication; ondes radio | en: radio communication; two-way radio; radio operation
military-training | fr: formation militaire; entraînement militaire; Forces armées | en: military training; basic military qualification; armed forces
operations-planning | fr: planification d’opérations; planification tactique | en: operational planning; tactical planning; mission planning
shoplifting-prevention | fr: prévention du vol à l’étalage; démarque inconnue; prévention des pertes | en: shoplifting prevention; loss prevention; shrinkage control
crowd-control | fr: gestion de foule; contrôle de foule; encadrement de foules | en: crowd control; crowd management; event security
alarm-installation | fr: installation de systèmes d’alarme; systèmes antivol; systèmes d’intrusion | en: alarm installation; intrusion systems; burglar alarm systems
cctv-installation | fr: installation de caméras; caméras de surveillance; systèmes de caméras | en: CCTV installation; surveillance cameras; camera systems
locksmithing | fr: serrurerie; installation de serrures | en: locksmithing; lock installation
bylaw-enforcement | fr: application des règlements; constats d’infraction; application de la réglementation municipale | en: bylaw enforcement; issuing tickets; statements of offence; enforcement of regulations

# Public service
policy-analysis | fr: analyse de politiques; politiques publiques; élaboration de politiques publiques | en: policy analysis; public policy; policy development
policy-drafting | fr: rédaction de politiques; rédaction de directives; élaboration de procédures | en: policy drafting; writing policies and procedures; policy writing
program-evaluation | fr: évaluation de programmes; suivi et évaluation | en: program evaluation; programme evaluation; monitoring and evaluation
grant-management | fr: gestion de subventions; gestion de programmes de subvention; reddition de comptes | en: grant management; grant administration; accountability reporting
briefing-notes | fr: notes d’information; notes de breffage; mémoires au cabinet | en: briefing notes; ministerial briefings
constituent-services | fr: service aux citoyens; dossiers de comté | en: constituent services; citizen services; services to citizens
public-consultation | fr: consultations publiques; participation citoyenne; acceptabilité sociale | en: public consultation; citizen participation; public engagement; social acceptability
urban-planning | fr: urbanisme; aménagement du territoire; planification urbaine | en: urban planning; land use planning; town planning
zoning | fr: zonage; règlement de zonage; plan d’urbanisme | en: zoning; zoning bylaws; land use regulation
permit-issuance | fr: émission de permis; délivrance de permis et certificats | en: permit issuance; issuing permits; permit review
gis-software | fr: systèmes d’information géographique; géomatique; ArcGIS | en: geographic information systems; geomatics; ArcGIS; =GIS | type: tool
eligibility-assessment | fr: analyse d’admissibilité; détermination de l’admissibilité | en: eligibility assessment; determining eligibility; claims eligibility
government-relations | fr: relations gouvernementales; affaires publiques; lobbyisme | en: government relations; public affairs; lobbying
international-relations | fr: relations internationales; diplomatie; coopération internationale | en: international relations; diplomacy; international cooperation
elections | fr: organisation d’élections; scrutins | en: elections administration; polling
public-procurement | fr: marchés publics; contrats publics | en: public procurement; public contracts
security-clearance | fr: cote de sécurité; cote de fiabilité; habilitation de sécurité | en: security clearance; reliability status; secret clearance | type: licence
asp-fire-watch | fr: surveillance incendie; veille incendie | en: fire watch
drone-piloting | fr: pilotage de drones; certificat de pilote de drone | en: drone piloting; drone pilot certificate; unmanned aircraft | type: licence
`,
});
