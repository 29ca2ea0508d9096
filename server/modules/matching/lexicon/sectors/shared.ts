import { defineSector } from '../sector.js';

/** Skills that every field of work uses. Look here before writing one into a sector. */
export const shared = defineSector({
  name: 'shared',
  field: { fr: [], en: [] },
  occupations: '',
  skills: `
disinfection | fr: désinfection | en: disinfection; disinfecting
# Languages
french | fr: français; langue française; français écrit; français parlé; maîtrise du français; francophone | en: French; French language; spoken French; written French; francophone; French-speaking | type: language
english | fr: anglais; langue anglaise; anglais écrit; anglais parlé; maîtrise de l’anglais; anglophone | en: English; English language; spoken English; written English; English-speaking; anglophone | type: language
bilingualism | fr: bilinguisme; bilingue; français et anglais; anglais et français; bilinguisme français-anglais; rédaction bilingue; communication bilingue | en: bilingualism; bilingual; bilingual writing; bilingual communication; French and English; English and French; fluently bilingual | type: language
spanish | fr: espagnol; langue espagnole | en: Spanish; Spanish language | type: language
arabic | fr: arabe; langue arabe | en: Arabic; Arabic language | type: language
mandarin | fr: mandarin; chinois mandarin; langue chinoise | en: Mandarin; Mandarin Chinese; Chinese language | type: language
portuguese | fr: portugais; langue portugaise | en: Portuguese; Portuguese language | type: language
sign-language | fr: langue des signes; LSQ; langue des signes québécoise | en: sign language; ASL; American sign language | type: language

# Licences that are asked for everywhere
driving-licence | fr: permis de conduire; permis de conduire valide; permis B | qc: permis de classe 5 | en: driver’s licence; driver’s license; driving licence; valid driver’s licence; class 5 licence | type: licence
first-aid | fr: premiers soins; premiers secours; secourisme; secouriste en milieu de travail; RCR; réanimation cardiorespiratoire | en: first aid; CPR; cardiopulmonary resuscitation; first aid certificate; standard first aid | type: licence
whmis | fr: SIMDUT; système d’information sur les matières dangereuses; SIMDUT 2015 | en: WHMIS; workplace hazardous materials information system; WHMIS 2015 | type: licence | related: workplace-safety
background-check | fr: vérification des antécédents; vérification des antécédents judiciaires; absence d’antécédents judiciaires; casier judiciaire vierge | en: background check; criminal record check; vulnerable sector check; police check | type: licence

# Tools of the office
spreadsheets | fr: tableur; feuilles de calcul; Google Sheets | en: spreadsheets; Google Sheets | type: tool
excel | fr: Excel; Microsoft Excel; tableaux croisés dynamiques | en: Excel; Microsoft Excel; MS Excel; pivot tables | type: tool | broader: spreadsheets, office-suite
word-processing | fr: traitement de texte; Microsoft Word; ?=Word | en: word processing; Microsoft Word; MS Word; ?=Word; Google Docs | type: tool | broader: office-suite
office-suite | fr: suite Office; Microsoft Office; suite bureautique; bureautique; Office 365; Microsoft 365; suite Microsoft Office; Google Workspace | en: office suite; Microsoft Office; MS Office; Office 365; Microsoft 365; Google Workspace; office software | type: tool
presentations | fr: PowerPoint; présentations visuelles | en: PowerPoint; slide decks; Google Slides | type: tool | broader: office-suite
outlook | fr: Outlook; messagerie électronique | en: Outlook; Microsoft Outlook; email management | type: tool | broader: office-suite
videoconferencing | fr: visioconférence; Microsoft Teams | en: videoconferencing; video conferencing; Microsoft Teams | type: tool

# What somebody is like: weighs little
teamwork | fr: travail d’équipe; esprit d’équipe; collaboration; esprit de collaboration | en: teamwork; team player; team work; work in a team; collaboration; team spirit | type: trait
autonomy | fr: autonomie; sens de l’initiative; travail autonome; initiative; débrouillardise | en: autonomy; initiative; self-starter; work independently; ability to work independently; self-motivated | type: trait
communication | fr: communication; habiletés de communication; aptitudes en communication; sens de la communication; communication interpersonnelle | en: communication; communication skills; interpersonal communication; interpersonal skills | type: trait
organisation | fr: sens de l’organisation; organisation du travail; gestion des priorités; gestion du temps; méthodique | en: organizational skills; time management; prioritization; organized; work organization | type: trait
attention-to-detail | fr: souci du détail; minutie; rigueur; précision du travail | en: attention to detail; detail-oriented; thoroughness; accuracy | type: trait
problem-solving | fr: résolution de problèmes; esprit d’analyse; esprit analytique; capacité d’analyse | en: problem solving; analytical skills; analytical thinking; troubleshooting mindset | type: trait
adaptability | fr: adaptabilité; capacité d’adaptation; polyvalence; flexibilité | en: adaptability; flexibility; versatility; adaptable | type: trait
leadership | fr: leadership; sens du leadership; mobilisation d’équipe | en: leadership; leadership skills; people leadership | type: trait | related: staff-supervision
stress-management | fr: gestion du stress; résistance au stress; travail sous pression | en: stress management; work under pressure; stress tolerance; ability to work under pressure | type: trait
reliability | fr: fiabilité; ponctualité; assiduité; sens des responsabilités | en: reliability; punctuality; dependability; reliable; sense of responsibility | type: trait
empathy | fr: empathie; écoute; écoute active; bienveillance | en: empathy; active listening; compassion; caring attitude | type: trait
physical-stamina | fr: bonne forme physique; endurance physique; manutention de charges lourdes; capacité à soulever des charges | en: physical stamina; heavy lifting; good physical condition; able to lift | type: trait

# What is done in every field
customer-service | fr: service à la clientèle; service client; relation client; approche client; accueil de la clientèle | en: customer service; client service; customer care; customer relations; client relations; guest service
complaint-handling | fr: traitement des plaintes; gestion des plaintes; traitement des réclamations | en: complaint handling; complaint resolution; handling complaints | broader: customer-service
conflict-resolution | fr: résolution de conflits; gestion de conflits; désamorçage de crise; médiation | en: conflict resolution; conflict management; mediation
negotiation | fr: négociation; techniques de négociation | en: negotiation; negotiating; contract negotiation
staff-supervision | fr: supervision du personnel; gestion d’équipe; encadrement d’équipe; supervision d’équipe; gestion du personnel; gestion d’employés | en: staff supervision; team supervision; team management; people management; supervising staff; managing a team | related: staff-training
staff-training | fr: formation du personnel; formation des employés; formation des nouveaux; accompagnement des nouveaux employés; encadrement de stagiaires; mentorat | en: staff training; employee training; training new staff; onboarding; mentoring; training of new employees; coaching
staff-scheduling | fr: gestion des horaires; horaires de travail; planification des horaires | en: staff scheduling; scheduling; shift scheduling; work schedules
project-management | fr: gestion de projets; conduite de projet; coordination de projets; chefferie de projet | en: project management; project coordination; managing projects; project planning
change-management | fr: gestion du changement; conduite du changement | en: change management
budgeting | fr: gestion budgétaire; budget; suivi budgétaire; élaboration de budgets | en: budgeting; budget management; budget control; budget planning
reporting | fr: rédaction de rapports; production de rapports; comptes rendus; rédaction de comptes rendus | en: report writing; reporting; writing reports; preparing reports
writing | fr: rédaction; qualité rédactionnelle; rédaction professionnelle; habiletés rédactionnelles | en: writing skills; business writing; written communication; copy editing
public-speaking | fr: prise de parole en public; présentations orales; animation de réunions; art oratoire | en: public speaking; oral presentations; presentation skills; meeting facilitation
data-entry | fr: saisie de données; entrée de données; saisie informatique | en: data entry; keyboarding; data input
record-keeping | fr: tenue de dossiers; gestion documentaire; classement; tenue de registres; archivage | en: record keeping; records management; filing; document management; maintaining records
appointment-booking | fr: prise de rendez-vous; gestion d’agenda; gestion des rendez-vous | en: appointment booking; appointment scheduling; calendar management; booking appointments
telephone-service | fr: réponse téléphonique; accueil téléphonique; gestion d’appels; service téléphonique | en: telephone service; call handling; phone etiquette; answering phones; answering calls
workplace-safety | fr: santé et sécurité au travail; SST; sécurité au travail; prévention des accidents; règles de sécurité; ?santé et sécurité | en: workplace safety; occupational health and safety; OHS; health and safety; safety rules; accident prevention
quality-control | fr: contrôle de la qualité; assurance qualité des produits; inspection de la qualité | en: quality control; quality inspection; product inspection; quality checks
inventory-management | fr: gestion des stocks; gestion de l’inventaire; inventaire; prise d’inventaire; contrôle des stocks | en: inventory management; stock control; inventory; stock management; inventory control; stocktaking
purchasing | fr: achats; approvisionnement; gestion des commandes; passation de commandes; gestion des fournisseurs | en: purchasing; procurement; ordering supplies; supplier management; vendor management
cleaning | fr: nettoyage; entretien ménager; entretien des lieux; désinfection des surfaces; ménage | en: cleaning; housekeeping; janitorial work; surface disinfection; cleaning duties
shift-work | fr: quarts de travail; horaires variables; travail par quarts; travail de soir; travail de nuit; horaires rotatifs | en: shift work; rotating shifts; night work; evening work; variable hours | type: trait
continuous-improvement | fr: amélioration continue; optimisation des processus; amélioration des processus | en: continuous improvement; process improvement; process optimization; kaizen
data-analysis | fr: analyse de données; analyse quantitative | en: data analysis; data analytics; analyzing data; quantitative analysis
statistics | fr: statistique; analyse statistique; méthodes statistiques | en: statistics; statistical analysis; statistical methods | related: data-analysis
research | fr: recherche; recherche documentaire; veille; revue de littérature | en: research; literature review; desk research; literature search
translation | fr: traduction; traduction de documents; révision linguistique | en: translation; document translation; linguistic revision; translating
social-media | fr: médias sociaux; réseaux sociaux; gestion des réseaux sociaux; animation de communauté; Instagram; Facebook | en: social media; social media management; community management; Instagram; Facebook
interviewing | fr: entrevues; conduite d’entretiens; entretien d’embauche | en: interviewing; conducting interviews; candidate interviews
`,
});
