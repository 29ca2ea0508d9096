/**
 * Names of licences, diplomas and skills that share an entry of the lexicon but are not the same: a person with one is never said to
 * have another. Written like the occupations of `distinct-names.ts`.
 */
export const distinctLicences = `
certification AWS; AWS certification | certification Azure; Azure certification
certification CompTIA A+; CompTIA A+ | CompTIA Network+
CISSP | CEH
certification CEH; CEH certification | OSCP | GIAC; GIAC certification
certification CISM; CISM | CRISC | CISA certification
CCNA; certification CCNA | CCNP
CBAP; certification CBAP | CCBA | ECBA
PMI-ACP; certification PMI-ACP | CAPM | PgMP
certification Scrum Master; certified Scrum Master; CSM | PSM; PSM certification
certification Google Ads; Google Ads certification | certification Google Analytics | certification HubSpot; HubSpot certification
CIA audit interne; auditeur interne certifié; certified internal auditor | CFE fraude; certified fraud examiner
titre ASA; ASA designation | titre FSA; FSA designation | FICA actuariat; FCIA
administrateur agréé; Adm.A.; Adm.A. title | ASC administrateur de sociétés certifié; certified corporate director
CPIM; CPIM APICS; CPIM certification | CSCP; désignation CSCP; CSCP designation
certification Novoclimat; Novoclimat certification | certification LEED; LEED AP; LEED certification
MBA; maîtrise en administration des affaires; master of business administration | DESS en gestion; graduate diploma in management
baccalauréat en administration des affaires; BAA; bachelor of business administration; BBA | bac en sciences comptables; bachelor of accounting
baccalauréat en travail social; bachelor of social work; BSW | maîtrise en travail social; master of social work; MSW
baccalauréat en droit; LL.B.; law degree | École du Barreau; Bar School | maîtrise en droit notarial; master in notarial law
baccalauréat en relations industrielles; degree in industrial relations | bac en gestion des ressources humaines; degree in human resources management
baccalauréat en informatique; bachelor in computer science; bac en informatique de gestion | baccalauréat en génie logiciel; software engineering degree
baccalauréat en génie mécanique; degree in mechanical engineering | baccalauréat en génie civil; degree in civil engineering | baccalauréat en génie électrique
doctorat; Ph. D.; PhD; doctorate | maîtrise en sciences; master of science | postdoctorat; postdoctoral training
baccalauréat en éducation préscolaire et enseignement primaire; BEPEP; degree in elementary education | baccalauréat en enseignement secondaire
DEC en techniques de comptabilité et de gestion; accounting and management technology diploma | DEP en comptabilité; DEP in accounting | AEC en comptabilité
DEP en secrétariat; secretarial studies diploma | ASP en secrétariat juridique; DEP en secrétariat juridique; legal secretarial diploma | ASP en secrétariat médical; DEP en secrétariat médical; medical secretarial diploma | DEC en bureautique; office systems technology diploma
DEC en techniques de l’informatique; computer science technology diploma; DEC in computer science | DEP en soutien informatique; computing support diploma | AEC en développement web
DEC en technologie du génie civil; DEC génie civil; civil engineering technology diploma | DEC en technologie de l’architecture; architectural technology diploma
DEC en techniques de laboratoire; laboratory technology diploma | DEC en chimie analytique; analytical chemistry diploma | DEC en biotechnologies; biotechnology diploma
DEC en technologie du génie électrique; electrical engineering technology diploma | DEC en technologie de la mécanique du bâtiment; building systems technology diploma | DEC en électronique programmable
DEP en production laitière; dairy production diploma | DEC en gestion et technologies d’entreprise agricole; GTEA; farm management diploma; DEC in farm management | DEP en grandes cultures | DEP en production horticole
DEC en santé animale; animal health technology diploma | DEC en technologie des productions animales; animal production technology diploma
DEC en technologie forestière; forest technology diploma | DEP en abattage et débardage; logging and skidding diploma | DEP en aménagement de la forêt
DEC en assainissement de l’eau; water treatment technology diploma | DEC en environnement, hygiène et sécurité au travail; environmental technology diploma
DEP en techniques d’usinage; DEP usinage; machining techniques diploma; DEP in machining | ASP en usinage CNC; CNC machining diploma
DEP en ébénisterie; cabinetmaking diploma | DEP en rembourrage; upholstery diploma | DEP en finition de meubles
DEP en briquetage-maçonnerie | DEP en peinture en bâtiment
DEP en boulangerie; bakery diploma; DEP in baking | DEP en pâtisserie; pastry diploma
DEP en service de la restauration; restaurant service diploma | ASP en sommellerie; sommelier diploma | WSET certification
DEP en esthétique; aesthetics diploma; DEP in aesthetics | ASP en épilation; electrolysis diploma
DEP en soudage-montage; DEP en soudage; welding and fitting vocational diploma; DEP in welding | ASP soudage haute pression
permis de directeur de funérailles; funeral director licence | permis de thanatopraxie; embalming permit | DEC en thanatologie; thanatology diploma
permis d’investigation BSP; BSP investigation permit | permis de serrurerie BSP; BSP locksmith permit | permis de systèmes électroniques BSP
croix de bronze; bronze cross | médaille de bronze; bronze medallion
diplôme de Pompier 1; Pompier I; Firefighter I certification | Pompier II; Firefighter II certification | officier non urbain; ONU pompier
certificat de chasseur; hunter certificate | permis de trappage; trapping licence | permis de pêche commerciale; commercial fishing licence
licence de pilote professionnel; commercial pilot licence | licence de pilote de ligne; airline transport pilot licence | annotation multimoteur; multi-engine rating
licence M1; M1 licence | licence M2; M2 licence
carte UDA; membre UDA; UDA membership | membre AQTIS; AQTIS membership | carte IATSE; IATSE card
formation EPTC 2; EPTC2 éthique; TCPS 2 ethics certificate | formation BPL; GLP training | certification BPF; GMP training
ceinture verte Lean Six Sigma; Lean Six Sigma green belt; green belt certification | ceinture noire
ceinture verte; green belt | ceinture noire Six Sigma; Six Sigma black belt
permis de l’Autorité des marchés financiers; AMF; permis AMF; AMF licence | certificat en valeurs mobilières; Canadian securities course
coulage de béton; bétonnage; concrete pouring; concrete placement | béton; concrete work
gestion de l’invalidité; disability management | gestion des absences; absence management | assurance invalidité; short-term disability
cartes de crédit; credit cards | ouverture de comptes; account opening | transactions de caisse; teller transactions
achats; approvisionnement; purchasing; procurement | gestion des commandes; passation de commandes; ordering supplies | gestion des fournisseurs; supplier management; vendor management
encadrement de stagiaires | mentorat; mentoring
manutention de colis; parcel handling | livraison de colis; distribution de colis; parcel delivery; package delivery
fluoroscopie; fluoroscopy | radiographie générale; general radiography; X-ray imaging
planification de mission d’audit; audit planning | missions d’examen; review engagements | missions de compilation; compilation engagements
stimulation du langage; language stimulation | éveil à la lecture; early literacy | comptines; storytime
placement temporaire; temporary staffing | agence de placement; staffing agency
communication d’entreprise; communications organisationnelles; corporate communications | communication interne; internal communications | plan de communication; communication plan; communications planning
calendrier de conservation; conservation des documents; retention schedules; document retention | archives; archives management
diagnostic automobile; diagnostic de véhicules; vehicle diagnostics; automotive diagnostics | valise de diagnostic; outil de diagnostic; scan tools; OBD diagnostics
premiers soins; premiers secours; secourisme; secouriste en milieu de travail; first aid; first aid certificate; standard first aid | RCR; réanimation cardiorespiratoire; CPR; cardiopulmonary resuscitation
symboles de soudage; weld symbols | lecture de dessins industriels; shop drawing reading | lecture de croquis; reading sketches
`;
