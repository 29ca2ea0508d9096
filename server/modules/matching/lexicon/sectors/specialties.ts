import { defineSector } from '../sector.js';

/** Skills of care, offices, law, money and communication that postings name, besides those of their sectors. */
export const specialties = defineSector({
  name: 'specialties',
  field: { fr: ['Savoir-faire spécialisés'], en: ['Specialized know-how'] },
  occupations: `
customer-success-manager | fr: responsable du succès client; gestionnaire du succès client; conseiller en réussite client | en: customer success manager; client success specialist; onboarding specialist | related: account-manager | skills: customer-onboarding, client-accounts, churn-reduction, crm-software
bid-manager | fr: gestionnaire de propositions; rédacteur de soumissions; coordonnateur d’appels d’offres | en: bid manager; proposal writer; tender coordinator | skills: tender-responses, writing, project-management
innovation-manager | fr: conseiller en innovation; gestionnaire de l’innovation; chargé de transfert technologique | en: innovation manager; technology transfer officer; R&D manager | skills: innovation-management, research-grants, stakeholder-management
ethics-officer | fr: conseiller en éthique; ombudsman/ombudsman; commissaire aux plaintes | en: ethics officer; ombudsman; complaints commissioner | skills: complaint-handling, mediation-techniques, policy-drafting
data-protection-analyst | fr: analyste en protection des données; conseiller en vie privée | en: privacy analyst; privacy consultant | related: privacy-officer | skills: privacy-legislation, privacy-impact-assessment, data-governance
`,
  skills: `
# Clients
customer-onboarding | fr: accueil de nouveaux clients; intégration de clients | en: customer onboarding; client onboarding
churn-reduction | fr: réduction du désabonnement; renouvellements de contrats | en: churn reduction; contract renewals; upselling existing accounts
live-chat-support | fr: clavardage avec la clientèle; soutien par clavardage | en: live chat support; chat support
zendesk | fr: Zendesk; Freshdesk; Intercom | en: Zendesk; Freshdesk; Intercom | type: tool
hubspot-tool | fr: HubSpot Marketing; Zoho; Pipedrive | en: HubSpot Marketing; Zoho; Pipedrive | type: tool
net-promoter | fr: sondages de satisfaction; taux de recommandation net | en: satisfaction surveys; net promoter score
retention-calls | fr: rétention de clientèle; appels de fidélisation | en: customer retention; retention calls
difficult-customers | fr: gestion de clientèle difficile; clientèle agressive | en: handling difficult customers; aggressive customers | related: de-escalation
de-escalation | fr: désescalade; désescalade verbale; pacification | en: de-escalation; verbal de-escalation; calming techniques | related: crisis-intervention
bilingual-service | fr: service bilingue; accueil bilingue | en: bilingual service; bilingual greeting
vip-service | fr: clientèle haut de gamme; service personnalisé | en: luxury clientele; personalized service; clienteling
innovation-management | fr: gestion de l’innovation; transfert technologique; crédits d’impôt RS&DE | en: innovation management; technology transfer; SR&ED tax credits
entrepreneurship | fr: entrepreneuriat; plan d’affaires; démarrage d’entreprise | en: entrepreneurship; business plan; start-up
franchise-management | fr: gestion de franchises; réseau de franchisés | en: franchise management; franchise network
cooperative-management | fr: gestion de coopératives; économie sociale | en: cooperative management; social economy
feasibility-studies | fr: études de faisabilité; dossier d’affaires | en: feasibility studies; business case

# Office and law by name
commissioner-of-oaths | fr: commissaire à l’assermentation | en: commissioner of oaths; notary public services | type: licence
corporate-minutes-books | fr: livres de minutes; registraire des entreprises; secrétariat corporatif | en: minute books; corporate secretarial; business registration
wills-mandates | fr: mandats de protection; testaments notariés | en: protection mandates; powers of attorney
mortgage-deeds | fr: actes de vente immobilière; actes hypothécaires | en: deeds of sale; mortgage deeds
small-claims | fr: petites créances | en: small claims
tenancy-tribunal | fr: Tribunal administratif du logement; régie du logement | en: landlord and tenant board; rental tribunal | related: small-claims
discovery-legal | fr: interrogatoires au préalable; preuve électronique | en: examinations for discovery; e-discovery
arbitration | fr: ?arbitrage; droit de l’arbitrage | en: arbitration; arbitration hearings
class-actions | fr: actions collectives | en: class actions
construction-law | fr: droit de la construction; hypothèques légales de construction | en: construction law; construction liens
bankruptcy-law | fr: droit de l’insolvabilité | en: bankruptcy law; restructuring law
health-law | fr: droit de la santé | en: health law
human-rights-law | fr: droits de la personne; droits et libertés | en: human rights law; charter rights
indigenous-law | fr: droit autochtone | en: Indigenous law; Aboriginal law
aviation-maritime-law | fr: droit maritime; droit aérien | en: maritime law; aviation law
trademark-filing | fr: dépôt de marques de commerce | en: trademark filing; trademark applications
time-docketing | fr: saisie du temps facturable; JurisÉvolution; PCLaw | en: time docketing; PCLaw; ?=Clio; billable hours
dictation-software | fr: logiciel de dictée; Dragon | en: dictation software; Dragon NaturallySpeaking | type: tool
shorthand-notes | fr: prise de notes rapide; écriture abrégée | en: note taking; speed writing
protocol-etiquette | fr: protocole; étiquette des affaires | en: protocol; business etiquette
translation-review | fr: révision bilingue; contrôle qualité de traductions | en: bilingual revision; translation quality control
plain-language | fr: langage clair; rédaction épicène; écriture inclusive | en: plain language; inclusive writing
technical-translation | fr: traduction technique; traduction juridique; traduction médicale | en: technical translation; legal translation; medical translation
machine-translation-post-editing | fr: postédition; traduction automatique | en: post-editing; machine translation
indexing | fr: indexation; thésaurus; vedettes-matière | en: ?indexing; thesaurus; subject headings
library-systems | fr: systèmes intégrés de bibliothèque; Koha; catalogage RDA | en: integrated library systems; Koha; RDA cataloguing | type: tool
genealogy | fr: généalogie; recherche patrimoniale | en: genealogy; heritage research

# Money by name
audit-planning | fr: planification de mission d’audit; missions d’examen; missions de compilation | en: audit planning; review engagements; compilation engagements
trust-accounting | fr: comptabilité en fidéicommis | en: trust accounting
nonprofit-accounting | fr: comptabilité d’OBNL; comptabilité par fonds | en: non-profit accounting; fund accounting
construction-accounting | fr: comptabilité de construction; ?=Maestro; revenus à l’avancement | en: construction accounting; percentage of completion
payroll-commission | fr: paie CCQ; rapports mensuels CCQ | en: CCQ payroll; construction payroll
t4-slips | fr: T4 et relevés 1; feuillets T4; =T4 | en: T4 slips; T4 preparation; =T4
nethris | fr: Nethris; Desjardins Employeur D; EmployeurD | en: Nethris; Ceridian payroll | type: tool | broader: payroll-software
currency-hedging | fr: couverture de change; instruments financiers dérivés | en: currency hedging; derivative instruments
investor-relations | fr: relations avec les investisseurs; rapports trimestriels | en: investor relations; quarterly reporting
capital-budgeting | fr: budgets d’investissement; analyse d’investissements en capital | en: capital budgeting; capital expenditures
transfer-pricing | fr: prix de transfert; fiscalité internationale | en: transfer pricing; international tax
estate-planning | fr: planification successorale; fiducies | en: estate planning; trusts
group-savings | fr: épargne collective; REEE | en: mutual funds; group savings plans; RESP
credit-cards-banking | fr: cartes de crédit; ouverture de comptes; transactions de caisse | en: credit cards; account opening; teller transactions
small-business-banking | fr: services bancaires aux entreprises; financement de PME | en: small business banking; SME financing
leasing-finance | fr: crédit-bail; affacturage | en: lease financing; factoring
venture-capital | fr: capital de risque; levée de fonds; capital-investissement | en: venture capital; raising capital; private equity
real-estate-finance | fr: financement immobilier; analyse de rendement immobilier | en: real estate finance; real estate investment analysis
sustainable-finance | fr: finance durable; investissement responsable | en: sustainable finance; responsible investing
actuarial-exams | fr: examens actuariels; fellow de l’Institut canadien des actuaires | en: actuarial exams; associate of the Society of Actuaries | type: licence
insurance-software | fr: Applied Epic; Sigma assurance; Guidewire | en: Applied Epic; Guidewire; insurance broker management systems | type: tool
claims-subrogation | fr: subrogation; recours subrogatoires | en: subrogation; subrogation claims
building-appraisal-insurance | fr: évaluation de bâtiments pour assurance; coût de reconstruction | en: building replacement cost; insurance appraisal

# Communication by name
google-analytics | fr: Google Analytics; Google Tag Manager; Search Console | en: Google Analytics; Google Tag Manager; Search Console | type: tool | broader: web-analytics
hootsuite | fr: Hootsuite; ?=Buffer; Agorapulse; Meta Business Suite | en: Hootsuite; ?=Buffer; Agorapulse; Meta Business Suite | type: tool
youtube-management | fr: gestion de chaîne YouTube; vidéos courtes; Reels | en: YouTube channel management; short-form video; Reels
photo-shoots | fr: organisation de séances photo; banques d’images | en: photo shoots; stock photography
brand-voice | fr: ton de marque; rédaction publicitaire; slogans | en: brand voice; advertising copy; taglines
media-monitoring-tools | fr: Cision; Meltwater; veille médiatique | en: Cision; Meltwater; media tracking | type: tool
annual-reports | fr: rapports annuels; rapports d’activité | en: annual reports; activity reports
intranet-management | fr: gestion d’intranet; infolettre interne | en: intranet management; internal newsletters
indigenous-relations | fr: relations avec les Premières Nations; relations autochtones | en: Indigenous relations; First Nations relations
community-relations | fr: relations avec la communauté; relations avec le milieu | en: community relations; community liaison
spokesperson | fr: porte-parole; entrevues médiatiques | en: spokesperson; media spokesperson
event-hosting | fr: animation d’événements; maître de cérémonie | en: event hosting; master of ceremonies
virtual-events | fr: événements virtuels; webinaires; événements hybrides | en: virtual events; webinars; hybrid events
print-production | fr: production imprimée; suivi d’impression | en: print production; print buying
ux-writing | fr: rédaction UX; microtextes | en: UX writing; microcopy
affiliate-marketing | fr: marketing d’affiliation | en: affiliate marketing
market-segmentation | fr: segmentation de marché; ciblage; personas | en: market segmentation; targeting; personas
customer-data-platform | fr: bases de données marketing; plateforme de données clients | en: database marketing; customer data platform
outdoor-advertising | fr: affichage extérieur; publicité imprimée | en: outdoor advertising; print advertising
radio-tv-advertising | fr: publicité radio; publicité télévisée | en: radio advertising; television advertising

# Care by name
long-term-care-unit | fr: hébergement de longue durée; unité prothétique | en: long-term care unit; special care unit
surgical-unit | fr: unité de chirurgie; soins post-anesthésie; salle de réveil | en: surgical unit; post-anaesthesia care; recovery room
medical-unit | fr: unité de médecine; médecine interne | en: medical unit; internal medicine ward
outpatient-clinic | fr: clinique externe; consultations externes; groupe de médecine de famille | en: outpatient clinic; family medicine group; walk-in clinic
pediatric-icu | fr: soins intensifs pédiatriques; soins intensifs néonataux | en: paediatric intensive care; neonatal intensive care
burn-care | fr: soins aux grands brûlés | en: burn care
transplant-care | fr: greffe d’organes; don d’organes | en: organ transplant; organ donation
ventilator-weaning | fr: sevrage ventilatoire | en: ventilator weaning
ecg-holter | fr: pose de Holter; épreuve d’effort | en: Holter monitoring; stress testing
sleep-studies | fr: polysomnographie; apnée du sommeil | en: sleep studies; polysomnography
allergy-testing | fr: tests d’allergie; désensibilisation | en: allergy testing; immunotherapy injections
travel-health | fr: santé voyage; clinique du voyageur | en: travel health; travel clinic
workplace-wellness | fr: santé et mieux-être au travail; programme d’aide aux employés | en: workplace wellness; employee assistance program
nutrition-counselling | fr: consultations en nutrition; troubles alimentaires | en: nutrition counselling; eating disorders
sports-nutrition | fr: nutrition sportive | en: sports nutrition
food-allergy-management | fr: menus pour allergies; diététique pédiatrique | en: allergy menus; paediatric dietetics
prosthetic-fitting | fr: essayage de prothèses; moulage d’orthèses | en: prosthesis fitting; orthosis casting
wheelchair-seating | fr: positionnement au fauteuil roulant; aides à la posture | en: wheelchair seating; positioning aids
hand-therapy | fr: thérapie de la main; orthèses de la main | en: hand therapy; hand splinting
driving-assessment | fr: évaluation de la conduite automobile | en: driving assessment
cognitive-rehabilitation | fr: rééducation cognitive; stimulation cognitive | en: cognitive rehabilitation; cognitive stimulation
snoezelen | fr: stimulation sensorielle; approche Snoezelen; zoothérapie | en: sensory stimulation; Snoezelen; animal-assisted therapy
art-therapy | fr: art-thérapie; musicothérapie; dramathérapie | en: art therapy; music therapy; drama therapy
play-therapy | fr: thérapie par le jeu | en: play therapy
trauma-informed-care | fr: approche sensible au trauma; stress post-traumatique; EMDR | en: trauma-informed care; post-traumatic stress; EMDR
dialectical-behaviour-therapy | fr: thérapie dialectique comportementale; troubles de la personnalité | en: dialectical behaviour therapy; personality disorders
family-intervention | fr: intervention familiale; habiletés parentales | en: family intervention; parenting skills
foster-care | fr: famille d’accueil; ressources intermédiaires | en: foster care; intermediate resources
adoption | fr: ?adoption; évaluation de postulants à l’adoption | en: ?adoption; home studies
court-reports-social | fr: rapports psychosociaux; expertise psychosociale | en: psychosocial reports; court-ordered assessments
elder-abuse-prevention | fr: prévention de la maltraitance des aînés | en: elder abuse prevention
meals-on-wheels | fr: popote roulante; visites d’amitié | en: meals on wheels; friendly visiting
employment-integration | fr: intégration en emploi; plateau de travail adapté | en: supported employment; work integration
youth-drop-in | fr: maison des jeunes; animation jeunesse | en: youth drop-in centre; youth activities
camp-management | fr: gestion de camps de jour | en: day camp management
lgbtq-support | fr: diversité sexuelle et de genre | en: 2SLGBTQ+ support; gender diversity
`,
});
