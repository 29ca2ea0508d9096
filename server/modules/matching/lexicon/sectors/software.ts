import { defineSector } from '../sector.js';

export const software = defineSector({
  name: 'software',
  field: {
    fr: ['Technologies de l’information', 'informatique', 'TI', 'logiciel', 'technologie', 'numérique'],
    en: ['Information technology', 'software', 'technology', 'tech', 'computing', 'IT'],
  },
  occupations: `
software-developer | fr: développeur; développeur de logiciels; programmeur; ingénieur logiciel; concepteur de logiciels; informaticien; ingénieur d’étude et développement; concepteur-développeur/conceptrice-développeuse | qc: programmeur-analyste; analyste-programmeur | en: developer; software developer; programmer; software engineer; computer programmer; application developer; coder; programmer analyst; SWE; computer application developer; operating systems programmer; software programmer; multimedia programmer; scientific programmer; programmer trainee; software designer; interactive media developer
| skills: programming, version-control, debugging, software-testing, software-design, code-review
web-developer | fr: développeur web; programmeur web; concepteur de sites web | en: web developer; web programmer; website developer; web application developer | broader: software-developer
| skills: html, css, javascript, version-control, responsive-design
front-end-developer | fr: développeur front-end; développeur frontal; développeur d’interfaces; intégrateur front-end | en: front-end developer; front end engineer; UI developer | broader: web-developer | related: full-stack-developer
| skills: javascript, typescript, react, html, css, responsive-design, web-accessibility
back-end-developer | fr: développeur back-end; développeur dorsal; développeur serveur; développeur Node | en: back-end developer; back end engineer; server-side developer; API developer; Node developer | broader: software-developer | related: full-stack-developer
| skills: programming, rest-api, sql, relational-databases, nodejs, software-testing
full-stack-developer | fr: développeur full-stack; développeur polyvalent; développeur full stack web; ingénieur full-stack | en: full-stack developer; full-stack engineer; full stack web developer | broader: web-developer
| skills: javascript, typescript, rest-api, sql, react, nodejs, html, css
mobile-developer | fr: développeur mobile; développeur d’applications mobiles | en: mobile developer; mobile app developer; mobile engineer | broader: software-developer
| skills: mobile-development, kotlin, swift, rest-api, version-control
game-developer | fr: développeur de jeux vidéo; programmeur gameplay | en: game developer; game programmer; video game developer | broader: software-developer
| skills: cpp, game-engines, programming, debugging
embedded-developer | fr: développeur de logiciels embarqués; développeur de systèmes embarqués; programmeur de systèmes embarqués | en: embedded software developer; embedded systems engineer; embedded developer | broader: software-developer
| skills: c-language, cpp, embedded-systems, debugging
software-architect | fr: architecte logiciel; architecte informatique; architecte d’applications | en: software architect; application architect; systems architect | related: software-developer
| skills: software-architecture, software-design, cloud-computing, microservices, technical-documentation
devops-engineer | fr: ingénieur DevOps; spécialiste DevOps; administrateur DevOps | en: DevOps engineer; =SRE; platform engineer; build engineer; DevOps specialist | related: systems-administrator, cloud-engineer
| skills: ci-cd, docker, kubernetes, linux, infrastructure-as-code, monitoring, scripting
cloud-engineer | fr: ingénieur infonuagique; spécialiste infonuagique; ingénieur cloud; architecte infonuagique | en: cloud engineer; cloud architect; cloud specialist; AWS engineer; Azure engineer
| skills: cloud-computing, aws, azure, infrastructure-as-code, kubernetes
systems-administrator | fr: administrateur de systèmes; administrateur réseau; administrateur de réseaux; administrateur de serveurs; administrateur systèmes et réseaux; ingénieur systèmes; gestionnaire d’exploitation informatique | en: systems administrator; sysadmin; network administrator; server administrator; network and computer systems administrator | related: it-support-technician
| skills: linux, windows-server, networking, active-directory, virtualisation, backup
network-technician | fr: technicien réseau; technicien en réseautique; spécialiste réseau; technicien réseaux; technicien systèmes et réseaux | en: network technician; network specialist; network support specialist; computer network support specialist | related: systems-administrator
| skills: networking, cabling, firewalls, network-troubleshooting
it-support-technician | fr: technicien informatique; technicien de soutien informatique; technicien en soutien aux utilisateurs; technicien support informatique; technicien helpdesk; agent/agente de soutien technique; assistant/assistante informatique; technicien de maintenance informatique; hotliner | qc: préposé au soutien technique | en: IT support technician; help desk technician; technical support specialist; IT technician; computer technician; service desk analyst; helpdesk analyst; IT support specialist; computer user support specialist; computer support technician
| skills: technical-support, ticketing, windows, hardware-troubleshooting, active-directory, customer-service
database-administrator | fr: administrateur de bases de données | en: database administrator; =DBA; database engineer | skills: relational-databases, sql, backup, database-tuning
data-analyst | fr: analyste de données; analyste BI; analyste décisionnel | en: data analyst; BI analyst; reporting analyst; analytics specialist | related: data-scientist, business-analyst
| skills: data-analysis, sql, data-visualisation, excel, statistics, reporting
data-scientist | fr: scientifique de données; expert/experte en science des données; data scientist | en: data scientist; applied scientist; AI scientist | related: machine-learning-engineer
| skills: python, machine-learning, statistics, sql, data-visualisation
machine-learning-engineer | fr: ingénieur en apprentissage automatique; développeur IA; spécialiste en intelligence artificielle | en: machine learning engineer; ML engineer; AI developer | related: software-developer
| skills: machine-learning, python, deep-learning, data-pipelines
data-engineer | fr: ingénieur de données; développeur ETL | en: data engineer; ETL developer; big data engineer; data warehouse developer | related: data-analyst, database-administrator
| skills: data-pipelines, sql, python, data-warehousing, cloud-computing
qa-tester | fr: testeur de logiciels; analyste en assurance qualité; analyste QA; testeur; analyste de tests; testeur QA | en: QA tester; software tester; quality assurance analyst; QA analyst; test analyst; QA specialist; test engineer; QA engineer
| skills: software-testing, test-automation, test-plans, bug-tracking
business-analyst | fr: analyste d’affaires; analyste fonctionnel; analyste d’affaires TI; analyste métier | en: business analyst; IT business analyst; functional analyst; business systems analyst; requirements analyst
| skills: requirements-analysis, process-modelling, user-stories, technical-documentation
product-owner | fr: propriétaire de produit; responsable de produit; gestionnaire de produit; chef de produit numérique | en: product owner; digital product manager; technical product manager | related: business-analyst
| skills: product-roadmap, user-stories, scrum, requirements-analysis
scrum-master | fr: maître de mêlée; Scrum Master | en: scrum master; agile delivery lead | related: it-project-manager
| skills: scrum, agile-methods, meeting-facilitation-agile, conflict-resolution
it-project-manager | fr: chef de projet informatique; gestionnaire de projets TI; chargé de projet TI; chargé de projets informatiques; directeur de projet informatique | en: IT project manager; technical project manager; software project manager; IT program manager; information technology project manager
| skills: project-management, agile-methods, budgeting, it-risk-management
ux-designer | fr: concepteur UX; designer UX; concepteur d’expérience utilisateur; designer UX UI; ergonome d’interfaces | en: UX designer; user experience designer; product designer; UX UI designer; interaction designer | related: web-designer
| skills: user-research, wireframing, figma, prototyping, interface-design
web-designer | fr: designer web; concepteur web; webdesigner; graphiste web | en: web designer; digital designer; website designer | skills: html, css, interface-design, figma
cybersecurity-analyst | fr: analyste en cybersécurité; spécialiste en sécurité informatique; analyste en sécurité de l’information; expert/experte en cybersécurité; conseiller en sécurité informatique; expert en sécurité informatique; évaluateur de sécurité informatique; consultant en cybersécurité | en: cybersecurity analyst; information security analyst; security analyst; IT security specialist
| skills: information-security, firewalls, vulnerability-assessment, incident-response, security-monitoring
technical-writer | fr: rédacteur technique | en: technical writer; documentation specialist; technical author | skills: technical-documentation, writing, api-documentation
it-manager | fr: directeur informatique; gestionnaire TI; directeur des technologies de l’information; directeur du développement logiciel | en: IT manager; IT director; software development manager; engineering manager; head of IT; =CTO; computer systems manager; information systems manager; data processing manager; computer networks manager; software engineering manager; systems development manager; electronic data processing director
| skills: staff-supervision, budgeting, project-management, it-strategy
web-administrator | fr: webmestre; administrateur de site web; gestionnaire de contenu web; webmaster | en: webmaster; website administrator; web content manager
| skills: content-management-systems, html, search-engine-optimisation, web-analytics
`,
  skills: `
# Languages and frameworks
programming | fr: programmation; développement de logiciels; développement d’applications; programmation informatique; codage informatique | en: programming; software development; coding; application development; software engineering; computer programming
object-oriented-programming | fr: programmation orientée objet; programmation objet; POO | en: object-oriented programming; OOP; object-oriented design | broader: programming
javascript | fr: JavaScript; =JS; ECMAScript; ES6 | en: JavaScript; =JS; ECMAScript; ES6 | type: tool | broader: programming
typescript | fr: TypeScript | en: TypeScript | type: tool | broader: javascript
react | fr: React; React.js; ReactJS | en: React; React.js; ReactJS | type: tool | broader: javascript | related: angular, vue
angular | fr: Angular; AngularJS | en: Angular; AngularJS | type: tool | broader: javascript | related: vue
vue | fr: Vue.js; VueJS; ?=Vue | en: Vue.js; VueJS; ?=Vue | type: tool | broader: javascript
nextjs | fr: Next.js; NextJS | en: Next.js; NextJS | type: tool | broader: react
nodejs | fr: Node.js; NodeJS; =Node | en: Node.js; NodeJS; =Node | type: tool | broader: javascript | related: nestjs
nestjs | fr: NestJS; Nest.js | en: NestJS; Nest.js | type: tool | broader: typescript
express | fr: Express.js; ExpressJS | en: Express.js; ExpressJS | type: tool | broader: javascript | related: nodejs
html | fr: HTML; HTML5 | en: HTML; HTML5 | type: tool
css | fr: CSS; CSS3; SCSS; feuilles de style; Tailwind | en: CSS; CSS3; SCSS; style sheets; Tailwind | type: tool | related: html
python | fr: Python | en: Python | type: tool | broader: programming
django | fr: Django | en: Django | type: tool | broader: python | related: flask
flask | fr: Flask | en: Flask | type: tool | broader: python
java | fr: Java; Java EE; J2EE | en: Java; Java EE; J2EE | type: tool | broader: object-oriented-programming
spring | fr: Spring Boot; Spring Framework; ?=Spring | en: Spring Boot; Spring Framework; ?=Spring | type: tool | broader: java
csharp | fr: C#; C Sharp | en: C#; C Sharp | type: tool | broader: object-oriented-programming | related: dotnet
dotnet | fr: .NET; dotnet; .NET Core | en: .NET; dotnet; .NET Core | type: tool
cpp | fr: C++ | en: C++ | type: tool | broader: object-oriented-programming | related: c-language
c-language | fr: langage C; ?=C | en: C language; C programming; ?=C | type: tool | broader: programming
php | fr: PHP | en: PHP | type: tool | broader: programming | related: laravel
laravel | fr: Laravel | en: Laravel | type: tool
go-language | fr: Golang; langage Go; ?=Go | en: Golang; Go language; ?=Go | type: tool | broader: programming
rust | fr: langage Rust; ?=Rust | en: Rust language; ?=Rust | type: tool | broader: programming
ruby | fr: Ruby on Rails; ?=Ruby | en: Ruby on Rails; ?=Ruby | type: tool | broader: programming
kotlin | fr: Kotlin | en: Kotlin | type: tool | broader: programming | related: mobile-development
swift | fr: langage Swift; SwiftUI; ?=Swift | en: Swift language; SwiftUI; ?=Swift | type: tool | broader: programming | related: mobile-development
r-language | fr: langage R; RStudio; ?=R | en: R language; RStudio; ?=R | type: tool | broader: programming | related: statistics
scripting | fr: Bash; scripts d’automatisation | en: Bash; automation scripts; scripting | type: tool
mobile-development | fr: développement mobile; applications mobiles; Android; iOS | en: mobile development; mobile apps; Android; iOS
game-engines | fr: Unity; moteurs de jeu | en: Unity; game engines | type: tool
embedded-systems | fr: systèmes embarqués; logiciel embarqué | en: embedded systems; firmware; embedded software

# Craft
version-control | fr: Git; GitLab; contrôle de versions | en: Git; version control; GitLab; source control | type: tool
code-review | fr: revue de code; révision de code | en: code review; peer review of code
debugging | fr: débogage; correction de bogues; résolution de bogues | en: debugging; bug fixing; fixing bugs
software-testing | fr: tests logiciels; tests d’intégration; Jest; essais logiciels; développement piloté par les tests | en: software testing; unit tests; integration tests; Jest; integration testing; test-driven development
test-automation | fr: tests automatisés; automatisation des tests; Playwright | en: test automation; automated testing; automated tests; Playwright | broader: software-testing
test-plans | fr: plans de tests; cas de test; stratégie de tests | en: test plans; test cases; test strategy | related: software-testing
bug-tracking | fr: suivi des anomalies; suivi de bogues | en: bug tracking; issue tracking; defect tracking | type: tool
software-design | fr: conception de logiciels | en: software design; application design
software-architecture | fr: architecture logicielle; architecture de solutions; architecture applicative | en: software architecture; solution architecture; application architecture; system architecture | related: software-design
microservices | fr: microservices; architecture de microservices | en: microservices; microservice architecture | broader: software-architecture
rest-api | fr: API REST; conception d’API; services web; API RESTful; interfaces de programmation | en: REST API; REST APIs; API design; web services; RESTful services; API development | related: graphql
graphql | fr: GraphQL | en: GraphQL | type: tool
technical-documentation | fr: documentation technique; rédaction technique | en: technical documentation; technical writing; writing documentation
api-documentation | fr: documentation d’API; Swagger | en: API documentation; Swagger | broader: technical-documentation
responsive-design | fr: conception adaptative; responsive design; design adaptatif; sites adaptatifs | en: responsive design; responsive web design; mobile-first design
web-accessibility | fr: accessibilité web; WCAG; accessibilité numérique | en: web accessibility; WCAG; digital accessibility
content-management-systems | fr: système de gestion de contenu; CMS | en: content management system; CMS | type: tool
search-engine-optimisation | fr: référencement; référencement naturel; SEO | en: search engine optimization; SEO
web-analytics | fr: analytique web; mesure d’audience | en: web analytics | type: tool | related: data-analysis

# Data
sql | fr: SQL; requêtes SQL; T-SQL; PL/SQL | en: SQL; SQL queries; T-SQL; PL/SQL | type: tool
relational-databases | fr: bases de données relationnelles; MySQL; Oracle; bases de données | en: relational databases; MySQL; databases | related: sql
nosql-databases | fr: bases de données NoSQL; Cassandra; NoSQL | en: NoSQL databases; Cassandra; NoSQL | type: tool | related: relational-databases
database-tuning | fr: optimisation de bases de données; optimisation de requêtes | en: database tuning; query optimization; database performance
data-visualisation | fr: visualisation de données; tableaux de bord | en: data visualization; dashboards | related: data-analysis
data-warehousing | fr: entrepôt de données; BigQuery; entreposage de données | en: data warehouse; data warehousing; BigQuery
data-pipelines | fr: pipelines de données; Spark; intégration de données | en: data pipelines; data integration
machine-learning | fr: apprentissage automatique; apprentissage machine; intelligence artificielle; IA générative | en: machine learning; artificial intelligence; generative AI; predictive modelling
deep-learning | fr: apprentissage profond; réseaux de neurones; TensorFlow | en: deep learning; neural networks; TensorFlow | broader: machine-learning

# Infrastructure
linux | fr: Linux; Ubuntu | en: Linux; Ubuntu | type: tool
windows | fr: Windows; Windows 10; Windows 11; poste de travail Windows | en: Windows; Windows 10; Windows 11; Windows desktop | type: tool
windows-server | fr: Windows Server | en: Windows Server | type: tool | related: windows
active-directory | fr: Active Directory; Azure AD; Entra ID; gestion des comptes utilisateurs | en: Active Directory; Azure AD; Entra ID; user account management | type: tool
virtualisation | fr: virtualisation; Hyper-V | en: virtualization; Hyper-V; virtual machines
docker | fr: Docker; conteneurs logiciels; conteneurisation | en: Docker; containerization; software containers | type: tool
kubernetes | fr: Kubernetes; =K8s; OpenShift | en: Kubernetes; =K8s; OpenShift | type: tool | related: docker
cloud-computing | fr: infonuagique; informatique en nuage; cloud; services infonuagiques | en: cloud computing; cloud; cloud services; cloud infrastructure
aws | fr: AWS; Amazon Web Services; =EC2; AWS Lambda | en: AWS; Amazon Web Services; =EC2; AWS Lambda | type: tool | broader: cloud-computing | related: azure, google-cloud
azure | fr: Azure; Microsoft Azure | en: Azure; Microsoft Azure | type: tool | broader: cloud-computing | related: google-cloud
google-cloud | fr: Google Cloud; =GCP | en: Google Cloud; =GCP; Google Cloud Platform | type: tool | broader: cloud-computing
infrastructure-as-code | fr: infrastructure en tant que code; Ansible | en: infrastructure as code; Ansible | type: tool
ci-cd | fr: CI/CD; intégration continue; déploiement continu; GitHub Actions; intégration et déploiement continus | en: CI/CD; continuous integration; continuous delivery; continuous deployment; GitHub Actions
monitoring | fr: surveillance d’infrastructure; observabilité; Datadog | en: infrastructure monitoring; observability; Datadog
networking | fr: réseaux informatiques; réseautique; TCP/IP; réseaux locaux; commutateurs et routeurs; ?réseaux | en: computer networks; computer networking; TCP/IP; LAN; WAN; routers and switches; ?networking
network-troubleshooting | fr: dépannage réseau; diagnostic de pannes réseau | en: network troubleshooting; network diagnostics | broader: networking
cabling | fr: câblage réseau | en: network cabling
firewalls | fr: pare-feu; VPN; Fortinet | en: firewalls; VPN; Fortinet; Palo Alto Networks | related: information-security
backup | fr: sauvegarde et restauration; sauvegardes informatiques; relève informatique; ?sauvegardes | en: backup and recovery; backups
information-security | fr: cybersécurité; sécurité informatique; sécurité de l’information | en: cybersecurity; information security; IT security; cyber security
vulnerability-assessment | fr: tests d’intrusion; évaluation des vulnérabilités; analyse de vulnérabilités | en: penetration testing; vulnerability assessment | broader: information-security
incident-response | fr: réponse aux incidents; gestion des incidents de sécurité | en: incident response; security incident management | broader: information-security
security-monitoring | fr: surveillance de la sécurité; centre opérationnel de sécurité | en: security monitoring; security operations center | broader: information-security
technical-support | fr: soutien technique; support technique; soutien informatique; soutien aux utilisateurs; assistance aux utilisateurs; dépannage informatique | en: technical support; IT support; user support; desktop support; help desk; helpdesk
ticketing | fr: billetterie informatique; ServiceNow; gestion de billets; gestion des requêtes | en: ticketing system; ServiceNow; ticket management; help desk tickets | type: tool
hardware-troubleshooting | fr: dépannage de matériel; réparation d’ordinateurs; installation de postes de travail; imprimantes | en: hardware troubleshooting; computer repair; workstation setup; printers; hardware support

# Product and method
agile-methods | fr: méthodes agiles; agilité; Kanban; développement agile; approche agile | en: agile; agile methods; Kanban; agile development; agile methodologies
scrum | fr: Scrum; mêlée quotidienne | en: Scrum; daily stand-up; sprint planning | broader: agile-methods
meeting-facilitation-agile | fr: animation de rétrospectives; animation de cérémonies agiles | en: facilitating retrospectives; facilitating agile ceremonies | related: scrum
requirements-analysis | fr: analyse des besoins; analyse fonctionnelle; recueil des besoins; analyse d’affaires | en: requirements analysis; business analysis; requirements gathering; functional analysis
process-modelling | fr: modélisation de processus; cartographie des processus; UML | en: process modelling; process mapping; UML
user-stories | fr: récits utilisateurs; gestion du carnet de produit; carnet de produit | en: user stories; product backlog; backlog management
product-roadmap | fr: feuille de route produit; stratégie de produit; gestion de produit | en: product roadmap; product strategy; product management
it-risk-management | fr: gestion des risques TI | en: IT risk management
it-strategy | fr: stratégie TI; gouvernance TI; plan directeur informatique | en: IT strategy; IT governance; technology strategy
user-research | fr: recherche utilisateur; tests d’utilisabilité; entrevues utilisateurs; ergonomie des interfaces | en: user research; user interviews; usability
wireframing | fr: maquettes fonctionnelles; maquettage; wireframes | en: wireframes; wireframing; mockups | related: prototyping
prototyping | fr: prototypage; prototypes interactifs | en: prototyping; interactive prototypes
figma | fr: Figma; Adobe XD | en: Figma; Adobe XD | type: tool | related: wireframing
interface-design | fr: conception d’interfaces; design d’interface; interface utilisateur | en: interface design; UI design; user interface design
`,
});
