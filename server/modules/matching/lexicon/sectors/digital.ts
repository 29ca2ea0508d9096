import { defineSector } from '../sector.js';

export const digital = defineSector({
  name: 'digital',
  field: {
    fr: [
      'Données, infonuagique et services TI',
      'TI',
      'données',
      'intelligence artificielle',
      'infonuagique',
      'jeux vidéo',
    ],
    en: ['Data, cloud and IT services', 'IT services', 'data', 'artificial intelligence', 'cloud', 'video games'],
  },
  occupations: `
# Building software
java-developer | fr: développeur Java; programmeur Java | en: Java developer; Java programmer | broader: software-developer | skills: java, spring, sql, object-oriented-programming
python-developer | fr: développeur Python; programmeur Python | en: Python developer; Python programmer | broader: software-developer | skills: python, django, sql, rest-api
dotnet-developer | fr: développeur .NET; développeur C#; programmeur .NET | en: .NET developer; C# developer | broader: software-developer | skills: csharp, dotnet, sql, aspnet
php-developer | fr: développeur PHP; programmeur PHP | en: PHP developer; PHP programmer | broader: back-end-developer | skills: php, laravel, relational-databases, html
javascript-developer | fr: développeur JavaScript; développeur Node.js | en: JavaScript developer; Node.js developer | broader: web-developer | skills: javascript, typescript, nodejs, react
react-developer | fr: développeur React; développeur Angular; développeur Vue | en: React developer; Angular developer; Vue developer | broader: front-end-developer | skills: react, javascript, typescript, css
ios-developer | fr: développeur iOS; développeur Swift | en: iOS developer; Swift developer | broader: mobile-developer | skills: swift, mobile-development, rest-api, xcode
android-developer | fr: développeur Android; développeur Kotlin | en: Android developer; Kotlin developer | broader: mobile-developer | skills: kotlin, mobile-development, rest-api, android-studio
wordpress-developer | fr: intégrateur web; développeur WordPress; intégrateur WordPress | en: web integrator; WordPress developer; Shopify developer | broader: web-developer | skills: wordpress, html, css, php
erp-developer | fr: développeur ERP; développeur SAP; développeur Salesforce; développeur Dynamics | en: ERP developer; SAP developer; Salesforce developer; Dynamics developer | related: software-developer | skills: erp-software, apex-abap, sql, requirements-analysis
low-code-developer | fr: développeur Power Platform; développeur low-code; spécialiste RPA | en: Power Platform developer; low-code developer; RPA developer | related: software-developer | skills: power-platform, robotic-process-automation, sql, process-modelling
mainframe-developer | fr: programmeur COBOL; développeur mainframe | en: COBOL programmer; mainframe developer; application analyst | related: software-developer | skills: cobol, mainframe, sql, debugging
software-engineer-lead | fr: chef d’équipe en développement; leader technique; architecte applicatif | en: development team lead; technical lead; tech lead; director of software engineering | related: software-developer | skills: software-architecture, code-review, staff-supervision, agile-methods
solutions-architect | fr: architecte de solutions; architecte d’entreprise; architecte TI | en: solutions architect; enterprise architect; IT architect | related: software-architect | skills: software-architecture, cloud-computing, enterprise-architecture, requirements-analysis
integration-developer | fr: développeur d’intégration; spécialiste en intégration; architecte d’intégration | en: integration developer; integration specialist; middleware developer | related: back-end-developer | skills: rest-api, api-management, message-queues, etl-tools
test-automation-engineer | fr: développeur en automatisation de tests; ingénieur en tests logiciels; analyste AQ automatisation | en: test automation engineer; SDET; QA automation engineer | related: qa-tester | skills: test-automation, selenium, programming, ci-cd
game-programmer | fr: programmeur de jeux; programmeur moteur | en: gameplay programmer; engine programmer; graphics programmer | broader: game-developer | skills: cpp, game-engines, unreal-engine, graphics-programming
game-tester | fr: testeur de jeux vidéo; analyste fonctionnalité jeux | en: game tester; video game tester; functionality tester | related: qa-tester | skills: software-testing, bug-tracking, attention-to-detail
blockchain-developer | fr: développeur blockchain; développeur de contrats intelligents | en: blockchain developer; smart contract developer | broader: software-developer | skills: blockchain, cryptography, javascript
firmware-engineer | fr: développeur de micrologiciels; développeur temps réel; développeur Linux embarqué | en: firmware engineer; real-time software developer; embedded Linux developer | related: embedded-developer | skills: c-language, microcontrollers, embedded-systems, rtos

# Data
bi-analyst | fr: analyste en intelligence d’affaires; développeur BI; concepteur de tableaux de bord; développeur décisionnel; ingénieur décisionnel | en: business intelligence analyst; BI developer; business intelligence developer | related: data-analyst
| skills: power-bi, sql, data-visualisation, data-warehousing
data-architect | fr: architecte de données; modélisateur de données | en: data architect; data modeller | related: data-engineer | skills: data-modelling, data-warehousing, sql, data-governance
data-governance-specialist | fr: spécialiste en gouvernance des données; intendant de données; conseiller en gestion de données | en: data governance specialist; data steward; data quality analyst | skills: data-governance, data-quality, privacy-legislation
ai-engineer | fr: ingénieur en intelligence artificielle; chercheur en intelligence artificielle; spécialiste en IA générative | en: AI engineer; artificial intelligence engineer; AI researcher; generative AI engineer | related: machine-learning-engineer | skills: machine-learning, deep-learning, large-language-models, python
mlops-engineer | fr: ingénieur MLOps; ingénieur de plateforme IA | en: MLOps engineer; ML platform engineer | related: machine-learning-engineer | skills: mlops, docker, ci-cd, python
nlp-specialist | fr: spécialiste en traitement du langage naturel; linguiste informaticien; linguiste | en: NLP specialist; computational linguist; natural language processing engineer | related: data-scientist | skills: natural-language-processing, python, machine-learning
database-developer | fr: développeur de bases de données; développeur SQL | en: database developer; SQL developer | related: database-administrator | skills: sql, stored-procedures, etl-tools, relational-databases
data-centre-technician | fr: technicien de centre de données; opérateur informatique; opérateur de centre de données; exploitant informatique; pupitreur informatique | en: data centre technician; computer operator; data center operator
| skills: hardware-troubleshooting, cabling, monitoring, server-hardware

# Running systems
site-reliability-engineer | fr: ingénieur en fiabilité des sites; ingénieur de plateforme; ingénieur fiabilité TI | en: site reliability engineer | related: devops-engineer | skills: monitoring, kubernetes, infrastructure-as-code, incident-response
network-engineer | fr: ingénieur réseau; architecte réseau; analyste réseau; architecte réseaux; ingénieur réseaux | en: network engineer; network architect; computer network architect | related: network-technician
| skills: networking, cisco-networking, firewalls, network-troubleshooting
systems-analyst | fr: analyste de systèmes; analyste informatique; ingénieur d’études informatiques; concepteur-développeur informatique/conceptrice-développeuse informatique; architecte technique | en: systems analyst; computer systems analyst; IT analyst; information systems analyst; systems consultant; computer consultant; systems security analyst; informatics consultant; information technology consultant; computer analyst | related: business-analyst
| skills: requirements-analysis, process-modelling, sql, functional-specifications
application-support-analyst | fr: analyste support applicatif; pilote de systèmes; analyste en soutien applicatif | en: application support analyst; production support analyst; system pilot | skills: application-support, sql, ticketing, incident-management-it
desktop-support-technician | fr: technicien de poste de travail; technicien de proximité informatique | en: desktop support technician; deskside support technician; field IT technician | broader: it-support-technician | skills: hardware-troubleshooting, windows, active-directory, technical-support
help-desk-analyst | fr: analyste centre de services; préposé au centre d’assistance; technicien centre d’appels TI; agent/agente de soutien informatique | en: help desk analyst; technical support agent; help desk agent | broader: it-support-technician | skills: technical-support, ticketing, telephone-service, windows
it-asset-manager | fr: gestionnaire des actifs informatiques; coordonnateur TI; gestionnaire de licences logicielles | en: IT asset manager; IT coordinator; software licence manager | skills: it-asset-management, inventory-management, supplier-evaluation
it-service-manager | fr: gestionnaire de services TI; gestionnaire d’incidents; gestionnaire des changements TI | en: IT service manager; incident manager; change manager IT; service delivery manager | related: it-manager | skills: itil, incident-management-it, stakeholder-management, reporting
security-engineer | fr: ingénieur en sécurité informatique; architecte de sécurité; spécialiste en cybersécurité; conseiller en sécurité de l’information | en: security engineer; security architect; information security specialist; information security advisor | related: cybersecurity-analyst | skills: information-security, firewalls, cloud-security, identity-access-management
penetration-tester | fr: testeur d’intrusion; pirate éthique; auditeur en sécurité informatique | en: penetration tester; ethical hacker; security tester | broader: cybersecurity-analyst | skills: vulnerability-assessment, web-application-security, scripting, networking
soc-analyst | fr: analyste SOC; analyste en opérations de sécurité; analyste en réponse aux incidents | en: SOC analyst; security operations analyst; incident responder | broader: cybersecurity-analyst | skills: security-monitoring, siem, incident-response, threat-intelligence
iam-analyst | fr: analyste en gestion des identités et des accès; spécialiste GIA | en: identity and access management analyst; IAM specialist | related: cybersecurity-analyst | skills: identity-access-management, active-directory, azure, information-security
crm-administrator | fr: administrateur Salesforce; administrateur CRM; spécialiste CRM | en: Salesforce administrator; CRM administrator; CRM specialist | skills: salesforce-platform, crm-software, data-quality, technical-support
erp-consultant | fr: consultant ERP; consultant SAP; analyste fonctionnel ERP; conseiller en solutions d’affaires | en: ERP consultant; SAP consultant; ERP analyst; business solutions consultant | skills: erp-software, requirements-analysis, process-modelling, staff-training
chief-technology-officer | fr: directeur de la technologie; chef de la technologie; dirigeant principal de l’information; vice-président technologie | en: chief technology officer; chief information officer; =CIO; vice-president technology | related: it-manager | skills: it-strategy, enterprise-architecture, staff-supervision, budgeting
ux-researcher | fr: chercheur en expérience utilisateur; analyste en ergonomie web; ergonome | en: UX researcher; user researcher; usability specialist; ergonomist | related: ux-designer | skills: user-research, usability-testing, qualitative-research, prototyping
ui-designer | fr: designer d’interface; designer UI; designer de produit numérique; concepteur d’interfaces | en: UI designer; user interface designer; digital product designer; product designer digital | related: ux-designer | skills: interface-design, figma, design-systems, prototyping
accessibility-specialist | fr: spécialiste en accessibilité numérique; conseiller en accessibilité web | en: digital accessibility specialist; web accessibility specialist | skills: web-accessibility, html, usability-testing
telephony-analyst | fr: analyste en téléphonie; administrateur de télécommunications; spécialiste en communications unifiées | en: telephony analyst; unified communications specialist; VoIP engineer | skills: telecommunications, voip-systems, network-troubleshooting
agile-coach | fr: coach agile; conseiller en agilité | en: agile coach; agile transformation consultant | related: scrum-master | skills: agile-methods, scrum, change-management, safe-framework
`,
  skills: `
# Languages and frameworks
aspnet | fr: ASP.NET; ASP.NET Core; Blazor; Entity Framework | en: ASP.NET; ASP.NET Core; Blazor; Entity Framework | broader: dotnet
visual-basic | fr: Visual Basic; VB.NET | en: Visual Basic; VB.NET
scala | fr: langage Scala; ?Scala | en: Scala language; ?Scala
elixir-erlang | fr: Elixir et Phoenix; Erlang | en: Elixir Phoenix; Erlang
perl | fr: langage Perl; ?Perl | en: Perl language; ?Perl
cobol | fr: COBOL | en: COBOL
mainframe | fr: ordinateur central; z/OS; AS/400; JCL | en: mainframe; z/OS; AS/400; JCL; IBM i
apex-abap | fr: Apex Salesforce; ABAP | en: Salesforce Apex; ABAP
dart-flutter | fr: Flutter; Dart | en: Flutter; Dart language | broader: mobile-development
react-native | fr: React Native; Ionic | en: React Native; Ionic | broader: mobile-development
xcode | fr: Xcode; Objective-C | en: Xcode; Objective-C | type: tool
android-studio | fr: Android Studio; Jetpack Compose | en: Android Studio; Jetpack Compose | type: tool
svelte | fr: Svelte; SvelteKit; Nuxt | en: Svelte; SvelteKit; Nuxt
redux | fr: Redux; gestion d’état; MobX | en: Redux; state management; MobX | broader: javascript
jquery | fr: jQuery; Bootstrap | en: jQuery; Bootstrap | broader: javascript
tailwind | fr: Tailwind CSS; préprocesseurs CSS | en: Tailwind CSS; CSS preprocessors | broader: css
webpack | fr: Webpack; Vite; outils de construction web | en: Webpack; Vite; web build tools | type: tool
storybook-tool | fr: Storybook | en: Storybook | type: tool | related: component-libraries
component-libraries | fr: bibliothèques de composants; systèmes de composants | en: component libraries; component systems
fastapi | fr: FastAPI; Pydantic | en: FastAPI; Pydantic | broader: python
hibernate-orm | fr: Hibernate; mappage objet-relationnel; JPA | en: Hibernate; object-relational mapping; JPA; ORM
websockets | fr: WebSockets; temps réel web; gRPC; SOAP | en: WebSockets; real-time web; gRPC; SOAP web services
functional-programming | fr: programmation fonctionnelle; Haskell; F# | en: functional programming; Haskell; F#
design-patterns | fr: patrons de conception; principes SOLID; code propre | en: design patterns; SOLID principles; clean code
domain-driven-design | fr: conception pilotée par le domaine; architecture hexagonale | en: domain-driven design; hexagonal architecture; =DDD
event-driven-architecture | fr: architecture événementielle; CQRS | en: event-driven architecture; event sourcing; CQRS
algorithms | fr: algorithmes; structures de données; algorithmique | en: algorithms; data structures
concurrency | fr: programmation concurrente; traitement parallèle | en: concurrent programming; parallel computing; multithreading
graphics-programming | fr: programmation graphique; OpenGL; Vulkan; nuanceurs | en: graphics programming; OpenGL; Vulkan; shaders; DirectX
rtos | fr: système d’exploitation temps réel; FreeRTOS | en: real-time operating system; FreeRTOS; =RTOS
autosar-can | fr: bus CAN; AUTOSAR; Modbus | en: CAN bus; AUTOSAR; Modbus
iot | fr: Internet des objets; objets connectés | en: Internet of Things; =IoT; connected devices
blockchain | fr: chaîne de blocs; contrats intelligents; Solidity | en: blockchain; smart contracts; Solidity; Ethereum
cryptography | fr: cryptographie; chiffrement; PKI | en: cryptography; encryption; PKI
augmented-reality | fr: réalité augmentée; réalité virtuelle | en: augmented reality; virtual reality; =AR/VR
web-performance | fr: performance web; optimisation de la performance applicative | en: web performance; application performance tuning
progressive-web-apps | fr: applications web progressives | en: progressive web apps; =PWA
shopify-dev | fr: développement Shopify; Magento; Liquid; commerce sans tête | en: Shopify development; Magento; headless commerce
drupal | fr: Drupal; Joomla; Contentful; CMS sans tête | en: Drupal; Joomla; Contentful; headless CMS | broader: content-management-systems
sharepoint-dev | fr: développement SharePoint; SPFx | en: SharePoint development; SPFx
power-platform | fr: Power Platform; Power Apps; Dataverse | en: Power Platform; Power Apps; Dataverse | type: tool
robotic-process-automation | fr: automatisation robotisée des processus; UiPath; Automation Anywhere | en: robotic process automation; =RPA; UiPath; Automation Anywhere
salesforce-platform | fr: plateforme Salesforce; administration Salesforce | en: Salesforce platform; Salesforce administration | type: tool
api-management | fr: gestion d’API; passerelle d’API; MuleSoft; Apigee | en: API management; API gateway; MuleSoft; Apigee
message-queues | fr: files de messages; bus de services; Kafka; RabbitMQ | en: message queues; service bus; Kafka; RabbitMQ
authentication-protocols | fr: OAuth; OpenID Connect; SAML; authentification unique | en: OAuth; OpenID Connect; SAML; single sign-on | related: oauth-2-0

# Data and AI
power-bi | fr: Power BI | en: Power BI | type: tool | broader: data-visualisation
tableau-software | fr: Tableau Software; ?Tableau; Qlik; ?Looker | en: Tableau Software; ?Tableau; Qlik; ?Looker | type: tool | broader: data-visualisation
data-modelling | fr: modélisation de données; modèle dimensionnel; schéma en étoile | en: data modelling; dimensional modelling; star schema
data-governance | fr: gouvernance des données; catalogue de données; données maîtres | en: data governance; data catalogue; master data management
data-quality | fr: qualité des données; nettoyage de données; épuration de données | en: data quality; data cleansing; data cleaning
etl-tools | fr: ETL; Talend; Informatica; Azure Data Factory | en: ETL; Talend; Informatica; Azure Data Factory
snowflake | fr: ?=Snowflake; Databricks; dbt | en: ?=Snowflake; Databricks; dbt | type: tool | broader: data-warehousing
spark | fr: Apache Spark; PySpark; mégadonnées | en: Apache Spark; PySpark; big data
airflow | fr: ?=Airflow; orchestration de données | en: ?=Airflow; data orchestration; Dagster | type: tool
pandas | fr: pandas; NumPy; Jupyter | en: pandas library; NumPy; Jupyter notebooks | broader: python
stored-procedures | fr: procédures stockées | en: stored procedures | broader: sql
postgresql | fr: PostgreSQL; MariaDB | en: PostgreSQL; MariaDB | broader: relational-databases, sql | type: tool
sql-server | fr: SQL Server | en: SQL Server | broader: relational-databases | type: tool
oracle-database | fr: Oracle Database; base de données Oracle; DB2 | en: Oracle Database; Oracle DBA; DB2 | broader: relational-databases | type: tool
mongodb | fr: MongoDB; DynamoDB | en: MongoDB; DynamoDB | broader: nosql-databases | type: tool
redis | fr: Redis; mise en cache; Memcached | en: Redis; ?caching; Memcached | type: tool
elasticsearch | fr: Elasticsearch; moteurs de recherche; Solr; OpenSearch | en: Elasticsearch; search engines; Solr; OpenSearch | type: tool
graph-databases | fr: bases de données graphes; Neo4j; graphes de connaissances | en: graph databases; Neo4j; knowledge graphs
natural-language-processing | fr: traitement du langage naturel; traitement automatique des langues; =TALN | en: natural language processing; =NLP; text mining
large-language-models | fr: grands modèles de langage; LangChain; ingénierie de requêtes | en: large language models; LangChain; prompt engineering; =LLM; =LLMs
computer-vision | fr: vision par ordinateur; OpenCV; reconnaissance d’images | en: computer vision; OpenCV; image recognition
pytorch | fr: PyTorch | en: PyTorch | type: tool | broader: deep-learning
scikit-learn | fr: scikit-learn; XGBoost | en: scikit-learn; XGBoost | type: tool | broader: machine-learning
mlops | fr: MLOps; MLflow; mise en production de modèles | en: MLOps; MLflow; model deployment
reinforcement-learning | fr: apprentissage par renforcement | en: reinforcement learning | broader: machine-learning
recommendation-systems | fr: systèmes de recommandation; personnalisation | en: recommender systems; recommendation engines
predictive-analytics | fr: analyse prédictive; modélisation prédictive; prévision statistique | en: predictive analytics; forecasting models
experimentation-data | fr: expérimentation; inférence causale | en: experimentation; causal inference
speech-technologies | fr: reconnaissance vocale; synthèse vocale | en: speech recognition; text to speech; voice technologies
chatbots | fr: robots conversationnels; agents conversationnels | en: chatbots; conversational agents
data-ethics | fr: éthique de l’IA; IA responsable | en: AI ethics; responsible AI
spatial-data | fr: données géospatiales; PostGIS | en: geospatial data; PostGIS

# Clouds and operations
terraform | fr: Terraform; Puppet; CloudFormation; Bicep | en: Terraform; Puppet; CloudFormation; Bicep | type: tool | broader: infrastructure-as-code
jenkins | fr: Jenkins; GitLab CI; Azure DevOps | en: Jenkins; GitLab CI; Azure DevOps | type: tool | broader: ci-cd
github | fr: GitHub; Bitbucket | en: GitHub; Bitbucket | type: tool | broader: version-control
helm | fr: =Helm; Argo CD | en: Helm charts; Argo CD | type: tool | broader: kubernetes
prometheus | fr: ?=Prometheus; New Relic | en: ?=Prometheus; New Relic | type: tool | broader: monitoring
serverless | fr: informatique sans serveur; Azure Functions | en: serverless; Azure Functions
cloud-migration | fr: migration infonuagique; modernisation d’applications | en: cloud migration; application modernization
cloud-cost | fr: optimisation des coûts infonuagiques; FinOps | en: cloud cost optimization; FinOps
aws-certification | fr: certification AWS; certification Azure | en: AWS certification; Azure certification; cloud certification | type: licence
vmware | fr: VMware; vSphere; Proxmox | en: VMware; vSphere; Proxmox | type: tool | broader: virtualisation
citrix | fr: Citrix; bureau virtuel; postes virtuels | en: Citrix; virtual desktop; =VDI | type: tool
server-hardware | fr: serveurs physiques; baies de stockage; SAN et NAS | en: server hardware; storage arrays; SAN and NAS
exchange-server | fr: Exchange; Exchange Online; administration Microsoft 365 | en: Exchange server; Exchange Online; Microsoft 365 administration | type: tool
intune | fr: Intune; gestion des appareils mobiles | en: Intune; mobile device management; =MDM | type: tool
macos-support | fr: macOS; soutien Mac | en: macOS; Mac support | type: tool
powershell | fr: PowerShell | en: PowerShell | type: tool | broader: scripting
bash-shell | fr: scripts shell; automatisation de scripts | en: shell scripting; script automation | broader: scripting
cisco-networking | fr: Cisco; routage et commutation; Meraki | en: Cisco; routing and switching; Meraki
wireless-networks | fr: réseaux sans fil; Wi-Fi d’entreprise | en: wireless networks; enterprise Wi-Fi; WLAN
sd-wan | fr: SD-WAN | en: SD-WAN
dns-dhcp | fr: DNS et DHCP; protocole TCP/IP | en: DNS and DHCP
load-balancing | fr: équilibrage de charge; F5; NGINX; haute disponibilité | en: load balancing; F5; NGINX; high availability
disaster-recovery | fr: reprise après sinistre; Veeam | en: disaster recovery; Veeam; IT recovery planning
voip-systems | fr: systèmes téléphoniques; Avaya; Genesys; centre de contact | en: phone systems; Avaya; Genesys; contact centre platforms | type: tool
itil | fr: ITIL; gestion des services TI | en: ITIL; IT service management; =ITSM
incident-management-it | fr: gestion des incidents TI; gestion des problèmes TI; gestion des changements TI | en: IT incident management; problem management; IT change management
it-asset-management | fr: gestion des actifs informatiques; gestion des licences | en: IT asset management; software licence management
application-support | fr: soutien applicatif; support applicatif; pilotage de systèmes | en: application support; production support
user-training-it | fr: formation des utilisateurs | en: user training; end user support
printers-support | fr: imprimantes réseau; entretien d’imprimantes | en: printer support; network printers
a-plus-certification | fr: certification CompTIA A+; CompTIA Network+ | en: CompTIA A+; CompTIA Network+ | type: licence

# Security
siem | fr: SIEM; Microsoft Sentinel; QRadar | en: SIEM; Microsoft Sentinel; QRadar | type: tool
identity-access-management | fr: gestion des identités et des accès; Okta; CyberArk | en: identity and access management; Okta; CyberArk; privileged access management
cloud-security | fr: sécurité infonuagique; architecture zéro confiance | en: cloud security; zero trust architecture
web-application-security | fr: sécurité applicative; développement sécurisé | en: application security; secure coding
threat-intelligence | fr: renseignement sur les menaces; analyse de logiciels malveillants | en: threat intelligence; malware analysis; threat hunting
digital-forensics | fr: informatique judiciaire; investigation numérique | en: digital forensics; computer forensics
iso-27001 | fr: ISO 27001; SOC 2; NIST; PCI DSS | en: ISO 27001; SOC 2; NIST framework; PCI DSS
security-awareness | fr: sensibilisation à la sécurité; hameçonnage | en: security awareness; phishing simulations
endpoint-security | fr: protection des terminaux; CrowdStrike; antivirus | en: endpoint security; CrowdStrike; antivirus; EDR
cissp | fr: CISSP; CEH | en: CISSP; CEH | type: licence

# Ways of working
selenium | fr: Selenium; Appium | en: Selenium; Appium | type: tool | broader: test-automation
unit-testing | fr: tests unitaires; JUnit | en: unit testing; JUnit; =TDD | broader: software-testing
performance-testing | fr: tests de charge; JMeter; tests de performance | en: load testing; JMeter; performance testing; k6
api-testing | fr: tests d’API | en: API testing; SoapUI
usability-testing | fr: tests utilisateurs | en: usability testing; user testing
user-acceptance-testing | fr: essais d’acceptation; recette fonctionnelle | en: user acceptance testing; =UAT
design-systems | fr: systèmes de design; guide de style d’interface | en: design systems; UI style guides
information-architecture | fr: architecture de l’information; tri de cartes | en: information architecture; card sorting; sitemaps
jira | fr: Jira; ?=Confluence; Azure Boards | en: Jira; ?=Confluence; Azure Boards | type: tool
kanban-agile | fr: Kanban agile; gestion de backlog | en: Kanban agile; backlog grooming
safe-framework | fr: =SAFe; agilité à grande échelle | en: =SAFe; scaled agile framework
scrum-certification | fr: certification Scrum Master; CSM; PSM | en: certified Scrum Master; CSM; PSM certification | type: licence
functional-specifications | fr: spécifications fonctionnelles; dossiers fonctionnels | en: functional specifications; functional requirements
enterprise-architecture | fr: architecture d’entreprise; TOGAF | en: enterprise architecture; TOGAF
bpmn | fr: BPMN; Visio | en: BPMN; Visio
release-management | fr: gestion des versions; gestion des mises en production | en: release management; deployment management
pair-programming | fr: programmation en binôme | en: pair programming
open-source | fr: logiciel libre; contribution à des projets libres | en: open source contribution; open source software
remote-work-tools | fr: outils de télétravail; collaboration à distance | en: remote work tools; remote collaboration | type: trait
digital-transformation | fr: transformation numérique; virage numérique | en: digital transformation
vendor-management-it | fr: gestion de fournisseurs TI; impartition | en: IT vendor management; outsourcing
`,
});
