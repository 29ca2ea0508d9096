import { defineSector } from '../sector.js';
import { moreProducts } from './platform-products.js';

/** Products that postings name, and the occupations around them. */
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
prompt-engineer | fr: ingénieur en IA générative; ingénieur de requêtes; ingénieur LLM; développeur d’agents conversationnels | en: prompt engineer; LLM engineer; chatbot developer; conversational AI designer | related: ai-engineer
| skills: large-language-models, python, annotation-data
data-annotator | fr: annotateur de données; étiqueteur de données | en: data annotator; data labeller | related: prompt-engineer
| skills: annotation-data, data-entry, data-quality
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
computer-repair-technician | fr: technicien en imprimantes; réparateur d’ordinateurs; technicien en réparation de cellulaires; technicien de guichets automatiques; technicien de terminaux de paiement; dépanneur informatique; technicien de maintenance bureautique | en: computer repair technician; cell phone repair technician; printer technician; ATM technician; point-of-sale technician; photocopier technician; electronic equipment repairer; computer and office machine repairer; office equipment repairer
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
ssis | fr: =SSIS | en: =SSIS | type: tool | broader: etl-tools
ssrs | fr: =SSRS | en: =SSRS | type: tool | related: ssis | broader: sql-server
ssas | fr: =SSAS | en: =SSAS | type: tool | related: ssis | broader: sql-server
looker-studio | fr: Looker Studio | en: Looker Studio | type: tool
qlik-sense | fr: Qlik Sense | en: Qlik Sense | type: tool | related: looker-studio
qlikview | fr: QlikView | en: QlikView | type: tool | related: looker-studio
amazon-redshift | fr: Redshift; Amazon Redshift | en: Amazon Redshift | type: tool | broader: data-warehousing
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
rancher | fr: Rancher | en: Rancher | type: tool | related: kubernetes, helm
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
splunk | fr: =Splunk | en: =Splunk | type: tool | related: prometheus
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
mpls | fr: =MPLS | en: =MPLS | type: tool | related: bgp, sd-wan
vlan-configuration | fr: =VLAN | en: VLAN configuration | type: tool | related: bgp
ipsec-vpn | fr: VPN IPsec | en: IPsec VPN | type: tool | related: bgp
solarwinds | fr: SolarWinds | en: SolarWinds | type: tool | related: nagios
prtg | fr: =PRTG | en: =PRTG | type: tool | related: nagios
dynatrace | fr: Dynatrace | en: Dynatrace | type: tool | related: monitoring
appdynamics | fr: AppDynamics | en: AppDynamics | type: tool | related: monitoring
grafana | fr: =Grafana | en: =Grafana | type: tool | broader: monitoring
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
sccm | fr: =SCCM | en: =SCCM | type: tool | related: intune
mecm | fr: =MECM | en: =MECM | type: tool | related: sccm
wsus | fr: =WSUS | en: =WSUS | type: tool | related: sccm
pdq-deploy | fr: PDQ Deploy | en: PDQ Deploy | type: tool | related: sccm
jamf-pro | fr: =JAMF; Jamf Pro | en: Jamf Pro | type: tool | broader: macos-support
apple-business-manager | fr: Apple Business Manager | en: Apple Business Manager | type: tool | related: jamf-pro
manageengine | fr: ManageEngine | en: ManageEngine | type: tool | related: glpi
cherwell | fr: Cherwell | en: Cherwell | type: tool | related: glpi
atlassian-suite | fr: Atlassian | en: Atlassian suite | type: tool | related: jira
trello | fr: =Trello | en: =Trello | type: tool | broader: collaboration-tools
asana | fr: =Asana | en: =Asana | type: tool | related: trello | broader: collaboration-tools
clickup | fr: ClickUp | en: ClickUp | type: tool | related: trello
microsoft-planner | fr: Microsoft Planner | en: Microsoft Planner | type: tool
microsoft-loop | fr: Microsoft Loop | en: Microsoft Loop | type: tool | related: microsoft-planner
microsoft-to-do | fr: Microsoft To Do | en: Microsoft To Do | type: tool | related: microsoft-planner
zoom | fr: =Zoom | en: =Zoom | type: tool | related: collaboration-tools | broader: videoconferencing
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
houdini-fx | fr: =Houdini | en: Houdini FX | type: tool | related: cinema-4d, substance-painter
toon-boom-harmony | fr: Toon Boom; Harmony Toon Boom | en: Toon Boom Harmony | type: tool | related: cinema-4d
nuke-compositing | fr: Nuke compositing | en: Nuke compositing | type: tool | related: cinema-4d
unity-3d | fr: Unity 3D | en: Unity 3D | type: tool
godot | fr: ?=Godot | en: ?=Godot | type: tool | related: unity-3d
fmod | fr: =FMOD | en: =FMOD | type: tool | related: game-audio
console-development | fr: développement console; PlayStation; Xbox; Nintendo Switch | en: console development; PlayStation development; Xbox development | type: tool
shotgrid | fr: ShotGrid; Shotgun; Hansoft; ftrack | en: ShotGrid; Hansoft; ftrack | type: tool
weblogic | fr: WebLogic | en: WebLogic | type: tool | related: spring
websphere | fr: WebSphere | en: WebSphere | type: tool | related: spring
jboss | fr: JBoss | en: JBoss | type: tool | related: spring
spring-cloud | fr: Spring Cloud | en: Spring Cloud | type: tool | related: spring
mockito | fr: Mockito | en: Mockito | type: tool | related: unit-testing
testng | fr: TestNG | en: TestNG | type: tool | related: unit-testing
cypress-testing | fr: =Cypress | en: Cypress testing | type: tool | broader: test-automation
puppeteer-testing | fr: Puppeteer | en: Puppeteer testing | type: tool | related: cypress-testing
gherkin | fr: Gherkin | en: Gherkin | type: tool
specflow | fr: SpecFlow | en: SpecFlow | type: tool | related: gherkin
robot-framework | fr: Robot Framework | en: Robot Framework | type: tool | related: gherkin
loadrunner | fr: LoadRunner | en: LoadRunner | type: tool | related: performance-testing
gatling | fr: Gatling | en: Gatling | type: tool | related: performance-testing
k6-tests-de-charge | fr: K6 tests de charge | en: K6 tests de charge | type: tool | related: performance-testing
postman-api | fr: =Postman | en: Postman API | type: tool | broader: api-testing
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
sass-css | fr: =Sass | en: Sass CSS | type: tool | related: bootstrap-css
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
keras | fr: =Keras | en: =Keras | type: tool | related: deep-learning, pytorch
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
hadoop | fr: =Hadoop | en: =Hadoop | type: tool | related: spark
apache-hive | fr: ?=Hive | en: Apache Hive | type: tool | related: spark
trino | fr: Trino | en: Trino | type: tool | related: spark
hbase | fr: HBase | en: HBase | type: tool | related: spark
presto | fr: ?=Presto | en: ?=Presto | type: tool | related: spark
spss | fr: =SPSS | en: =SPSS | type: tool | related: sas-software
stata | fr: =Stata | en: =Stata | type: tool | related: spss, sas-software
minitab | fr: Minitab | en: Minitab | type: tool | related: spss
jmp-statistics | fr: =JMP | en: JMP statistics | type: tool | related: spss
atlas-ti | fr: ATLAS.ti | en: ATLAS.ti | type: tool | related: qualitative-research
redcap | fr: REDCap | en: REDCap | type: tool | related: qualitative-research
qgis | fr: =QGIS | en: =QGIS | type: tool | related: gis-software
fme-workbench | fr: FME Safe | en: FME Workbench | type: tool | related: gis-software
global-mapper | fr: Global Mapper | en: Global Mapper | type: tool | related: gis-software
ptc-creo | fr: =Creo | en: PTC Creo | type: tool | related: autocad-civil-3d, catia
autolisp | fr: AutoLISP | en: AutoLISP | type: tool | related: autocad-civil-3d
ansys | fr: =ANSYS | en: =ANSYS | type: tool | broader: finite-element-analysis
comsol | fr: COMSOL | en: COMSOL | type: tool | related: ansys
nastran | fr: Nastran | en: Nastran | type: tool | related: ansys
star-ccmplus | fr: Star-CCM+ | en: Star-CCM+ | type: tool | related: ansys
hyperworks | fr: HyperWorks | en: HyperWorks | type: tool | related: ansys
orcad | fr: OrCAD | en: OrCAD | type: tool | related: pcb-design
kicad | fr: KiCad | en: KiCad | type: tool | related: pcb-design
cadence-virtuoso | fr: Cadence Virtuoso | en: Cadence Virtuoso | type: tool | related: pcb-design
eagle-pcb | fr: Eagle PCB | en: Eagle PCB | type: tool | related: pcb-design
allen-bradley-plc | fr: Allen-Bradley | en: Allen-Bradley PLC | type: tool | related: siemens-plc
factorytalk | fr: FactoryTalk | en: FactoryTalk | type: tool | related: allen-bradley-plc
rockwell-automation | fr: Rockwell Automation | en: Rockwell Automation | type: tool | related: allen-bradley-plc
wonderware | fr: Wonderware | en: Wonderware | type: tool
ignition-scada | fr: Ignition SCADA | en: Ignition SCADA | type: tool | related: wonderware
wincc | fr: WinCC | en: WinCC | type: tool | related: wonderware
ifix | fr: iFIX | en: iFIX | type: tool | related: wonderware
beckhoff-twincat | fr: Beckhoff TwinCAT | en: Beckhoff TwinCAT | type: tool
codesys | fr: Codesys | en: Codesys | type: tool | related: beckhoff-twincat
`.concat(moreProducts),
});
