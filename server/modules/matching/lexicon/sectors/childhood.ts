import { defineSector } from '../sector.js';

/** Childcare centres, schools, colleges and universities of Québec. */
export const childhood = defineSector({
  name: 'childhood',
  field: {
    fr: ['Petite enfance et milieu scolaire', 'petite enfance', 'CPE', 'milieu scolaire', 'enseignement'],
    en: ['Early childhood and schools', 'early childhood', 'childcare', 'schools', 'teaching'],
  },
  occupations: `
infant-educator | fr: éducateur en pouponnière; éducateur auprès des poupons; éducateur groupe multiâge; éducateur volant; éducateur de soutien en CPE; éducateur spécialisé en CPE | en: infant educator; nursery educator; multi-age group educator; floating educator; daycare support educator; toddler teacher | broader: early-childhood-educator
| skills: infant-care, child-development, child-first-aid, routines-childcare
on-call-educator | fr: éducateur occasionnel; éducateur sur appel; éducateur non qualifié; éducateur en formation; stagiaire en éducation à l’enfance | en: on-call educator; casual childcare worker; trainee educator; unqualified educator; childcare trainee | related: assistant-educator
| skills: child-safety, activity-planning, child-first-aid
assistant-daycare-director | fr: directeur adjoint en CPE; adjoint/adjointe à la direction de CPE; directeur général de CPE; directeur d’installation | en: assistant daycare director; assistant childcare director; childcare general manager; early childhood program manager | related: childcare-director
| skills: staff-supervision, early-childhood-programme, budgeting
daycare-food-manager | fr: responsable de l’alimentation; cuisinier responsable de l’alimentation en CPE | en: daycare food manager; childcare cook; childcare kitchen manager | related: institutional-cook
| skills: menu-planning, food-allergy-management, food-safety
family-childcare-coordinator | fr: agent/agente de conformité en milieu familial; agent/agente de bureau coordonnateur; coordonnateur de bureau coordonnateur | en: family childcare coordinator; home childcare compliance agent; coordinating office agent
| skills: childcare-inspection, parent-communication, record-keeping
school-daycare-technician | fr: technicien en service de garde scolaire; responsable de service de garde scolaire; éducateur classe principale; chef d’équipe en service de garde | en: school daycare technician; before and after school program supervisor; school daycare manager; principal class educator | broader: school-daycare-educator
| skills: staff-scheduling, activity-planning, child-safety
adult-crossing-guard | fr: brigadier; brigadier adulte; surveillant de cour d’école; surveillant d’examens | en: adult crossing guard; school crossing guard; playground supervisor; exam invigilator; noon hour supervisor; study hall supervisor | related: lunch-supervisor
| skills: child-safety, observation-reporting, communication
drop-in-daycare-educator | fr: moniteur d’halte-garderie; éducateur en halte-garderie; intervenant en stimulation précoce; animateur en prématernelle; éducateur en prématernelle | en: drop-in daycare educator; playgroup leader; nursery school teacher; early stimulation worker; Head Start teacher
| skills: child-development, language-stimulation, activity-planning
science-and-technology-teacher | fr: enseignant de sciences et technologie; enseignant de chimie; enseignant de physique; enseignant de biologie | en: science and technology teacher; chemistry teacher; physics teacher; biology teacher; high school science teacher | broader: secondary-teacher
| skills: science-teaching, lesson-planning, teaching-licence
ethics-and-religious-culture-teacher | fr: enseignant d’éthique et culture religieuse; enseignant de culture et citoyenneté québécoise; enseignant d’histoire; enseignant de géographie | en: ethics and religious culture teacher; geography teacher; citizenship teacher; social sciences teacher | broader: secondary-teacher
| skills: history-teaching, lesson-planning, teaching-licence
computer-teacher | fr: enseignant d’informatique; enseignant d’espagnol; enseignant d’économie familiale; enseignant de danse scolaire | en: computer teacher; Spanish teacher; theatre arts teacher; home economics teacher; business education teacher; foreign language teacher
| skills: teaching, lesson-planning, student-assessment
welcome-class-teacher | fr: enseignant-ressource; enseignant en classe spéciale; enseignant en classe d’accueil; enseignant en soutien linguistique; enseignant de francisation en classe d’accueil | en: welcome class teacher; resource room teacher; special class teacher; linguistic support teacher; teacher of students with hearing loss; itinerant teacher | broader: special-education-teacher
| skills: special-needs-support-at-school, differentiated-instruction, teaching-licence
nursing-teacher | fr: enseignant en soins infirmiers; enseignant en assistance à la personne; enseignant en mécanique; enseignant en électricité; enseignant en cuisine; enseignant en coiffure | en: nursing teacher; culinary arts instructor; automotive mechanics teacher; electricity teacher; hairdressing teacher; welding instructor; carpentry teacher | broader: vocational-teacher
| skills: vocational-training, lesson-planning, student-assessment
college-technical-program-teacher | fr: professeur de cégep en techniques; professeur de philosophie; professeur de littérature; enseignant en techniques policières; professeur de sciences humaines | en: college technical program teacher; philosophy teacher; literature teacher; humanities teacher; business college instructor; college science teacher | broader: college-instructor
| skills: college-teaching, grading-students, exam-design
law-professor | fr: professeur de droit; professeur de génie; professeur de médecine; professeur d’administration; professeur agrégé; professeur titulaire; doyen; vice-recteur; recteur | en: law professor; engineering professor; professor of medicine; business professor; dean; vice-rector; department chair; full professor; professor emeritus | broader: university-professor
| skills: university-teaching, thesis-supervision, research
university-teaching-assistant | fr: auxiliaire d’enseignement; correcteur universitaire; démonstrateur de laboratoire; moniteur de programme universitaire | en: university teaching assistant; marker; lab demonstrator; graduate assistant; laboratory instructor
| skills: grading-students, tutoring, sample-preparation
singing-teacher | fr: professeur de chant; professeur de guitare; professeur de violon; professeur de batterie; professeur de théâtre; professeur de ballet | en: singing teacher; guitar teacher; violin teacher; drum teacher; ballet teacher; private music teacher; drama coach; dance instructor | related: music-teacher
| skills: music-teaching, arts-teaching, lesson-planning
computer-trainer | fr: formateur en informatique; formateur en bureautique; formateur de logiciels; formateur TI | en: computer trainer; software trainer; IT trainer; computer instructor; technology trainer | related: adult-educator
| skills: user-training-it, training-delivery, office-suite
health-and-safety-trainer | fr: formateur en santé et sécurité au travail; formateur cariste; formateur en conduite préventive; formateur technique en usine | en: health and safety trainer; forklift trainer; technical trainer; plant trainer; industrial trainer; equipment operation instructor | related: adult-educator
| skills: training-delivery, workplace-safety, staff-training
learning-disabilities-teacher | fr: orthopédagogue en clinique privée; orthopédagogue au préscolaire-primaire; dénombreur orthopédagogique; intervenant en persévérance scolaire | en: learning disabilities teacher; academic intervention worker; student perseverance worker; remedial reading teacher; literacy specialist | related: remedial-teacher
| skills: learning-difficulties, reading-recovery, tutoring
school-special-education-technician | fr: technicien en éducation spécialisée en milieu scolaire; éducateur spécialisé au secondaire; éducateur spécialisé au primaire | en: school special education technician; behaviour support worker at school; attendant for handicapped students; student support worker; special needs assistant | related: special-care-counsellor
| skills: student-support, behaviour-intervention, intervention-plans
school-psychoeducator | fr: psychoéducateur en milieu scolaire; psychoéducateur scolaire; orthophoniste en milieu scolaire; ergothérapeute en milieu scolaire | en: school psychoeducator; school speech-language pathologist; school occupational therapist; school counsellor psychoeducation
| skills: intervention-plans, psychosocial-assessment, behaviour-intervention
vocational-guidance-counsellor | fr: conseiller d’orientation au secondaire; conseiller d’orientation en employabilité; conseiller en information scolaire et professionnelle; conseiller de carrière; conseiller en validation des acquis; conseiller en bilan de compétences | en: vocational guidance counsellor; employment guidance counsellor; academic counsellor; career development practitioner; school career counsellor | related: guidance-counsellor
| skills: career-counselling, psychometric-recruiting, guidance-counsellor-licence
education-program-consultant | fr: conseiller pédagogique en numérique; conseiller pédagogique en adaptation scolaire; conseiller au développement pédagogique; conseiller en évaluation des apprentissages | en: education program consultant; digital learning consultant; assessment consultant; curriculum consultant; school board consultant | broader: pedagogical-advisor
| skills: curriculum-development, digital-pedagogy, training-delivery
school-service-centre-director | fr: directeur général de centre de services scolaire; directeur de service éducatif; coordonnateur de centre de services scolaire; gestionnaire administratif d’établissement; régisseur scolaire | en: school service centre director; school board director; superintendent of schools; director of education; school business manager; education services coordinator
| skills: educational-leadership, school-administration, budgeting
college-director | fr: directeur de cégep; registraire; directeur de département; coordonnateur de programme d’études; directeur de la formation continue; directeur de campus | en: college director; college registrar; continuing education director; program head; department head college; academic program coordinator; campus director
| skills: school-administration, academic-advising, staff-supervision
circulation-clerk | fr: préposé au prêt; aide-bibliothécaire; commis à la bibliothèque scolaire; bibliotechnicien; archiviste de bibliothèque | en: circulation clerk; library page; library shelver; library technologist; cataloguer | related: library-technician
| skills: cataloguing, library-loans, reference-service
reference-librarian | fr: bibliothécaire de référence; médiathécaire | en: reference librarian; medical librarian; systems librarian | related: circulation-clerk
| skills: cataloguing, library-loans, reference-service
community-involvement-animator | fr: animateur de vie spirituelle et d’engagement communautaire; animateur AVSEC; agent/agente de pastorale scolaire; intervenant en milieu scolaire; technicien en travail social en milieu scolaire | en: community involvement animator; spiritual care animator school; student affairs officer; student services counsellor; school outreach worker
| skills: group-facilitation, student-support, youth-intervention
workshop-leader | fr: animateur pédagogique; animateur en science et technologie; animateur d’ateliers; animateur de robotique; animateur de camp scientifique; animateur d’anglais; animateur d’atelier artistique | en: workshop leader; science animator; robotics camp instructor; STEM instructor; camp science leader; workshop facilitator; enrichment instructor; self-enrichment teacher; self-enrichment instructor
| skills: science-communication, group-facilitation, activity-planning
camp-director | fr: directeur de camp; coordonnateur de camp de jour; coordonnateur d’animation; chef de camp; responsable de camp de jour | en: camp director; day camp coordinator; camp supervisor; camp program coordinator; summer camp director | related: recreation-coordinator
| skills: camp-management, staff-supervision, recreation-programming
sign-language-interpreter | fr: interprète en langue des signes; interprète visuel; accompagnateur-preneur de notes; preneur de notes; sous-titreur en direct | en: sign language interpreter; ASL interpreter; LSQ interpreter; note-taker; visual language interpreter; live captioner | related: interpreter
| skills: sign-language-interpreting, sign-language, discretion
`,
  skills: `
absence-of-hindrance-attestation | fr: attestation d’absence d’empêchement; absence d’empêchement; vérification d’absence d’empêchement | en: absence of hindrance attestation; attestation of absence of impediment | type: licence
childcare-first-aid-course | fr: cours de secourisme adapté à la petite enfance; secourisme petite enfance | en: childcare first aid course; early childhood first aid | type: licence
bachelor-of-education | fr: baccalauréat en éducation préscolaire et enseignement primaire; =BEPEP; baccalauréat en enseignement secondaire | en: bachelor of education; BEd; degree in elementary education | type: licence
degree-in-special-education | fr: baccalauréat en adaptation scolaire et sociale; baccalauréat en adaptation scolaire | en: degree in special education; bachelor in special education | type: licence
master-of-teaching | fr: maîtrise en enseignement; maîtrise qualifiante en enseignement | en: master of teaching; qualifying master’s in teaching | type: licence
guidance-counsellor-licence | fr: permis de conseiller d’orientation; membre de l’OCCOQ | en: guidance counsellor licence; OCCOQ membership | type: licence
remedial-teaching-masters-degree | fr: maîtrise en orthopédagogie; membre de l’ADOQ; membre de l’AOQ | en: remedial teaching master’s degree; ADOQ membership | type: licence
dafa-certificate | fr: certification DAFA; diplôme d’aptitude aux fonctions d’animateur; =DAFA | en: DAFA certificate; camp animator certificate | type: licence
driving-instructor-certificate | fr: certificat de moniteur d’école de conduite; certificat de moniteur de conduite SAAQ | en: driving instructor certificate; SAAQ driving instructor licence | type: licence
tecfee-test | fr: épreuve de français écrit; test de certification en français écrit pour l’enseignement; TECFÉE | en: TECFÉE test; teacher French certification test | type: licence
toefl | fr: =TOEFL | en: =TOEFL | type: licence | related: exam-preparation
ielts | fr: =IELTS | en: =IELTS | type: licence | related: toefl, exam-preparation
toeic | fr: =TOEIC | en: =TOEIC | type: licence | related: toefl
tcf | fr: =TCF | en: =TCF | type: licence
tefaq | fr: =TEFAQ | en: =TEFAQ | type: licence | related: tcf
delf | fr: =DELF | en: =DELF | type: licence | related: tcf
dalf | fr: =DALF | en: =DALF | type: licence | related: tcf
tef-canada | fr: TEF Canada | en: TEF Canada | type: licence | related: tcf
gpi-software | fr: =GPI | en: GPI software | type: tool | related: school-software
jade-tosca | fr: Jade Tosca | en: Jade Tosca | type: tool | related: school-software
mozaik-portail | fr: Mozaïk-Portail | en: Mozaïk-Portail | type: tool | related: school-software
gpi-internet | fr: GPI-Internet | en: GPI-Internet | type: tool | related: school-software
avant-garde | fr: Avant-garde | en: Avant-garde | type: tool | related: school-software
colnet | fr: ColNET | en: ColNET | type: tool | related: google-classroom
lea | fr: Léa | en: Léa | type: tool | related: google-classroom
studium | fr: StudiUM | en: StudiUM | type: tool | related: learning-management-system
d2l | fr: D2L | en: D2L | type: tool | related: google-classroom
blackboard-learn | fr: Blackboard | en: Blackboard Learn | type: tool | related: google-classroom
classdojo | fr: ClassDojo | en: ClassDojo | type: tool
seesaw-app | fr: Seesaw app | en: Seesaw app | type: tool | related: classdojo
teams-for-education | fr: Teams éducation | en: Teams for Education | type: tool | related: classdojo
microsoft-teams-pour-leducation | fr: Microsoft Teams pour l’éducation | en: Microsoft Teams pour l’éducation | type: tool | related: classdojo
kahoot | fr: Kahoot | en: Kahoot | type: tool
quizlet | fr: Quizlet | en: Quizlet | type: tool | related: kahoot
genially | fr: Genially | en: Genially | type: tool | related: kahoot
padlet | fr: Padlet | en: Padlet | type: tool | related: kahoot
wooclap | fr: Wooclap | en: Wooclap | type: tool | related: kahoot
netmath | fr: Netmath | en: Netmath | type: tool
alloprof | fr: Alloprof | en: Alloprof | type: tool | related: netmath
wordq | fr: WordQ; Lexibook; Médialexie; Lexibar; aides technologiques en lecture | en: WordQ; Lexibar; assistive reading technology | type: tool
amisgest | fr: Amisgest; Amisgest CPE; logiciel de service de garde; Planitou | en: AmisGest; Planitou; childcare management software | type: tool
la-place-0-5 | fr: La place 0-5; guichet unique des services de garde | en: La Place 0-5; childcare place registry | type: tool
hophop | fr: HOP La Garderie; Avant-garde service de garde; HopHop | en: HopHop; school dismissal app | type: tool
webdewey | fr: WebDewey | en: WebDewey | type: tool | related: library-systems
worldshare | fr: WorldShare | en: WorldShare | type: tool | related: library-systems
regard | fr: Regard | en: Regard | type: tool | related: library-systems
symphony | fr: Symphony | en: Symphony | type: tool | related: library-systems
micro-bit | fr: micro:bit; Scratch programmation; LEGO Spike | en: micro:bit; LEGO Spike; Scratch coding | type: tool
google-workspace-for-education | fr: Google Workspace for Education | en: Google Workspace for Education | type: tool
office-365-education | fr: Office 365 éducation | en: Office 365 éducation | type: tool | related: google-workspace-for-education
childcare-inspection | fr: inspection de services de garde; visites de conformité en milieu familial | en: childcare inspection; home daycare compliance visits
special-needs-support-at-school | fr: soutien aux élèves en difficulté; =EHDAA; élèves HDAA | en: special-needs support at school; students with special needs; SHSMLD
meeting-early-childhood-needs-program | fr: programme Accueillir la petite enfance; Accueillir la petite enfance; programme Jouer c’est magique; Jouer c’est magique | en: Meeting Early Childhood Needs program; Jouer c’est magique program
educational-platform | fr: projet éducatif; plateforme pédagogique | en: educational platform; educational project
childs-educational-record | fr: dossier éducatif de l’enfant; dossier de l’enfant; portrait de l’enfant | en: child’s educational record; child portrait; developmental portfolio
settling-in-of-children | fr: adaptation et intégration des enfants; intégration à la garderie | en: settling-in of children; daycare transition
nap-time | fr: siestes; routine de la sieste; boires; biberons | en: nap time; bottle feeding; napping routine
crafts-with-children | fr: bricolage; ateliers de bricolage; arts plastiques avec les enfants | en: crafts with children; craft workshops
motor-skills-development | fr: motricité; motricité globale; parcours moteurs | en: motor skills development; gross motor skills; psychomotor activities
nature-based-education | fr: pédagogie par la nature; Alex prescolaire | en: nature-based education
social-skills-development | fr: Brindami; habiletés sociales; développement des habiletés sociales | en: social skills development; social skills training
emotional-regulation | fr: retour au calme; gestion des émotions des enfants; autorégulation | en: emotional regulation; self-regulation of children; calm-down strategies
positive-discipline | fr: intervention positive; discipline positive; intervention démocratique | en: positive discipline; democratic intervention
extracurricular-activities | fr: activités parascolaires; activités sportives parascolaires | en: extracurricular activities; after-school activities
pedagogical-day-planning | fr: journées pédagogiques; planification de journées pédagogiques | en: pedagogical day planning; ped days
epipen-administration | fr: administration d’EpiPen; ÉpiPen; auto-injecteur d’épinéphrine; allergies sévères | en: EpiPen administration; epinephrine auto-injector; severe allergies
lockdown-procedures | fr: évacuation et confinement; exercices d’évacuation scolaires; code noir | en: lockdown procedures; school evacuation drills
quebec-education-program | fr: Programme de formation de l’école québécoise; =PFEQ; progression des apprentissages | en: Québec Education Program; =QEP; progression of learning
formative-assessment | fr: évaluation formative; cadre d’évaluation des apprentissages | en: formative assessment; evaluation grids
course-outlines | fr: plans de cours; rédaction de plans de cours; scénarios pédagogiques | en: course outlines; syllabus writing; learning scenarios
accommodations-and-modifications | fr: modification et adaptation pédagogique | en: accommodations and modifications; academic accommodations
explicit-instruction | fr: enseignement explicite; enseignement efficace | en: explicit instruction; direct instruction
flipped-classroom | fr: classe inversée; enseignement hybride; comodalité | en: flipped classroom; hybrid teaching; blended learning
teaching-in-disadvantaged-areas | fr: gestion de classe au secondaire; enseignement en milieu défavorisé; écoles en milieu défavorisé | en: teaching in disadvantaged areas; inner-city teaching
teaching-writing | fr: enseignement de l’écriture; dictée; grammaire nouvelle | en: teaching writing; grammar teaching
english-second-language | fr: anglais langue seconde; anglais intensif | en: English second language; intensive English
workplace-french-courses | fr: francisation en entreprise; francisation en ligne; Francisation Québec | en: workplace French courses; Francisation Québec
cefr-levels | fr: niveaux de compétence langagière; échelle québécoise des niveaux de compétence; =CECR | en: CEFR levels; Québec language proficiency scale; language proficiency levels
adult-general-education | fr: alphabétisation populaire; =FBC; formation de base commune; =FGA | en: adult general education; adult basic education
competency-based-approach | fr: approche par compétences; compétences transversales | en: competency-based approach; cross-curricular competencies
internship-supervision | fr: supervision de stages; supervision de stagiaires; stages en milieu de travail | en: internship supervision; practicum supervision; student teacher supervision
co-op-programs | fr: alternance travail-études; stages coopératifs | en: co-op programs; work-study programs
recognition-of-acquired-competencies | fr: reconnaissance des acquis et des compétences; évaluation de la RAC | en: recognition of acquired competencies; RAC assessment
educational-video-production | fr: conception de capsules vidéo; capsules pédagogiques | en: educational video production; training videos
articulate-360 | fr: Articulate 360; Storyline; H5P | en: Articulate 360; H5P
addie-model | fr: évaluation de besoins de formation d’adultes; ingénierie de la formation; modèle ADDIE | en: ADDIE model; training engineering
education-act | fr: loi sur l’instruction publique; régime pédagogique | en: Education Act; basic school regulation
educational-childcare-act | fr: loi sur les services de garde éducatifs; règlement sur les services de garde éducatifs; =RSGEE | en: Educational Childcare Act; childcare regulation
childcare-subsidies | fr: règlement sur les services de garde; contribution réduite; subventions de garde; =SGEE | en: childcare subsidies; reduced contribution childcare
child-staff-ratios | fr: ratio enfants-éducateur; ratios en service de garde | en: child-staff ratios; educator ratio
cpe-board-of-directors | fr: conseil d’administration de CPE; gestion de CPE | en: CPE board of directors; childcare centre management
ministry-examinations | fr: sanction des études; épreuves ministérielles | en: ministry examinations; certification of studies; Charlemagne system
school-registration | fr: inscriptions scolaires; inscription à l’école; clientèle scolaire | en: school registration; student admissions; enrolment management
international-student-recruitment | fr: recrutement international d’étudiants; =CAQ; permis d’études | en: international student recruitment; study permits; =CAQ
student-life-activities | fr: vie étudiante; activités socioculturelles étudiantes; association étudiante | en: student life activities; student associations
work-oriented-training-path | fr: transition école-vie active; =TÉVA; parcours de formation axée sur l’emploi | en: work-oriented training path; school-to-work transition; =TEVA
preschool-language-workshops | fr: stimulation du langage au préscolaire; ateliers de stimulation du langage | en: preschool language workshops
weeding-collections | fr: élagage de collections; développement de collections; désherbage de collections | en: weeding collections; collection development
book-clubs | fr: animation de club de lecture; heure du conte en bibliothèque | en: book clubs; library story hour
`,
});
