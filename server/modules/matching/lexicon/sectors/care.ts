import { defineSector } from '../sector.js';

/** Care and social services as they are organised in Québec. */
export const care = defineSector({
  name: 'care',
  field: {
    fr: ['Soins et services sociaux', 'santé', 'CHSLD', 'CLSC', 'soutien à domicile'],
    en: ['Care and social services', 'health', 'long-term care', 'home care'],
  },
  occupations: `
denturist | fr: denturologiste | en: denturist; denture specialist | related: dentist | skills: dental-prostheses, dental-impressions, denturist-licence, patient-education
endodontist | fr: endodontiste | en: endodontist; root canal specialist | broader: dentist | skills: dentistry, dental-radiography, dental-licence
periodontist | fr: parodontiste; chirurgien buccal; chirurgien maxillo-facial | en: periodontist; oral surgeon; maxillofacial surgeon; oral and maxillofacial surgeon | broader: dentist
| skills: oral-surgery, dentistry, dental-licence
prosthodontist | fr: prosthodontiste; pédodontiste; dentiste pédiatrique | en: prosthodontist; pediatric dentist; pedodontist | broader: dentist | skills: dentistry, dental-prostheses, dental-licence
hearing-aid-specialist | fr: audioprothésiste | en: hearing aid specialist; hearing instrument specialist; hearing aid practitioner; hearing instrument practitioner; hearing aid acoustician
| skills: hearing-aids, audioprosthetist-licence, hearing-assessment
kinesiologist | fr: kinésiologue; intervenant en kinésiologie; éducateur physique kinésiologue | en: kinesiologist; exercise specialist; exercise physiologist; clinical kinesiologist
| skills: kinesiology, exercise-prescription, fitness-assessment, rehabilitation
naturopath | fr: naturopathe; naturothérapeute | en: naturopath; naturopathic practitioner; naturopathic doctor | skills: natural-health-products, nutrition-counselling, client-interviews
homeopath | fr: homéopathe | en: homeopath; homeopathic practitioner | related: naturopath | skills: natural-health-products, client-interviews, nutrition-counselling
orthoptist | fr: orthoptiste | en: orthoptist; vision therapist | skills: eye-examination, orthoptic-exercises, patient-education
nuclear-medicine-technologist | fr: technologue en médecine nucléaire | en: nuclear medicine technologist; nuclear medicine technician | related: radiology-technologist
| skills: nuclear-medicine, radiation-protection, patient-positioning
electrophysiology-technologist | fr: technologue en électrophysiologie médicale; technicien en électrophysiologie; technicien en EEG; technicien en ECG | en: electrophysiology technologist; EEG technologist; ECG technician; electroencephalograph technologist; cardiology technologist; electrocardiography technician
| skills: cardiac-monitoring, electroencephalograms, ecg-holter, patient-positioning
sexologist | fr: sexologue; sexologue clinicien | en: sexologist; sex therapist; clinical sexologist | skills: psychotherapy, sexual-health-education, psychosocial-intervention
geriatrician | fr: gériatre | en: geriatrician; geriatric specialist | broader: physician | skills: diagnosis, elder-care, medical-licence
neurologist | fr: neurologue; neurochirurgien | en: neurologist; neurosurgeon | broader: physician | skills: neurology, diagnosis, medical-licence
oncologist | fr: oncologue; oncologue médical; hématologue; radio-oncologue | en: oncologist; medical oncologist; hematologist; radiation oncologist | broader: physician
| skills: oncology-care, diagnosis, medical-licence
respirologist | fr: pneumologue | en: respirologist; pulmonologist | broader: physician
| skills: respirology, diagnosis, medical-licence
rheumatologist | fr: rhumatologue | en: rheumatologist | broader: physician | related: respirologist
| skills: respirology, diagnosis, medical-licence
endocrinologist | fr: endocrinologue | en: endocrinologist | broader: physician | related: respirologist
| skills: respirology, diagnosis, medical-licence
nephrologist | fr: néphrologue | en: nephrologist | broader: physician | related: respirologist
| skills: respirology, diagnosis, medical-licence
gastroenterologist | fr: gastro-entérologue | en: gastroenterologist | broader: physician | related: respirologist
| skills: respirology, diagnosis, medical-licence
urologist | fr: urologue | en: urologist | broader: physician | skills: urology, surgery-skills, medical-licence
ophthalmologist | fr: ophtalmologiste; ophtalmologue | en: ophthalmologist; eye surgeon | broader: physician | skills: ophthalmology, eye-examination, medical-licence
otolaryngologist | fr: oto-rhino-laryngologiste; =ORL | en: otolaryngologist; ENT specialist; ear nose and throat specialist | broader: physician | skills: diagnosis, surgery-skills, medical-licence
physiatrist | fr: physiatre; médecin du sport | en: physiatrist; sports medicine physician; rehabilitation physician | broader: physician | skills: rehabilitation, diagnosis, medical-licence
pathologist | fr: pathologiste; médecin légiste; coroner | en: pathologist; coroner; medical examiner; forensic pathologist; anatomical pathologist | broader: physician
| skills: autopsies, laboratory-analysis, medical-licence
plastic-surgeon | fr: chirurgien plasticien; chirurgien esthétique | en: plastic surgeon; cosmetic surgeon; reconstructive surgeon | broader: surgeon
| skills: surgery-skills, medical-licence, patient-assessment
cardiac-surgeon | fr: chirurgien cardiaque; chirurgien thoracique; chirurgien vasculaire | en: cardiac surgeon; heart surgeon; thoracic surgeon; vascular surgeon; cardiovascular surgeon | broader: surgeon
| skills: surgery-skills, cardiology, medical-licence
infectious-disease-specialist | fr: médecin microbiologiste infectiologue; infectiologue; allergologue; immunologue | en: infectious disease specialist; allergist; immunologist; clinical immunologist | broader: physician
| skills: infectious-diseases, diagnosis, medical-licence
hospitalist | fr: médecin hospitaliste; médecin de garde | en: hospitalist; house physician; locum physician | broader: physician | skills: diagnosis, medical-licence, clinical-documentation
physician-assistant | fr: adjoint/adjointe au médecin | en: physician assistant; clinical assistant physician | skills: diagnosis, patient-assessment, clinical-documentation
dialysis-nurse | fr: infirmier en dialyse; infirmier en hémodialyse | en: dialysis nurse; hemodialysis nurse; nephrology nurse; renal nurse | broader: registered-nurse
| skills: dialysis, vital-signs, nursing-registration
oncology-nurse | fr: infirmier en oncologie; infirmier pivot en oncologie; infirmier pivot | en: oncology nurse; nurse navigator; chemotherapy nurse; cancer care nurse | broader: registered-nurse
| skills: oncology-care, medication-administration, nursing-registration
pediatric-nurse | fr: infirmier en pédiatrie; infirmier pédiatrique; infirmier puériculteur | en: pediatric nurse; paediatric nurse; children's nurse | broader: registered-nurse
| skills: paediatric-care, medication-administration, nursing-registration
long-term-care-nurse | fr: infirmier en CHSLD; infirmier en gériatrie; infirmier en hébergement; infirmier chef d’unité en CHSLD | en: long-term care nurse; geriatric nurse; nursing home nurse; gerontological nurse | broader: registered-nurse
| skills: elder-care, dementia-care, nursing-registration
palliative-care-nurse | fr: infirmier en soins palliatifs; infirmier en maison de soins palliatifs | en: palliative care nurse; hospice nurse | broader: registered-nurse
| skills: palliative-care, pain-management, nursing-registration
clinic-nurse | fr: infirmier en clinique; infirmier en GMF; infirmier de clinique médicale; infirmier en clinique externe | en: clinic nurse; office nurse; ambulatory care nurse; outpatient nurse; family medicine nurse | broader: registered-nurse
| skills: vital-signs, vaccination-administration, chronic-disease-management, nursing-registration
telehealth-nurse | fr: infirmier Info-Santé; infirmier au triage téléphonique | en: telehealth nurse; telephone triage nurse; Info-Santé nurse | broader: registered-nurse
| skills: telephone-triage, patient-education, nursing-registration
surgical-nurse | fr: infirmier en chirurgie; infirmier en médecine-chirurgie; infirmier de salle de réveil | en: surgical nurse; medical-surgical nurse; recovery room nurse; post-anaesthesia care nurse | broader: registered-nurse
| skills: perioperative-care, wound-care, nursing-registration
infection-control-nurse | fr: infirmier conseil en prévention des infections; conseiller en prévention et contrôle des infections | en: infection control nurse; infection prevention practitioner; infection control practitioner | broader: registered-nurse
| skills: infection-control, epidemiology, nursing-registration
cosmetic-nurse | fr: infirmier médico-esthétique; infirmier en soins esthétiques | en: cosmetic nurse; medical aesthetics nurse; nurse injector | broader: registered-nurse
| skills: injectables, skin-care-treatments, nursing-registration
agency-nurse | fr: infirmier d’agence; infirmier en dépannage; infirmier en région éloignée; infirmier nordique | en: agency nurse; travel nurse; relief nurse; northern nurse; outpost nurse | broader: registered-nurse
| skills: nursing-care, emergency-care, nursing-registration
nursing-extern | fr: candidat à l’exercice de la profession infirmière; =CEPI; externe en soins infirmiers; étudiant infirmier | en: nursing extern; nursing student; candidate to the profession of nursing; nurse intern
| skills: nursing-care, vital-signs, hygiene-care
long-term-care-practical-nurse | fr: infirmier auxiliaire en CHSLD; infirmier auxiliaire en résidence | en: long-term care practical nurse; practical nurse in seniors' residence | broader: licensed-practical-nurse
| skills: medication-administration, elder-care, practical-nursing-registration
clinical-nurse-specialist | fr: conseiller en soins infirmiers en clinique; conseiller-cadre en soins infirmiers; cadre-conseil en soins infirmiers | en: clinical nurse specialist; nursing consultant; nursing practice advisor; clinical nurse educator | broader: registered-nurse
| skills: nursing-care, clinical-teaching, nursing-registration
resident-attendant | fr: aide de service; préposé en ressource intermédiaire; préposé en résidence pour aînés; préposé aux résidents | en: resident attendant; residence attendant; care attendant; long-term care aide; nursing home attendant | related: nursing-aide
| skills: elder-care, hygiene-care, meal-assistance
respite-worker | fr: aide en soins; préposé au répit; accompagnateur en répit; gardien de personnes âgées | en: respite worker; respite care worker; elderly companion; senior companion; sitter for the elderly | related: home-support-worker
| skills: companion-care, respite-care, empathy
psychiatric-attendant | fr: auxiliaire en santé mentale; préposé en santé mentale; sociothérapeute | en: psychiatric attendant; mental health aide; psychiatric aide; psychiatric orderly | related: nursing-aide
| skills: mental-health-care, observation-reporting, crisis-intervention
mental-health-worker | fr: intervenant en santé mentale; intervenant psychosocial en santé mentale; pair aidant | en: mental health worker; peer support worker; mental health counsellor; mental health support worker
| skills: mental-health-care, crisis-intervention, psychosocial-intervention
resident-care-coordinator | fr: coordonnateur en résidence pour aînés; chef d’unité en hébergement; responsable des soins en résidence | en: resident care coordinator; seniors' residence coordinator; care coordinator in residence
| skills: elder-care, staff-supervision, care-planning
orthotic-technician | fr: technicien en orthèses; orthésiste; cordonnier orthopédique; podo-orthésiste | en: pedorthist; orthopedic shoemaker; prosthetic technician | related: orthotist-prosthetist
| skills: orthotics, prosthetic-fitting, measuring-and-cutting
orthopaedic-mechanic | fr: mécanicien orthopédique; technicien en aides techniques; technicien en positionnement | en: orthopaedic mechanic; mobility equipment technician; assistive device technician; wheelchair technician
| skills: wheelchair-seating, assistive-devices, minor-repairs
rehabilitation-technician | fr: technicien en réadaptation; moniteur en réadaptation; aide en réadaptation; aide-thérapeute | en: rehabilitation technician; rehabilitation aide; rehab assistant; physiotherapy aide; occupational therapy assistant
| skills: rehabilitation, mobility-assistance, exercise-prescription
rehabilitation-counsellor | fr: conseiller en réadaptation; agent/agente de réadaptation; conseiller en réadaptation professionnelle | en: rehabilitation counsellor; vocational rehabilitation counsellor; rehabilitation officer; rehabilitation case manager
| skills: case-management, return-to-work, functional-assessment
orientation-and-mobility-specialist | fr: spécialiste en orientation et mobilité; spécialiste en réadaptation en déficience visuelle | en: orientation and mobility specialist; vision rehabilitation specialist; low vision specialist
| skills: sensory-disabilities, rehabilitation, braille
music-therapist | fr: musicothérapeute; art-thérapeute; dramathérapeute; zoothérapeute; ludothérapeute | en: music therapist; art therapist; drama therapist; animal-assisted therapist; play therapist; dance movement therapist
| skills: art-therapy, play-therapy, psychosocial-intervention
recreation-therapist | fr: récréologue en santé; éducateur en loisirs en CHSLD; technicien en loisirs en CHSLD; animateur en résidence pour aînés | en: recreation therapist; therapeutic recreation specialist; activity aide in long-term care; recreologist
| skills: senior-activities, elder-care, group-facilitation
athletic-therapist | fr: thérapeute du sport; soigneur sportif | en: athletic therapist; sports therapist; certified athletic therapist | skills: sports-injuries, rehabilitation, first-aid
orthotherapist | fr: orthothérapeute; kinésithérapeute en massage; réflexologue | en: orthotherapist; kinesitherapist; reflexologist; shiatsu therapist; massotherapist | related: massage-therapist
| skills: massage-therapy, anatomy, manual-therapy
doula | fr: doula; accompagnant à la naissance; conseiller en allaitement; consultant en lactation | en: doula; birth companion; lactation consultant; birth attendant
| skills: childbirth-support, newborn-screening, maternity-care
geneticist | fr: généticien; conseiller en génétique | en: geneticist; genetic counsellor; medical geneticist | skills: genetic-counselling, patient-education, data-analysis
public-health-dental-hygienist | fr: hygiéniste dentaire en santé publique; hygiéniste dentaire scolaire | en: public health dental hygienist; school dental hygienist | broader: dental-hygienist
| skills: oral-prophylaxis, dental-health-education, dental-hygienist-licence
dental-receptionist | fr: coordonnateur de clinique dentaire; secrétaire dentaire; réceptionniste dentaire; gestionnaire de clinique dentaire | en: dental receptionist; dental office manager; dental secretary; treatment coordinator | related: hotel-receptionist
| skills: appointment-booking, dental-software, medical-billing
dental-ceramist | fr: prothésiste dentaire céramiste; technicien en CFAO dentaire; céramiste dentaire | en: dental ceramist; dental CAD/CAM technician; crown and bridge technician; denture technician | broader: dental-technician
| skills: dental-prostheses, hand-tools-precision, dental-cad-cam
pharmacy-clerk | fr: commis de pharmacie; caissier en pharmacie; livreur de pharmacie | en: pharmacy clerk; drugstore clerk; pharmacy cashier; pharmacy delivery clerk
| skills: pharmacy-retail, prescription-processing, cash-handling
pharmacy-manager | fr: gérant de pharmacie; pharmacien propriétaire; chef pharmacien; chef de département de pharmacie | en: pharmacy manager; chief pharmacist; pharmacist owner; director of pharmacy | broader: pharmacist
| skills: dispensing, pharmacist-licence, staff-supervision
hygiene-and-sanitation-supervisor | fr: technicien en hygiène et salubrité hospitalière; chef de service en hygiène et salubrité; superviseur en hygiène et salubrité | en: hygiene and sanitation supervisor; environmental services supervisor; hospital housekeeping supervisor
| skills: hospital-disinfection, staff-supervision, infection-control
hospital-laundry-attendant | fr: préposé à la buanderie d’hôpital; préposé à la lingerie | en: hospital laundry attendant; linen room attendant; linen attendant
| skills: industrial-laundry, hospital-logistics, linen-management
hospital-stores-clerk | fr: magasinier d’hôpital; préposé au matériel médical; préposé à l’approvisionnement en santé | en: hospital stores clerk; medical supply clerk; hospital supply attendant
| skills: hospital-logistics, inventory-management, order-picking
operating-room-attendant | fr: préposé à l’unité et à l’instrumentation; préposé en salle d’opération; aide de bloc opératoire | en: operating room attendant; surgical attendant; operating room aide; operating room orderly
| skills: instrument-sterilisation, infection-control, hospital-logistics
orthopaedic-technologist | fr: technicien en orthopédie; technicien plâtrier en orthopédie; préposé en orthopédie | en: orthopaedic technologist; cast room technician; orthopedic technician; cast technician
| skills: cast-room, patient-positioning, safe-patient-handling
autopsy-attendant | fr: préposé à l’autopsie; technicien en autopsie; préposé à la morgue | en: autopsy attendant; morgue attendant; autopsy technician
| skills: autopsies, specimen-transport, infection-control
veterinary-receptionist | fr: technicien en médecine dentaire vétérinaire; réceptionniste vétérinaire; secrétaire vétérinaire | en: veterinary receptionist; animal clinic receptionist; veterinary office assistant
| skills: appointment-booking, animal-restraint, client-accounts
case-manager | fr: gestionnaire de cas; intervenant pivot; coordonnateur clinique; coordonnateur de services cliniques | en: case manager; clinical coordinator; care coordinator; pivot worker; program coordinator health services
| skills: case-management, intervention-plans, stakeholder-management
clinical-program-manager | fr: chef de service en santé et services sociaux; chef de programme; chef en réadaptation; coordonnateur d’activités cliniques | en: clinical program manager; health unit manager; clinical services manager; patient care manager
| skills: staff-supervision, budgeting, health-network-management
medical-records-clerk | fr: commis aux dossiers médicaux; préposé aux archives médicales; commis intermédiaire en archives | en: medical records clerk; health records clerk; admissions clerk hospital; medical filing clerk
| skills: medical-records, data-entry, discretion
hospital-admitting-clerk | fr: agent/agente d’admission à l’hôpital; commis à l’admission; agent/agente administrative à l’admission; commis d’unité; agent/agente d’unité | en: hospital admitting clerk; unit clerk; ward clerk; patient registration clerk; admitting clerk
| skills: patient-identification, data-entry, appointment-booking
medical-transcriptionist | fr: transcripteur médical; dactylographe médical | en: medical transcriptionist; medical typist | skills: medical-transcription, medical-terminology, typing
medical-billing-clerk | fr: commis à la facturation médicale; agent/agente de facturation médicale; spécialiste en facturation RAMQ | en: medical billing clerk; RAMQ billing agent; medical billing specialist
| skills: medical-billing, data-entry, medical-terminology
ambulance-dispatcher | fr: centraliste en soins; répartiteur médical d’urgence; répartiteur en transport médical | en: ambulance dispatcher; emergency medical dispatcher; patient transport dispatcher
| skills: emergency-call-taking, triage, radio-communication
advanced-care-paramedic | fr: technicien ambulancier en soins avancés; paramédical en soins avancés; premier répondant; agent/agente de premiers secours industriels | en: advanced care paramedic; first responder; industrial first aid attendant; occupational first aid attendant; critical care paramedic; flight paramedic | related: paramedic
| skills: emergency-care, advanced-cardiac-life-support, emergency-driving
school-social-worker | fr: travailleur social scolaire; travailleur social en milieu hospitalier; travailleur social en CLSC; travailleur social en milieu scolaire | en: school social worker; hospital social worker; CLSC social worker; geriatric social worker; psychiatric social worker | broader: social-worker
| skills: psychosocial-assessment, psychosocial-intervention, social-work-licence
psychosocial-intake-worker | fr: agent/agente de relations humaines en CLSC; intervenant à l’accueil psychosocial; intervenant Info-Social | en: psychosocial intake worker; intake counsellor; Info-Social worker; helpline counsellor; crisis line worker; crisis intervention worker
| skills: crisis-intervention, psychosocial-assessment, telephone-triage
domestic-violence-worker | fr: intervenant en violence conjugale; intervenant en maison d’aide; intervenant auprès des femmes; intervenant CAVAC | en: domestic violence worker; women's shelter worker; victim support worker; victim services worker; sexual assault counsellor
| skills: domestic-violence-support, trauma-informed-care, crisis-intervention
autism-support-worker | fr: intervenant en autisme; éducateur en ICI; intervenant en intervention comportementale intensive; thérapeute en ABA | en: autism support worker; behaviour therapist; ABA therapist; intensive behavioural intervention educator; applied behaviour analyst
| skills: autism-support, behaviour-intervention, intervention-plans
behaviour-analyst | fr: analyste du comportement; spécialiste en activités cliniques | en: behaviour analyst; behaviour consultant; clinical activities specialist; behavioural specialist
| skills: behaviour-intervention, positive-behaviour-support, psychological-assessment
foster-parent | fr: éducateur en foyer de groupe; intervenant en foyer de groupe; responsable de ressource intermédiaire; responsable de famille d’accueil; parent d’accueil | en: foster parent; group home parent; intermediate resource operator; foster family; group home counsellor
| skills: foster-care, behaviour-intervention, life-skills-training
intervention-agent | fr: agent/agente d’intervention en milieu psychiatrique; agent/agente d’intervention en centre jeunesse; agent/agente d’intervention en sécurité | en: intervention agent; youth centre security agent; psychiatric intervention officer
| skills: use-of-force, crisis-intervention, observation-reporting
youth-centre-worker | fr: intervenant en hébergement jeunesse; intervenant en maison de jeunes; animateur en maison de jeunes; coordonnateur de maison de jeunes | en: youth centre worker; youth shelter worker; youth house coordinator; teen centre worker
| skills: youth-drop-in, youth-intervention, activity-planning
community-liaison-worker | fr: intervenant en itinérance de proximité; agent/agente de liaison communautaire; agent/agente de relations communautaires | en: community liaison worker; community liaison officer; homeless outreach worker; community support worker
| skills: outreach-work, homelessness-support, harm-reduction
housing-support-worker | fr: intervenant en soutien communautaire en logement; intervenant en logement social | en: housing support worker; tenant support worker; social housing worker
| skills: housing-support, tenant-relations, psychosocial-intervention
food-bank-coordinator | fr: coordonnateur de banque alimentaire; préposé de banque alimentaire; coordonnateur de cuisine collective; animateur de cuisine collective | en: food bank coordinator; food bank worker; community kitchen coordinator; community kitchen facilitator
| skills: food-security, volunteer-management, food-safety
caregiver-support-worker | fr: intervenant auprès des proches aidants; conseiller aux proches aidants; travailleur de milieu auprès des aînés; intervenant auprès des aînés | en: caregiver support worker; seniors outreach worker; caregiver counsellor; seniors community worker
| skills: elder-abuse-prevention, outreach-work, respite-care
family-support-worker | fr: intervenant familial; intervenant en soutien à la famille; éducateur familial; intervenant petite enfance et famille; animateur d’ateliers parents-enfants | en: family support worker; family educator; parent educator; family resource worker; family intervention worker
| skills: family-intervention, child-development, group-facilitation
delinquency-intervention-technician | fr: technicien en intervention en délinquance; intervenant en délinquance; agent/agente d’intervention communautaire correctionnelle; intervenant en maison de transition | en: delinquency intervention technician; halfway house worker; youth offender worker; community correctional worker
| skills: offender-assessment, youth-intervention, observation-reporting
youth-court-worker | fr: délégué à la jeunesse; délégué à la liberté surveillée; réviseur DPJ | en: youth court worker; youth delegate; youth protection reviewer
| skills: child-protection, court-reports-social, psychosocial-assessment
community-development-officer | fr: organisateur communautaire en CLSC; agent/agente de développement communautaire; conseiller en développement social; agent/agente de développement rural | en: community development officer; community developer; social development officer; community development worker; rural development officer
| skills: community-organising, partnership-development, group-facilitation
health-promotion-officer | fr: agent/agente de promotion de la santé; conseiller en promotion de la santé; agent/agente de planification en santé publique; hygiéniste de santé publique | en: health promotion officer; health educator; public health officer; health promotion specialist; public health inspector; environmental health officer
| skills: public-health, program-evaluation, group-facilitation
community-nutritionist | fr: nutritionniste en milieu hospitalier; nutritionniste communautaire; nutritionniste clinicien; conseiller en nutrition | en: community nutritionist; clinical nutritionist; public health nutritionist; consultant dietitian; research dietitian | broader: dietitian
| skills: nutrition-assessment, nutrition-counselling, menu-planning-clinical
dietetic-technician | fr: technicien en diététique; technicien en nutrition; diététicien technicien | en: dietetic technician; dietary technician; nutrition technician; food service supervisor hospital
| skills: menu-planning-clinical, haccp, volume-cooking
optical-laboratory-technician | fr: orthésiste visuel; technicien en lentilles ophtalmiques; monteur de lunettes; meuleur de verres; technicien en laboratoire d’optique | en: optical laboratory technician; lens grinder; eyeglass assembler; optical lab technician; contact lens technician; ophthalmic lens technician
| skills: optical-lab, eyewear-fitting, hand-tools-precision
medical-equipment-technician | fr: technicien en génie biomédical hospitalier; technicien en instrumentation médicale; installateur d’équipement médical | en: medical equipment technician; dialysis technician; medical device technician; medical equipment installer | related: biomedical-technician
| skills: medical-equipment-maintenance, electronics-troubleshooting, instrument-calibration
clinical-biochemistry-technologist | fr: technologiste en biochimie clinique; technologiste en hématologie; technologiste en microbiologie; technologiste en banque de sang | en: clinical biochemistry technologist; hematology technologist; microbiology technologist; blood bank technologist; cytogenetics technologist; immunology technologist | broader: medical-laboratory-technologist
| skills: laboratory-analysis, haematology, quality-assurance-laboratory
herbalist | fr: herboriste; herboriste-thérapeute; iridologue; praticien de médecine traditionnelle chinoise; ayurvédiste | en: herbalist; iridologist; traditional Chinese medicine practitioner; ayurvedic practitioner; holistic practitioner
| skills: natural-health-products, acupuncture, client-interviews
hypnotherapist | fr: hypnothérapeute; coach de vie; coach en développement personnel; naturothérapeute coach | en: hypnotherapist; life coach; personal development coach; wellness coach; health coach
| skills: client-interviews, motivational-interviewing, empathy
`,
  skills: `
denturist-licence | fr: permis de denturologiste; membre de l’Ordre des denturologistes | en: denturist licence; Ordre des denturologistes membership | type: licence
audioprosthetist-licence | fr: permis d’audioprothésiste | en: audioprosthetist licence; hearing aid practitioner licence | type: licence
respiratory-therapist-licence | fr: permis d’inhalothérapeute; membre de l’OPIQ | en: respiratory therapist licence; OPIQ membership | type: licence
medical-imaging-technologist-licence | fr: permis de technologue en imagerie médicale; membre de l’OTIMROEPMQ | en: medical imaging technologist licence; OTIMROEPMQ membership | type: licence
dietitian-licence | fr: permis de diététiste-nutritionniste; membre de l’ODNQ | en: dietitian licence; ODNQ membership | type: licence
medical-technologist-licence | fr: permis de technologiste médical; membre de l’OPTMQ | en: medical technologist licence; OPTMQ membership | type: licence
sexologist-licence | fr: permis de sexologue; membre de l’OPSQ | en: sexologist licence | type: licence
speech-language-pathologist-licence | fr: permis d’orthophoniste; membre de l’OOAQ | en: speech-language pathologist licence; OOAQ membership | type: licence
criminologist-licence | fr: permis de criminologue; membre de l’OPCQ | en: criminologist licence | type: licence
paramedic-registration | fr: carte de statut de technicien ambulancier; registre des techniciens ambulanciers; carte de TAP | en: paramedic registration; ambulance technician card | type: licence
pdsb | fr: formation PDSB; principes de déplacement sécuritaire des bénéficiaires | en: safe patient moving training; PDSB certificate | type: licence
law-90 | fr: loi 90; activités réservées loi 90; administration de médicaments loi 90 | en: Law 90; Bill 90 delegated acts | type: licence
foot-care-certificate | fr: certificat en soins de pieds; formation en soins podologiques | en: foot care certificate | type: licence
pals-certification | fr: certification PALS; soins avancés en réanimation pédiatrique | en: PALS certification; pediatric advanced life support | type: licence
nrp-certification | fr: certification PRN; programme de réanimation néonatale | en: NRP certification; neonatal resuscitation program | type: licence
vocational-diploma-in-assisting-persons | fr: DEP en assistance à la personne; DEP assistance à la personne en établissement et à domicile; attestation de préposé aux bénéficiaires | en: vocational diploma in assisting persons; patient attendant certificate; institutional and home care assistance diploma | type: licence
vocational-diploma-in-practical-nursing | fr: DEP en santé, assistance et soins infirmiers; DEP SASI | en: vocational diploma in practical nursing; health assistance and nursing diploma | type: licence
dec-in-nursing | fr: DEC en soins infirmiers; diplôme en soins infirmiers | en: DEC in nursing; nursing diploma; college nursing diploma | type: licence
bachelor-of-nursing | fr: baccalauréat en sciences infirmières; bac en soins infirmiers | en: bachelor of nursing; BScN; nursing degree | type: licence
special-care-counselling-diploma | fr: DEC en éducation spécialisée; diplôme en techniques d’éducation spécialisée | en: special care counselling diploma; DEC in special education | type: licence
social-service-diploma | fr: DEC en travail social; techniques de travail social | en: social service diploma; DEC in social service | type: licence
bachelor-of-social-work | fr: baccalauréat en travail social; maîtrise en travail social | en: bachelor of social work; =BSW; =MSW; master of social work | type: licence
cpr-aed | fr: RCR-DEA; RCR et DEA; certification en RCR niveau C; défibrillateur externe automatisé | en: CPR-AED; AED certification; CPR level C; CPR HCP | type: licence
cristal-net | fr: Cristal-Net; dossier clinique informatisé Cristal-Net; =DCI | en: Cristal-Net; computerized clinical record | type: tool
oacis | fr: Oacis; dossier Oacis | en: Oacis; Oacis clinical record | type: tool
myle | fr: =MYLE | en: =MYLE | type: tool | related: emr-software
kinlogix | fr: Kinlogix | en: KinLogix | type: tool | related: emr-software
omnimed | fr: Omnimed | en: Omnimed | type: tool | related: emr-software
quebec-health-record | fr: Québec Health Record | en: Québec Health Record | type: tool
dsq-health-record | fr: =DSQ | en: DSQ health record | type: tool | related: quebec-health-record
dossier-sante-quebec | fr: Dossier santé Québec | en: Dossier santé Québec | type: tool | related: quebec-health-record
multiclientele-assessment-tool | fr: =SAPA; outil d’évaluation multiclientèle; =OÉMC; =OEMC | en: multiclientele assessment tool; OEMC assessment | type: tool
epic-hyperspace | fr: Epic hyperspace | en: Epic hyperspace | type: tool | related: emr-software
cerner-millennium | fr: Cerner Millennium | en: Cerner Millennium | type: tool | related: emr-software
powerchart | fr: PowerChart | en: PowerChart | type: tool | related: emr-software
youth-integration-system | fr: projet intégration jeunesse; =PIJ | en: youth integration system; PIJ system | type: tool
logipharm | fr: Logipharm | en: Logipharm | type: tool | related: pharmacy-software
xpill-pharma | fr: xPill pharma | en: xPill pharma | type: tool | related: pharmacy-software
assyst-rx | fr: Assyst-Rx | en: Assyst-Rx | type: tool | related: pharmacy-software
pixalere | fr: Pixalere; logiciel de soins de plaies | en: Pixalere; wound care software | type: tool
blood-pressure-monitor | fr: tensiomètre; sphygmomanomètre | en: blood pressure monitor; sphygmomanometer | type: tool
hospital-grade-disinfectants | fr: produits désinfectants hospitaliers; Virox | en: hospital-grade disinfectants; Virox | type: tool
cpap | fr: =CPAP; BiPAP; appareil à pression positive | en: =CPAP; BiPAP; positive airway pressure | type: tool | related: sleep-studies
petalmd | fr: logiciel Petal MD; PetalMD; Logibec; GRF-Paie santé | en: PetalMD; Logibec; health scheduling software | type: tool
orthoptic-exercises | fr: exercices orthoptiques; orthoptique | en: orthoptic exercises; orthoptics
electroencephalograms | fr: électroencéphalogramme; électroencéphalographie | en: electroencephalograms; electroencephalography
sexual-health-education | fr: éducation sexuelle; éducation à la sexualité | en: sexual health education; sex education
autopsies | fr: autopsie | en: autopsies; post-mortem examination
childbirth-support | fr: accompagnement à la naissance; soutien à l’accouchement | en: childbirth support; labour support
genetic-counselling | fr: conseil génétique; génétique médicale | en: genetic counselling; medical genetics
dental-health-education | fr: éducation en santé dentaire; santé dentaire publique | en: dental health education; dental public health
dental-cad-cam | fr: CFAO dentaire; prothèses dentaires numériques | en: dental CAD/CAM; digital dentistry
health-network-management | fr: gestion du réseau de la santé; réseau de la santé et des services sociaux | en: health network management; health and social services network
instrumental-activities-of-daily-living | fr: activités de la vie domestique; =AVD; aide aux activités domestiques | en: instrumental activities of daily living; household support activities
bed-bath | fr: bain au lit; bain complet; soins d’hygiène au bain | en: bed bath
toileting-assistance | fr: changement de culottes d’incontinence; soins d’élimination | en: toileting assistance
relationship-centred-care | fr: approche relationnelle de soins; approche Carpe Diem; approche prothétique; approche milieu de vie | en: relationship-centred care; person-centred care; living environment approach
responsive-behaviours | fr: gestion des comportements réactifs; =SCPD; symptômes comportementaux de la démence | en: responsive behaviours; behavioural symptoms of dementia; =BPSD
intentional-rounding | fr: tournée intentionnelle; tournées de surveillance des résidents; surveillance des usagers | en: intentional rounding; resident rounds; patient supervision
clinical-data-collection | fr: collecte de données cliniques; anamnèse | en: clinical data collection; anamnesis; history taking
mental-status-examination | fr: examen de l’état mental; évaluation de l’état mental | en: mental status examination
collective-prescriptions | fr: ordonnances collectives; protocoles infirmiers | en: collective prescriptions; standing orders; nursing protocols
medication-administration-record | fr: feuille d’administration des médicaments; =FADM; Dosette | en: medication administration record; pill organizer
intramuscular-injections | fr: injections intramusculaires; injections sous-cutanées | en: intramuscular injections; subcutaneous injections; giving injections
postoperative-care | fr: soins post-opératoires | en: postoperative care; post-op care
preoperative-care | fr: soins préopératoires; préparation préopératoire | en: preoperative care; pre-op preparation
step-down-care | fr: soins intermédiaires; unité de soins intermédiaires | en: step-down care
trauma-care | fr: unité de débordement; urgence majeure; traumatologie | en: trauma care; traumatology; major emergency
ambulatory-care | fr: soins à l’urgence mineure; médecine ambulatoire | en: ambulatory care; walk-in clinic care
day-medicine | fr: médecine de jour; chirurgie d’un jour | en: day medicine; day surgery; same-day surgery
sti-screening | fr: dépistage ITSS; =ITSS | en: STI screening; STBBI screening; sexually transmitted infections
postnatal-follow-up | fr: santé parentale et infantile; suivi postnatal; visites postnatales; =SIPPE | en: postnatal follow-up; postnatal visits; mother and infant health
prenatal-classes | fr: cours prénataux; rencontres prénatales | en: prenatal classes; prenatal education
smoking-cessation | fr: consultation en abandon du tabac; cessation tabagique; abandon du tabac | en: smoking cessation; tobacco cessation counselling
heart-failure-care | fr: insuffisance cardiaque; clinique d’insuffisance cardiaque | en: heart failure care; heart failure management
anticoagulation-therapy | fr: anticoagulothérapie; suivi d’anticoagulothérapie | en: anticoagulation therapy; INR monitoring
anaesthesia-assistance | fr: assistance anesthésique; assistance à l’anesthésie | en: anaesthesia assistance
conscious-sedation | fr: sédation-analgésie; sédation consciente | en: conscious sedation; procedural sedation
bronchoscopy | fr: bronchoscopie; assistance en endoscopie | en: bronchoscopy; endoscopy assistance
hemovigilance | fr: hémovigilance | en: hemovigilance; blood banking
coagulation-testing | fr: coagulation; hémostase | en: coagulation testing; hemostasis
bacterial-cultures | fr: cultures bactériennes; bactériologie; antibiogramme | en: bacterial cultures; bacteriology; antibiogram
slide-preparation | fr: colorations histologiques; préparation de lames | en: slide preparation; histological staining
specimen-handling | fr: gestion des échantillons | en: specimen handling
fluoroscopy | fr: fluoroscopie; radiographie générale | en: fluoroscopy; general radiography; X-ray imaging
contrast-media-injection | fr: injection de produits de contraste; produit de contraste | en: contrast media injection; contrast agent
obstetric-ultrasound | fr: échographie obstétricale; échographie cardiaque | en: obstetric ultrasound; cardiac ultrasound
cardiac-rehabilitation | fr: réadaptation cardiaque | en: cardiac rehabilitation
neurological-rehabilitation | fr: réadaptation neurologique; traumatisme craniocérébral | en: neurological rehabilitation; traumatic brain injury; TBI rehabilitation
electrotherapy | fr: électrothérapie; ultrasons thérapeutiques | en: electrotherapy; therapeutic ultrasound
hydrotherapy | fr: hydrothérapie; balnéothérapie thérapeutique | en: hydrotherapy; aquatic therapy
dry-needling | fr: puncture physiothérapique; thérapie manuelle orthopédique; ponction physio | en: dry needling; orthopaedic manual therapy
augmentative-communication | fr: communication alternative; communication améliorée et alternative; pictogrammes; =PECS | en: augmentative communication; =AAC; picture exchange communication; =PECS
severe-behaviour-disorders | fr: troubles du comportement; troubles graves du comportement; =TGC | en: severe behaviour disorders; challenging behaviour; behaviour disorders
psychotic-disorders | fr: premier épisode psychotique; troubles psychotiques; schizophrénie | en: psychotic disorders; schizophrenia; first-episode psychosis
assertive-community-treatment | fr: suivi intensif dans le milieu; suivi d’intensité variable | en: assertive community treatment; ACT team; intensive community follow-up
involuntary-admission | fr: hospitalisation involontaire; P-38; loi P-38 | en: involuntary admission; P-38 law
systemic-approach | fr: approche systémique; approche orientée vers les solutions; approche centrée sur les solutions | en: systemic approach; solution-focused approach; brief solution-focused therapy
referral-to-resources | fr: entretien d’accueil psychosocial; référence et orientation des usagers; références aux ressources | en: referral to resources; community referrals; intake interviews
individualized-service-plan | fr: plan de services individualisé; =PSII | en: individualized service plan; individual service plan
protective-supervision-assessment | fr: évaluation des besoins psychosociaux; évaluation psychosociale en contexte de régime de protection; régimes de protection | en: protective supervision assessment; incapacity assessment
youth-protection-act | fr: loi sur la protection de la jeunesse; =LPJ | en: Youth Protection Act; youth protection law
youth-criminal-justice-act | fr: =LSJPA; justice pénale pour adolescents | en: Youth Criminal Justice Act; =YCJA
supervised-visits | fr: supervision de visites; visites supervisées; droits d’accès supervisés | en: supervised visits; supervised access
accompanying-clients-to-appointments | fr: accompagnement communautaire; accompagnement transport | en: accompanying clients to appointments; client accompaniment
budgeting-support-for-clients | fr: soutien au budget; budget personnel des usagers; fiducie volontaire | en: budgeting support for clients; financial trusteeship
needle-exchange | fr: récupération de seringues; échange de seringues | en: needle exchange; syringe recovery
health-services-legislation | fr: loi sur la santé et les services sociaux; =LSSSS; Santé Québec | en: health services legislation; Santé Québec; Act respecting health services
accreditation-canada | fr: normes d’Agrément Canada; Agrément Canada; visite d’agrément | en: Accreditation Canada; accreditation standards
bed-management | fr: gestion des lits; gestion des séjours; fluidité hospitalière | en: bed management; patient flow
wait-list-management | fr: gestion des listes d’attente; liste d’attente chirurgicale; =AAPA | en: wait list management; surgical waiting lists
staff-replacement | fr: remplacements d’urgence; gestion des remplacements; liste de rappel | en: staff replacement; recall list management; replacement scheduling
incident-and-accident-reporting | fr: déclaration d’incidents et accidents; AH-223 | en: incident and accident reporting; AH-223 form
patient-satisfaction | fr: gestion des plaintes des usagers; satisfaction des usagers | en: patient satisfaction; user complaints
patient-transport | fr: transport de patients; transport des usagers; transport de bénéficiaires | en: patient transport; moving patients
surgical-tray-assembly | fr: préparation des plateaux chirurgicaux; assemblage de plateaux; plateaux d’instruments | en: surgical tray assembly; instrument trays
isolation-precautions | fr: équipement de protection individuelle en santé; précautions additionnelles | en: isolation precautions; additional precautions
room-disinfection | fr: entretien ménager d’unités de soins; désinfection des chambres | en: room disinfection; patient room cleaning | broader: disinfection
chronic-pain-management | fr: gestion de la douleur chronique | en: chronic pain management
mouth-care | fr: soins de bouche; hygiène buccale des usagers | en: mouth care; oral hygiene care
medical-assistance-in-dying | fr: aide médicale à mourir; =AMM | en: medical assistance in dying; =MAiD
chair-massage | fr: massage sur chaise; toucher thérapeutique; massage pour bébés | en: chair massage; infant massage; therapeutic touch
athletic-taping | fr: kinésithérapie sportive; bandage sportif | en: athletic taping; sports taping
teeth-whitening | fr: blanchiment des dents; empreintes numériques; scanner intraoral | en: teeth whitening; intraoral scanner; digital impressions
dental-insurance-claims | fr: réclamations dentaires; réclamations d’assurance dentaire; CDAnet | en: dental insurance claims; CDAnet
dental-instrument-sterilization | fr: stérilisation en clinique dentaire; montage de cabarets dentaires | en: dental instrument sterilization; dental tray setup
tonometry | fr: tonométrie; champ visuel; OCT rétinien | en: tonometry; visual field testing; retinal imaging
`,
});
