import { defineSector } from '../sector.js';

export const commerce = defineSector({
  name: 'commerce',
  field: {
    fr: [
      'Ventes, marketing et services financiers',
      'marketing',
      'ventes',
      'banque',
      'assurance',
      'services financiers',
      'immobilier',
    ],
    en: [
      'Sales, marketing and financial services',
      'marketing',
      'sales',
      'banking',
      'insurance',
      'financial services',
      'real estate',
    ],
  },
  occupations: `
# Marketing
marketing-manager | fr: directeur marketing; chef du marketing | en: marketing manager; marketing director; head of marketing; =CMO; market development manager; advertising manager; promotions manager; public relations director; e-business manager; advertising director; advertising and promotions manager | related: marketing-coordinator
| skills: marketing-strategy, marketing-campaigns, budgeting, staff-supervision, brand-management
marketing-specialist | fr: spécialiste en marketing; agent/agente de marketing | en: marketing specialist; marketing advisor | related: marketing-coordinator | skills: marketing-campaigns, market-research, content-creation, marketing-strategy
digital-marketing-specialist | fr: spécialiste en marketing numérique; conseiller en marketing numérique; stratège numérique | en: digital marketing specialist; digital marketer; digital strategist | related: marketing-coordinator | skills: digital-advertising, search-engine-optimisation, web-analytics, email-marketing, social-media-advertising
seo-specialist | fr: spécialiste en référencement; référenceur; spécialiste SEO; référenceur web | en: SEO specialist; search engine marketer; SEM specialist; search marketing strategist | broader: digital-marketing-specialist
| skills: search-engine-optimisation, keyword-research, web-analytics, digital-advertising
product-manager | fr: chef de produit | en: product manager; product marketing manager | related: product-owner | skills: product-roadmap, market-research, pricing-strategy, stakeholder-management
brand-manager | fr: chef de marque; gestionnaire de marque; directeur de marque | en: brand manager | skills: brand-management, marketing-strategy, market-research, product-launches
market-research-analyst | fr: analyste en études de marché; chargé d’études marketing; analyste marketing; chargé d’études de marché; responsable d’études socio-économiques | en: market research analyst; marketing analyst; consumer insights analyst; marketing research specialist
| skills: market-research, survey-design, data-analysis, excel
media-buyer | fr: acheteur média; planificateur média; conseiller média | en: media buyer; media planner; paid media specialist | skills: media-planning, digital-advertising, negotiation, performance-indicators
advertising-account-executive | fr: chargé de compte en agence; directeur de compte publicitaire; conseiller publicitaire; chef de publicité; chef de projet publicitaire; responsable de budget publicitaire | en: advertising account executive; agency account manager; advertising sales representative; advertising sales agent; advertising agent | related: account-manager
| skills: client-accounts, advertising-sales, project-management, presentations
survey-interviewer | fr: intervieweur; enquêteur téléphonique; sondeur; agent/agente de recensement | en: survey interviewer; telephone interviewer; census enumerator; pollster | related: telemarketer | skills: survey-interviewing, data-entry, telephone-service
brand-ambassador | fr: ambassadeur de marque; démonstrateur; animateur en magasin; hôte/hôtesse promotionnel/promotionnelle | en: brand ambassador; product demonstrator; promotional representative | skills: product-demonstration, customer-service, upselling

# Sales
inside-sales-representative | fr: représentant aux ventes internes; conseiller aux ventes internes; représentant télévente | en: inside sales representative; inside sales; sales development representative; =SDR; =BDR | related: sales-representative | skills: prospecting, crm-software, quotations, telephone-service, sales-targets
technical-sales-representative | fr: représentant technique; représentant technico-commercial; ingénieur commercial; ingénieur technico-commercial; ingénieur d’affaires | en: technical sales representative; sales engineer; technical sales specialist | related: sales-representative
| skills: technical-product-knowledge, quotations, client-accounts, sales-presentations
pharmaceutical-sales-representative | fr: représentant pharmaceutique; délégué médical; visiteur médical; délégué pharmaceutique | en: pharmaceutical sales representative; medical sales representative; medical science liaison | related: sales-representative
| skills: sales-presentations, pharmacology, client-accounts, driving-licence
wholesale-representative | fr: représentant grossiste; représentant sur la route | en: wholesale representative; territory sales manager; outside sales representative | related: sales-representative | skills: territory-management, prospecting, client-accounts, driving-licence
car-salesperson | fr: conseiller aux ventes automobiles; vendeur de voitures; représentant automobile; vendeur automobile; conseiller commercial automobile; vendeur de véhicules neufs | en: car salesperson; automotive sales consultant; vehicle sales advisor | related: sales-associate
| skills: vehicle-knowledge, closing-sales, customer-service, vehicle-financing
automotive-service-advisor | fr: aviseur technique; conseiller au service automobile; aviseur de service | en: automotive service advisor; service advisor; service writer | skills: vehicle-knowledge, quotations, customer-service, appointment-booking
furniture-salesperson | fr: vendeur de meubles; conseiller en ameublement; conseiller en électroménagers; vendeur en équipement de la maison; vendeur en ameublement; vendeur en décoration | en: furniture salesperson; appliance sales consultant; home furnishings consultant | broader: sales-associate
| skills: product-advice, closing-sales, sales-targets, colour-selection
hardware-store-clerk | fr: conseiller en quincaillerie; commis de quincaillerie; conseiller en rénovation | en: hardware store clerk; building supplies associate; renovation consultant | broader: sales-associate | skills: product-advice, building-materials-knowledge, inventory-management
cosmetics-consultant | fr: cosméticien; conseiller en cosmétiques; conseiller en beauté; conseiller en parfumerie | en: cosmetician; beauty advisor; fragrance consultant | broader: sales-associate | skills: product-advice, makeup, sales-targets
wireless-sales-associate | fr: conseiller en téléphonie; représentant en télécommunications; conseiller sans-fil | en: wireless sales associate; mobile phone sales representative; telecom sales advisor | broader: sales-associate | skills: product-advice, sales-targets, upselling
jewellery-salesperson | fr: conseiller en bijouterie; vendeur de bijoux | en: jewellery sales associate; jewelry consultant | broader: sales-associate | skills: product-advice, gemmology, closing-sales
market-vendor | fr: marchand ambulant; vendeur itinérant; commerçant; vendeur ambulant; marchand forain; commerçant ambulant; brocanteur; antiquaire | en: street vendor; market vendor; door-to-door salesperson; shopkeeper; antique dealer
| skills: closing-sales, cash-handling, product-advice
district-manager-retail | fr: directeur de district; directeur/directrice régional/régionale de vente au détail; superviseur de magasins; directeur de grande surface; animateur de réseau; directeur de magasin de grande distribution | en: district manager; regional retail manager; area manager | related: store-manager
| skills: sales-targets, staff-supervision, store-opening, performance-indicators
department-manager-retail | fr: gérant de rayon; chef de rayon; gérant de département; chef d’équipe en magasin; manager de rayon; responsable de rayon; chef de secteur magasin | en: department manager; department supervisor retail; retail supervisor; retail department manager; retail sales supervisor | related: assistant-store-manager
| skills: shelf-stocking, staff-supervision, inventory-management, display-merchandising
grocery-clerk | fr: commis d’épicerie; emballeur en épicerie; vendeur en alimentation; vendeur en épicerie; vendeur en produits frais | en: grocery clerk; bagger; grocery stocker; grocery worker | related: store-clerk
| skills: shelf-stocking, product-rotation, customer-service
auctioneer | fr: commissaire-priseur/commissaire-priseuse; encanteur; évaluateur d’antiquités | en: auctioneer; antiques appraiser | skills: valuation-goods, public-speaking, negotiation

# Banking and investment
bank-manager | fr: directeur de succursale bancaire; directeur de caisse; directeur d’agence bancaire; responsable d’agence bancaire | en: bank manager; branch manager; bank branch manager
| skills: staff-supervision, banking-products, sales-targets, credit-analysis
personal-banker | fr: conseiller en finances personnelles; conseiller bancaire; banquier personnel; conseiller services financiers; chargé de clientèle bancaire; conseiller clientèle bancaire | en: personal banker; personal banking advisor; financial services representative; bank customer advisor | related: financial-advisor
| skills: banking-products, customer-service, lending, sales-targets
mortgage-broker | fr: courtier hypothécaire; conseiller hypothécaire; spécialiste hypothécaire | en: mortgage broker; mortgage specialist; mortgage advisor | skills: mortgage-financing, lending, credit-analysis, client-interviews
loan-officer | fr: agent/agente de prêts; directeur de comptes commerciaux; agent/agente de crédit; chargé de crédit; gestionnaire de crédit bancaire | en: loan officer; commercial account manager; credit officer; loan interviewer
| skills: credit-analysis, lending, financial-statements, risk-assessment
collections-agent | fr: agent/agente de recouvrement; préposé au recouvrement; commis au crédit; chargé de recouvrement; agent/agente de recouvrement de créances | en: collections agent; collection officer; credit and collections clerk; debt collector; bill and account collector; bill collector
| skills: debt-collection, telephone-service, negotiation, accounts-receivable
portfolio-manager | fr: gestionnaire de portefeuille; gestionnaire de patrimoine; gestionnaire de placements | en: portfolio manager; wealth manager; investment manager; asset manager | skills: portfolio-management, investment-analysis, securities-licence, investment-products
stockbroker | fr: courtier en valeurs mobilières; négociateur; conseiller en placement; courtier en placements | en: stockbroker; securities trader; trader; investment representative | related: financial-advisor | skills: investment-products, securities-licence, trading, investment-analysis
financial-planner | fr: planificateur financier; conseiller en planification financière | en: financial planner; certified financial planner; =CFP | related: financial-advisor | skills: financial-planning, tax-planning, retirement-planning, investment-products
investment-analyst | fr: analyste en placements; analyste en investissements; banquier d’affaires; analyste en capital de risque | en: investment analyst; investment banker; venture capital analyst; equity research analyst | related: financial-analyst | skills: investment-analysis, financial-modelling, mergers-acquisitions, excel
risk-analyst | fr: analyste de risques; gestionnaire des risques; conseiller en gestion des risques | en: risk analyst; risk manager; credit risk analyst | skills: risk-assessment, financial-modelling, risk-frameworks, statistics
treasurer | fr: trésorier; analyste de trésorerie; directeur de la trésorerie; trésorier d’entreprise; directeur administratif et financier | en: treasurer; treasury analyst; cash manager; financial manager
| skills: treasury-management, cash-flow-forecasting, financial-analysis
chief-financial-officer | fr: directeur financier; vice-président finances; chef de la direction financière | en: chief financial officer; =CFO; finance director; vice-president finance | related: controller | skills: financial-statements, financial-analysis, strategic-planning, budgeting, staff-supervision
tax-specialist | fr: fiscaliste; conseiller fiscal; spécialiste en impôt; préparateur de déclarations de revenus | en: tax specialist; tax advisor; tax preparer; tax accountant | related: accountant | skills: tax-returns, tax-planning, tax-law
bookkeeper | fr: teneur de livres | en: bookkeeper; bookkeeping and accounting clerk | related: accounting-technician
| skills: bookkeeping, bank-reconciliation, accounts-payable, accounting-software
accounts-payable-clerk | fr: commis aux comptes fournisseurs; commis aux comptes payables; préposé aux comptes à payer | en: accounts payable clerk; accounts payable specialist | broader: bookkeeper | skills: accounts-payable, data-entry, invoice-processing
accounts-receivable-clerk | fr: commis aux comptes clients; commis aux comptes recevables; préposé à la facturation; commis à la facturation | en: accounts receivable clerk; billing clerk; invoicing clerk | broader: bookkeeper | skills: accounts-receivable, invoice-processing, debt-collection
cost-accountant | fr: comptable de coûts de revient; analyste de coûts | en: cost accountant; cost analyst; management accountant | related: accountant | skills: cost-accounting, budgeting, excel, erp-software
internal-auditor | fr: auditeur interne; vérificateur interne | en: internal auditor | broader: auditor | skills: auditing, internal-controls, risk-assessment
trustee-insolvency | fr: syndic; syndic autorisé en insolvabilité; conseiller en redressement financier | en: licensed insolvency trustee; insolvency counsellor; bankruptcy trustee | skills: insolvency, financial-statements, client-interviews

# Insurance and property
insurance-broker | fr: courtier en assurance de dommages | en: insurance broker; property and casualty broker; damage insurance agent | related: insurance-agent | skills: insurance-products, insurance-licence, customer-service, quotations
life-insurance-advisor | fr: conseiller en sécurité financière; représentant en assurance de personnes | en: life insurance advisor; financial security advisor; life insurance agent | related: insurance-agent | skills: insurance-products, insurance-licence, financial-planning, prospecting
insurance-clerk | fr: commis d’assurances; technicien en assurance; préposé aux réclamations d’assurance; agent/agente administratif/administrative d’assurance; gestionnaire de contrats d’assurance | en: insurance clerk; insurance assistant; claims clerk; insurance customer service representative; insurance claims clerk; policy processing clerk
| skills: data-entry, insurance-products, claims-handling
commercial-underwriter | fr: souscripteur en assurance des entreprises; souscripteur commercial | en: commercial underwriter; commercial lines underwriter | broader: underwriter | skills: risk-assessment, insurance-products, insurance-pricing
real-estate-appraiser | fr: évaluateur agréé; évaluateur immobilier; technicien en évaluation foncière; expert immobilier; évaluateur foncier | en: real estate appraiser; property assessor; property appraiser
| skills: property-valuation, site-inspection, report-writing-research
leasing-agent | fr: agent/agente de location; conseiller en location; agent/agente de location immobilière | en: leasing agent; leasing consultant | related: property-manager | skills: lease-management, property-sales, customer-service
building-superintendent | fr: concierge résident; surintendant d’immeuble | en: building superintendent; apartment manager; resident manager | related: property-manager | skills: minor-repairs, tenant-relations, lease-management
commercial-real-estate-broker | fr: courtier immobilier commercial; conseiller en immobilier commercial | en: commercial real estate broker; commercial leasing broker | broader: real-estate-broker | skills: property-sales, lease-management, property-valuation, negotiation
`,
  skills: `
forecasting | fr: ?prévisions; prévisions financières | en: forecasting; financial forecasting
marketing | fr: marketing; mise en marché de produits | en: marketing; product marketing work
sales | fr: vente; ventes de produits | en: sales; selling
# Marketing
marketing-strategy | fr: stratégie marketing; plan marketing; planification marketing | en: marketing strategy; marketing plan; marketing planning | broader: marketing
brand-management | fr: gestion de marque; positionnement de marque; notoriété de marque | en: brand management; brand positioning; brand awareness
market-research | fr: études de marché; recherche marketing; analyse de marché; analyse concurrentielle | en: market research; market analysis; competitive analysis; market studies
pricing-strategy | fr: stratégie de prix; établissement des prix; tarification | en: pricing strategy; pricing; price setting
product-launches | fr: lancement de produits; mise en marché | en: product launches; go-to-market
digital-advertising | fr: publicité numérique; Google Ads; Meta Ads; publicité payante; publicité programmatique | en: digital advertising; Google Ads; Meta Ads; pay-per-click; PPC; programmatic advertising; paid search
social-media-advertising | fr: publicité sur les médias sociaux; Facebook Ads; publicité Instagram; TikTok; LinkedIn Ads | en: social media advertising; Facebook Ads; Instagram marketing; TikTok marketing; LinkedIn Ads; paid social | broader: marketing
email-marketing | fr: marketing par courriel; courriels promotionnels; Mailchimp; infolettres marketing; Cyberimpact | en: email marketing; email campaigns; Mailchimp | broader: marketing
marketing-automation | fr: automatisation du marketing; Pardot | en: marketing automation; Pardot; lead nurturing
keyword-research | fr: recherche de mots-clés; Semrush; Ahrefs | en: keyword research; Semrush; Ahrefs
conversion-optimisation | fr: optimisation des conversions; tests A/B; pages de destination | en: conversion rate optimization; A/B testing; landing pages; =CRO
influencer-marketing | fr: marketing d’influence; relations avec les influenceurs | en: influencer marketing; influencer relations
media-planning | fr: planification média; achat média; placement média | en: media planning; media buying; media placement
advertising-sales | fr: vente de publicité; vente d’espace publicitaire | en: advertising sales; ad space sales
trade-shows | fr: salons commerciaux; foires commerciales; kiosques d’exposition | en: trade shows; exhibitions; booth management
promotional-activities | fr: activités promotionnelles; promotions en magasin; concours promotionnels | en: promotional activities; in-store promotions; contests
loyalty-programs | fr: programmes de fidélisation; cartes de fidélité; ?fidélisation | en: loyalty programs; reward programs
customer-experience | fr: expérience client; parcours client; satisfaction de la clientèle | en: customer experience; customer journey; customer satisfaction; =CX
sponsorships | fr: commandites; recherche de commandites | en: sponsorships; sponsorship sales

# Sales
consultative-selling | fr: vente conseil | en: consultative selling | related: closing-sales
closing-sales | fr: conclusion de ventes; techniques de vente; argumentation de vente | en: closing sales; sales techniques; selling skills
quotations | fr: soumissions; devis clients; cotations | en: quotations; preparing quotes; quotes; client estimates
order-management | fr: gestion des commandes clients; traitement des commandes; entrée de commandes | en: order management; order processing; order entry
after-sales-service | fr: service après-vente; suivi après-vente; garanties | en: after-sales service; warranty service; post-sale follow-up
product-demonstration | fr: démonstration en magasin; dégustations en magasin | en: in-store demonstrations; product sampling
product-returns | fr: échanges et remboursements; retours de marchandise | en: returns and exchanges; refunds; merchandise returns
territory-management | fr: gestion de territoire; développement de territoire; tournée de clients | en: territory management; territory development; client visits
technical-product-knowledge | fr: connaissances techniques des produits; vente technique; représentation technique | en: technical product knowledge; technical sales; solution selling
b2b-sales | fr: ventes interentreprises; vente B2B; ventes aux entreprises | en: B2B sales; business-to-business sales; corporate sales | broader: sales
b2c-sales | fr: vente au détail; vente en magasin; vente B2C | en: retail sales; B2C sales; in-store sales | broader: sales
telesales | fr: télévente; vente par téléphone; télémarketing | en: telesales; telephone sales; telemarketing | broader: sales
door-to-door-sales | fr: vente à domicile; vente porte-à-porte | en: door-to-door sales; direct selling | broader: sales
sales-forecasting | fr: prévisions de ventes; entonnoir de ventes; pipeline de ventes | en: sales forecasting; sales pipeline; sales funnel management | broader: forecasting
tender-responses | fr: réponse aux appels d’offres; rédaction d’offres de service | en: tender responses; proposal writing; RFP responses
export-sales | fr: exportation; ventes à l’exportation; commerce international | en: export sales; exporting; international trade
vehicle-knowledge | fr: connaissances automobiles; secteur automobile | en: automotive knowledge; vehicle knowledge; automotive industry
vehicle-financing | fr: financement automobile; produits F&I; directeur commercial automobile | en: vehicle financing; automotive finance and insurance; F&I products
building-materials-knowledge | fr: matériaux de construction; connaissance de la quincaillerie | en: building materials knowledge; hardware products
merchandising-fashion | fr: mode et vêtements; conseil vestimentaire; stylisme en magasin | en: fashion retail; personal styling; apparel
cash-opening | fr: ouverture et fermeture de caisse; dépôts bancaires de magasin | en: till opening; store deposits
retail-software | fr: Lightspeed; logiciel de caisse; ?=Square | en: Lightspeed; Square point of sale; Moneris | type: tool
marketplaces | fr: places de marché en ligne; Amazon Seller Central; eBay; Etsy | en: online marketplaces; Amazon Seller Central; eBay; Etsy | type: tool
category-management-retail | fr: gestion de catégories; assortiment de produits | en: retail category management; product assortment
survey-interviewing | fr: sondages téléphoniques; passation de questionnaires | en: telephone surveys; survey interviewing; administering questionnaires
valuation-goods | fr: évaluation d’objets; évaluation d’antiquités; encans | en: appraisal of goods; antiques valuation; auctions

# Banking and accounting
lending | fr: prêts personnels; octroi de crédit; financement; prêts commerciaux; ?prêts | en: lending; personal loans; credit granting; commercial lending
credit-analysis | fr: analyse de crédit; dossiers de crédit; cote de crédit | en: credit analysis; credit assessment; credit applications
mortgage-financing | fr: prêts hypothécaires; financement hypothécaire; hypothèques | en: mortgages; mortgage financing; mortgage lending
mortgage-licence | fr: permis de courtier hypothécaire | en: mortgage broker licence | type: licence
debt-collection | fr: recouvrement; recouvrement de créances; perception de comptes | en: debt collection; accounts collection
foreign-exchange | fr: opérations de change; devises étrangères | en: foreign exchange; currency exchange
portfolio-management | fr: gestion de portefeuille de placements; gestion d’actifs; gestion de patrimoine | en: portfolio management; asset management; wealth management
investment-analysis | fr: analyse de placements; analyse financière de titres | en: investment analysis; securities analysis; equity research
trading | fr: négociation de titres; marchés boursiers; produits dérivés; Bloomberg | en: securities trading; stock markets; derivatives; Bloomberg terminal
cfa-designation | fr: titre CFA; analyste financier agréé | en: CFA charter; chartered financial analyst | type: licence
cpa-designation | fr: titre CPA; comptable professionnel agréé; membre de l’Ordre des CPA | en: CPA designation; chartered professional accountant; =CPA | type: licence
financial-planner-licence | fr: titre de planificateur financier; diplôme de l’IQPF | en: CFP designation; financial planner licence | type: licence
tax-planning | fr: planification fiscale; optimisation fiscale | en: tax planning; tax optimization
sales-taxes | fr: taxes à la consommation; TPS et TVQ; déclarations de taxes; TPS/TVQ | en: sales taxes; GST and QST; GST/HST filing; GST/QST
tax-software | fr: Taxprep; ImpôtExpert; logiciels d’impôt | en: Taxprep; ProFile; tax software | type: tool
retirement-planning | fr: planification de la retraite; REER; CELI | en: retirement planning; RRSP; TFSA
treasury-management | fr: trésorerie; gestion de trésorerie; gestion de l’encaisse | en: treasury management; treasury; cash management
cash-flow-forecasting | fr: prévisions de trésorerie; flux de trésorerie | en: cash flow forecasting; cash flow | broader: forecasting
cost-accounting | fr: coûts de revient; comptabilité de gestion; prix de revient | en: cost accounting; management accounting; product costing
variance-analysis | fr: analyse des écarts; analyse d’écarts budgétaires | en: variance analysis; budget variance
fixed-assets | fr: immobilisations; amortissement | en: fixed assets; depreciation
consolidation | fr: consolidation financière; états financiers consolidés | en: ?consolidation; consolidated financial statements
ifrs | fr: IFRS; normes comptables; NCECF | en: IFRS; accounting standards; GAAP; ASPE
invoice-processing | fr: facturation; traitement de factures; émission de factures | en: invoicing; invoice processing
journal-entries | fr: écritures de journal; régularisations; grand livre | en: journal entries; adjusting entries
expense-accounts | fr: comptes de dépenses; remboursement des dépenses | en: expense accounts; expense claims
sage-software | fr: Sage 50 | en: Sage 50; Simply Accounting | type: tool | broader: accounting-software
quickbooks | fr: QuickBooks | en: QuickBooks | type: tool | broader: accounting-software
sap-software | fr: SAP; SAP S/4HANA | en: SAP; SAP S/4HANA | type: tool | broader: erp-software
dynamics-software | fr: Microsoft Dynamics; Dynamics 365; NetSuite; Oracle Financials | en: Microsoft Dynamics; Dynamics 365; NetSuite; Oracle Financials | type: tool | broader: erp-software
caseware | fr: CaseWare | en: CaseWare | type: tool
risk-frameworks | fr: cadre de gestion des risques; risque opérationnel; Bâle III | en: risk management framework; operational risk; Basel III; enterprise risk management
fraud-detection | fr: détection de fraudes; prévention de la fraude; juricomptabilité | en: fraud detection; fraud prevention; forensic accounting
insolvency | fr: insolvabilité; faillites; propositions de consommateur | en: insolvency; bankruptcies; consumer proposals
financial-reporting-sox | fr: conformité Sarbanes-Oxley; contrôles financiers 52-109 | en: Sarbanes-Oxley

# Insurance and property
insurance-pricing | fr: tarification d’assurance; souscription d’assurance | en: insurance pricing; underwriting guidelines; insurance rating
actuarial-modelling | fr: modélisation actuarielle; actuariat; provisions actuarielles | en: actuarial modelling; actuarial science; reserving
reinsurance | fr: réassurance | en: reinsurance
loss-adjusting | fr: règlement de sinistres; évaluation de sinistres; expertise en sinistres | en: loss adjusting; claims adjusting; claims investigation
auto-insurance | fr: assurance automobile; assurance habitation; assurance de particuliers | en: auto insurance; home insurance; personal lines insurance
commercial-insurance | fr: assurance des entreprises; assurance commerciale | en: commercial insurance; commercial lines
property-valuation | fr: évaluation immobilière; évaluation foncière; évaluation de propriétés | en: property valuation; real estate appraisal; property assessment
real-estate-licence | fr: permis de courtage immobilier; permis de l’OACIQ | en: real estate licence; OACIQ licence | type: licence
property-listing | fr: mise en marché de propriétés; visites libres; Centris | en: property listings; open houses; MLS; Centris
tenant-relations | fr: relations avec les locataires; perception des loyers; service aux locataires | en: tenant relations; rent collection; tenant services
condominium-management | fr: gestion de copropriétés; syndicat de copropriété | en: condominium management; condo board
real-estate-development | fr: promotion immobilière; développement immobilier | en: real estate development; property development
`,
});
