import type { DemoJob } from './content-types.js';

export const tradesJobs: readonly DemoJob[] = [
  {
    company: 'construction',
    title: 'Charpentière-menuisière ou charpentier-menuisier',
    department: 'Chantiers',
    description: `Deux écoles à agrandir, une coopérative de 48 logements et une grange de 1882 à remonter pièce par pièce : il y a de quoi varier.

Vous lisez les plans, vous montez les coffrages et les charpentes, vous posez les revêtements et vous transmettez votre métier à une apprentie ou à un apprenti. Chantiers à moins de 60 minutes de Sherbrooke.`,
    requirements: [
      'Carte de compétence de la CCQ, compagnon ou apprenti de 2e année et plus',
      'Carte ASP Construction',
      'Lecture de plans',
      'Coffrage, charpente de bois et finition',
    ],
    benefits: ['Taux et avantages de la CCQ', 'Camion de service', 'Retour à la maison tous les soirs'],
    location: 'Sherbrooke, QC',
    job_type: 'FULL_TIME',
    salary_range: '44,59 $/h',
  },
  {
    company: 'construction',
    title: 'Électricienne ou électricien',
    department: 'Mécanique du bâtiment',
    description: `Vous installez et entretenez l’appareillage électrique de bâtiments institutionnels : distribution, éclairage, alarme incendie et bornes de recharge.

L’équipe compte neuf personnes, dont trois apprenties. Vous travaillez avec une contremaîtresse qui planifie ses chantiers et qui répond au téléphone.`,
    requirements: [
      'Licence C d’électricien',
      'Carte ASP Construction',
      'Code de construction du Québec, chapitre V',
      'Expérience en commercial ou institutionnel',
      'Permis de conduire classe 5',
    ],
    benefits: ['Taux CCQ', 'Outillage spécialisé fourni', 'Prime de contremaître possible'],
    location: 'Sherbrooke, QC',
    job_type: 'FULL_TIME',
    salary_range: '46,74 $ / heure',
  },
  {
    company: 'construction',
    title: 'Site superintendent',
    department: 'Projects',
    description: `You run one $14M school extension in the Eastern Townships from the first shovel to the keys: schedule, trades, quality and, before everything, safety.

You will lead a crew of twenty-five with two forepersons, hold the weekly meeting with the school board (in English) and the daily one on site (mostly in French).`,
    requirements: [
      'Ten years in construction, four of them leading a site',
      'Institutional projects over $5M',
      'Health and safety for the construction site (ASP)',
      'MS Project or similar scheduling',
      'Bilingual on a building site',
    ],
    benefits: ['Truck and phone', 'Profit sharing', 'Five weeks of vacation'],
    location: 'Magog, QC',
    job_type: 'CONTRACT',
    salary_range: '$105,000 – $125,000',
  },
  {
    company: 'construction',
    title: 'Estimatrice ou estimateur en bâtiment',
    department: 'Estimation',
    description: `Vous lisez les devis avant tout le monde. À partir des plans et des visites, vous calculez les quantités, vous demandez les prix aux sous-traitants et vous montez des soumissions que nous sommes fiers de signer.

Une vingtaine de soumissions par année, la moitié obtenues, jamais au plus bas prix à tout prix.`,
    requirements: [
      'DEC en technologie de l’estimation ou du bâtiment',
      'Trois ans en estimation',
      'Lecture de plans et devis',
      'Excel et un logiciel de relevé de quantités',
    ],
    benefits: [
      'Deux jours de télétravail',
      'REER avec contribution de l’employeur',
      'Vendredis après-midi libres l’été',
    ],
    location: 'Sherbrooke, QC',
    job_type: 'FULL_TIME',
    salary_range: '75 000 $ à 92 000 $',
  },
  {
    company: 'acier',
    title: 'Soudeuse-monteuse ou soudeur-monteur',
    department: 'Atelier de charpente',
    description: `Vous assemblez et soudez des charpentes d’acier et des escaliers à partir de dessins d’atelier. GMAW et FCAW surtout, un peu de SMAW sur les chantiers.

Quatre jours de dix heures, un atelier ventilé et chauffé, des tables de montage neuves et un pont roulant pour vous seul ou presque.`,
    requirements: [
      'DEP en soudage-montage',
      'Procédés GMAW, FCAW et SMAW',
      'Cartes CWB toutes positions, ou capacité de les obtenir',
      'Lecture de plans et trigonométrie d’atelier',
      'Deux ans d’expérience',
    ],
    benefits: ['Semaine de quatre jours', 'Assurance collective', 'Bottes et lunettes fournies'],
    location: 'Saint-Georges, QC',
    job_type: 'FULL_TIME',
    salary_range: '27 $ à 35 $ de l’heure',
  },
  {
    company: 'acier',
    title: 'Opératrice ou opérateur de plieuse et de CNC',
    department: 'Coupe et pliage',
    description: `Vous programmez et conduisez une plieuse de 350 tonnes et une table de coupe au plasma. Vous vérifiez vos premières pièces, vous notez vos réglages et vous proposez mieux : chaque idée retenue est payée.

Formation interne de trois mois avec notre programmeuse.`,
    requirements: [
      'DEP en techniques d’usinage ou expérience équivalente',
      'Programmation et réglage de machines à commande numérique (CNC)',
      'Instruments de mesure : pied à coulisse, micromètre',
      'Lecture de plans',
    ],
    benefits: ['Régime d’intéressement', 'Semaine de quatre jours', 'Cours d’usinage payés'],
    location: 'Saint-Georges, QC',
    job_type: 'FULL_TIME',
    salary_range: '24–31 $/h',
  },
  {
    company: 'acier',
    title: 'Industrial maintenance mechanic',
    department: 'Maintenance',
    description: `You keep two robotic welding cells, five overhead cranes and a powder-coating line alive. Half of the work is prevention that you plan yourself, half is the breakdown nobody saw coming.

Night shift from Monday to Thursday with a partner, never alone. The manuals are in English, the jokes are in French.`,
    requirements: [
      'DEP in industrial mechanics (électromécanique or mécanique industrielle)',
      'Hydraulics, pneumatics and basic PLC troubleshooting',
      'Lockout procedures',
      'Three years in a plant',
    ],
    benefits: ['Night premium', 'Tool allowance', 'Group insurance'],
    location: 'Saint-Georges, QC',
    job_type: 'FULL_TIME',
    salary_range: '$32 to $38 per hour',
  },
  {
    company: 'acier',
    title: 'Ingénieure ou ingénieur de procédés',
    department: 'Génie',
    description: `Vous réduisez les gestes inutiles et les rebuts. Vous mesurez, vous discutez avec les soudeurs, vous essayez, vous standardisez. Premier mandat : l’arrivée d’une troisième cellule robotisée.

Vous relevez du directeur d’usine et vous encadrez une technicienne.`,
    requirements: [
      'Baccalauréat en génie mécanique ou industriel',
      'Membre de l’OIQ (ing. ou CPI)',
      'Amélioration continue : Lean, Kaizen, 5S',
      'SolidWorks',
      'Trois ans en milieu manufacturier',
    ],
    benefits: ['Boni annuel', 'Cotisation à l’Ordre payée', 'Horaire flexible'],
    location: 'Saint-Georges, QC',
    job_type: 'FULL_TIME',
    salary_range: '80 000 $ à 100 000 $ / an',
  },
];
