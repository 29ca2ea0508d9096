import { defineSector } from '../sector.js';

export const healthcare = defineSector({
  name: 'healthcare',
  field: {
    fr: ['Santé', 'soins de santé', 'services sociaux', 'milieu hospitalier', 'réseau de la santé'],
    en: ['Health care', 'healthcare', 'health', 'hospitals', 'social services', 'medical'],
  },
  occupations: `
# Nursing
nurse | fr: infirmier; infirmier diplômé; infirmier de service | en: nurse; staff nurse; graduate nurse; clinic nurse practitioner assistant; private duty nurse; research nurse
| skills: nursing-care, patient-assessment, medication-administration, vital-signs, clinical-documentation
registered-nurse | fr: infirmier autorisé; infirmier diplômé d’État; infirmier en soins généraux; =IDE | qc: infirmier membre de l’OIIQ; infirmier technicien; infirmier DEC | en: registered nurse; =RN; licensed nurse; registered general nurse; registered psychiatric nurse; nursing consultant registered; nurse educator | broader: nurse | related: clinical-nurse
| skills: nursing-care, nursing-registration, patient-assessment, medication-administration, vital-signs, clinical-documentation, care-planning, iv-therapy, wound-care
clinical-nurse | fr: infirmier clinicien; infirmier bachelier | qc: infirmier clinicien en CLSC; conseiller en soins infirmiers | en: clinical nurse; nurse clinician; BScN nurse | broader: registered-nurse
| skills: nursing-care, care-planning, nursing-registration, patient-assessment, wound-care, patient-education, clinical-documentation, chronic-disease-management
critical-care-nurse | fr: infirmier en soins intensifs; infirmier de réanimation; infirmier en soins critiques | en: critical care nurse; intensive care nurse; ICU nurse; intensive care unit nurse | broader: registered-nurse | related: emergency-nurse
| skills: critical-care, cardiac-monitoring, mechanical-ventilation, advanced-cardiac-life-support, nursing-registration, iv-therapy, vital-signs
emergency-nurse | fr: infirmier d’urgence | en: emergency nurse; ER nurse; emergency room nurse; emergency department nurse; triage nurse | broader: registered-nurse
| skills: emergency-care, triage, nursing-registration, iv-therapy, cardiac-monitoring, advanced-cardiac-life-support
operating-room-nurse | fr: infirmier de bloc opératoire; infirmier en salle d’opération | en: operating room nurse; perioperative nurse; theatre nurse; scrub nurse | broader: registered-nurse
| skills: perioperative-care, infection-control, instrument-sterilisation, nursing-registration
endoscopy-technician | fr: technicien en endoscopie; préposé à l’endoscopie | en: endoscopy technician; endoscopy attendant | related: operating-room-nurse
| skills: sterile-packaging, specimen-handling, vital-signs
home-care-nurse | fr: infirmier à domicile; infirmier libéral; infirmier de soins à domicile | qc: infirmier en soutien à domicile | en: home care nurse; community nurse; visiting nurse; district nurse; community health nurse | broader: registered-nurse
| skills: home-care, wound-care, patient-education, nursing-registration, care-planning, driving-licence
nurse-practitioner | fr: infirmier praticien; infirmier praticien spécialisé; infirmier en pratique avancée | qc: =IPS; =SNP | en: nurse practitioner; advanced practice nurse | broader: registered-nurse
| skills: diagnosis, prescribing, patient-assessment, nursing-registration, chronic-disease-management
head-nurse | fr: infirmier-chef; cadre de santé; chef/cheffe d’unité de soins; cadre infirmier; infirmier coordonnateur; puériculteur coordinateur | qc: assistant-infirmier-chef; assistant/assistante du supérieur immédiat; coordonnateur de soins | en: head nurse; nurse manager; charge nurse; nursing unit manager; assistant head nurse | broader: registered-nurse
| skills: staff-supervision, nursing-care, care-planning, staff-scheduling, nursing-registration
licensed-practical-nurse | fr: infirmier auxiliaire; auxiliaire de soins infirmiers | qc: infirmier auxiliaire OIIAQ | en: licensed practical nurse; =LPN; registered practical nurse; =RPN; practical nurse; licensed vocational nurse | broader: nurse
| skills: nursing-care, medication-administration, vital-signs, wound-care, hygiene-care, practical-nursing-registration
nursing-aide | fr: préposé aux bénéficiaires; aide-soignant; aide soignant en établissement; assistant de soins | qc: =PAB; aide-infirmier | en: orderly; nursing aide; patient care attendant; nurse aide; patient attendant; nursing assistant; certified nursing assistant; =CNA; health care aide; beneficiary attendant; nursing attendant; orderly hospital; patient care assistant | related: home-support-worker
| skills: hygiene-care, safe-patient-handling, mobility-assistance, meal-assistance, elder-care, infection-control
home-support-worker | fr: auxiliaire aux services de santé et sociaux; préposé à l’aide à domicile; aide à domicile; auxiliaire de vie; auxiliaire de vie sociale; aide à la personne; assistant/assistante de vie; assistant/assistante de vie aux familles; assistant/assistante de vie dépendance | qc: auxiliaire familial; auxiliaire familial et social; =ASSS | en: home support worker; personal support worker; =PSW; home care aide; home health aide; personal care aide; caregiver; personal attendant; home care worker; home health and personal care aide
| skills: home-care, hygiene-care, meal-preparation-care, elder-care, mobility-assistance, driving-licence
home-care-sector-manager | fr: responsable de secteur d’aide à domicile; coordonnateur d’aide à domicile | en: home care coordinator; home care manager | related: home-support-worker
| skills: staff-scheduling, case-management, staff-supervision

# Other care
physician | fr: médecin; docteur en médecine; praticien hospitalier | en: physician; medical doctor; doctor of medicine; resident doctor; medical specialist; consultant physician
| skills: diagnosis, prescribing, medical-licence, patient-assessment
family-physician | fr: médecin de famille; médecin généraliste; omnipraticien | en: family physician; general practitioner; family doctor; primary care physician | broader: physician
| skills: diagnosis, prescribing, medical-licence, chronic-disease-management, patient-assessment
pharmacist | fr: pharmacien; pharmacien d’officine; pharmacien communautaire; pharmacien d’établissement | en: pharmacist; community pharmacist; hospital pharmacist; retail pharmacist; industrial pharmacist; clinical pharmacist; dispensary pharmacist | related: pharmacy-technician
| skills: dispensing, pharmacology, medication-review, pharmacist-licence, patient-education
pharmacy-technician | fr: assistant technique en pharmacie; préparateur en pharmacie; technicien en pharmacie | qc: =ATP; assistant technique senior en pharmacie; commis de laboratoire en pharmacie | en: pharmacy technician; pharmacy assistant; pharmacy technical assistant; dispensary technician
| skills: dispensing, prescription-processing, customer-service, inventory-management
physiotherapist | fr: physiothérapeute; kinésithérapeute; masseur-kinésithérapeute | en: physiotherapist; physical therapist | related: physiotherapy-technologist, occupational-therapist
| skills: rehabilitation, manual-therapy, exercise-prescription, functional-assessment
physiotherapy-technologist | fr: technologue en physiothérapie; assistant en kinésithérapie | qc: technicien en réadaptation physique; thérapeute en réadaptation physique | en: physiotherapy technologist; physiotherapy assistant; physical therapy assistant; rehabilitation assistant
| skills: rehabilitation, exercise-prescription, mobility-assistance
occupational-therapist | fr: ergothérapeute | en: occupational therapist | skills: functional-assessment, rehabilitation, assistive-devices, care-planning
respiratory-therapist | fr: inhalothérapeute; thérapeute respiratoire; kinésithérapeute respiratoire | en: respiratory therapist; registered respiratory therapist; respiratory care practitioner
| skills: respiratory-care, mechanical-ventilation, oxygen-therapy, arterial-blood-sampling
paramedic | fr: technicien ambulancier; ambulancier; secouriste ambulancier; conducteur ambulancier; conducteur de véhicule sanitaire | qc: paramédic; technicien ambulancier paramédical; paramédical; ambulancier paramédic | en: paramedic; emergency medical technician; ambulance attendant; primary care paramedic; =EMT; ambulance driver
| skills: prehospital-care, emergency-care, triage, advanced-cardiac-life-support, driving-licence, first-aid, vital-signs
social-worker | fr: travailleur social; assistant de service social; assistant social; conseiller en économie sociale familiale | en: social worker; clinical social worker; medical social worker; social work supervisor; psychiatric social work specialist; social worker in health care; healthcare social worker; family social worker | related: special-care-counsellor, social-work-technician
| skills: psychosocial-assessment, psychosocial-intervention, case-management, crisis-intervention, clinical-documentation
social-work-technician | fr: technicien en travail social; technicien de l’intervention sociale | qc: technicien en assistance sociale; agent/agente d’intervention; intervenant social; intervenant psychosocial | en: social work technician; social service worker; social services assistant
| skills: psychosocial-intervention, case-management, crisis-intervention, clinical-documentation
special-care-counsellor | fr: éducateur spécialisé; moniteur-éducateur; accompagnant éducatif et social | qc: technicien en éducation spécialisée; =TES; éducateur spécialisé en milieu scolaire | en: special education technician; special care counsellor; specialized educator; behaviour technician; special needs educator; residential advisor
| skills: behaviour-intervention, autism-support, crisis-intervention, intervention-plans
psychologist | fr: psychologue; psychologue clinicien; neuropsychologue | en: psychologist; clinical psychologist; neuropsychologist | skills: psychotherapy, psychological-assessment, clinical-documentation
dental-hygienist | fr: hygiéniste dentaire | en: dental hygienist | related: dental-assistant | skills: oral-prophylaxis, dental-radiography, patient-education, infection-control
dental-assistant | fr: assistant dentaire | en: dental assistant; dental nurse; chairside assistant | skills: chairside-assistance, instrument-sterilisation, dental-radiography, appointment-booking
medical-laboratory-technologist | fr: technologiste médical; technicien de laboratoire médical; technicien de laboratoire d’analyses médicales | qc: technologue médical; technicien de laboratoire en milieu hospitalier | en: medical laboratory technologist; medical technologist; medical laboratory scientist; clinical laboratory technologist
| skills: laboratory-analysis, blood-collection, quality-assurance-laboratory, haematology
histotechnologist | fr: technicien en histologie; histotechnicien; histotechnologiste | en: histology technician | related: medical-laboratory-technologist
| skills: slide-preparation, specimen-handling, anatomy
radiology-technologist | fr: technologue en imagerie médicale; manipulateur en électroradiologie; manipulateur radio; technicien en imagerie médicale | qc: technologue en radiologie; technologue en radiodiagnostic | en: radiologic technologist; medical radiation technologist; radiology technologist; radiographer; X-ray technician; medical imaging technologist
| skills: medical-imaging, radiation-protection, patient-positioning
phlebotomist | fr: préposé aux prélèvements; préleveur sanguin; technicien préleveur | qc: infirmier préleveur | en: phlebotomist; phlebotomy technician; blood collection technician | skills: blood-collection, infection-control, patient-identification
dietitian | fr: nutritionniste; diététicien; diététicien nutritionniste | en: dietitian; registered dietitian; nutritionist; clinical dietitian | skills: nutrition-assessment, menu-planning-clinical, patient-education
medical-secretary | fr: secrétaire médical; assistant médico-administratif | qc: agent/agente administrative en milieu hospitalier; réceptionniste médical; secrétaire médical en clinique | en: medical secretary; medical receptionist; medical office assistant; clinic receptionist; medical administrative assistant
| skills: appointment-booking, medical-terminology, medical-records, telephone-service, medical-transcription
sterilisation-attendant | fr: préposé à la stérilisation; agent de stérilisation | qc: préposé au retraitement des dispositifs médicaux; préposé en retraitement | en: sterile processing technician; medical device reprocessing technician; sterilization attendant; central service technician; medical equipment preparer
| skills: instrument-sterilisation, infection-control, quality-control
hospital-housekeeper | fr: préposé en hygiène et salubrité; agent de bionettoyage; agent de service hospitalier; agent/agente de propreté hospitalière | qc: préposé à l’entretien ménager en établissement de santé | en: hospital housekeeper; hygiene and sanitation attendant; environmental services attendant; hospital cleaner
| skills: cleaning, infection-control, hazardous-waste-handling
midwife | fr: sage-femme/sage-femme; maïeuticien | en: midwife; registered midwife | skills: maternity-care, neonatal-care, patient-education
`,
  skills: `
# Care at the bedside
nursing-care | fr: soins infirmiers; soins généraux; soins de base; soins aux patients; soins cliniques | en: nursing care; patient care; bedside care; basic nursing care; direct patient care
wound-care | fr: soins de plaies; suivi de plaies; suivi de plaies complexes; pansements; réfection de pansements; traitement des plaies | en: wound care; wound management; dressing changes; wound dressing; wound treatment | broader: nursing-care
medication-administration | fr: administration des médicaments; distribution des médicaments | en: medication administration; administering medication; medication distribution; giving medication | broader: nursing-care
iv-therapy | fr: thérapie intraveineuse; perfusions; traitement intraveineux; pose de cathéters; ponction veineuse | en: IV therapy; intravenous therapy; infusions; IV insertion; intravenous infusion | broader: nursing-care
vital-signs | fr: signes vitaux; prise des signes vitaux; constantes vitales; surveillance des constantes | en: vital signs; taking vital signs; monitoring vital signs | broader: nursing-care
patient-assessment | fr: évaluation clinique; examen clinique; évaluation de la condition physique et mentale; évaluation du patient; évaluation de l’état de santé | en: patient assessment; clinical assessment; physical assessment; nursing assessment; health assessment
care-planning | fr: plan de soins; plans de soins infirmiers; plan thérapeutique infirmier; PTI; planification des soins; plan d’intervention interdisciplinaire | en: care planning; care plans; nursing care plan; treatment planning; interdisciplinary care plan
clinical-documentation | fr: notes au dossier; rédaction de notes cliniques; documentation clinique; tenue du dossier patient; notes d’évolution | en: clinical documentation; charting; patient charting; progress notes; clinical notes | related: medical-records
patient-education | fr: enseignement aux patients; éducation thérapeutique; enseignement aux usagers; enseignement aux familles; enseignement à la clientèle | en: patient education; patient teaching; family teaching; health teaching; health education
hygiene-care | fr: soins d’hygiène; aide à l’hygiène; aide au bain; soins de confort; soins d’assistance | en: hygiene care; personal care; bathing assistance; personal hygiene assistance; comfort care
safe-patient-handling | fr: déplacement sécuritaire des bénéficiaires; transfert de patients; principes de déplacement sécuritaire; manutention des patients | qc: PDSB; =PDSP | en: safe patient handling; patient transfers; lift transfers; safe transfers; patient lifting | related: mobility-assistance, pdsb
mobility-assistance | fr: aide à la mobilité; aide à la marche; mobilisation des patients; aide aux déplacements | en: mobility assistance; ambulation assistance; patient mobilization; walking assistance
meal-assistance | fr: aide à l’alimentation; aide aux repas; aide à l’alimentation des résidents | en: feeding assistance; meal assistance; help with meals
meal-preparation-care | fr: préparation de repas à domicile; préparation des repas des usagers | en: meal preparation for clients; preparing meals for clients
elder-care | fr: soins aux personnes âgées; gérontologie; gériatrie; clientèle âgée; aînés en perte d’autonomie; soins aux aînés; CHSLD; EHPAD; soins de longue durée | en: elder care; elderly care; geriatrics; gerontology; senior care; long-term care; nursing home; caring for seniors
dementia-care | fr: soins aux personnes atteintes de démence; maladie d’Alzheimer; troubles neurocognitifs; démence; ?Alzheimer | en: dementia care; Alzheimer’s disease; neurocognitive disorders; dementia; ?Alzheimer | broader: elder-care
palliative-care | fr: soins palliatifs; soins de fin de vie; accompagnement de fin de vie | en: palliative care; end-of-life care; hospice care
home-care | fr: soins à domicile; soutien à domicile; maintien à domicile; services à domicile | qc: SAD | en: home care; home support; community care; home health care; care at home
mental-health-care | fr: santé mentale; soins en santé mentale; psychiatrie; clientèle en santé mentale | en: mental health; mental health care; psychiatry; psychiatric care
paediatric-care | fr: pédiatrie; soins pédiatriques; soins aux enfants | en: paediatrics; pediatrics; pediatric care; paediatric care; child health
maternity-care | fr: obstétrique; soins périnataux; périnatalité; suivi de grossesse; salle d’accouchement | en: obstetrics; maternity care; perinatal care; labour and delivery; prenatal care; postpartum care
neonatal-care | fr: néonatalogie; soins néonatals; soins aux nouveau-nés | en: neonatology; neonatal care; newborn care; NICU
perioperative-care | fr: soins périopératoires; bloc opératoire; chirurgie; salle d’opération; soins postopératoires | en: perioperative care; operating room; surgery; post-operative care; surgical care
oncology-care | fr: oncologie; soins en oncologie; chimiothérapie; cancérologie | en: oncology; oncology care; chemotherapy; cancer care
dialysis | fr: dialyse; hémodialyse; néphrologie | en: dialysis; hemodialysis; nephrology
cardiology | fr: cardiologie; soins cardiaques | en: cardiology; cardiac care
chronic-disease-management | fr: suivi des maladies chroniques; gestion des maladies chroniques; suivi du diabète; maladies chroniques | en: chronic disease management; chronic illness follow-up; diabetes management; chronic diseases
public-health | fr: santé publique; vaccination; immunisation; promotion de la santé; prévention en santé | en: public health; vaccination; immunization; health promotion

# Acute care
critical-care | fr: soins intensifs; soins critiques; unité de soins intensifs; réanimation | en: critical care; intensive care; intensive care unit; =ICU; intensive care medicine
emergency-care | fr: soins d’urgence; urgences; salle d’urgence; médecine d’urgence; service des urgences | en: emergency care; emergency room; emergency department; emergency medicine
prehospital-care | fr: soins préhospitaliers; soins préhospitaliers d’urgence | en: prehospital care; prehospital emergency care | related: emergency-care
triage | fr: triage; triage à l’urgence; évaluation des priorités de soins; accueil et orientation des patients | en: triage; patient triage; emergency triage
cardiac-monitoring | fr: surveillance cardiaque; télémétrie; moniteur cardiaque; électrocardiogramme; lecture d’ECG; ECG | en: cardiac monitoring; telemetry; electrocardiogram; EKG; ECG interpretation
mechanical-ventilation | fr: ventilation mécanique; respirateurs artificiels; ventilation assistée; patients ventilés | en: mechanical ventilation; ventilator management; ventilated patients; ventilators
advanced-cardiac-life-support | fr: certification ACLS; soins avancés en réanimation cardiovasculaire; ACLS; réanimation cardiaque avancée; SARC | en: ACLS certification; advanced cardiac life support; ACLS; advanced life support | type: licence | related: first-aid
oxygen-therapy | fr: oxygénothérapie; administration d’oxygène | en: oxygen therapy; oxygen administration
respiratory-care | fr: soins respiratoires; thérapie respiratoire; inhalothérapie; aérosolthérapie | en: respiratory care; respiratory therapy; airway management; aerosol therapy
arterial-blood-sampling | fr: ponction artérielle; gaz artériels; gazométrie | en: arterial blood gas; arterial puncture; blood gas analysis
infection-control | fr: prévention des infections; contrôle des infections; prévention et contrôle des infections; PCI; asepsie; mesures d’asepsie | en: infection control; infection prevention; infection prevention and control; IPAC
instrument-sterilisation | fr: stérilisation des instruments; stérilisation; retraitement des dispositifs médicaux; autoclave | en: instrument sterilization; sterilization; medical device reprocessing; autoclave
hazardous-waste-handling | fr: gestion des déchets biomédicaux; déchets biomédicaux; élimination des déchets dangereux | en: biomedical waste; biohazardous waste; medical waste disposal; hazardous waste handling

# Medicine and pharmacy
diagnosis | fr: diagnostic; diagnostic médical; pose de diagnostics | en: diagnosis; medical diagnosis; clinical diagnosis
prescribing | fr: prescription; prescription de traitements; rédaction d’ordonnances | en: prescribing; prescribing medication; treatment prescription
pharmacology | fr: pharmacologie; pharmacothérapie; thérapeutique médicamenteuse | en: pharmacology; pharmacotherapy; drug therapy
dispensing | fr: dispensation des médicaments; préparation des médicaments; exécution d’ordonnances; préparation magistrale; délivrance de médicaments | en: dispensing; dispensing medication; medication preparation; preparing medication; compounding; filling prescriptions
prescription-processing | fr: traitement des ordonnances; préparation d’ordonnances; ordonnances; saisie d’ordonnances; Dispill; pilulier | en: prescription processing; prescription preparation; preparing prescriptions; prescription entry; blister packs; pill packaging | related: dispensing, medication-administration-record
medication-review | fr: bilan comparatif des médicaments; révision de la médication; conseil pharmaceutique | en: medication review; medication reconciliation; medication counselling

# Rehabilitation and support
rehabilitation | fr: réadaptation; rééducation; réadaptation physique; rééducation fonctionnelle | en: rehabilitation; physical rehabilitation; functional rehabilitation; rehab
manual-therapy | fr: thérapie manuelle; mobilisations articulaires; massothérapie | en: manual therapy; joint mobilization; massage therapy
exercise-prescription | fr: prescription d’exercices; programmes d’exercices; exercices thérapeutiques | en: exercise prescription; exercise programs; therapeutic exercise
functional-assessment | fr: évaluation fonctionnelle; évaluation des capacités fonctionnelles; bilan fonctionnel | en: functional assessment; functional capacity evaluation; functional evaluation
assistive-devices | fr: aides techniques; adaptation du domicile; appareils d’assistance; fauteuils roulants | en: assistive devices; home adaptation; mobility aids; wheelchairs
psychosocial-assessment | fr: évaluation psychosociale; évaluation du fonctionnement social | en: psychosocial assessment; social assessment; social functioning assessment
psychosocial-intervention | fr: intervention psychosociale; suivi psychosocial; accompagnement psychosocial; relation d’aide | en: psychosocial intervention; psychosocial support; helping relationship; counselling
case-management | fr: gestion de cas; suivi de dossiers clients; gestion de cas clinique | en: case management; caseload management; client case management
crisis-intervention | fr: intervention de crise; intervention en situation de crise; prévention du suicide; gestion de crise | en: crisis intervention; suicide prevention; crisis management
behaviour-intervention | fr: intervention comportementale; modification du comportement; gestion des troubles du comportement; approche comportementale | qc: OMEGA; formation OMEGA | en: behavioural intervention; behavior intervention; ABA therapy
autism-support | fr: trouble du spectre de l’autisme; TSA; déficience intellectuelle; autisme | en: autism spectrum disorder; autism; ASD; intellectual disability; developmental disabilities
intervention-plans | fr: plans d’intervention; plan d’intervention individualisé | en: intervention plans; individualized intervention plan; individual education plan
psychotherapy | fr: psychothérapie; thérapie cognitivo-comportementale; TCC | en: psychotherapy; cognitive behavioural therapy; CBT
psychological-assessment | fr: évaluation psychologique; tests psychométriques; évaluation neuropsychologique | en: psychological assessment; psychometric testing; neuropsychological assessment
nutrition-assessment | fr: évaluation nutritionnelle; nutrition clinique; nutrition | en: nutrition assessment; clinical nutrition; nutrition; nutritional assessment
menu-planning-clinical | fr: diètes thérapeutiques; planification de diètes; menus thérapeutiques | en: therapeutic diets; diet planning; therapeutic menus

# Dental, laboratory, imaging, office
oral-prophylaxis | fr: détartrage; prophylaxie dentaire; hygiène dentaire; polissage dentaire | en: scaling; dental prophylaxis; dental hygiene; teeth cleaning
dental-radiography | fr: radiographies dentaires; radiographie intraorale | en: dental radiography; dental X-rays; intraoral radiographs
chairside-assistance | fr: assistance au fauteuil; travail à quatre mains | en: chairside assistance; four-handed dentistry; chairside assisting
laboratory-analysis | fr: analyses de laboratoire; analyses médicales; analyses biomédicales; biochimie clinique; microbiologie | en: laboratory analysis; lab testing; clinical laboratory testing; clinical chemistry; microbiology
haematology | fr: hématologie; banque de sang | en: hematology; haematology; blood bank
blood-collection | fr: prélèvements sanguins; prises de sang; ponction veineuse périphérique; phlébotomie; prélèvements | en: blood collection; phlebotomy; blood draws; venipuncture; specimen collection
quality-assurance-laboratory | fr: assurance qualité en laboratoire; contrôle de qualité analytique | en: laboratory quality assurance; analytical quality control
medical-imaging | fr: imagerie médicale; radiologie; résonance magnétique; tomodensitométrie; échographie; mammographie | en: medical imaging; radiology; MRI; CT scan; ultrasound; mammography
radiation-protection | fr: radioprotection | en: radiation protection; radiation safety
patient-positioning | fr: positionnement du patient; installation du patient | en: patient positioning
patient-identification | fr: identification du patient; double identification | en: patient identification; two-identifier check
medical-terminology | fr: terminologie médicale; vocabulaire médical | en: medical terminology; medical vocabulary
medical-records | fr: dossiers médicaux; dossier médical électronique; DME; archives médicales; dossier patient informatisé; dossier clinique informatisé | en: medical records; electronic medical records; EMR; electronic health records; EHR; patient records
medical-transcription | fr: transcription médicale; dactylographie de rapports médicaux | en: medical transcription; medical dictation

# Licences
nursing-registration | fr: permis de l’Ordre des infirmières; inscription à l’Ordre des infirmières; ordre des infirmières et infirmiers; permis d’infirmière | qc: membre de l’OIIQ; OIIQ; permis de l’OIIQ; Ordre des infirmières et infirmiers du Québec | en: nursing licence; registered with the College of Nurses; nursing registration; OIIQ membership; OIIQ; RN licence | type: licence
practical-nursing-registration | fr: ordre des infirmières et infirmiers auxiliaires; permis d’infirmière auxiliaire | qc: OIIAQ; membre de l’OIIAQ | en: practical nursing licence; OIIAQ; LPN licence | type: licence
medical-licence | fr: permis d’exercice de la médecine; Collège des médecins; membre du Collège des médecins; inscription à l’ordre des médecins | en: medical licence; licence to practise medicine; College of Physicians | type: licence
pharmacist-licence | fr: Ordre des pharmaciens; permis de pharmacien | en: pharmacist licence; College of Pharmacists; Order of Pharmacists | type: licence
`,
});
