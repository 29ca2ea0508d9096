import { defineSector } from '../sector.js';

/** Products and techniques of computing that postings name, besides those of `software` and `digital`. */
export const computing = defineSector({
  name: 'computing',
  field: { fr: ['Produits et techniques informatiques'], en: ['Computing products and techniques'] },
  occupations: `
geospatial-developer | fr: développeur géomatique; développeur SIG | en: GIS developer; geospatial developer | related: software-developer | skills: gis-software, python, spatial-data
bioinformatician | fr: bio-informaticien; analyste en bio-informatique | en: bioinformatician; bioinformatics analyst | related: data-scientist | skills: bioinformatics, python, statistics
quantitative-analyst | fr: analyste quantitatif; modélisateur quantitatif | en: quantitative analyst; quantitative developer | related: financial-analyst | skills: statistics, python, financial-modelling
localisation-engineer | fr: ingénieur en localisation; gestionnaire de localisation | en: localization engineer; localization project manager | skills: localisation, terminology, project-management
`,
  skills: `
# Languages and libraries
cmake | fr: CMake; Makefile; compilation croisée | en: CMake; Makefiles; cross-compilation
qt-framework | fr: cadriciel Qt; interfaces graphiques natives | en: Qt framework; native GUI development
boost-stl | fr: bibliothèque standard C++; C++ moderne | en: standard template library; modern C++
assembly-language | fr: langage assembleur | en: assembly language; assembler programming
lua | fr: langage Lua; scripts de jeu | en: Lua language; game scripting
matlab-toolboxes | fr: conception basée sur les modèles; génération de code | en: model-based design; code generation
clojure | fr: Clojure; langages Lisp | en: Clojure; Lisp languages
julia-language | fr: langage Julia | en: Julia language
groovy | fr: langage Groovy; Gradle; Maven | en: Groovy language; Gradle; Maven
micronaut-quarkus | fr: Quarkus; Micronaut; Jakarta EE | en: Quarkus; Micronaut; Jakarta EE | broader: java
java-fx | fr: JavaFX; Swing Java | en: JavaFX; Java Swing | broader: java
wpf | fr: WPF; WinForms; .NET MAUI; Xamarin | en: WPF; WinForms; .NET MAUI; Xamarin | broader: dotnet
signalr | fr: SignalR | en: SignalR | broader: dotnet
symfony | fr: Symfony; Composer PHP; Zend | en: Symfony; PHP Composer; Zend | broader: php
rails-testing | fr: RSpec; Sidekiq | en: RSpec; Sidekiq | broader: ruby
celery | fr: Celery; asyncio; SQLAlchemy | en: Celery; asyncio; SQLAlchemy | broader: python
rxjs-lib | fr: RxJS; programmation réactive | en: RxJS; reactive programming | broader: javascript
d3-lib | fr: D3.js; Three.js; WebGL | en: D3.js; Three.js; WebGL | broader: javascript
electron-app | fr: Electron; applications de bureau multiplateformes | en: Electron; cross-platform desktop apps | broader: javascript
deno-bun | fr: Deno; Bun; npm | en: Deno; Bun runtime; npm packages | broader: javascript
web-components | fr: composants web; microfrontaux | en: web components; micro-frontends
material-ui | fr: Material UI; Chakra UI; Ant Design | en: Material UI; Chakra UI; Ant Design | broader: react
react-query-lib | fr: React Query; React Hook Form | en: React Query; React Hook Form | broader: react
gatsby-remix | fr: Gatsby; Remix; Astro | en: Gatsby; Remix; Astro framework | broader: react
ngrx | fr: NgRx; Angular Material | en: NgRx; Angular Material | broader: angular
pinia | fr: Pinia; Vuex; Vuetify | en: Pinia; Vuex; Vuetify | broader: vue
prisma-orm | fr: Prisma; TypeORM; MikroORM; Sequelize | en: Prisma ORM; TypeORM; MikroORM; Sequelize | broader: nodejs
fastify-lib | fr: Fastify; Koa; Hapi | en: Fastify; Koa; Hapi.js | broader: nodejs
bullmq-lib | fr: files de tâches; BullMQ; cron | en: job queues; BullMQ; cron jobs
openapi | fr: OpenAPI; JSON Schema | en: OpenAPI; JSON Schema | broader: rest-api
xml-xslt | fr: XML; XSLT | en: XML; XSLT
regular-expressions | fr: expressions régulières | en: regular expressions; regex
ocr | fr: reconnaissance optique de caractères; numérisation intelligente | en: optical character recognition; intelligent document processing
ffmpeg-lib | fr: FFmpeg; diffusion vidéo; WebRTC | en: FFmpeg; video streaming; WebRTC
payments-integration | fr: intégration de paiements; Stripe; PayPal | en: payment integration; Stripe; PayPal
maps-apis | fr: Mapbox; Leaflet; Google Maps API | en: Mapbox; Leaflet; Google Maps API
internationalisation | fr: internationalisation logicielle; i18n | en: software internationalization; i18n
feature-flags | fr: bascules de fonctionnalités; déploiement progressif | en: feature flags; canary releases
refactoring | fr: remaniement de code; dette technique | en: refactoring; technical debt; legacy code
static-analysis | fr: SonarQube; ESLint; analyse statique de code | en: SonarQube; ESLint; static code analysis
behaviour-driven-development | fr: Cucumber; développement piloté par le comportement | en: Cucumber; behaviour-driven development; =BDD
contract-testing | fr: tests de contrats; Pact | en: contract testing; Pact
chaos-engineering | fr: ingénierie du chaos; tests de résilience | en: chaos engineering; resilience testing
mobile-testing | fr: tests mobiles; TestFlight | en: mobile testing; TestFlight; device farms
exploratory-testing | fr: tests exploratoires; tests de régression | en: exploratory testing; regression testing
localisation-testing | fr: tests linguistiques; assurance qualité linguistique | en: linguistic testing; localization testing
istqb | fr: certification ISTQB | en: ISTQB certification | type: licence
console-certification | fr: certification de consoles; kits de développement de consoles | en: console certification; console development kits
physics-engine | fr: moteur physique; animation de jeu | en: physics engines; gameplay animation
multiplayer | fr: réseau multijoueur; serveurs de jeu | en: multiplayer networking; game servers
substance-painter | fr: Substance Painter; texturage | en: Substance Painter; texturing
rigging-animation | fr: squelettes d’animation; capture de mouvement | en: character rigging; motion capture
game-audio | fr: audio de jeu; Wwise | en: game audio; Wwise
live-ops | fr: opérations de jeu en direct; monétisation de jeux | en: live operations games; game monetization
perforce | fr: Perforce; Subversion; Plastic SCM | en: Perforce; Subversion; Plastic SCM | type: tool | broader: version-control

# Data
data-mesh | fr: lac de données; entrepôt-lac; maillage de données | en: data lake; lakehouse; data mesh
change-data-capture | fr: capture de données modifiées; Debezium; réplication de bases | en: change data capture; Debezium; database replication
streaming-data | fr: traitement de flux; Flink; Kinesis | en: stream processing; Flink; Kinesis
olap | fr: cubes OLAP; MDX | en: OLAP cubes; MDX
cognos | fr: Cognos; MicroStrategy; SAP BusinessObjects; Crystal Reports | en: Cognos; MicroStrategy; SAP BusinessObjects; Crystal Reports | type: tool
excel-power-pivot | fr: Power Pivot; tableaux de bord Excel | en: Power Pivot; Excel dashboards | broader: excel
alteryx | fr: Alteryx; KNIME; Dataiku | en: Alteryx; KNIME; Dataiku | type: tool
sagemaker | fr: SageMaker; Vertex AI; Azure ML | en: SageMaker; Vertex AI; Azure Machine Learning | type: tool
vector-databases | fr: bases vectorielles; recherche sémantique; plongements | en: vector databases; semantic search; embeddings; retrieval-augmented generation
hugging-face | fr: Hugging Face; transformeurs; BERT | en: Hugging Face; transformers; BERT
annotation-data | fr: annotation de données; étiquetage de données | en: data annotation; data labelling
time-series-forecasting | fr: prévision de séries temporelles; détection d’anomalies | en: time series forecasting; anomaly detection
optimisation-solvers | fr: Gurobi; CPLEX; programmation linéaire | en: Gurobi; CPLEX; linear programming
bayesian-methods | fr: statistique bayésienne; MCMC | en: Bayesian statistics; MCMC
ab-platforms | fr: Optimizely; Amplitude; Mixpanel | en: Optimizely; Amplitude; Mixpanel | type: tool
web-scraping | fr: moissonnage web; extraction de données web | en: web scraping; data extraction
gpu-computing | fr: calcul GPU; calcul haute performance | en: GPU computing; high performance computing; =HPC
synthetic-data | fr: données synthétiques; anonymisation de données | en: synthetic data; data anonymization
open-data | fr: données ouvertes | en: open data
backup-databases | fr: sauvegarde de bases de données; migration de bases de données | en: database backups; database migration
index-tuning | fr: plans d’exécution | en: execution plans

# Systems
ubuntu-redhat | fr: Red Hat; Debian; SUSE | en: Red Hat; Debian; SUSE | broader: linux
unix-systems | fr: Unix; Solaris; AIX | en: Unix; Solaris; AIX
group-policy | fr: stratégies de groupe; GPO | en: group policy; GPO | broader: active-directory
azure-ad | fr: Azure Active Directory; synchronisation d’annuaires; LDAP | en: Azure Active Directory; directory synchronization; LDAP
iis-apache | fr: IIS; Apache HTTP; Tomcat | en: IIS; Apache HTTP Server; Tomcat | type: tool
vault-secrets | fr: gestion des secrets; HashiCorp Vault | en: secrets management; HashiCorp Vault
service-mesh | fr: maillage de services; Istio | en: service mesh; Istio
opentelemetry | fr: OpenTelemetry; traçage distribué; journaux applicatifs | en: OpenTelemetry; distributed tracing; application logs
pagerduty | fr: PagerDuty; garde informatique; astreinte | en: PagerDuty; on-call rotation
nagios | fr: Nagios; Zabbix | en: Nagios; Zabbix | type: tool | broader: monitoring
cloudflare | fr: Cloudflare; réseau de diffusion de contenu | en: Cloudflare; content delivery network; =CDN
object-storage | fr: stockage objet; Amazon S3; MinIO | en: object storage; Amazon S3; MinIO
ibm-cloud | fr: IBM Cloud; Oracle Cloud; OVHcloud | en: IBM Cloud; Oracle Cloud; OVHcloud | broader: cloud-computing
openstack | fr: OpenStack; nuage privé | en: OpenStack; private cloud
capacity-planning | fr: planification de capacité; dimensionnement de serveurs | en: capacity planning; server sizing
hardware-deployment | fr: déploiement de postes; images système; remplacement de parc | en: workstation deployment; system imaging; hardware refresh
remote-support-tools | fr: soutien à distance; TeamViewer; AnyDesk | en: remote support; TeamViewer; AnyDesk
glpi | fr: GLPI; Octopus ITSM; Freshservice; BMC Remedy | en: GLPI; Freshservice; BMC Remedy; Octopus ITSM | type: tool
knowledge-base | fr: base de connaissances; documentation de soutien | en: knowledge base; support documentation
audio-visual-systems | fr: audiovisuel d’entreprise; salles de visioconférence; Crestron | en: audiovisual systems; meeting room technology; Crestron
structured-cabling | fr: câblage structuré; certification de câbles | en: structured cabling; cable certification
palo-alto | fr: Palo Alto; Check Point; pfSense | en: Palo Alto; Check Point; pfSense | type: tool | broader: firewalls
juniper-aruba | fr: Juniper; Aruba; Ubiquiti | en: Juniper; Aruba; Ubiquiti | type: tool
network-automation | fr: automatisation réseau; BGP et OSPF | en: network automation; BGP and OSPF
wireshark | fr: Wireshark; analyse de paquets | en: Wireshark; packet analysis | type: tool
kali-burp | fr: Kali Linux; Burp Suite; Metasploit; Nessus | en: Kali Linux; Burp Suite; Metasploit; Nessus | type: tool
mitre-attack | fr: MITRE ATT&CK; équipe rouge | en: MITRE ATT&CK; red teaming
data-loss-prevention | fr: prévention des fuites de données; classification de l’information | en: data loss prevention; information classification
vulnerability-management | fr: gestion des vulnérabilités; gestion des correctifs | en: vulnerability management; patch management
security-governance | fr: gouvernance de la sécurité; politiques de sécurité; analyse de risques TI | en: security governance; security policies; IT risk analysis
devsecops | fr: DevSecOps; SAST et DAST | en: DevSecOps; SAST and DAST
biometrics | fr: biométrie; vérification d’identité | en: biometrics; identity verification
telecom-oss | fr: systèmes OSS/BSS | en: OSS/BSS systems
sap-modules | fr: SAP FI/CO; SAP MM; SAP SD | en: SAP FI/CO; SAP MM; SAP SD | broader: sap-software
sap-basis | fr: SAP Basis; SAP Fiori; SAP HANA | en: SAP Basis; SAP Fiori; SAP HANA | broader: sap-software
oracle-ebs | fr: Oracle E-Business Suite; PeopleSoft; JD Edwards | en: Oracle E-Business Suite; PeopleSoft; JD Edwards | type: tool | broader: erp-software
odoo | fr: Odoo; Acumatica; Genius ERP; Epicor | en: Odoo; Acumatica; Epicor; Infor | type: tool | broader: erp-software
guidewire-dev | fr: configuration Guidewire; développement Pega | en: Guidewire configuration; Pega development
dynamics-dev | fr: Dynamics AX; développement Business Central | en: Dynamics AX; Business Central development
hris-configuration | fr: configuration Workday; SuccessFactors | en: Workday configuration; SuccessFactors | type: tool
google-workspace-admin | fr: administration Google Workspace | en: Google Workspace administration
digital-signage | fr: affichage numérique dynamique | en: digital signage
quantum-computing | fr: informatique quantique | en: quantum computing
edge-computing | fr: informatique en périphérie | en: edge computing
green-it | fr: numérique responsable | en: green IT; sustainable IT
it-procurement | fr: acquisitions TI; rédaction d’appels d’offres TI | en: IT procurement; IT tender writing
it-audit | fr: audit des TI; contrôles généraux informatiques; CISA | en: IT audit; IT general controls; CISA | related: cism
business-relationship-it | fr: relation d’affaires TI; COBIT | en: IT business relationship management; COBIT
`,
});
