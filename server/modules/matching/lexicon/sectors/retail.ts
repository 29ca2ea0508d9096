import { defineSector } from '../sector.js';

export const retail = defineSector({
  name: 'retail',
  field: {
    fr: ['Commerce de détail', 'vente', 'ventes', 'commerce', 'service à la clientèle'],
    en: ['Retail', 'sales', 'commerce', 'customer service', 'call centre'],
  },
  occupations: `
sales-associate | fr: conseiller de vente; vendeur; vendeur en magasin; employé de commerce; employé de vente | qc: associé aux ventes; commis-vendeur; commis aux ventes | en: sales associate; retail salesperson; store associate; sales clerk; shop assistant; retail sales associate; retail sales clerk; department store clerk; store sales clerk; jewellery salesclerk; sales consultant retail; counter clerk retail; hardware salesperson; retail sales worker
| skills: customer-service, product-advice, cash-handling, point-of-sale, upselling, display-merchandising
cashier | fr: caissier; hôte/hôtesse de caisse; employé de caisse | qc: caissier emballeur; préposé à la caisse | en: cashier; checkout operator; front-end cashier; till operator; grocery store cashier; self-serve gas bar cashier; cafeteria cashier; theatre cashier; box office cashier; restaurant cashier
| skills: cash-handling, point-of-sale, customer-service
store-clerk | fr: commis de plancher; employé de libre-service; employé de rayon; gondolier; employé de magasin | qc: commis aux fruits et légumes | en: store clerk; stock clerk; shelf stocker; produce clerk
| skills: shelf-stocking, inventory-management, customer-service, product-rotation
store-manager | fr: gérant de magasin; directeur de magasin; responsable de magasin; responsable de boutique; gérant de magasin d’alimentation; directeur de magasin de détail | qc: gérant de succursale; gérant de boutique; directeur de succursale | en: store manager; retail manager; shop manager; branch manager retail | related: assistant-store-manager
| skills: staff-supervision, sales-targets, inventory-management, staff-scheduling, display-merchandising, budgeting
assistant-store-manager | fr: gérant/gérante adjoint/adjointe; adjoint au directeur de magasin; assistant-gérant | en: assistant store manager; assistant manager retail; key holder; shift supervisor retail
| skills: staff-supervision, customer-service, cash-handling, store-opening, sales-targets
visual-merchandiser | fr: marchandiseur; étalagiste; présentateur visuel; décorateur marchandiseur | en: visual merchandiser; merchandiser; window dresser; merchandise displayer; window trimmer
| skills: display-merchandising, planograms, product-rotation
sales-representative | fr: représentant des ventes; représentant commercial; commercial; délégué commercial; technico-commercial; chargé d’affaires | qc: représentant aux ventes externes | en: sales representative; account representative; field sales representative; sales rep; sales agent; wholesale sales representative
| skills: prospecting, negotiation, client-accounts, crm-software, sales-targets, sales-presentations
account-manager | fr: directeur de comptes; chargé de comptes; responsable de comptes; gestionnaire de comptes | qc: conseiller en développement des affaires | en: account manager; key account manager; account executive; business development representative
| skills: client-accounts, crm-software, negotiation, prospecting, sales-presentations
sales-manager | fr: directeur des ventes; responsable des ventes; chef des ventes; responsable commercial; directeur commercial; responsable de la stratégie commerciale | en: sales manager; sales director; head of sales; regional sales manager
| skills: sales-targets, staff-supervision, sales-strategy, crm-software, staff-training
customer-service-representative | fr: agent/agente au service à la clientèle; conseiller clientèle; chargé de clientèle; téléconseiller; agent/agente de centre d’appels; commis au service à la clientèle; chargé d’assistance; conseiller clientèle à distance | qc: représentant au service à la clientèle; préposé au service à la clientèle; agent/agente de soutien à la clientèle | en: customer service representative; customer service agent; call centre agent; customer care representative; customer support agent; call center representative; contact centre agent; customer service clerk
| skills: customer-service, telephone-service, complaint-handling, crm-software, data-entry, bilingualism
telemarketer | fr: télévendeur; agent/agente de télémarketing; téléprospecteur; téléconseiller vendeur | en: telemarketer; telesales representative; telephone sales agent
| skills: telephone-service, prospecting, sales-targets
optician | fr: opticien d’ordonnances; opticien; opticien-lunetier; monteur-vendeur en optique | qc: assistant-opticien | en: optician; dispensing optician; optical assistant
| skills: customer-service, eyewear-fitting, product-advice
florist | fr: fleuriste; assistant/assistante fleuriste | en: florist; floral designer; flower arranger
| skills: floral-arrangement, customer-service, plant-care
hairdresser | fr: coiffeur; coiffeur-coloriste; coiffeur mixte; posticheur | en: hairdresser; hairstylist; hair stylist; cosmetologist | related: esthetician
| skills: haircutting, hair-colouring, customer-service, appointment-booking
esthetician | fr: esthéticien; esthéticien cosméticien; praticien spa; socio-esthéticien | en: esthetician; beautician; skincare specialist
| skills: skin-care-treatments, waxing, product-advice, customer-service, appointment-booking
security-guard | fr: agent/agente de sécurité; agent/agente de surveillance; vigile; agent/agente de prévention et de sécurité | qc: gardien/gardienne de sécurité; agent/agente de gardiennage; gardien | en: security guard; security officer; plant guard; bank guard; museum guard; airport security guard; security guard supervisor; guard
| skills: surveillance, security-licence, incident-reporting, access-control, first-aid
dog-handler-security | fr: agent/agente cynophile; agent/agente de sécurité cynophile | en: security dog handler; canine handler | related: security-guard
| skills: canine-unit, security-licence, surveillance
buyer | fr: acheteur; approvisionneur; responsable des achats | qc: agent/agente aux achats; commis aux achats | en: buyer; procurement officer; procurement specialist; purchaser | skills: purchasing, negotiation, inventory-management, supplier-selection, spreadsheets
ecommerce-coordinator | fr: responsable e-commerce; gestionnaire de boutique en ligne; chargé de commerce électronique | en: e-commerce coordinator; ecommerce specialist; online store manager; e-commerce specialist; online merchant; e-commerce manager; online retailer
| skills: online-store-management, product-listings, search-engine-optimisation, web-analytics, social-media
marketing-coordinator | fr: chargé de marketing; coordonnateur marketing; responsable marketing; chargé de communication | qc: conseiller en marketing; coordonnateur des communications; agent/agente de communication | en: marketing coordinator; communications coordinator; marketing officer; communications officer
| skills: marketing-campaigns, social-media, content-creation, writing, web-analytics, event-planning
graphic-designer | fr: graphiste; infographiste; designer/designer graphique | en: graphic designer; graphic artist; layout artist | skills: graphic-design, adobe-creative-suite, page-layout, branding
`,
  skills: `
product-advice | fr: conseil aux clients; conseil sur les produits; connaissance des produits | en: product advice; product knowledge; advising customers; product recommendations
display-merchandising | fr: marchandisage; mise en marché visuelle; étalage; présentation des produits; techniques de présentation visuelle | en: visual merchandising; merchandising; product display; store displays
planograms | fr: planogrammes | en: planograms; planogram implementation
shelf-stocking | fr: mise en rayon; réapprovisionnement des tablettes; remplissage de tablettes; étiquetage de prix | en: shelf stocking; stocking shelves; shelf replenishment; restocking
product-rotation | fr: rotation des produits; rotation des stocks | en: product rotation; stock rotation
store-opening | fr: ouverture et fermeture du magasin; fermeture de caisse | en: store opening; opening and closing procedures; cash closing
sales-targets | fr: objectifs de vente; atteinte d’objectifs; quotas de vente | en: sales targets; meeting sales targets; sales quotas; sales goals
sales-strategy | fr: stratégie de vente; stratégie commerciale | en: sales strategy; commercial strategy
prospecting | fr: prospection; développement de clientèle; développement des affaires; sollicitation | en: prospecting; lead generation; business development; cold calling
client-accounts | fr: gestion de comptes clients; gestion de portefeuille clients; fidélisation de la clientèle | en: account management; client portfolio management; client retention; key accounts
crm-software | fr: logiciel CRM; gestion de la relation client; Salesforce; HubSpot; =CRM | en: CRM software; customer relationship management; CRM system; =CRM | type: tool
sales-presentations | fr: présentations commerciales; démonstration de produits | en: sales presentations; product demonstrations; sales pitches
supplier-selection | fr: sélection de fournisseurs; sourçage | en: supplier selection; sourcing; vendor selection
eyewear-fitting | fr: ajustement de lunettes; ajustement de montures | en: eyewear fitting; fitting glasses
floral-arrangement | fr: arrangement floral; composition florale; art floral | en: floral arrangement; floral design; flower arranging
haircutting | fr: coupe de cheveux; coiffure | en: haircutting; hair cutting and styling; hairstyling; hair cutting; ?hairdressing
hair-colouring | fr: coloration capillaire; mèches; teinture de cheveux; ?coloration | en: hair colouring; highlights hair; hair colour; hair dyeing
skin-care-treatments | fr: soins du visage; soins esthétiques; soins de la peau | en: skin care treatments; skin care; facials; aesthetic treatments
waxing | fr: épilation; épilation à la cire | en: waxing; hair removal
surveillance | fr: rondes de surveillance; vidéosurveillance; surveillance des lieux | en: surveillance; patrols; CCTV monitoring; security patrols; =CCTV
security-licence | fr: permis de gardiennage; permis d’agent de sécurité | qc: permis BSP; =BSP | en: security licence; security guard licence; BSP licence | type: licence
incident-reporting | fr: rapports d’incident; rapport d’événement | en: incident reporting; incident reports
access-control | fr: contrôle d’accès; gestion des accès | en: access control; visitor control
online-store-management | fr: gestion de boutique en ligne; commerce électronique; vente en ligne | en: online store management; e-commerce; e-commerce platforms; ecommerce management; online sales
shopify | fr: Shopify | en: Shopify | type: tool | broader: online-store-management | related: woocommerce
woocommerce | fr: WooCommerce | en: WooCommerce | type: tool | broader: online-store-management
product-listings | fr: fiches produits; mise en ligne de produits | en: product listings; product pages; catalogue management
marketing-campaigns | fr: campagnes marketing; marketing numérique; campagnes publicitaires; publicité en ligne | en: marketing campaigns; digital marketing; advertising campaigns; online advertising | broader: marketing
content-creation | fr: création de contenu; rédaction web; marketing de contenu | en: content creation; content marketing; copywriting
event-planning | fr: organisation d’événements; planification d’événements; événementiel; ?événements | en: event planning; event organization; event management; event coordination; ?events
graphic-design | fr: design graphique; conception graphique; infographie; graphisme | en: graphic design; visual design
adobe-creative-suite | fr: suite Adobe; Photoshop; Illustrator; InDesign; Adobe Creative Cloud | en: Adobe Creative Suite; Adobe Creative Cloud; Adobe Photoshop; Adobe Illustrator; Adobe InDesign | type: tool
page-layout | fr: mise en page; préparation de fichiers d’impression | en: page layout; desktop publishing; print-ready files
branding | fr: image de marque; identité visuelle | en: branding; brand identity; visual identity
`,
});
