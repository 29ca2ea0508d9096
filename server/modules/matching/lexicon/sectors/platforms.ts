import { defineSector } from '../sector.js';

/** Products that postings ask for by name, and the occupations around them. */
export const platforms = defineSector({
  name: 'platforms',
  field: {
    fr: ['Logiciels et plateformes', 'informatique', 'logiciel', 'infonuagique', 'jeux vidéo'],
    en: ['Software and platforms', 'software', 'IT', 'cloud', 'video games'],
  },
  occupations: `
microsoft-365-administrator | fr: administrateur Microsoft 365; administrateur Office 365; administrateur SharePoint; administrateur Intune; spécialiste Microsoft 365 | en: Microsoft 365 administrator; SharePoint administrator; Office 365 administrator; endpoint administrator; Exchange administrator | broader: systems-administrator
| skills: exchange-server, active-directory, powershell
linux-administrator | fr: administrateur Linux; administrateur Unix; administrateur VMware; administrateur Citrix; administrateur de stockage | en: Linux administrator; Unix administrator; VMware administrator; storage administrator; virtualization administrator; mainframe operator | broader: systems-administrator
| skills: linux, virtualisation, bash-shell
cloud-administrator | fr: administrateur infonuagique; administrateur Azure; administrateur AWS; ingénieur Kubernetes; ingénieur infrastructure | en: cloud administrator; Azure administrator; infrastructure engineer; Kubernetes engineer; infrastructure specialist; infrastructure architect | related: cloud-engineer
| skills: cloud-computing, infrastructure-as-code, kubernetes
ruby-developer | fr: développeur Ruby; développeur Rails; développeur Go; développeur Rust; développeur Scala | en: Ruby developer; Ruby on Rails developer; Golang developer; Rust developer; Scala developer; Elixir developer | broader: software-developer
| skills: programming, version-control, rest-api
cplusplus-developer | fr: développeur C++; développeur C; développeur Qt; développeur bas niveau | en: C++ developer; C developer; Qt developer; systems programmer; low-level developer; C++ programmer | broader: software-developer
| skills: cpp, c-language, debugging
sharepoint-developer | fr: développeur SharePoint; développeur Drupal; développeur Magento; développeur Shopify; développeur CMS | en: SharePoint developer; Drupal developer; Magento developer; CMS developer; e-commerce developer | broader: web-developer
| skills: content-management-systems, php, javascript
servicenow-developer | fr: développeur ServiceNow; administrateur ServiceNow; développeur Guidewire; développeur Pega; développeur OutSystems | en: ServiceNow developer; ServiceNow administrator; Guidewire developer; Pega developer; OutSystems developer | broader: software-developer
| skills: servicenow-platform, programming, requirements-analysis
power-bi-analyst | fr: analyste Power BI; développeur Tableau; analyste Power Platform; spécialiste en visualisation de données | en: Power BI analyst; Power BI developer; Tableau developer; data visualization specialist; dashboard developer | related: bi-analyst
| skills: power-bi, data-visualisation, sql
prompt-engineer | fr: ingénieur en IA générative; ingénieur de requêtes; ingénieur LLM; développeur d’agents conversationnels; annotateur de données; étiqueteur de données | en: prompt engineer; LLM engineer; chatbot developer; data annotator; data labeller; conversational AI designer | related: ai-engineer
| skills: large-language-models, python, annotation-data
computer-vision-engineer | fr: ingénieur en vision par ordinateur; scientifique en IA; chercheur en apprentissage profond; spécialiste en robotique logicielle | en: computer vision engineer; deep learning researcher; machine learning scientist; research scientist AI | related: machine-learning-engineer
| skills: computer-vision, deep-learning, python
business-architect | fr: conseiller en architecture d’entreprise; architecte d’affaires; architecte fonctionnel; architecte de données organiques; architecte organique; architecte technologique | en: business architect; functional architect; technology architect; technical architect; domain architect | related: solutions-architect
| skills: enterprise-architecture, requirements-analysis, bpmn
information-system-steward | fr: pilote de système d’information; pilote fonctionnel; agent/agente de pilotage; conseiller en pilotage de systèmes | en: information system steward; functional system lead; business system administrator; application owner | related: application-support-analyst
| skills: application-support, user-training-it, user-acceptance-testing
it-governance-advisor | fr: conseiller en gouvernance TI; conseiller en continuité informatique; gestionnaire de relève informatique; conseiller en gestion des risques TI | en: IT governance advisor; IT risk advisor; disaster recovery specialist; business continuity analyst; IT risk analyst; continuity advisor
| skills: it-risk-management, disaster-recovery, security-governance
chief-information-security-officer | fr: directeur de la cybersécurité; responsable de la sécurité de l’information; chef de la sécurité de l’information; =RSSI; officier de sécurité de l’information | en: chief information security officer; =CISO; cybersecurity manager; information security manager; IT security manager
| skills: security-governance, iso-27001, staff-supervision
digital-forensics-analyst | fr: analyste en criminalistique numérique; analyste en renseignement sur les menaces; chasseur de menaces; ingénieur DevSecOps; cryptologue | en: digital forensics analyst; threat intelligence analyst; threat hunter; DevSecOps engineer; cryptographer; malware analyst | related: cybersecurity-analyst
| skills: digital-forensics, threat-intelligence, siem
audiovisual-technician | fr: technicien en audiovisuel; technicien en visioconférence; technicien audiovisuel événementiel; intégrateur AV | en: audiovisual technician; AV technician; videoconference technician; event AV technician; AV integrator
| skills: audio-visual-systems, cabling, technical-support
computer-repair-technician | fr: technicien en imprimantes; réparateur d’ordinateurs; technicien en réparation de cellulaires; technicien de guichets automatiques; technicien de terminaux de paiement | en: computer repair technician; cell phone repair technician; printer technician; ATM technician; point-of-sale technician; photocopier technician; electronic equipment repairer
| skills: hardware-troubleshooting, electronics-troubleshooting, customer-service
implementation-consultant | fr: conseiller en implantation de logiciels; consultant en implantation; spécialiste d’implantation; analyste d’implantation; spécialiste produit logiciel | en: implementation consultant; implementation specialist; software implementation analyst; product specialist; onboarding consultant software; solutions consultant
| skills: requirements-analysis, user-training-it, project-management
it-programme-director | fr: directeur de projets TI; directeur de programme TI; directeur PMO; directeur principal TI; gestionnaire de produit TI; chef de pratique TI | en: IT programme director; IT portfolio manager; delivery manager; IT practice lead; PMO director; senior IT manager | broader: it-manager
| skills: project-management, it-strategy, staff-supervision
video-game-artist | fr: artiste de jeux vidéo; artiste de textures; artiste d’environnement; artiste de personnages; artiste technique; artiste d’éclairage; artiste conceptuel | en: video game artist; texture artist; environment artist; character artist; technical artist; lighting artist; concept artist; matte painter; rigger animation | related: animator-2d-3d
| skills: three-d-modelling, substance-painter, unreal-engine
game-director | fr: directeur de jeu; producteur de jeux vidéo; concepteur sonore; concepteur de quêtes; directeur technique de jeu; concepteur d’économie de jeu | en: game director; game producer; sound designer; quest designer; technical director games; game economy designer; UI artist games | related: game-designer
| skills: game-design, live-ops, project-management
content-moderator | fr: gestionnaire de communauté de jeu; modérateur de contenu; agent/agente de soutien aux joueurs; modérateur de forum | en: content moderator; game community manager; player support agent; forum moderator; trust and safety analyst
| skills: social-media, complaint-handling, writing
`,
  skills: `
servicenow-platform | fr: plateforme ServiceNow | en: servicenow-platform | type: tool
microsoft-teams-administration | fr: Microsoft Teams administration | en: Microsoft Teams administration | type: tool
teams-telephony | fr: Teams téléphonie | en: Teams telephony | type: tool | related: microsoft-teams-administration
microsoft-purview | fr: Microsoft Purview; ?=Purview | en: Microsoft Purview | type: tool
azure-sentinel | fr: Azure Sentinel | en: Azure Sentinel | type: tool | related: siem
microsoft-defender | fr: Microsoft Defender | en: Microsoft Defender | type: tool
defender-for-endpoint | fr: Defender for Endpoint | en: Defender for Endpoint | type: tool | related: microsoft-defender
azure-logic-apps | fr: Azure Logic Apps | en: Azure Logic Apps | type: tool | related: serverless
azure-synapse | fr: Azure Synapse | en: Azure Synapse | type: tool | related: etl-tools
synapse-analytics | fr: Synapse Analytics | en: Synapse Analytics | type: tool | related: etl-tools
microsoft-fabric | fr: Microsoft Fabric | en: Microsoft Fabric | type: tool
fivetran | fr: Fivetran | en: Fivetran | type: tool
airbyte | fr: Airbyte | en: Airbyte | type: tool | related: fivetran
stitch-data | fr: Stitch Data | en: Stitch Data | type: tool | related: fivetran
ssis | fr: =SSIS | en: =SSIS | type: tool
ssrs | fr: =SSRS | en: =SSRS | type: tool | related: ssis
ssas | fr: =SSAS | en: =SSAS | type: tool | related: ssis
looker-studio | fr: Looker Studio | en: Looker Studio | type: tool
qlik-sense | fr: Qlik Sense | en: Qlik Sense | type: tool | related: looker-studio
qlikview | fr: QlikView | en: QlikView | type: tool | related: looker-studio
amazon-redshift | fr: Redshift; Amazon Redshift | en: Amazon Redshift | type: tool
teradata | fr: Teradata | en: Teradata | type: tool
netezza | fr: Netezza | en: Netezza | type: tool | related: teradata
couchbase | fr: Couchbase | en: Couchbase | type: tool | related: mongodb
sqlite | fr: SQLite | en: SQLite | type: tool | related: postgresql
mysql-workbench | fr: MySQL Workbench | en: MySQL Workbench | type: tool | related: postgresql
ibm-db2 | fr: IBM DB2 | en: IBM DB2 | type: tool
transact-sql | fr: Transact-SQL | en: Transact-SQL | type: tool | related: sql
amazon-ec2 | fr: Amazon EC2 | en: Amazon EC2 | type: tool | related: aws
amazon-eks | fr: Amazon EKS | en: Amazon EKS | type: tool | related: kubernetes
azure-aks | fr: Azure AKS | en: Azure AKS | type: tool | related: kubernetes
eks | fr: =EKS | en: =EKS | type: tool | related: kubernetes
aks | fr: =AKS | en: =AKS | type: tool | related: kubernetes
rancher | fr: Rancher | en: Rancher | type: tool | related: kubernetes
argocd | fr: ArgoCD | en: ArgoCD | type: tool
gitops | fr: GitOps | en: GitOps | type: tool | related: argocd
flux-cd | fr: Flux CD | en: Flux CD | type: tool | related: argocd
circleci | fr: CircleCI | en: CircleCI | type: tool | related: jenkins
team-foundation-server | fr: Team Foundation Server | en: Team Foundation Server | type: tool | related: jenkins
tfs | fr: =TFS | en: =TFS | type: tool | related: jenkins
teamcity | fr: TeamCity | en: TeamCity | type: tool | related: github
bamboo-ci | fr: Bamboo CI | en: Bamboo CI | type: tool | related: github
checkmarx | fr: Checkmarx | en: Checkmarx | type: tool | related: static-analysis
snyk | fr: Snyk | en: Snyk | type: tool | related: static-analysis
artifactory | fr: Artifactory | en: Artifactory | type: tool
nexus-repository | fr: Nexus Repository | en: Nexus Repository | type: tool | related: artifactory
hashicorp-packer | fr: ?=Packer | en: HashiCorp Packer | type: tool
vagrant | fr: ?=Vagrant | en: ?=Vagrant | type: tool | related: hashicorp-packer
pulumi | fr: Pulumi | en: Pulumi | type: tool | related: hashicorp-packer
ansible-tower | fr: Ansible Tower | en: Ansible Tower | type: tool
puppet-enterprise | fr: Puppet Enterprise | en: Puppet Enterprise | type: tool | related: ansible-tower
saltstack | fr: SaltStack | en: SaltStack | type: tool | related: ansible-tower
awx | fr: =AWX | en: =AWX | type: tool | related: ansible-tower
splunk | fr: ?=Splunk | en: ?=Splunk | type: tool
logrhythm | fr: LogRhythm | en: LogRhythm | type: tool | related: splunk
sentinelone | fr: SentinelOne | en: SentinelOne | type: tool | related: endpoint-security
carbon-black | fr: Carbon Black | en: Carbon Black | type: tool | related: endpoint-security
tenable-nessus | fr: ?=Tenable | en: Tenable Nessus | type: tool
qualys | fr: Qualys | en: Qualys | type: tool | related: tenable-nessus
rapid7 | fr: Rapid7 | en: Rapid7 | type: tool | related: tenable-nessus
beyondtrust | fr: BeyondTrust | en: BeyondTrust | type: tool | related: identity-access-management
sailpoint | fr: SailPoint | en: SailPoint | type: tool | related: identity-access-management
delinea | fr: Delinea | en: Delinea | type: tool | related: identity-access-management
ping-identity | fr: Ping Identity | en: Ping Identity | type: tool | related: identity-access-management
fortigate | fr: FortiGate | en: FortiGate | type: tool | related: firewalls
sonicwall | fr: SonicWall | en: SonicWall | type: tool | related: firewalls
f5-big-ip | fr: F5 BIG-IP | en: F5 BIG-IP | type: tool
zscaler | fr: Zscaler | en: Zscaler | type: tool | related: f5-big-ip
cisco-meraki | fr: Cisco Meraki | en: Cisco Meraki | type: tool | related: f5-big-ip
bgp | fr: =BGP | en: =BGP | type: tool
ospf | fr: =OSPF | en: =OSPF | type: tool | related: bgp
mpls | fr: =MPLS | en: =MPLS | type: tool | related: bgp
vlan-configuration | fr: =VLAN | en: VLAN configuration | type: tool | related: bgp
ipsec-vpn | fr: VPN IPsec | en: IPsec VPN | type: tool | related: bgp
solarwinds | fr: SolarWinds | en: SolarWinds | type: tool | related: nagios
prtg | fr: =PRTG | en: =PRTG | type: tool | related: nagios
dynatrace | fr: Dynatrace | en: Dynatrace | type: tool | related: monitoring
appdynamics | fr: AppDynamics | en: AppDynamics | type: tool | related: monitoring
grafana | fr: ?=Grafana | en: ?=Grafana | type: tool
kibana | fr: ?=Kibana | en: ?=Kibana | type: tool | related: grafana
elk-stack | fr: =ELK | en: ELK stack | type: tool | related: grafana
logstash | fr: Logstash | en: Logstash | type: tool | related: grafana
commvault | fr: Commvault | en: Commvault | type: tool | related: disaster-recovery
rubrik | fr: ?=Rubrik | en: ?=Rubrik | type: tool | related: disaster-recovery
netbackup | fr: NetBackup | en: NetBackup | type: tool | related: disaster-recovery
nutanix | fr: Nutanix | en: Nutanix | type: tool | related: virtualisation
netapp | fr: NetApp | en: NetApp | type: tool
pure-storage | fr: Pure Storage | en: Pure Storage | type: tool | related: netapp
dell-emc-storage | fr: Dell EMC | en: Dell EMC storage | type: tool | related: netapp
san | fr: =SAN | en: =SAN | type: tool | related: netapp
nas-stockage | fr: NAS stockage | en: NAS stockage | type: tool | related: netapp
sccm | fr: =SCCM | en: =SCCM | type: tool
mecm | fr: =MECM | en: =MECM | type: tool | related: sccm
wsus | fr: =WSUS | en: =WSUS | type: tool | related: sccm
pdq-deploy | fr: PDQ Deploy | en: PDQ Deploy | type: tool | related: sccm
jamf-pro | fr: =JAMF; Jamf Pro | en: Jamf Pro | type: tool
apple-business-manager | fr: Apple Business Manager | en: Apple Business Manager | type: tool | related: jamf-pro
manageengine | fr: ManageEngine | en: ManageEngine | type: tool | related: glpi
cherwell | fr: Cherwell | en: Cherwell | type: tool | related: glpi
atlassian-suite | fr: Atlassian | en: Atlassian suite | type: tool | related: jira
trello | fr: ?=Trello | en: ?=Trello | type: tool
asana | fr: ?=Asana | en: ?=Asana | type: tool | related: trello
clickup | fr: ClickUp | en: ClickUp | type: tool | related: trello
microsoft-planner | fr: Microsoft Planner | en: Microsoft Planner | type: tool
microsoft-loop | fr: Microsoft Loop | en: Microsoft Loop | type: tool | related: microsoft-planner
microsoft-to-do | fr: Microsoft To Do | en: Microsoft To Do | type: tool | related: microsoft-planner
zoom | fr: ?=Zoom | en: ?=Zoom | type: tool | related: collaboration-tools
webex | fr: Webex | en: Webex | type: tool | related: collaboration-tools
miro-boards | fr: ?=Miro | en: Miro boards | type: tool
lucidchart | fr: Lucidchart | en: Lucidchart | type: tool | related: miro-boards
draw-io | fr: Draw.io | en: Draw.io | type: tool | related: miro-boards
mural | fr: ?=Mural | en: ?=Mural | type: tool | related: miro-boards
axure | fr: ?=Axure | en: ?=Axure | type: tool
balsamiq | fr: Balsamiq | en: Balsamiq | type: tool | related: axure
invision | fr: InVision | en: InVision | type: tool | related: axure
sketch-app | fr: Sketch app | en: Sketch app | type: tool | related: axure
hotjar | fr: ?=Hotjar | en: ?=Hotjar | type: tool
usertesting-platform | fr: UserTesting platform | en: UserTesting platform | type: tool | related: hotjar
google-optimize | fr: Google Optimize | en: Google Optimize | type: tool | related: hotjar
maze-ux | fr: Maze UX | en: Maze UX | type: tool | related: hotjar
cinema-4d | fr: Cinema 4D | en: Cinema 4D | type: tool
blender-3d | fr: Blender 3D | en: Blender 3D | type: tool | related: cinema-4d
houdini-fx | fr: ?=Houdini | en: Houdini FX | type: tool | related: cinema-4d
toon-boom-harmony | fr: Toon Boom; Harmony Toon Boom | en: Toon Boom Harmony | type: tool | related: cinema-4d
nuke-compositing | fr: Nuke compositing | en: Nuke compositing | type: tool | related: cinema-4d
unity-3d | fr: Unity 3D | en: Unity 3D | type: tool
godot | fr: ?=Godot | en: ?=Godot | type: tool | related: unity-3d
fmod | fr: =FMOD | en: =FMOD | type: tool | related: game-audio
console-development | fr: PlayStation; Xbox; Nintendo Switch; développement console | en: console development; PlayStation development; Xbox development | type: tool
shotgrid | fr: ShotGrid; Shotgun; Hansoft; ftrack | en: ShotGrid; Hansoft; ftrack | type: tool
weblogic | fr: WebLogic | en: WebLogic | type: tool | related: spring
websphere | fr: WebSphere | en: WebSphere | type: tool | related: spring
jboss | fr: JBoss | en: JBoss | type: tool | related: spring
spring-cloud | fr: Spring Cloud | en: Spring Cloud | type: tool | related: spring
mockito | fr: Mockito | en: Mockito | type: tool | related: unit-testing
testng | fr: TestNG | en: TestNG | type: tool | related: unit-testing
cypress-testing | fr: ?=Cypress | en: Cypress testing | type: tool
puppeteer-testing | fr: Puppeteer | en: Puppeteer testing | type: tool | related: cypress-testing
gherkin | fr: Gherkin | en: Gherkin | type: tool
specflow | fr: SpecFlow | en: SpecFlow | type: tool | related: gherkin
robot-framework | fr: Robot Framework | en: Robot Framework | type: tool | related: gherkin
loadrunner | fr: LoadRunner | en: LoadRunner | type: tool | related: performance-testing
gatling | fr: Gatling | en: Gatling | type: tool | related: performance-testing
k6-tests-de-charge | fr: K6 tests de charge | en: K6 tests de charge | type: tool | related: performance-testing
postman-api | fr: ?=Postman | en: Postman API | type: tool
insomnia-api | fr: Insomnia API | en: Insomnia API | type: tool | related: postman-api
browserstack | fr: BrowserStack | en: BrowserStack | type: tool | related: selenium
sauce-labs | fr: Sauce Labs | en: Sauce Labs | type: tool | related: selenium
testrail | fr: TestRail | en: TestRail | type: tool
zephyr-scale | fr: Zephyr Scale | en: Zephyr Scale | type: tool | related: testrail
qtest | fr: qTest | en: qTest | type: tool | related: testrail
alm-octane | fr: ALM Octane | en: ALM Octane | type: tool | related: testrail
linq | fr: =LINQ | en: =LINQ | type: tool | related: aspnet
dapper-orm | fr: Dapper ORM | en: Dapper ORM | type: tool | related: aspnet
razor-pages | fr: Razor Pages | en: Razor Pages | type: tool
vite-js | fr: Vite.js; esbuild | en: Vite.js; esbuild | type: tool
nuxt-js | fr: Nuxt.js | en: Nuxt.js | type: tool | related: svelte
next-js-13 | fr: Next.js 13 | en: Next.js 13 | type: tool | related: svelte
remix-run | fr: Remix Run | en: Remix Run | type: tool | related: svelte
astro-ssg | fr: Astro SSG | en: Astro SSG | type: tool | related: svelte
vitest | fr: Vitest | en: Vitest | type: tool
react-testing-library | fr: React Testing Library | en: React Testing Library | type: tool | related: vitest
bootstrap-css | fr: Bootstrap CSS | en: Bootstrap CSS | type: tool
sass-css | fr: ?=Sass | en: Sass CSS | type: tool | related: bootstrap-css
less-css | fr: LESS CSS | en: LESS CSS | type: tool | related: bootstrap-css
prestashop | fr: PrestaShop | en: PrestaShop | type: tool | related: online-store-management
bigcommerce | fr: BigCommerce | en: BigCommerce | type: tool | related: online-store-management
elementor | fr: Elementor | en: Elementor | type: tool
webflow | fr: Webflow | en: Webflow | type: tool | related: elementor
stripe-integration | fr: Stripe intégration | en: Stripe integration | type: tool
moneris-integration | fr: Moneris intégration | en: Moneris integration | type: tool | related: stripe-integration
adyen | fr: Adyen | en: Adyen | type: tool | related: stripe-integration
paypal-integration | fr: PayPal intégration | en: PayPal intégration | type: tool | related: stripe-integration
twilio | fr: ?=Twilio | en: ?=Twilio | type: tool
sendgrid | fr: SendGrid | en: SendGrid | type: tool | related: twilio
mailgun | fr: Mailgun | en: Mailgun | type: tool | related: twilio
algolia | fr: ?=Algolia | en: ?=Algolia | type: tool | related: elasticsearch
elasticsearch-kibana | fr: Elasticsearch Kibana | en: Elasticsearch Kibana | type: tool | related: elasticsearch
activemq | fr: ActiveMQ | en: ActiveMQ | type: tool | related: message-queues
azure-service-bus | fr: Azure Service Bus | en: Azure Service Bus | type: tool | related: message-queues
ibm-mq | fr: IBM MQ | en: IBM MQ | type: tool | related: message-queues
kafka-streams | fr: Kafka Streams | en: Kafka Streams | type: tool | related: message-queues
boomi | fr: Boomi | en: Boomi | type: tool | related: api-management
biztalk | fr: BizTalk | en: BizTalk | type: tool | related: api-management
wso2 | fr: WSO2 | en: WSO2 | type: tool | related: api-management
kong-gateway | fr: Kong Gateway | en: Kong Gateway | type: tool | related: api-management
camunda | fr: ?=Camunda | en: ?=Camunda | type: tool
appian | fr: ?=Appian | en: ?=Appian | type: tool | related: camunda
pega-bpm | fr: Pega | en: Pega BPM | type: tool | related: camunda
k2-bpm | fr: K2 BPM | en: K2 BPM | type: tool | related: camunda
blue-prism | fr: Blue Prism | en: Blue Prism | type: tool | related: robotic-process-automation
zapier | fr: Zapier | en: Zapier | type: tool
n8n-automation | fr: n8n automation | en: n8n automation | type: tool | related: zapier
make-com | fr: Make.com | en: Make.com | type: tool | related: zapier
github-copilot | fr: ?=Copilot; Microsoft Copilot; GitHub Copilot | en: GitHub Copilot | type: tool
chatgpt | fr: ChatGPT | en: ChatGPT | type: tool | related: github-copilot
claude-ia | fr: Claude IA | en: Claude IA | type: tool | related: github-copilot
gemini-ia | fr: Gemini IA | en: Gemini IA | type: tool | related: github-copilot
keras | fr: ?=Keras | en: ?=Keras | type: tool | related: deep-learning
jax | fr: =JAX | en: =JAX | type: tool | related: deep-learning
cuda | fr: =CUDA | en: =CUDA | type: tool | related: computer-vision
yolo-vision | fr: YOLO vision | en: YOLO vision | type: tool | related: computer-vision
kubeflow | fr: Kubeflow | en: Kubeflow | type: tool | related: mlops
weights-and-biases | fr: Weights and Biases | en: Weights and Biases | type: tool | related: mlops
jupyterlab | fr: JupyterLab | en: JupyterLab | type: tool | related: pandas
anaconda-python | fr: Anaconda Python | en: Anaconda Python | type: tool | related: pandas
scipy | fr: SciPy | en: SciPy | type: tool | related: pandas
matplotlib | fr: Matplotlib | en: Matplotlib | type: tool | related: pandas
polars | fr: Polars | en: Polars | type: tool | related: pandas
seaborn | fr: ?=Seaborn | en: ?=Seaborn | type: tool | related: pandas
hadoop | fr: ?=Hadoop | en: ?=Hadoop | type: tool | related: spark
apache-hive | fr: ?=Hive | en: Apache Hive | type: tool | related: spark
trino | fr: Trino | en: Trino | type: tool | related: spark
hbase | fr: HBase | en: HBase | type: tool | related: spark
presto | fr: ?=Presto | en: ?=Presto | type: tool | related: spark
spss | fr: =SPSS | en: =SPSS | type: tool
stata | fr: ?=Stata | en: ?=Stata | type: tool | related: spss
minitab | fr: Minitab | en: Minitab | type: tool | related: spss
jmp-statistics | fr: =JMP | en: JMP statistics | type: tool | related: spss
atlas-ti | fr: ATLAS.ti | en: ATLAS.ti | type: tool | related: qualitative-research
redcap | fr: REDCap | en: REDCap | type: tool | related: qualitative-research
qgis | fr: =QGIS | en: =QGIS | type: tool | related: gis-software
fme-workbench | fr: FME Safe | en: FME Workbench | type: tool | related: gis-software
global-mapper | fr: Global Mapper | en: Global Mapper | type: tool | related: gis-software
ptc-creo | fr: ?=Creo | en: PTC Creo | type: tool | related: autocad-civil-3d
autolisp | fr: AutoLISP | en: AutoLISP | type: tool | related: autocad-civil-3d
ansys | fr: =ANSYS | en: =ANSYS | type: tool
comsol | fr: COMSOL | en: COMSOL | type: tool | related: ansys
nastran | fr: Nastran | en: Nastran | type: tool | related: ansys
star-ccmplus | fr: Star-CCM+ | en: Star-CCM+ | type: tool | related: ansys
hyperworks | fr: HyperWorks | en: HyperWorks | type: tool | related: ansys
orcad | fr: OrCAD | en: OrCAD | type: tool | related: pcb-design
kicad | fr: KiCad | en: KiCad | type: tool | related: pcb-design
cadence-virtuoso | fr: Cadence Virtuoso | en: Cadence Virtuoso | type: tool | related: pcb-design
eagle-pcb | fr: Eagle PCB | en: Eagle PCB | type: tool | related: pcb-design
allen-bradley-plc | fr: Allen-Bradley | en: Allen-Bradley PLC | type: tool
factorytalk | fr: FactoryTalk | en: FactoryTalk | type: tool | related: allen-bradley-plc
rockwell-automation | fr: Rockwell Automation | en: Rockwell Automation | type: tool | related: allen-bradley-plc
wonderware | fr: Wonderware | en: Wonderware | type: tool
ignition-scada | fr: Ignition SCADA | en: Ignition SCADA | type: tool | related: wonderware
wincc | fr: WinCC | en: WinCC | type: tool | related: wonderware
ifix | fr: iFIX | en: iFIX | type: tool | related: wonderware
beckhoff-twincat | fr: Beckhoff TwinCAT | en: Beckhoff TwinCAT | type: tool
codesys | fr: Codesys | en: Codesys | type: tool | related: beckhoff-twincat
schneider-modicon | fr: Schneider Modicon | en: Schneider Modicon | type: tool | related: beckhoff-twincat
omron-plc | fr: Omron PLC | en: Omron PLC | type: tool | related: beckhoff-twincat
esprit-cam | fr: Esprit CAM | en: Esprit CAM | type: tool
gibbscam | fr: GibbsCAM | en: GibbsCAM | type: tool | related: esprit-cam
mazak-controls | fr: Mazak | en: Mazak controls | type: tool | related: esprit-cam
haas-controls | fr: Haas | en: Haas controls | type: tool | related: esprit-cam
okuma-controls | fr: Okuma | en: Okuma controls | type: tool | related: esprit-cam
mastercam-mill | fr: Mastercam Mill | en: Mastercam Mill | type: tool | related: esprit-cam
fanuc | fr: Fanuc | en: Fanuc | type: tool | related: esprit-cam
ibm-maximo | fr: ?=Maximo; IBM Maximo | en: IBM Maximo | type: tool
interal-cmms | fr: Interal | en: Interal CMMS | type: tool | related: ibm-maximo
fiix-cmms | fr: Fiix | en: Fiix CMMS | type: tool | related: ibm-maximo
emaint | fr: eMaint | en: eMaint | type: tool | related: ibm-maximo
guide-ti-gmao | fr: Guide TI GMAO | en: Guide TI GMAO | type: tool | related: ibm-maximo
megamation | fr: Megamation | en: Megamation | type: tool | related: ibm-maximo
epicor-erp | fr: Epicor ERP | en: Epicor ERP | type: tool
infor-erp | fr: Infor ERP | en: Infor ERP | type: tool | related: epicor-erp
jobboss | fr: JobBOSS | en: JobBOSS | type: tool | related: epicor-erp
syteline | fr: SyteLine | en: SyteLine | type: tool | related: epicor-erp
ifs-erp | fr: IFS ERP | en: IFS ERP | type: tool | related: epicor-erp
plex-erp | fr: Plex ERP | en: Plex ERP | type: tool | related: epicor-erp
sap-fico | fr: SAP FICO | en: SAP FICO | type: tool | related: sap-software
sap-ariba | fr: SAP Ariba | en: SAP Ariba | type: tool | related: sap-software
sap-pp | fr: SAP PP | en: SAP PP | type: tool | related: sap-software
adp-workforce-now | fr: ADP Workforce Now | en: ADP Workforce Now | type: tool | related: oracle-ebs
ukg-kronos | fr: =UKG; Kronos | en: UKG Kronos | type: tool | related: oracle-ebs
employerd | fr: EmployerD | en: EmployerD | type: tool
folks-hr | fr: ?=Folks | en: Folks HR | type: tool | related: employerd
rippling-hr | fr: Rippling | en: Rippling HR | type: tool | related: employerd
folks-rh | fr: Folks RH | en: Folks RH | type: tool | related: employerd
humi | fr: Humi | en: Humi | type: tool | related: employerd
taleo | fr: Taleo | en: Taleo | type: tool
icims | fr: iCIMS | en: iCIMS | type: tool | related: taleo
smartrecruiters | fr: SmartRecruiters | en: SmartRecruiters | type: tool | related: taleo
njoyn | fr: Njoyn | en: Njoyn | type: tool | related: taleo
jobillico | fr: Jobillico | en: Jobillico | type: tool | related: taleo
indeed-recruiting | fr: Indeed recrutement | en: Indeed recruiting | type: tool | related: taleo
greenhouse-ats | fr: Greenhouse ATS | en: Greenhouse ATS | type: tool | related: taleo
lever-ats | fr: Lever ATS | en: Lever ATS | type: tool | related: taleo
manitou-rh | fr: Manitou RH | en: Manitou RH | type: tool | related: taleo
jobboom | fr: Jobboom | en: Jobboom | type: tool | related: taleo
adobe-sign | fr: Adobe Sign | en: Adobe Sign | type: tool | related: electronic-signatures
consigno | fr: ConsignO | en: ConsignO | type: tool | related: electronic-signatures
adobe-acrobat | fr: Adobe Acrobat | en: Adobe Acrobat | type: tool | related: electronic-signatures
notarius | fr: Notarius | en: Notarius | type: tool | related: electronic-signatures
onedrive | fr: OneDrive | en: OneDrive | type: tool
sharepoint-online | fr: SharePoint Online | en: SharePoint Online | type: tool | related: onedrive
dropbox | fr: Dropbox | en: Dropbox | type: tool | related: onedrive
google-drive | fr: Google Drive | en: Google Drive | type: tool | related: onedrive
constellio | fr: Constellio | en: Constellio | type: tool
opentext | fr: OpenText | en: OpenText | type: tool | related: constellio
m-files | fr: M-Files | en: M-Files | type: tool | related: constellio
laserfiche | fr: Laserfiche | en: Laserfiche | type: tool | related: constellio
alfresco | fr: Alfresco | en: Alfresco | type: tool | related: constellio
ultima-ged | fr: Ultima GED | en: Ultima GED | type: tool | related: constellio
documentik | fr: Documentik | en: Documentik | type: tool | related: constellio
acomba | fr: ?=Acomba | en: ?=Acomba | type: tool
sage-300 | fr: Sage 300 | en: Sage 300 | type: tool | related: acomba
avantage | fr: ?=Avantage | en: ?=Avantage | type: tool | related: acomba
xero-accounting | fr: ?=Xero | en: Xero accounting | type: tool
freshbooks | fr: FreshBooks | en: FreshBooks | type: tool | related: xero-accounting
hubdoc | fr: Hubdoc | en: Hubdoc | type: tool | related: xero-accounting
plooto | fr: Plooto | en: Plooto | type: tool | related: xero-accounting
dext | fr: Dext | en: Dext | type: tool | related: xero-accounting
dt-max | fr: DT Max | en: DT Max | type: tool | related: tax-software
turbotax | fr: TurboTax | en: TurboTax | type: tool | related: tax-software
profile-tax | fr: ProFile impôt | en: ProFile tax | type: tool | related: tax-software
cantax | fr: Cantax | en: Cantax | type: tool | related: tax-software
turboimpot | fr: TurboImpôt | en: TurboImpôt | type: tool | related: tax-software
oracle-hyperion | fr: ?=Hyperion; Oracle EPM | en: Oracle Hyperion | type: tool
anaplan | fr: Anaplan | en: Anaplan | type: tool | related: oracle-hyperion
adaptive-planning | fr: Adaptive Planning | en: Adaptive Planning | type: tool | related: oracle-hyperion
blackline | fr: BlackLine | en: BlackLine | type: tool | related: oracle-hyperion
onestream | fr: OneStream | en: OneStream | type: tool | related: oracle-hyperion
refinitiv-eikon | fr: Refinitiv Eikon | en: Refinitiv Eikon | type: tool | related: trading
factset | fr: FactSet | en: FactSet | type: tool | related: trading
morningstar-direct | fr: Morningstar Direct | en: Morningstar Direct | type: tool | related: trading
croesus | fr: Croesus | en: Croesus | type: tool | related: trading
univeris | fr: Univeris | en: Univeris | type: tool | related: trading
temenos | fr: Temenos | en: Temenos | type: tool
avaloq | fr: Avaloq | en: Avaloq | type: tool | related: temenos
murex | fr: Murex | en: Murex | type: tool | related: temenos
swift-payments-system | fr: Swift paiements | en: SWIFT payments system | type: tool | related: temenos
calypso-tresorerie | fr: Calypso trésorerie | en: Calypso trésorerie | type: tool | related: temenos
policy-works | fr: Policy Works | en: Policy Works | type: tool | related: insurance-software
tam-brokerage-system | fr: TAM courtage | en: TAM brokerage system | type: tool | related: insurance-software
ezlynx | fr: EZLynx | en: EZLynx | type: tool | related: insurance-software
sigxp | fr: SigXP | en: SigXP | type: tool | related: insurance-software
insurance-xp | fr: Insurance XP | en: Insurance XP | type: tool | related: insurance-software
guidewire-claimcenter | fr: Guidewire ClaimCenter | en: Guidewire ClaimCenter | type: tool
policycenter | fr: Guidewire PolicyCenter | en: PolicyCenter | type: tool | related: guidewire-claimcenter
compu-quote | fr: Compu-Quote | en: Compu-Quote | type: tool | related: guidewire-claimcenter
contact-assurance | fr: Contact Assurance | en: Contact Assurance | type: tool | related: guidewire-claimcenter
matrix-mls | fr: Matrix MLS | en: Matrix MLS | type: tool | related: property-listing
instanetforms | fr: InstanetForms | en: InstanetForms | type: tool | related: property-listing
mls-systems | fr: MLS systems | en: MLS systems | type: tool | related: property-listing
immocontact | fr: ImmoContact | en: ImmoContact | type: tool | related: property-listing
yardi | fr: Yardi | en: Yardi | type: tool
hopem | fr: Hopem | en: Hopem | type: tool | related: yardi
building-stack | fr: Building Stack | en: Building Stack | type: tool | related: yardi
buildium | fr: Buildium | en: Buildium | type: tool | related: yardi
appfolio | fr: AppFolio | en: AppFolio | type: tool | related: yardi
proprioexpert | fr: ProprioExpert | en: ProprioExpert | type: tool | related: yardi
jurisconcept | fr: JurisConcept | en: JurisConcept | type: tool
procardex | fr: ProCardex | en: ProCardex | type: tool | related: jurisconcept
caij | fr: =CAIJ | en: =CAIJ | type: tool | related: jurisconcept
para-maitre | fr: Para-Maître | en: Para-Maître | type: tool | related: jurisconcept
juris-evolution | fr: JURIS évolution | en: JURIS évolution | type: tool | related: jurisconcept
quebec-land-registry | fr: Québec land registry | en: Québec land registry | type: tool
rdprm | fr: =RDPRM | en: =RDPRM | type: tool | related: quebec-land-registry
enterprise-registrar | fr: Enterprise Registrar | en: Enterprise Registrar | type: tool | related: quebec-land-registry
infolot | fr: Infolot | en: Infolot | type: tool | related: quebec-land-registry
registre-foncier-du-quebec-en-ligne | fr: Registre foncier du Québec en ligne | en: Registre foncier du Québec en ligne | type: tool | related: quebec-land-registry
cidreq | fr: CIDREQ | en: CIDREQ | type: tool | related: quebec-land-registry
pg-solutions | fr: AccèsCité; PG Solutions; Azimut municipal; Gestionex municipal; Sygem; Première Ligne municipale | en: PG Solutions; AccèsCité; municipal management software | type: tool
salesforce-marketing-cloud | fr: Salesforce Marketing Cloud | en: Salesforce Marketing Cloud | type: tool
marketo | fr: ?=Marketo | en: ?=Marketo | type: tool | related: salesforce-marketing-cloud
klaviyo | fr: ?=Klaviyo | en: ?=Klaviyo | type: tool | related: salesforce-marketing-cloud
dialog-insight | fr: Dialog Insight | en: Dialog Insight | type: tool | related: salesforce-marketing-cloud
activecampaign | fr: ActiveCampaign | en: ActiveCampaign | type: tool | related: salesforce-marketing-cloud
tiktok-ads | fr: TikTok Ads | en: TikTok Ads | type: tool | related: digital-advertising
dv360 | fr: DV360 | en: DV360 | type: tool | related: digital-advertising
search-ads-360 | fr: Search Ads 360 | en: Search Ads 360 | type: tool | related: digital-advertising
ga4 | fr: GA4 | en: GA4 | type: tool | related: google-analytics
adobe-analytics | fr: Adobe Analytics | en: Adobe Analytics | type: tool | related: google-analytics
screaming-frog | fr: Screaming Frog | en: Screaming Frog | type: tool | related: google-analytics
matomo | fr: ?=Matomo | en: ?=Matomo | type: tool | related: google-analytics
moz-seo | fr: Moz SEO | en: Moz SEO | type: tool | related: google-analytics
sprout-social | fr: Sprout Social | en: Sprout Social | type: tool
iconosquare | fr: Iconosquare | en: Iconosquare | type: tool | related: sprout-social
zoho-crm | fr: Zoho CRM | en: Zoho CRM | type: tool | related: hubspot-tool
sugarcrm | fr: SugarCRM | en: SugarCRM | type: tool | related: hubspot-tool
dynamics-365-sales | fr: Dynamics 365 Sales | en: Dynamics 365 Sales | type: tool | related: hubspot-tool
keap | fr: Keap | en: Keap | type: tool | related: hubspot-tool
gorgias | fr: Gorgias | en: Gorgias | type: tool | related: zendesk
livechat-software | fr: LiveChat | en: LiveChat software | type: tool | related: zendesk
zendesk-sell | fr: Zendesk Sell | en: Zendesk Sell | type: tool | related: zendesk
blackbaud | fr: Blackbaud | en: Blackbaud | type: tool | related: donor-databases
zeffy | fr: Zeffy | en: Zeffy | type: tool | related: donor-databases
salesforce-npsp | fr: Salesforce NPSP | en: Salesforce NPSP | type: tool | related: donor-databases
trados-studio | fr: Trados Studio | en: Trados Studio | type: tool
logiterm | fr: LogiTerm | en: LogiTerm | type: tool | related: trados-studio
multitrans | fr: MultiTrans | en: MultiTrans | type: tool | related: trados-studio
deepl | fr: DeepL | en: DeepL | type: tool | related: trados-studio
wordfast | fr: Wordfast | en: Wordfast | type: tool | related: trados-studio
cvent | fr: Cvent | en: Cvent | type: tool | related: ticketing-platforms
lepointdevente | fr: Lepointdevente | en: Lepointdevente | type: tool | related: ticketing-platforms
ticketmaster-billetterie | fr: Ticketmaster billetterie | en: Ticketmaster billetterie | type: tool | related: ticketing-platforms
casl | fr: tests A/B de courriels; délivrabilité des courriels; =LCAP; loi canadienne anti-pourriel | en: =CASL; Canada anti-spam law; email deliverability
gdpr | fr: =RGPD; règlement général sur la protection des données | en: =GDPR
bill-96 | fr: loi 96; Charte de la langue française; programme de francisation | en: Bill 96; Charter of the French Language; francization program
owasp-top-10 | fr: =OWASP; OWASP Top 10 | en: OWASP Top 10; =OWASP
threat-modelling | fr: modélisation de menaces | en: threat modelling
tabletop-exercises | fr: exercices de simulation de crise; exercice de table cyber | en: tabletop exercises; cyber crisis simulation
zero-trust | fr: zéro confiance | en: zero trust
multi-factor-authentication | fr: authentification multifacteur; =MFA | en: multi-factor authentication; =MFA
data-encryption | fr: chiffrement des données; gestion de clés; =PKI | en: data encryption; =PKI; key management services
ransomware-response | fr: rançongiciel; réponse aux rançongiciels | en: ransomware response
office-365-migration | fr: migration vers Office 365; migration de courriels; migration de domaine | en: Office 365 migration; email migration; domain migration
workstation-rollout | fr: parc informatique; renouvellement de parc informatique | en: workstation rollout; PC refresh; device provisioning
level-1-support | fr: soutien VIP; soutien informatique à distance; soutien de niveau 1; soutien de niveau 2; soutien de niveau 3 | en: level 1 support; level 2 support; level 3 support; tier 2 support
cmdb | fr: =CMDB; base de données de gestion de configuration | en: =CMDB; configuration management database
service-level-agreements | fr: gestion des niveaux de service; ententes de niveau de service; =SLA | en: service level agreements; SLA management
it-service-catalogue | fr: catalogue de services TI | en: IT service catalogue
architecture-review | fr: revue d’architecture; dossiers d’architecture; =DAL | en: architecture review; solution design documents
oauth-2-0 | fr: OAuth 2.0; =SAML; =SSO | en: OAuth 2.0; =SAML
wcag-2-1 | fr: accessibilité WCAG; SGQRI 008; WCAG 2.1 | en: WCAG 2.1; SGQRI 008; WCAG compliance
uml-diagrams | fr: modélisation UML; diagrammes UML; diagrammes de séquence | en: UML diagrams; UML modelling; sequence diagrams
use-cases | fr: cas d’utilisation; règles d’affaires | en: use cases; business rules
data-migration | fr: conversion de données; migration de données; reprise de données | en: data migration; data conversion
dax-formulas | fr: =DAX; Power Query M; langage M | en: DAX formulas; Power Query M
cohort-analysis | fr: segmentation de clientèle; analyse de cohortes; valeur à vie client | en: cohort analysis; customer lifetime value; customer segmentation
logistic-regression | fr: régression logistique; analyse multivariée | en: logistic regression; regression analysis; multivariate analysis
ai-agents | fr: agents IA; agents autonomes; protocole MCP | en: AI agents; agentic AI
model-fine-tuning | fr: réglage fin de modèles; affinage de modèles | en: model fine-tuning; LoRA fine-tuning
do-178c | fr: conception de circuits d’IA; systèmes temps réel critiques; DO-178C | en: DO-178C; safety-critical software
misra-c | fr: MISRA C; protocole CAN | en: MISRA C
yocto | fr: Yocto; pilotes Linux; pilotes de périphériques | en: Yocto; device drivers; Linux drivers
bluetooth-low-energy | fr: Bluetooth Low Energy | en: Bluetooth Low Energy
zigbee | fr: Zigbee | en: Zigbee | related: bluetooth-low-energy
lorawan | fr: LoRaWAN | en: LoRaWAN | related: bluetooth-low-energy
mqtt | fr: =MQTT | en: =MQTT | related: bluetooth-low-energy
arm-cortex | fr: ARM Cortex | en: ARM Cortex
stm32 | fr: STM32 | en: STM32 | related: arm-cortex
esp32 | fr: ESP32 | en: ESP32 | related: arm-cortex
raspberry-pi | fr: Raspberry Pi | en: Raspberry Pi | related: arm-cortex
vhdl | fr: =VHDL | en: =VHDL
systemverilog | fr: SystemVerilog | en: SystemVerilog | related: vhdl
storyboarding | fr: scénarimage; storyboard | en: storyboarding; storyboards
closed-captioning | fr: sous-titrage codé; vidéodescription; audiodescription | en: closed captioning; described video
ccna | fr: certification CCNA; =CCNA; =CCNP | en: =CCNA; =CCNP | type: licence
comptia-securityplus | fr: CompTIA Security+; Security+ | en: CompTIA Security+ | type: licence
cism | fr: certification CISM; =CISA; =CRISC | en: =CISM; CISA certification; =CRISC | type: licence
ceh-certification | fr: certification CEH; =OSCP; =GIAC | en: CEH certification; =OSCP; GIAC certification | type: licence
itil-foundation | fr: certification ITIL 4; ITIL v4; ITIL Foundation | en: ITIL Foundation; ITIL 4 certification | type: licence
togaf-certification | fr: certification TOGAF; TOGAF 9 | en: TOGAF certification | type: licence
cbap | fr: certification CBAP; =CCBA; =ECBA; certification IIBA | en: =CBAP; =CCBA; IIBA certification | type: licence
pmi-acp | fr: certification PMI-ACP; =CAPM; PgMP | en: PMI-ACP; =CAPM; PgMP | type: licence
salesforce-certification | fr: certification Salesforce Administrator; certification Salesforce | en: Salesforce certification | type: licence
google-ads-certification | fr: certification Google Analytics; certification Google Ads; certification HubSpot | en: Google Ads certification; HubSpot certification | type: licence
computer-science-technology-diploma | fr: DEC en techniques de l’informatique; AEC en développement web; DEP en soutien informatique | en: computer science technology diploma; DEC in computer science; computing support diploma | type: licence
bachelor-in-computer-science | fr: baccalauréat en informatique; baccalauréat en génie logiciel; bac en informatique de gestion | en: bachelor in computer science; software engineering degree | type: licence
`,
});
