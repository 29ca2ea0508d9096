import type { DemoJob } from './content-types.js';

export const healthJobs: readonly DemoJob[] = [
  {
    company: 'hopital',
    title: 'Infirmière clinicienne ou infirmier clinicien, urgence',
    department: 'Urgence',
    description: `Vous évaluez, vous priorisez, vous rassurez. Notre urgence reçoit 46 000 visites par année ; vous y travaillez en équipe avec douze collègues par quart, deux médecins et une pharmacienne présente jusqu’à minuit.

**Responsabilités**
- Triage et évaluation de la condition physique et mentale
- Administration des soins et de la médication
- Enseignement au patient et à la famille
- Encadrement des externes en soins infirmiers

Orientation de huit semaines, puis mentorat de six mois.`,
    requirements: [
      'Membre en règle de l’OIIQ',
      'Baccalauréat en sciences infirmières',
      'Un an d’expérience en soins aigus ou en urgence',
      'RCR et SIMDUT à jour',
      'Disponibilité de soir ou de nuit',
    ],
    video_questions: ['Pourquoi l’urgence ?', 'Racontez une garde difficile et ce que vous en avez retenu.'],
    benefits: ['Primes de soir, de nuit et de fin de semaine', 'Régime de retraite de l’État', 'Garderie sur place'],
    location: 'Trois-Rivières, QC',
    job_type: 'FULL_TIME',
    salary_range: '32,75 $ à 52,10 $ / heure',
  },
  {
    company: 'hopital',
    title: 'Préposée ou préposé aux bénéficiaires',
    department: 'Hébergement et soins de longue durée',
    description: `Vous êtes la présence de chaque jour : l’aide au lever, au repas et à la marche, et le mot qui fait sourire. Unité de 32 résidents, équipe stable, ratio d’une personne préposée pour six résidents de jour.

Nous payons la formation à l’attestation d’études professionnelles si vous ne l’avez pas encore, en échange d’un engagement de deux ans.`,
    requirements: [
      'DEP ou AEP en assistance à la personne, ou volonté de l’obtenir',
      'Principes de déplacement sécuritaire (PDSB)',
      'Douceur, patience et sens de l’observation',
      'Une fin de semaine sur deux',
    ],
    benefits: ['Formation payée', 'Horaire connu huit semaines d’avance', 'Prime d’assiduité'],
    location: 'Trois-Rivières, QC',
    job_type: 'FULL_TIME',
    salary_range: '24,36 $ – 29,02 $ de l’heure',
  },
  {
    company: 'hopital',
    title: 'Registered nurse, home care',
    department: 'Home support',
    description: `You visit seven to nine people a day across the English-speaking communities of Mauricie: wound care, medication, chronic disease follow-up, and a great deal of listening. A car, a tablet and a nurse practitioner one call away.

Your patients speak English; your team speaks French and will help you improve yours with paid lessons.`,
    requirements: [
      'Registered nurse, OIIQ permit or eligibility',
      'Wound care and chronic disease management',
      'Valid driver’s licence',
      'English fluent, functional French',
      'Autonomy and sound clinical judgement',
    ],
    benefits: ['Company car', 'Day schedule, one weekend in four', 'Paid French lessons'],
    location: 'Shawinigan, QC',
    job_type: 'FULL_TIME',
    salary_range: '$30.50 to $49.80 per hour',
  },
  {
    company: 'hopital',
    title: 'Inhalothérapeute, soins intensifs',
    department: 'Soins critiques',
    description: `Vous prenez en charge la ventilation mécanique d’une unité de quatorze lits, vous participez aux tournées et vous intervenez au bloc opératoire une semaine sur quatre.

Parc d’appareils renouvelé en 2024, protocoles écrits par les inhalothérapeutes de l’équipe, développement professionnel payé.`,
    requirements: [
      'DEC en inhalothérapie',
      'Membre de l’OPIQ',
      'Ventilation mécanique et gaz artériels',
      'Réanimation cardiorespiratoire avancée souhaitée',
    ],
    benefits: ['Prime de soins critiques', 'Régime de retraite de l’État', 'Logement temporaire à l’arrivée'],
    location: 'Trois-Rivières, QC',
    job_type: 'FULL_TIME',
    salary_range: '28 $ à 43 $/h',
  },
  {
    company: 'hopital',
    title: 'Secrétaire médicale ou secrétaire médical',
    department: 'Clinique externe d’orthopédie',
    description: `Vous accueillez les usagers, vous gérez les rendez-vous de quatre chirurgiens et vous transcrivez les rapports. Une clinique vive où l’organisation des uns soulage la douleur des autres.

Poste à temps partiel, trois jours par semaine, avec possibilité de remplacement l’été.`,
    requirements: [
      'DEP en secrétariat médical ou expérience équivalente',
      'Terminologie médicale en français',
      'Excellente orthographe et bonne vitesse de frappe',
      'Courtoisie au téléphone comme au comptoir',
    ],
    benefits: ['Horaire de jour', 'Vacances dès la première année'],
    location: 'Trois-Rivières, QC',
    job_type: 'PART_TIME',
    salary_range: '23,10 $ à 25,90 $ l’heure',
  },
];
