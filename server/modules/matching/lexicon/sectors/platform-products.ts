/** More products that postings name: entries of `platforms.ts`, which would be too long with them. */
export const moreProducts = `
schneider-modicon | fr: Schneider Modicon | en: Schneider Modicon | type: tool | related: beckhoff-twincat
omron-plc | fr: Omron PLC | en: Omron PLC | type: tool | related: beckhoff-twincat
esprit-cam | fr: Esprit CAM | en: Esprit CAM | type: tool
gibbscam | fr: GibbsCAM | en: GibbsCAM | type: tool | related: esprit-cam
mazak-controls | fr: Mazak | en: Mazak controls | type: tool | related: esprit-cam
haas-controls | fr: Haas | en: Haas controls | type: tool | related: esprit-cam
okuma-controls | fr: Okuma | en: Okuma controls | type: tool | related: esprit-cam
mastercam-mill | fr: Mastercam Mill | en: Mastercam Mill | type: tool | related: esprit-cam
fanuc | fr: Fanuc | en: Fanuc | type: tool | related: esprit-cam
ibm-maximo | fr: =Maximo; IBM Maximo | en: IBM Maximo | type: tool | broader: maintenance-software
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
ukg-kronos | fr: =UKG; Kronos | en: UKG Kronos | type: tool | related: oracle-ebs | broader: scheduling-software
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
acomba | fr: =Acomba | en: =Acomba | type: tool | related: sage-software | broader: accounting-software
sage-300 | fr: Sage 300 | en: Sage 300 | type: tool | related: acomba
avantage | fr: =Avantage | en: =Avantage | type: tool | related: acomba | broader: accounting-software
xero-accounting | fr: =Xero | en: Xero accounting | type: tool | broader: accounting-software
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
pg-solutions | fr: PG Solutions; AccèsCité; Azimut municipal; Gestionex municipal; Sygem; Première Ligne municipale | en: PG Solutions; AccèsCité; municipal management software | type: tool
salesforce-marketing-cloud | fr: Salesforce Marketing Cloud | en: Salesforce Marketing Cloud | type: tool
marketo | fr: =Marketo | en: =Marketo | type: tool | related: salesforce-marketing-cloud | broader: marketing-automation
klaviyo | fr: =Klaviyo | en: =Klaviyo | type: tool | related: salesforce-marketing-cloud | broader: email-marketing
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
gdpr | fr: =RGPD; règlement général sur la protection des données | en: =GDPR | broader: privacy-legislation
bill-96 | fr: loi 96; Charte de la langue française; programme de francisation | en: Bill 96; Charter of the French Language; francization program
owasp-top-10 | fr: OWASP Top 10; =OWASP | en: OWASP Top 10; =OWASP | broader: web-application-security
threat-modelling | fr: modélisation de menaces | en: threat modelling
tabletop-exercises | fr: exercices de simulation de crise; exercice de table cyber | en: tabletop exercises; cyber crisis simulation
zero-trust | fr: zéro confiance | en: zero trust
multi-factor-authentication | fr: authentification multifacteur; =MFA | en: multi-factor authentication; =MFA
data-encryption | fr: chiffrement des données; gestion de clés | en: data encryption; key management services
ransomware-response | fr: rançongiciel; réponse aux rançongiciels | en: ransomware response
office-365-migration | fr: migration vers Office 365; migration de courriels; migration de domaine | en: Office 365 migration; email migration; domain migration
workstation-rollout | fr: parc informatique; renouvellement de parc informatique | en: workstation rollout; PC refresh; device provisioning
level-1-support | fr: soutien VIP; soutien informatique à distance; soutien de niveau 1; soutien de niveau 2; soutien de niveau 3 | en: level 1 support; level 2 support; level 3 support; tier 2 support
cmdb | fr: =CMDB; base de données de gestion de configuration | en: =CMDB; configuration management database
service-level-agreements | fr: gestion des niveaux de service; ententes de niveau de service; =SLA | en: service level agreements; SLA management
it-service-catalogue | fr: catalogue de services TI | en: IT service catalogue
architecture-review | fr: revue d’architecture; dossiers d’architecture; =DAL | en: architecture review; solution design documents
oauth-2-0 | fr: OAuth 2.0; =SSO | en: OAuth 2.0
wcag-2-1 | fr: accessibilité WCAG; SGQRI 008; WCAG 2.1 | en: WCAG 2.1; SGQRI 008; WCAG compliance
uml-diagrams | fr: modélisation UML; diagrammes UML; diagrammes de séquence | en: UML diagrams; UML modelling; sequence diagrams
use-cases | fr: cas d’utilisation; règles d’affaires | en: use cases; business rules
data-migration | fr: migration de données; conversion de données; reprise de données | en: data migration; data conversion
dax-formulas | fr: =DAX; Power Query M; langage M | en: DAX formulas; Power Query M | broader: power-bi
cohort-analysis | fr: analyse de cohortes; segmentation de clientèle; valeur à vie client | en: cohort analysis; customer lifetime value; customer segmentation
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
vhdl | fr: =VHDL | en: =VHDL | broader: fpga-programming
systemverilog | fr: SystemVerilog | en: SystemVerilog | related: vhdl
storyboarding | fr: scénarimage; storyboard | en: storyboarding; storyboards
closed-captioning | fr: sous-titrage codé; vidéodescription; audiodescription | en: closed captioning; described video
ccna | fr: certification CCNA; =CCNA; =CCNP | en: =CCNA; =CCNP | type: licence | broader: cisco-networking
comptia-securityplus | fr: CompTIA Security+; Security+ | en: CompTIA Security+ | type: licence | related: cissp
cism | fr: certification CISM; =CRISC | en: =CISM; CISA certification; =CRISC | type: licence | related: cissp
ceh-certification | fr: certification CEH; =OSCP; =GIAC | en: CEH certification; =OSCP; GIAC certification | type: licence
itil-foundation | fr: ITIL Foundation; certification ITIL 4; ITIL v4 | en: ITIL Foundation; ITIL 4 certification | type: licence
togaf-certification | fr: certification TOGAF; TOGAF 9 | en: TOGAF certification | type: licence
cbap | fr: certification CBAP; =CCBA; =ECBA; certification IIBA | en: =CBAP; =CCBA; IIBA certification | type: licence
pmi-acp | fr: certification PMI-ACP; =CAPM; PgMP | en: PMI-ACP; =CAPM; PgMP | type: licence
salesforce-certification | fr: certification Salesforce Administrator; certification Salesforce | en: Salesforce certification | type: licence
google-ads-certification | fr: certification Google Analytics; certification Google Ads; certification HubSpot | en: Google Ads certification; HubSpot certification | type: licence
computer-science-technology-diploma | fr: DEC en techniques de l’informatique; AEC en développement web; DEP en soutien informatique | en: computer science technology diploma; DEC in computer science; computing support diploma | type: licence
bachelor-in-computer-science | fr: baccalauréat en informatique; baccalauréat en génie logiciel; bac en informatique de gestion | en: bachelor in computer science; software engineering degree | type: licence
`;
