import { defineSector } from '../sector.js';

export const pedagogy = defineSector({
  name: 'pedagogy',
  field: {
    fr: ['Enseignement spécialisé et formation', 'formation', 'universités', 'écoles', 'petite enfance'],
    en: ['Specialized teaching and training', 'training', 'universities', 'schools', 'early childhood'],
  },
  occupations: `
math-teacher | fr: enseignant de mathématiques; professeur de mathématiques; enseignant de sciences | en: math teacher | broader: secondary-teacher | skills: mathematics-teaching, science-teaching, classroom-management, teaching-licence
french-teacher | fr: enseignant de français; professeur de français; enseignant d’univers social | en: French teacher; social studies teacher; history teacher | broader: secondary-teacher | skills: language-arts-teaching, classroom-management, teaching-licence
english-second-language-teacher | fr: enseignant d’anglais; professeur d’anglais langue seconde | en: English teacher; English as a second language teacher | related: language-teacher | skills: second-language-teaching, english, lesson-planning
physical-education-teacher | fr: enseignant en éducation physique; éducateur physique; professeur d’éducation physique | en: physical education teacher; gym teacher; PE teacher | skills: physical-education, classroom-management, first-aid, teaching-licence
music-teacher | fr: enseignant de musique; professeur de musique; professeur de piano | en: music teacher; piano teacher; music instructor | skills: music-teaching, musical-performance, lesson-planning
art-teacher | fr: enseignant d’arts plastiques; professeur d’art; professeur de danse; enseignant d’art dramatique; professeur d’arts plastiques; professeur d’enseignement artistique; professeur d’éducation culturelle | en: art teacher; dance teacher; drama teacher; art drama and music teacher
| skills: arts-teaching, drawing, lesson-planning
kindergarten-teacher | fr: enseignant au préscolaire; enseignant de maternelle; professeur des écoles maternelles; maître d’école maternelle | en: kindergarten teacher; preschool teacher | broader: primary-teacher
| skills: early-childhood-programme, child-development, classroom-management, teaching-licence
substitute-teacher | fr: suppléant; enseignant suppléant; enseignant remplaçant | en: substitute teacher; supply teacher; occasional teacher | related: primary-teacher | skills: classroom-management, teaching, adaptability
vocational-teacher | fr: enseignant en formation professionnelle; formateur professionnel; enseignant en métiers; professeur de lycée professionnel; professeur d’enseignement technique; enseignant technique | en: vocational teacher; trades instructor; vocational instructor; career and technical education teacher; vocational education teacher; trade school teacher
| skills: vocational-training, workplace-safety, lesson-planning, student-assessment
university-professor | fr: professeur-chercheur/professeure-chercheuse; maître/maître de conférences; enseignant-chercheur/enseignante-chercheuse; maître/maître de conférences universitaire | en: university professor; assistant professor; lecturer; sessional instructor; associate professor; physics professor; chemistry professor; history professor; biology professor; mathematics professor; economics professor; psychology professor; education professor; English professor; botany professor; computer science professor; nursing professor; sociology professor; philosophy professor; postsecondary teacher
| skills: university-teaching, research, scientific-writing, thesis-supervision
tutor | fr: tuteur; répétiteur; aide aux devoirs; tuteur privé | en: tutor; private tutor; homework helper | skills: tutoring, student-support, learning-difficulties
remedial-teacher | fr: orthopédagogue; enseignant orthopédagogue | en: remedial teacher; learning specialist; learning disabilities specialist | related: special-education-teacher | skills: learning-difficulties, intervention-plans, literacy-instruction, differentiated-instruction
school-psychologist | fr: psychologue scolaire | en: school psychologist | skills: psychological-assessment, intervention-plans, learning-difficulties
pedagogical-advisor | fr: conseiller pédagogique; technopédagogue; conseiller technopédagogique | en: pedagogical advisor; educational consultant; educational technologist; learning technologist | related: instructional-designer | skills: curriculum-development, e-learning, instructional-design, digital-pedagogy
vice-principal | fr: directeur/directrice adjoint/adjointe d’école; directeur des études | en: vice-principal; assistant principal; academic dean; director of studies | related: school-principal | skills: educational-leadership, staff-supervision, student-discipline
academic-advisor | fr: aide pédagogique individuel; conseiller aux études; =API; conseiller en admission; agent/agente d’admission | en: academic advisor; admissions officer; student advisor; registrar’s assistant | skills: academic-advising, student-records, career-counselling
student-life-coordinator | fr: animateur de vie étudiante; technicien en loisirs scolaires; conseiller à la vie étudiante; animateur de vie spirituelle | en: student life coordinator; student activities coordinator; residence advisor | skills: activity-planning, event-planning, youth-intervention
lunch-supervisor | fr: surveillant d’élèves; surveillant de dîner; brigadier scolaire | en: lunch supervisor; school monitor; education assistant special needs; crossing guard | related: teaching-assistant | skills: child-safety, student-support, conflict-resolution
daycare-owner | fr: responsable de service de garde en milieu familial; assistante/assistante maternelle; éducateur en milieu familial | en: home daycare provider; family childcare provider | related: early-childhood-educator | skills: child-safety, activity-planning, meal-preparation-care, child-development
assistant-educator | fr: aide-éducateur en garderie; éducateur remplaçant; aide en petite enfance | en: early childhood assistant; childcare assistant; daycare assistant | related: early-childhood-educator | skills: child-safety, activity-planning, hygiene-care
early-childhood-advisor | fr: agent/agente de soutien pédagogique; conseiller en petite enfance; agent/agente de conformité en garde | en: early childhood consultant; pedagogical support officer | related: childcare-director | skills: early-childhood-programme, child-development, staff-training
laboratory-technician-school | fr: technicien en travaux pratiques; technicien de laboratoire scolaire; appariteur scolaire | en: school laboratory technician; teaching laboratory technician | skills: laboratory-safety, sample-preparation, student-support
driving-instructor | fr: moniteur de conduite; enseignant de la conduite; moniteur d’auto-école; enseignant de la conduite et de la sécurité routière; responsable d’auto-école | en: driving instructor; driver trainer; driving teacher
| skills: driving-instruction, driving-licence, defensive-driving
first-aid-instructor | fr: formateur en secourisme; instructeur en premiers soins; formateur en santé et sécurité | en: first aid instructor; safety trainer; CPR instructor | related: training-advisor | skills: first-aid, training-delivery, workplace-safety
museum-educator | fr: éducateur muséal; animateur scientifique; animateur nature; interprète de la nature | en: museum educator; science communicator; nature interpreter; park interpreter | related: museum-guide | skills: science-communication, group-facilitation, guided-tours
literacy-worker | fr: formateur en alphabétisation; intervenant en alphabétisation; formateur en francisation | en: literacy instructor; literacy worker; LINC instructor | related: adult-educator | skills: literacy-instruction, second-language-teaching, group-facilitation
`,
  skills: `
# Teaching by subject and age
mathematics-teaching | fr: enseignement des mathématiques; didactique des mathématiques; ?mathématiques | en: teaching mathematics; math instruction; ?mathematics; ?maths
science-teaching | fr: enseignement des sciences; science et technologie | en: teaching science; science instruction
language-arts-teaching | fr: enseignement du français; didactique du français; lecture et écriture | en: teaching French; language arts; reading and writing instruction
history-teaching | fr: enseignement de l’histoire; univers social; géographie scolaire | en: teaching history; social studies; teaching geography
physical-education | fr: éducation physique; éducation physique et santé | en: physical education; health and physical education
music-teaching | fr: enseignement de la musique; éveil musical | en: teaching music; music education
arts-teaching | fr: enseignement des arts; arts plastiques; art dramatique | en: teaching art; visual arts education; drama education
ethics-teaching | fr: culture et citoyenneté québécoise; éthique et culture religieuse | en: citizenship education; ethics education
computer-teaching | fr: enseignement de l’informatique; initiation à la programmation; robotique éducative | en: teaching computer science; coding for kids; educational robotics
preschool-teaching | fr: enseignement au préscolaire; maternelle 4 ans; maternelle 5 ans | en: preschool teaching; kindergarten teaching
primary-teaching | fr: enseignement au primaire; premier cycle du primaire | en: primary teaching; elementary teaching
secondary-teaching | fr: enseignement au secondaire; adaptation scolaire au secondaire | en: secondary teaching; high school teaching
college-teaching | fr: enseignement collégial; enseignement au cégep | en: college teaching; CEGEP teaching
university-teaching | fr: enseignement universitaire; charges de cours | en: university teaching; lecturing
adult-education | fr: formation générale des adultes; andragogie; éducation des adultes | en: adult education; andragogy; adult learning
vocational-training | fr: formation professionnelle; enseignement professionnel; formation technique | en: vocational training; trades training; technical training
tutoring | fr: tutorat; aide aux devoirs et leçons; soutien scolaire | en: tutoring; academic support
online-teaching | fr: enseignement à distance; classe virtuelle | en: online teaching; virtual classroom
digital-pedagogy | fr: technopédagogie; intégration des technologies en classe; tableau blanc interactif | en: educational technology; technology integration; interactive whiteboard
google-classroom | fr: Google Classroom; Omnivox; Pronote | en: Google Classroom; Brightspace; Canvas LMS | type: tool | broader: learning-management-system
articulate-storyline | fr: Articulate Storyline; Adobe Captivate; Rise 360; modules d’apprentissage en ligne | en: Articulate Storyline; Adobe Captivate; Rise 360; e-learning modules | type: tool
learning-difficulties | fr: difficultés d’apprentissage; dyslexie; trouble déficitaire de l’attention; =TDAH | en: learning difficulties; dyslexia; attention deficit disorder; =ADHD
literacy-instruction | fr: alphabétisation; littératie; enseignement de la lecture | en: literacy; literacy instruction; teaching reading
numeracy | fr: numératie; calcul de base | en: numeracy; basic math skills
gifted-education | fr: douance; enrichissement scolaire | en: gifted education; enrichment
inclusive-education | fr: inclusion scolaire; élèves à besoins particuliers; classe spécialisée | en: inclusive education; special needs students; special education class
behaviour-management-school | fr: gestion des comportements en classe; prévention de l’intimidation | en: behaviour management; bullying prevention
student-discipline | fr: encadrement disciplinaire; code de vie scolaire | en: student discipline; school code of conduct
cooperative-learning | fr: apprentissage coopératif; pédagogie par projet; apprentissage par le jeu | en: cooperative learning; project-based learning; play-based learning
montessori | fr: pédagogie Montessori; approche Reggio; approche Waldorf | en: Montessori; Reggio Emilia approach; Waldorf
outdoor-education | fr: éducation par la nature; classe extérieure; pédagogie en plein air | en: outdoor education; nature-based learning; forest school
grading-students | fr: correction de travaux; bulletins scolaires; évaluation des apprentissages certificative | en: marking papers; report cards
exam-design | fr: élaboration d’examens; grilles d’évaluation; évaluation par compétences | en: exam design; rubrics; competency-based assessment
thesis-supervision | fr: direction de thèses; encadrement d’étudiants aux cycles supérieurs | en: thesis supervision; graduate student supervision
academic-advising | fr: encadrement pédagogique; cheminement scolaire; admission scolaire | en: academic advising; admissions; study planning
recognition-of-learning | fr: reconnaissance des acquis; =RAC | en: recognition of prior learning; prior learning assessment
school-administration | fr: gestion scolaire; administration scolaire; organisation scolaire | en: school administration
school-software | fr: Mozaïk; Coba | en: student information system; PowerSchool | type: tool
professional-learning-communities | fr: communauté de pratique; accompagnement d’enseignants; insertion professionnelle des enseignants | en: professional learning community; teacher coaching; teacher induction
parent-meetings | fr: rencontres de parents; relation école-famille | en: parent-teacher meetings; school-family relations
field-trips | fr: sorties éducatives; organisation de sorties scolaires | en: field trips; school outings
driving-instruction | fr: enseignement de la conduite; cours de conduite | en: driving instruction; driver training
science-communication | fr: vulgarisation scientifique; animation scientifique | en: science communication; science outreach
museum-education | fr: éducation muséale; interprétation du patrimoine | en: museum education; heritage interpretation

# Early childhood
infant-care | fr: pouponnière; soins aux poupons; changement de couches | en: infant care; diapering; baby care
toddler-activities | fr: activités d’éveil; jeux éducatifs; psychomotricité | en: early learning activities; educational games; toddler activities
observation-children | fr: observation de l’enfant; portfolio de l’enfant; dossier éducatif | en: child observation; child portfolios; developmental records
routines-childcare | fr: routines de garde; repas et siestes des enfants | en: childcare routines; meal and nap times
early-childhood-diploma | fr: diplôme en éducation à l’enfance; DEC en techniques d’éducation à l’enfance; AEC en éducation à l’enfance; qualification d’éducatrice | en: early childhood education diploma; registered early childhood educator; =RECE; ECE certificate | type: licence
language-stimulation | fr: stimulation du langage; éveil à la lecture; comptines | en: language stimulation; early literacy; storytime
child-first-aid | fr: premiers soins en petite enfance; premiers soins en milieu de garde; premiers soins en service de garde; secourisme en milieu de garde | en: childcare first aid; infant CPR | type: licence
special-needs-childcare | fr: intégration d’enfants à besoins particuliers | en: special needs childcare; inclusion support in childcare

# Languages
german | fr: allemand; langue allemande | en: German; German language | type: language
italian | fr: italien; langue italienne | en: Italian; Italian language | type: language
russian | fr: russe; langue russe | en: Russian; Russian language | type: language
ukrainian | fr: ukrainien; langue ukrainienne | en: Ukrainian; Ukrainian language | type: language
polish-language | fr: polonais; langue polonaise | en: Polish language; ?=Polish | type: language
romanian | fr: roumain; langue roumaine | en: Romanian; Romanian language | type: language
greek | fr: grec; langue grecque | en: Greek; Greek language | type: language
turkish | fr: turc; langue turque | en: Turkish; Turkish language | type: language
persian | fr: persan; farsi; dari | en: Persian; Farsi; Dari | type: language
hindi | fr: hindi; ourdou; pendjabi | en: Hindi; Urdu; Punjabi | type: language
bengali | fr: bengali; tamoul; goudjarati | en: Bengali; Tamil; Gujarati | type: language
cantonese | fr: cantonais; chinois cantonais | en: Cantonese; Cantonese Chinese | type: language
japanese | fr: japonais; langue japonaise | en: Japanese; Japanese language | type: language
korean | fr: coréen; langue coréenne | en: Korean; Korean language | type: language
vietnamese | fr: vietnamien; khmer; thaï | en: Vietnamese; Khmer; Thai | type: language
tagalog | fr: tagalog; filipino | en: Tagalog; Filipino | type: language
haitian-creole | fr: créole haïtien; créole | en: Haitian Creole; Creole | type: language
swahili | fr: swahili; lingala; wolof | en: Swahili; Lingala; Wolof | type: language
hebrew | fr: hébreu; yiddish | en: Hebrew; Yiddish | type: language
dutch | fr: néerlandais; langue néerlandaise | en: Dutch; Dutch language | type: language
kabyle | fr: kabyle; berbère; tamazight | en: Kabyle; Berber; Amazigh | type: language
inuktitut | fr: inuktitut | en: Inuktitut | type: language
`,
});
