import { defineSector } from '../sector.js';

export const education = defineSector({
  name: 'education',
  field: {
    fr: ['Éducation', 'enseignement', 'petite enfance', 'milieu scolaire', 'formation'],
    en: ['Education', 'teaching', 'early childhood', 'schools', 'training'],
  },
  occupations: `
primary-teacher | fr: enseignant du primaire; professeur des écoles; instituteur; maître d’école; maître d’école primaire | qc: enseignant au préscolaire et au primaire; enseignant titulaire au primaire | en: elementary school teacher; primary school teacher; elementary teacher; grade school teacher; kindergarten teacher elementary; French immersion teacher; remedial teacher elementary; primary teacher; public school teacher; grade 1 teacher; music teacher elementary | related: secondary-teacher
| skills: teaching, lesson-planning, classroom-management, teaching-licence, student-assessment, parent-communication
secondary-teacher | fr: enseignant du secondaire; professeur de lycée; professeur de collège | en: secondary school teacher; high school teacher; mathematics teacher; science teacher; history teacher high school; commercial secondary school teacher; English teacher secondary school; French teacher secondary school; secondary school department head; vocational teacher secondary school; guidance teacher; trades instructor secondary school; adult education teacher
| skills: teaching, lesson-planning, classroom-management, teaching-licence, student-assessment
college-instructor | fr: enseignant au collégial; professeur d’université; enseignant du supérieur; chargé de cours | qc: professeur au cégep | en: college instructor; college professor; university lecturer; course lecturer; CEGEP teacher; nursing instructor college; electronics instructor college; college lecturer; community college teacher; commercial art instructor college; computer instructor college; chief instructor; CEGEP professor; college teacher
| skills: teaching, curriculum-development, student-assessment, research, public-speaking
education-dean | fr: doyen de faculté; directeur d’études universitaires; directeur de conservatoire | en: postsecondary education administrator | related: college-instructor
| skills: school-administration, university-teaching, staff-supervision
adult-educator | fr: formateur; formateur d’adultes; animateur de formation; formateur technique | qc: enseignant à l’éducation des adultes; formateur en entreprise | en: adult educator; trainer; corporate trainer; instructional facilitator; adult basic education instructor
| skills: teaching, curriculum-development, staff-training, public-speaking, e-learning
language-teacher | fr: professeur de langues; enseignant de langue seconde; formateur FLE | qc: enseignant de francisation; enseignant d’anglais langue seconde | en: language teacher; ESL teacher; French as a second language teacher; language instructor | skills: second-language-teaching, lesson-planning, teaching, student-assessment
special-education-teacher | fr: enseignant spécialisé; professeur spécialisé | qc: enseignant en adaptation scolaire | en: special education teacher; resource teacher; learning support teacher | skills: intervention-plans, differentiated-instruction, behaviour-intervention, teaching-licence
early-childhood-educator | fr: éducateur en petite enfance; éducateur de jeunes enfants; auxiliaire de puériculture; éducateur à l’enfance | qc: éducateur en CPE; éducateur en garderie; éducateur qualifié à l’enfance | en: early childhood educator; daycare educator; childcare educator; preschool educator; child care worker; =ECE | related: school-daycare-educator
| skills: child-development, activity-planning, child-safety, first-aid, parent-communication, early-childhood-programme
school-daycare-educator | fr: éducateur en service de garde scolaire; animateur périscolaire | qc: éducateur en milieu scolaire; surveillant du midi | en: school daycare educator; after-school educator; after-school program worker; lunchtime supervisor
| skills: activity-planning, child-safety, first-aid, conflict-resolution
teaching-assistant | fr: aide à la classe; assistant/assistante d’éducation; accompagnant d’élèves; auxiliaire de vie scolaire; surveillant scolaire | qc: préposé aux élèves handicapés | en: educational assistant; teaching assistant; classroom assistant; teacher’s aide; integration aide; teacher assistant; paraeducator
| skills: student-support, classroom-management, behaviour-intervention, child-safety
school-principal | fr: directeur d’école; chef d’établissement; proviseur; principal de collège | qc: directeur d’établissement scolaire | en: school principal; head teacher; school administrator; education administrator; elementary school principal
| skills: staff-supervision, budgeting, educational-leadership, parent-communication
guidance-counsellor | fr: conseiller d’orientation; conseiller en insertion professionnelle | qc: conseiller en information scolaire | en: guidance counsellor; career counsellor; school counsellor | skills: career-counselling, interviewing, psychosocial-assessment, case-management
childcare-director | fr: directeur de CPE; directeur de crèche; responsable de structure d’accueil petite enfance; directeur d’établissement d’accueil de jeunes enfants | qc: directeur de garderie; responsable de garde en milieu familial | en: daycare director; childcare centre manager; childcare director; preschool and daycare administrator; child care centre administrator
| skills: staff-supervision, budgeting, early-childhood-programme, parent-communication
librarian | fr: bibliothécaire; documentaliste | en: librarian; school librarian; children's librarian; law librarian; cataloguing librarian; reference and information librarian; bibliographer; library consultant; library supervisor | related: library-technician
| skills: cataloguing, reference-service, record-keeping, reading-promotion
library-technician | fr: assistant de bibliothèque; agent/agente de bibliothèque | qc: technicien en documentation; commis de bibliothèque | en: library technician; library clerk; library assistant; documentation technician | skills: cataloguing, reference-service, customer-service, record-keeping
recreation-leader | fr: animateur de loisirs; moniteur de loisirs; animateur socioculturel; animateur de centre de loisirs; animateur socio-sportif | qc: technicien en loisirs; animateur de camp | en: recreation leader; camp counsellor; activity leader; recreation technician; playground worker; sports program leader; aerobics leader; arts and crafts leader; community centre leader; fitness leader; recreation worker
| skills: activity-planning, child-safety, first-aid, teamwork
sports-coach | fr: entraîneur sportif; éducateur sportif; moniteur de sport; moniteur sportif; entraîneur de sport professionnel | qc: entraîneur | en: sports coach
| skills: fitness-training, exercise-prescription, first-aid, activity-planning
lifeguard | fr: sauveteur; maître-nageur; surveillant de baignade | qc: surveillant-sauveteur | en: lifeguard; pool supervisor | skills: lifesaving-certificate, first-aid, swimming-instruction
translator | fr: traducteur | qc: traducteur agréé | en: translator | skills: translation, writing, french, english
instructional-designer | fr: concepteur pédagogique; ingénieur pédagogique; responsable pédagogique | qc: conseiller techno-pédagogique | en: instructional designer; e-learning designer; curriculum developer; pedagogical consultant; instructional coordinator
| skills: curriculum-development, e-learning, writing, learning-management-system
`,
  skills: `
early-childhood-education | fr: éducation à l’enfance; petite enfance; éducation en petite enfance | en: early childhood education; early childhood | related: child-development, early-childhood-programme
babysitting | fr: garde d’enfants; gardiennage d’enfants | en: babysitting; child minding | related: child-safety
teaching | fr: enseignement; pédagogie; animation pédagogique; donner des cours | en: teaching; pedagogy; instruction; classroom teaching
lesson-planning | fr: planification de cours; préparation de cours; planification de leçons | en: lesson planning; course preparation; lesson plans; curriculum planning
classroom-management | fr: gestion de classe; gestion de groupe | en: classroom management; group management
teaching-licence | fr: brevet d’enseignement; autorisation d’enseigner; certificat d’aptitude au professorat | qc: autorisation légale d’enseigner | en: teaching licence; teaching certificate; teacher certification; teaching permit | type: licence
student-assessment | fr: évaluation des apprentissages; évaluation des élèves; correction d’examens | en: student assessment; learning assessment; grading students; evaluation of learning
parent-communication | fr: communication avec les parents; relations avec les parents | en: parent communication; communication with parents; parent meetings
curriculum-development | fr: développement de programmes; élaboration de programmes; conception de cours; ingénierie pédagogique | en: curriculum development; course design; program development education
e-learning | fr: formation en ligne; apprentissage en ligne; Articulate | en: e-learning; online learning; distance education; online courses
learning-management-system | fr: plateforme d’apprentissage; Moodle | en: learning management system; LMS administration | type: tool
second-language-teaching | fr: enseignement des langues secondes; francisation; enseignement du français langue étrangère; français langue seconde | en: second language teaching; ESL teaching; language instruction; French as a second language
differentiated-instruction | fr: différenciation pédagogique; adaptation scolaire; troubles d’apprentissage | en: differentiated instruction; special education; learning disabilities
child-development | fr: développement de l’enfant; développement global de l’enfant | en: child development; early childhood development
activity-planning | fr: planification d’activités; animation d’activités; organisation d’activités | en: activity planning; planning activities; activity facilitation; leading activities
child-safety | fr: sécurité des enfants; surveillance d’enfants; surveillance des élèves | en: child safety; child supervision; supervising children; student supervision
early-childhood-programme | fr: programme éducatif Accueillir la petite enfance; programme éducatif | en: early childhood programme; early learning program; educational program
student-support | fr: soutien aux élèves; accompagnement d’élèves; aide aux devoirs | en: student support; homework help; supporting students
educational-leadership | fr: leadership pédagogique; direction d’école | en: educational leadership; school management; instructional leadership
career-counselling | fr: orientation professionnelle; counseling de carrière; bilan de compétences | en: career counselling; career guidance; vocational guidance
cataloguing | fr: catalogage; classification documentaire | en: cataloguing; cataloging; indexing documents
reference-service | fr: service de référence; aide aux usagers | en: reference service; patron assistance
reading-promotion | fr: animation du livre; promotion de la lecture | en: reading promotion; story time; literacy programs
fitness-training | fr: entraînement physique; conditionnement physique; préparation physique | en: fitness training; personal training; strength and conditioning
lifesaving-certificate | fr: sauveteur national | en: national lifeguard; lifeguard certification | type: licence | related: bronze-cross
bronze-cross | fr: croix de bronze; médaille de bronze | en: bronze cross; bronze medallion | type: licence
swimming-instruction | fr: cours de natation; enseignement de la natation | en: swimming instruction; swimming lessons
`,
});
