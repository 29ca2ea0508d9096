import type { DemoJob } from './content-types.js';

export const softwareJobs: readonly DemoJob[] = [
  {
    company: 'studio',
    title: 'Développeuse ou développeur web full stack',
    department: 'Produit',
    description: `Vous rejoignez l’équipe de cinq personnes qui construit notre planificateur de tournées, utilisé chaque matin par onze sociétés de transport.

**Vos journées**
- Concevoir et livrer des fonctions complètes, de l’écran React à la base PostgreSQL
- Écrire les essais automatisés en même temps que le code
- Relire le code de vos collègues et faire relire le vôtre
- Parler directement aux répartiteurs qui se servent de l’outil

Nous livrons deux fois par semaine, sans astreinte la nuit.`,
    requirements: [
      'Trois ans d’expérience en développement web',
      'TypeScript et React',
      'Node.js et conception d’API REST',
      'SQL, idéalement PostgreSQL',
      'Git et revues de code',
      'Français courant ; anglais de lecture',
    ],
    video_questions: [
      'Qu’avez-vous livré ces derniers mois dont vous êtes fier ou fière ?',
      'Comment se passe une bonne revue de code, selon vous ?',
      'Qu’aimeriez-vous apprendre dans votre prochain poste ?',
    ],
    benefits: ['Semaine de 35 heures', 'Télétravail libre', 'Budget de formation de 2 500 $', 'Assurance collective'],
    location: 'Montréal, QC',
    remote: true,
    job_type: 'FULL_TIME',
    salary_range: '85 000 $ à 105 000 $ par année',
  },
  {
    company: 'studio',
    title: 'Back-end developer, Node.js',
    department: 'Platform',
    description: `Our platform team keeps the maps moving: ingestion of transit feeds, a routing engine and the public API that three cities build on.

You will own services from design to production, write the tests that let us deploy on a Friday morning, and explain your choices in short design notes. The team works in French and English; pick the one you think in.

What the first six months look like: learn the feed pipeline with a mentor, take over the vehicle-position service, then lead its move to event streaming.`,
    requirements: [
      'Four years of back-end development',
      'Node.js and TypeScript in production',
      'PostgreSQL: schema design, indexes, query plans',
      'Message queues such as Redis, RabbitMQ or Kafka',
      'Docker and continuous integration',
    ],
    benefits: ['Four weeks of vacation', 'Remote-first', 'Health and dental plan'],
    location: 'Montréal, QC',
    remote: true,
    job_type: 'FULL_TIME',
    salary_range: '$95,000 to $118,000 a year',
  },
  {
    company: 'studio',
    title: 'Conceptrice ou concepteur d’interfaces (UX/UI)',
    department: 'Design',
    description: `Nos utilisateurs sont au volant, au téléphone ou pressés : chaque écran doit se lire en deux secondes.

Vous menez des entrevues, vous dessinez des parcours et des prototypes, vous les essayez avec de vraies personnes et vous tenez notre système de composants avec les développeuses. L’accessibilité (WCAG 2.2 AA) fait partie de la définition de « terminé ».`,
    requirements: [
      'Deux ans d’expérience en conception d’interfaces',
      'Figma et prototypage',
      'Recherche utilisateur et tests d’utilisabilité',
      'Notions d’accessibilité numérique',
      'Portfolio qui montre vos choix, pas seulement le résultat',
    ],
    benefits: ['Horaire flexible', 'Poste de travail à la maison fourni', 'Quatre semaines de vacances'],
    location: 'Montréal, QC',
    remote: true,
    job_type: 'FULL_TIME',
    salary_range: '70–85 k$',
  },
  {
    company: 'studio',
    title: 'DevOps engineer',
    department: 'Platform',
    description: `You make deployments boring. Today we run forty services on Kubernetes across two Canadian regions; you will look after the pipelines, the observability and the budget.

You will spend about half of your time on infrastructure as code, a quarter on helping product teams measure what they ship, and a quarter on incidents that you then make impossible.`,
    requirements: [
      'Three years in a DevOps or site reliability role',
      'Kubernetes and Terraform',
      'AWS or Azure',
      'Linux, networking and scripting in Python or Bash',
      'Prometheus, Grafana or similar monitoring',
    ],
    benefits: ['On-call paid and shared by six', 'Remote-first', 'Training budget'],
    location: 'Montréal, QC',
    remote: true,
    job_type: 'FULL_TIME',
    salary_range: '100k-125k',
  },
  {
    company: 'studio',
    title: 'Stage en développement logiciel, été',
    department: 'Produit',
    description: `Seize semaines, un vrai projet, une personne qui vous accompagne chaque jour. L’été dernier, une stagiaire a écrit le lecteur d’horaires que les villes utilisent aujourd’hui.

Vous participez aux rencontres de l’équipe, vous livrez en production dès la deuxième semaine et vous présentez votre travail aux clients à la fin du stage. Le stage est payé et peut mener à un poste.`,
    requirements: [
      'Études en informatique, en génie logiciel ou en technique de l’informatique',
      'Un langage que vous aimez : JavaScript, Python, Java ou autre',
      'Notions de Git',
      'Curiosité et goût d’apprendre',
    ],
    benefits: ['Stage payé', 'Horaire de 35 heures', 'Laissez-passer de transport'],
    location: 'Montréal, QC',
    job_type: 'INTERNSHIP',
    salary_range: '26 $ de l’heure',
  },
  {
    company: 'mutuelle',
    title: 'Analyste de données',
    department: 'Actuariat et données',
    description: `Vous transformez des réclamations en réponses : où prévenir, quoi simplifier, quel délai promettre. Vous travaillez avec trois actuaires et une équipe de règlement qui attend vos tableaux avec impatience.

Au programme : requêtes SQL sur l’entrepôt, tableaux de bord Power BI, modèles de prévision en Python et beaucoup de conversations avec ceux qui connaissent le métier.`,
    requirements: [
      'Baccalauréat en statistique, en mathématiques, en informatique ou l’équivalent',
      'SQL avancé',
      'Python (pandas) ou R',
      'Power BI ou un autre outil de visualisation',
      'Capacité d’expliquer un chiffre à quelqu’un qui n’aime pas les chiffres',
    ],
    benefits: ['Trois jours de télétravail', 'Retraite à prestations déterminées', 'Boni annuel'],
    location: 'Laval, QC',
    remote: true,
    job_type: 'FULL_TIME',
    salary_range: '72 000 $ – 88 000 $',
  },
];
