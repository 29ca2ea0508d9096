import { defineSector } from '../sector.js';

export const clinic = defineSector({
  name: 'clinic',
  field: {
    fr: [
      'Médecine spécialisée et services sociaux',
      'médecine',
      'services sociaux',
      'intervention sociale',
      'santé mentale',
      'milieu communautaire',
    ],
    en: [
      'Specialized medicine and social services',
      'medicine',
      'social services',
      'community work',
      'mental health services',
    ],
  },
  occupations: `
# Doctors
surgeon | fr: chirurgien; chirurgien général; chirurgien orthopédiste | en: surgeon; general surgeon; orthopaedic surgeon | broader: physician | skills: surgery-skills, diagnosis, medical-licence, perioperative-care
anaesthesiologist | fr: anesthésiologiste; anesthésiste; médecin anesthésiste-réanimateur | en: anaesthesiologist; anesthesiologist; anaesthetist | broader: physician | skills: anaesthesia, medical-licence, critical-care, pain-management
psychiatrist | fr: psychiatre; pédopsychiatre | en: psychiatrist; child psychiatrist | broader: physician | skills: mental-health-care, diagnosis, prescribing, psychotherapy, medical-licence
paediatrician | fr: pédiatre | en: paediatrician; pediatrician | broader: physician | skills: paediatric-care, diagnosis, prescribing, medical-licence
cardiologist | fr: cardiologue | en: cardiologist | broader: physician | skills: cardiology, diagnosis, medical-licence
cardiovascular-technologist | fr: technicien en cardiologie; technologue en cardiologie | en: cardiovascular technologist; cardiology technician | related: cardiologist
| skills: cardiac-monitoring, vital-signs, cardiology
radiologist | fr: radiologiste; radiologue | en: radiologist | broader: physician | skills: medical-imaging, diagnosis, medical-licence
obstetrician-gynaecologist | fr: gynécologue; obstétricien-gynécologue; obstétricien | en: obstetrician-gynecologist; gynaecologist; obstetrician; =OB-GYN | broader: physician | skills: maternity-care, surgery-skills, medical-licence
emergency-physician | fr: urgentologue; médecin urgentiste; urgentiste | en: emergency physician; emergency doctor | broader: physician | skills: emergency-care, triage, advanced-cardiac-life-support, medical-licence
internist | fr: interniste | en: internist | broader: physician | skills: diagnosis, chronic-disease-management, medical-licence
dermatologist | fr: dermatologue | en: dermatologist | broader: physician | skills: dermatology, diagnosis, medical-licence
medical-resident | fr: médecin résident; résident en médecine; interne en médecine; externe en médecine | en: medical resident; medical intern; resident physician | related: physician | skills: patient-assessment, diagnosis, clinical-documentation
dentist | fr: dentiste; chirurgien-dentiste/chirurgienne-dentiste | en: dentist; dental surgeon | skills: dentistry, dental-radiography, oral-surgery, dental-licence
orthodontist | fr: orthodontiste | en: orthodontist | related: dentist | skills: orthodontics, dental-prostheses, dental-licence
optometrist | fr: optométriste; optométriste clinicien | en: optometrist; doctor of optometry | related: optician | skills: eye-examination, prescribing-lenses, eyewear-fitting
ophthalmic-assistant | fr: assistant en optométrie; assistant optométrique; technicien en ophtalmologie | en: ophthalmic assistant; optometric assistant; ophthalmic technician
| skills: eye-examination, appointment-booking, customer-service
camera-repairer | fr: réparateur d’appareils photo; opticien de précision | en: camera repairer; photographic equipment repairer | related: ophthalmic-assistant
| skills: hand-tools-precision, technical-support, customer-service
chiropractor | fr: chiropraticien; chiropracteur | en: chiropractor; doctor of chiropractic | skills: spinal-manipulation, functional-assessment, manual-therapy
osteopath | fr: ostéopathe; ostéopathe praticien | en: osteopath; manual osteopath | related: physiotherapist | skills: osteopathy, manual-therapy, anatomy
acupuncturist | fr: acupuncteur; praticien en médecine chinoise; intervenant en médecine chinoise | en: acupuncturist
| skills: acupuncture, natural-health-products, client-interviews
podiatrist | fr: podiatre; podologue; pédicure-podologue/pédicure-podologue | qc: infirmier en soins de pieds | en: podiatrist; foot care nurse; chiropodist | skills: foot-care, wound-care, patient-education
audiologist | fr: audiologiste | en: audiologist | skills: hearing-assessment, hearing-aids, patient-education
speech-therapist | fr: orthophoniste | en: speech-language pathologist; speech therapist; =SLP | skills: speech-therapy, language-assessment, intervention-plans, child-development

# Hospital and laboratory
nurse-anaesthetist | fr: infirmier anesthésiste; infirmier première assistante en chirurgie | en: nurse anaesthetist; registered nurse first assistant | broader: registered-nurse | skills: anaesthesia, perioperative-care, nursing-registration
psychiatric-nurse | fr: infirmier en santé mentale; infirmier psychiatrique; infirmier en psychiatrie | en: psychiatric nurse; mental health nurse | broader: registered-nurse | skills: mental-health-care, crisis-intervention, medication-administration, nursing-registration
occupational-health-nurse | fr: infirmier en santé du travail | en: occupational health nurse | broader: registered-nurse | skills: disability-management, first-aid, nursing-registration, public-health
public-health-nurse | fr: infirmier en santé publique; infirmier vaccinateur; infirmier scolaire | en: public health nurse; immunization nurse; school nurse | broader: registered-nurse | skills: public-health, patient-education, nursing-registration
maternity-nurse | fr: infirmier en obstétrique; infirmier en périnatalité; puériculteur | en: maternity nurse; labour and delivery nurse; obstetrical nurse; neonatal nurse | broader: registered-nurse | skills: maternity-care, neonatal-care, nursing-registration
nursing-director | fr: directeur des soins infirmiers; =DSI; chef d’unité en soins infirmiers | en: director of nursing; nursing director; chief nursing officer | broader: head-nurse
| skills: staff-supervision, care-planning, budgeting, strategic-planning
health-services-manager | fr: gestionnaire de services de santé; directeur de résidence pour aînés; directeur d’établissement de santé; directeur d’hôpital | en: health services manager; healthcare manager; retirement home manager; health care administrator; medical and health services manager; hospital administrator
| skills: staff-supervision, budgeting, quality-management-systems, elder-care
epidemiologist | fr: épidémiologiste; médecin en santé publique | en: epidemiologist; public health specialist | skills: epidemiology, statistics, public-health, scientific-writing
cytotechnologist | fr: cytologiste; technologiste en cytologie; technologiste en pathologie | en: cytotechnologist; histotechnologist; pathology assistant | related: medical-laboratory-technologist | skills: histology, microscopy, laboratory-analysis
medical-laboratory-assistant | fr: aide technique de laboratoire; préposé de laboratoire; assistant de laboratoire médical | en: medical laboratory assistant; laboratory assistant; lab assistant | related: phlebotomist | skills: blood-collection, sample-preparation, data-entry
sonographer | fr: technologue en échographie; échographiste | en: sonographer; ultrasound technologist | related: radiology-technologist | skills: medical-imaging, ultrasound-imaging, patient-positioning
radiation-therapist | fr: technologue en radio-oncologie; manipulateur en électroradiologie médicale | en: radiation therapist | related: radiology-technologist
| skills: radiation-therapy, radiation-protection, oncology-care, patient-positioning
perfusionist | fr: perfusionniste clinique | en: perfusionist; clinical perfusionist | skills: perfusion, cardiology, perioperative-care
dental-technician | fr: technicien dentaire; prothésiste dentaire; technicien en prothèses dentaires; technicien de laboratoire dentaire | en: dental technician; dental laboratory technician
| skills: dental-prostheses, hand-tools-precision, attention-to-detail
orthotist-prosthetist | fr: orthésiste-prothésiste; technicien en orthèses et prothèses; orthoprothésiste | en: orthotist; prosthetist; orthotics technician | skills: orthotics, assistive-devices, functional-assessment
hospital-porter | fr: brancardier; préposé au transport des usagers | en: hospital porter; patient transporter; stretcher bearer | related: nursing-aide | skills: safe-patient-handling, patient-identification, physical-stamina
medical-archivist | fr: archiviste médical; technicien en archives médicales; codeur médical | en: medical records technician; health information technician; medical coder; health records technician | skills: medical-records, medical-coding, medical-terminology, privacy-legislation

# Social and community
psychoeducator | fr: psychoéducateur | en: psychoeducator | related: special-care-counsellor | skills: behaviour-intervention, intervention-plans, psychosocial-intervention, child-development
psychotherapist | fr: psychothérapeute; thérapeute conjugal et familial | en: psychotherapist; marriage and family therapist; counsellor therapist | related: psychologist
| skills: psychotherapy, psychological-assessment, empathy, couple-therapy
criminologist | fr: criminologue; agent/agente de relations humaines | en: criminologist; human relations officer | skills: offender-assessment, psychosocial-assessment, crisis-intervention, case-management
addictions-counsellor | fr: intervenant en dépendances; intervenant en toxicomanie; conseiller en dépendances | en: addictions counsellor; substance abuse counsellor; addiction worker | skills: addictions-intervention, motivational-interviewing, crisis-intervention, psychosocial-intervention
community-worker | fr: intervenant communautaire; organisateur communautaire; agent/agente de milieu; médiateur social; coordonnateur de médiation; agent/agente de médiation; chargé de développement social | en: community worker; community organizer; community outreach worker; social and human service assistant; community health worker
| skills: community-organising, group-facilitation, psychosocial-intervention, outreach-work
street-worker | fr: travailleur de rue; travailleur de milieu; intervenant de proximité | en: street worker; outreach worker; street outreach worker | broader: community-worker | skills: outreach-work, harm-reduction, crisis-intervention
youth-worker | fr: intervenant jeunesse; éducateur en protection de la jeunesse; animateur jeunesse; animateur socio-éducatif; informateur jeunesse; chargé d’information jeunesse | qc: éducateur en centre jeunesse | en: youth worker; child and youth worker; youth counsellor; youth care worker; youth leader
| skills: youth-intervention, behaviour-intervention, child-safety, crisis-intervention
child-protection-worker | fr: intervenant en protection de la jeunesse; travailleur social en protection de l’enfance | qc: intervenant DPJ | en: child protection worker; child welfare worker | related: social-worker | skills: child-protection, psychosocial-assessment, case-management, clinical-documentation
shelter-worker | fr: intervenant en maison d’hébergement; intervenant en itinérance; intervenant de nuit | en: shelter worker; homeless shelter worker; residential support worker; crisis worker | skills: crisis-intervention, conflict-resolution, harm-reduction, shift-work
disability-support-worker | fr: accompagnateur de personnes handicapées; éducateur en résidence; aide-éducateur; intervenant en déficience | en: disability support worker; developmental service worker; group home worker | skills: autism-support, hygiene-care, behaviour-intervention, activity-planning
settlement-worker | fr: intervenant en immigration; agent/agente d’intégration; conseiller à l’accueil des immigrants | en: settlement worker; newcomer services worker; integration counsellor | skills: newcomer-support, case-management, intercultural-communication, bilingualism
community-organisation-director | fr: directeur d’organisme communautaire; coordonnateur d’organisme communautaire; directeur d’OBNL | en: non-profit director; community organization coordinator; nonprofit executive director | skills: grant-writing, staff-supervision, board-relations, budgeting, fundraising
volunteer-coordinator | fr: coordonnateur de bénévoles; responsable des bénévoles | en: volunteer coordinator; volunteer manager | skills: volunteer-management, event-planning, recruiting
fundraiser | fr: conseiller en philanthropie; agent/agente de collecte de fonds; conseiller en développement philanthropique; collecteur de fonds; responsable de collecte | en: fundraiser; fundraising officer; development officer; philanthropy advisor; fundraising manager
| skills: fundraising, grant-writing, donor-databases, event-planning
chaplain | fr: intervenant en soins spirituels; aumônier; agent/agente de pastorale; ministre/ministre du culte | en: chaplain; spiritual care practitioner; minister of religion; pastoral worker | skills: spiritual-care, empathy, public-speaking
`,
  skills: `
# Medicine
surgery-skills | fr: techniques chirurgicales; interventions chirurgicales; chirurgie orthopédique | en: surgical techniques; surgical procedures; orthopaedic surgery
anaesthesia | fr: anesthésie; anesthésiologie | en: anaesthesia; anesthesia; anesthesiology
pain-management | fr: gestion de la douleur; soulagement de la douleur; clinique de la douleur | en: pain management; pain clinic
dermatology | fr: dermatologie | en: dermatology
neurology | fr: neurologie; accident vasculaire cérébral; traumatisme crânien | en: neurology; stroke care; brain injury
orthopaedics | fr: orthopédie; plâtres et immobilisations | en: orthopaedics; orthopedics; casting and splinting
gastroenterology | fr: gastroentérologie; endoscopie; coloscopie | en: gastroenterology; endoscopy; colonoscopy
respirology | fr: pneumologie; spirométrie; épreuves de fonction respiratoire | en: respirology; spirometry; pulmonary function tests
endocrinology | fr: endocrinologie; diabétologie; clinique du diabète | en: endocrinology; diabetes clinic; diabetes education
infectious-diseases | fr: infectiologie; maladies infectieuses; antibiothérapie | en: infectious diseases; antibiotic therapy
urology | fr: urologie; cathétérisme vésical; sondes urinaires | en: urology; urinary catheterization; bladder catheters
ophthalmology | fr: ophtalmologie | en: ophthalmology
telemedicine | fr: télémédecine; télésanté; téléconsultation | en: telemedicine; telehealth; virtual care
telephone-triage | fr: Info-Santé; triage téléphonique; évaluation téléphonique | en: telephone triage; telephone nursing; 811 health line
palliative-sedation | fr: pompes à perfusion; analgésie contrôlée par le patient | en: infusion pumps; patient-controlled analgesia
central-lines | fr: cathéters centraux; PICC Line; voies veineuses centrales | en: central lines; PICC lines; central venous catheters
tracheostomy-care | fr: soins de trachéostomie; aspiration de sécrétions; intubation | en: tracheostomy care; suctioning; intubation
enteral-feeding | fr: alimentation entérale; gavage; nutrition parentérale | en: enteral feeding; tube feeding; parenteral nutrition
blood-transfusion | fr: transfusion sanguine; produits sanguins | en: blood transfusion; blood products
ostomy-care | fr: stomothérapie; soins de stomie | en: ostomy care; stoma care
vaccination-administration | fr: administration de vaccins; injections; campagne de vaccination | en: vaccine administration; injections; immunization clinics
blood-glucose-monitoring | fr: glycémie capillaire; surveillance de la glycémie; insulinothérapie | en: blood glucose monitoring; insulin administration; glucometer
fall-prevention | fr: prévention des chutes; contention; mesures de contrôle | en: fall prevention; restraints policy
pressure-ulcer-prevention | fr: prévention des plaies de pression; échelle de Braden | en: pressure ulcer prevention; Braden scale
newborn-screening | fr: allaitement; soutien à l’allaitement; dépistage néonatal | en: breastfeeding support; lactation consulting; newborn screening
family-planning | fr: planification familiale; contraception; santé sexuelle | en: family planning; contraception; sexual health
psychotropic-medication | fr: médication psychotrope; pharmacologie psychiatrique | en: psychotropic medication; psychiatric medication
suicide-risk-assessment | fr: estimation du risque suicidaire; évaluation du risque suicidaire | en: suicide risk assessment
nursing-leadership | fr: leadership infirmier; gestion d’unité de soins; assignation de tâches en soins | en: nursing leadership; unit management; charge nurse duties
interprofessional-collaboration | fr: collaboration interprofessionnelle; équipe interdisciplinaire; travail multidisciplinaire | en: interprofessional collaboration; interdisciplinary team; multidisciplinary team
discharge-planning | fr: planification des congés; congé hospitalier; continuité des soins | en: discharge planning; continuity of care
clinical-teaching | fr: préceptorat; supervision de stagiaires en soins; enseignement clinique | en: preceptorship; clinical teaching; clinical instruction
epidemiology | fr: épidémiologie; surveillance épidémiologique; enquête épidémiologique | en: epidemiology; disease surveillance; contact tracing

# Teeth, eyes, ears, body
dentistry | fr: dentisterie; soins dentaires; obturations dentaires; traitement de canal | en: dentistry; dental care; root canal
oral-surgery | fr: chirurgie buccale; extractions dentaires; implants dentaires | en: oral surgery; dental extractions; dental implants
orthodontics | fr: orthodontie; appareils orthodontiques | en: orthodontics; braces; clear aligners
dental-prostheses | fr: prothèses dentaires; couronnes et ponts; dentiers | en: dental prostheses; crowns and bridges; dentures
dental-impressions | fr: empreintes dentaires; préparation de salles dentaires | en: dental impressions; dental operatory setup
dental-software | fr: logiciel dentaire; Progident; Dentrix | en: dental software; Dentrix; dental practice software | type: tool
dental-licence | fr: permis de l’Ordre des dentistes | en: dental licence | type: licence
dental-hygienist-licence | fr: permis de l’Ordre des hygiénistes dentaires | en: dental hygienist licence | type: licence
eye-examination | fr: examen de la vue; réfraction; prétests visuels | en: eye examination; refraction; vision screening
prescribing-lenses | fr: prescription de lentilles; lentilles cornéennes; verres de contact | en: contact lenses; lens prescription
spinal-manipulation | fr: ajustements chiropratiques; manipulations vertébrales | en: chiropractic adjustments; spinal manipulation
osteopathy | fr: ostéopathie | en: osteopathy
acupuncture | fr: acupuncture | en: acupuncture
natural-health-products | fr: produits de santé naturels; naturopathie; phytothérapie | en: natural health products; naturopathy; herbal medicine
foot-care | fr: soins des pieds; podologie | en: foot care; podiatry
hearing-assessment | fr: évaluation auditive; audiométrie; tests d’audition | en: hearing assessment; audiometry; hearing tests
hearing-aids | fr: prothèses auditives; appareils auditifs; ajustement d’appareils auditifs | en: hearing aids; hearing aid fitting
speech-therapy | fr: orthophonie; rééducation du langage; troubles du langage | en: speech therapy; language therapy; language disorders
language-assessment | fr: évaluation du langage; évaluation orthophonique | en: language assessment; speech assessment
dysphagia-management | fr: dysphagie; troubles de déglutition | en: dysphagia; swallowing disorders
orthotics | fr: orthèses plantaires; orthèses; prothèses de membres | en: orthotics; foot orthotics; prosthetic limbs
sensory-integration | fr: intégration sensorielle; motricité fine | en: sensory integration; fine motor skills
vestibular-rehabilitation | fr: rééducation vestibulaire | en: vestibular rehabilitation
pelvic-floor-rehabilitation | fr: rééducation périnéale; rééducation périnéale et pelvienne; réadaptation périnéale | en: pelvic floor rehabilitation; pelvic floor physiotherapy; pelvic health
sports-injuries | fr: blessures sportives; taping neuroproprioceptif; médecine sportive | en: sports injuries; kinesio taping; sports medicine
physiotherapy-licence | fr: membre de l’Ordre de la physiothérapie | qc: OPPQ | en: physiotherapy licence | type: licence
occupational-therapy-licence | fr: membre de l’Ordre des ergothérapeutes | qc: OEQ | en: occupational therapy licence | type: licence
social-work-licence | fr: membre de l’Ordre des travailleurs sociaux; permis de travailleur social | qc: OTSTCFQ | en: registered social worker; social work licence | type: licence
psychologist-licence | fr: membre de l’Ordre des psychologues; permis de psychothérapeute | en: psychologist licence; psychotherapy permit | type: licence
psychoeducator-licence | fr: membre de l’Ordre des psychoéducateurs | qc: OPPQ psychoéducation | en: psychoeducator licence | type: licence

# Laboratory and imaging
histology | fr: histologie; cytologie; coupes histologiques; pathologie | en: histology; cytology; tissue sectioning; pathology
ultrasound-imaging | fr: échographie diagnostique; échocardiographie | en: diagnostic ultrasound; echocardiography
mri-operation | fr: appareil d’imagerie par résonance; examens IRM | en: MRI operation; magnetic resonance imaging
ct-operation | fr: examens de scan; tomodensitomètre | en: CT operation; computed tomography
radiation-therapy | fr: radiothérapie; radio-oncologie; curiethérapie | en: radiation therapy; radiotherapy; brachytherapy
nuclear-medicine | fr: médecine nucléaire; radiopharmaceutiques | en: nuclear medicine; radiopharmaceuticals
perfusion | fr: circulation extracorporelle; perfusion clinique | en: cardiopulmonary bypass; extracorporeal circulation; ECMO
medical-coding | fr: codification médicale; CIM-10; abrégés cliniques | en: medical coding; ICD-10; clinical coding
medical-billing | fr: facturation médicale; facturation RAMQ | en: medical billing; OHIP billing; RAMQ billing
hand-tools-precision | fr: dextérité manuelle; travail de précision; dextérité fine | en: manual dexterity; precision work; fine manual dexterity | type: trait
emr-software | fr: logiciel DME; Medesync; OSCAR EMR; ?=Epic | en: EMR software; OSCAR EMR; Epic EHR; Cerner; Meditech | type: tool

# Social work
addictions-intervention | fr: dépendances; toxicomanie; alcoolisme; traitement des dépendances | en: addictions; substance abuse; alcoholism; addiction treatment
motivational-interviewing | fr: entretien motivationnel; approche motivationnelle | en: motivational interviewing
harm-reduction | fr: réduction des méfaits; distribution de matériel de consommation | en: harm reduction; naloxone; safe consumption
outreach-work | fr: travail de proximité; travail de rue; intervention de milieu | en: outreach; outreach work; street outreach
community-organising | fr: organisation communautaire; mobilisation citoyenne; action communautaire; vie associative | en: community organizing; community mobilization; community development
youth-intervention | fr: intervention jeunesse; clientèle adolescente; jeunes en difficulté | en: youth work; at-risk youth; working with adolescents; youth intervention
child-protection | fr: protection de la jeunesse; protection de l’enfance; maltraitance | en: child protection; child welfare; child abuse prevention
domestic-violence-support | fr: violence conjugale; aide aux victimes; victimes d’actes criminels | en: domestic violence; victim support; victim services
homelessness-support | fr: itinérance; personnes en situation d’itinérance; hébergement d’urgence | en: homelessness; homeless population; emergency shelter
housing-support | fr: logement social; aide au logement; soutien communautaire en logement social | en: social housing; housing support; housing assistance
food-security | fr: sécurité alimentaire; banque alimentaire; aide alimentaire | en: food security; food bank
newcomer-support | fr: accueil des nouveaux arrivants; intégration des immigrants | en: newcomer support; settlement services; newcomer integration
intercultural-communication | fr: communication interculturelle; compétence interculturelle; approche interculturelle | en: intercultural communication; cultural competence; cross-cultural communication
indigenous-approaches | fr: approche autochtone; sécurisation culturelle; milieux autochtones | en: Indigenous cultural safety; working with Indigenous communities
volunteer-management | fr: gestion de bénévoles; encadrement de bénévoles | en: volunteer management; volunteer coordination
donor-databases | fr: bases de données de donateurs; Prodon; Raiser’s Edge | en: donor databases; Raiser’s Edge | type: tool
spiritual-care | fr: soins spirituels; accompagnement spirituel; pastorale | en: spiritual care; pastoral care
couple-therapy | fr: thérapie de couple; thérapie familiale; sexologie | en: couples therapy; family therapy; sexology
bereavement-support | fr: accompagnement du deuil; soutien aux endeuillés | en: bereavement support; grief counselling
respite-care | fr: ?répit; répit aux proches aidants; soutien aux proches aidants | en: respite care; caregiver support
life-skills-training | fr: apprentissage des habiletés de la vie quotidienne; autonomie fonctionnelle | en: life skills training; activities of daily living; =ADL
positive-behaviour-support | fr: soutien au comportement positif; analyse appliquée du comportement; =ICI; intervention comportementale intensive | en: applied behaviour analysis; =ABA; positive behaviour support
sensory-disabilities | fr: déficience visuelle; déficience auditive; surdité | en: visual impairment; hearing impairment; deafness
advocacy | fr: défense des droits; plaidoyer | en: ?advocacy; rights advocacy
group-therapy | fr: thérapie de groupe; animation de groupes de soutien | en: group therapy; support groups
`,
});
