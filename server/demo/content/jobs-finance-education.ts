import type { DemoJob } from './content-types.js';

export const financeAndEducationJobs: readonly DemoJob[] = [
  {
    company: 'mutuelle',
    title: 'Conseillère ou conseiller en finances personnelles',
    department: 'Réseau de Laval',
    description: `Vous rencontrez les membres à chaque grand tournant : un premier toit, un enfant, une retraite. Vous écoutez d’abord, vous proposez ensuite, et vous êtes payé à salaire : aucun quota de produits.

Portefeuille de 280 ménages, adjointe partagée, rencontres en succursale ou en vidéo.`,
    requirements: [
      'Baccalauréat en finance, en administration ou l’équivalent',
      'Permis de représentant en épargne collective (AMF)',
      'Deux ans de service-conseil',
      'Planification financière personnelle un atout',
      'Français et anglais parlés',
    ],
    benefits: ['Salaire fixe, aucun quota', 'Retraite à prestations déterminées', 'Titre de Pl. fin. payé'],
    location: 'Laval, QC',
    job_type: 'FULL_TIME',
    salary_range: 'Entre 64 000 $ et 79 000 $ annuellement',
  },
  {
    company: 'mutuelle',
    title: 'Claims adjuster, bilingual',
    department: 'Home and auto claims',
    description: `A burst pipe in January, a fender on the 15: you are the first calm voice that people hear. You take the report, visit or appraise by video, decide, and pay: within five days for nine claims out of ten.

You will learn our policies in a paid eight-week course that leads to the AMF certificate.`,
    requirements: [
      'AMF claims adjuster certificate, or willingness to earn it',
      'Customer service in difficult moments',
      'Clear writing in English and French',
      'Analysis and negotiation',
    ],
    benefits: ['Three days of remote work', 'Paid certification', 'Annual bonus'],
    location: 'Laval, QC',
    remote: true,
    job_type: 'FULL_TIME',
    salary_range: '58k to 70k',
  },
  {
    company: 'mutuelle',
    title: 'Comptable, CPA',
    department: 'Finances',
    description: `Vous préparez les états financiers mensuels et réglementaires, vous menez la fermeture d’année avec les auditeurs et vous pilotez le passage au nouveau progiciel comptable.

Équipe de sept personnes où l’on quitte à 16 h 30, même en février.`,
    requirements: [
      'Titre de CPA',
      'Trois ans d’expérience en comptabilité générale ou en audit',
      'Normes IFRS, IFRS 17 un atout',
      'Excel avancé',
      'Rigueur et pédagogie',
    ],
    benefits: ['Cotisation à l’Ordre payée', 'Trois jours de télétravail', 'Boni annuel'],
    location: 'Laval, QC',
    job_type: 'FULL_TIME',
    salary_range: '82 000 $ à 98 000 $',
  },
  {
    company: 'mutuelle',
    title: 'Agente ou agent de service à la clientèle',
    department: 'Centre de contact',
    description: `Vous répondez aux questions sur les contrats, vous modifiez les couvertures et vous transférez rarement : ici, la personne qui décroche règle. Appels en français surtout, clavardage dans les deux langues.

Formation payée de six semaines ; télétravail possible après trois mois.`,
    requirements: [
      'Un an de service à la clientèle',
      'Français et anglais parlés',
      'Aisance avec l’informatique',
      'Écoute et patience',
    ],
    benefits: ['Formation payée', 'Assurance collective', 'Horaire de 35 heures'],
    location: 'Laval, QC',
    remote: true,
    job_type: 'FULL_TIME',
    salary_range: '21,40 $ à 25 $ de l’heure',
  },
  {
    company: 'college',
    title: 'College teacher, nursing',
    department: 'Health technologies',
    description: `You teach theory in small groups of twenty-four and supervise clinical placements of six students at the Gatineau hospital. Half of your classes are in English, half in French or all in English: the timetable follows you.

The simulation laboratory has four high-fidelity mannequins and a technician who loves them.`,
    requirements: [
      'Bachelor’s degree in nursing, OIIQ member',
      'Three years of clinical practice',
      'A gift for explaining',
      'English fluent, French working knowledge',
    ],
    benefits: ['Eight weeks of summer leave', 'Government pension plan', 'Free courses for the family'],
    location: 'Gatineau, QC',
    job_type: 'FULL_TIME',
    salary_range: '$55,000 to $104,000 a year',
  },
  {
    company: 'college',
    title: 'Éducatrice ou éducateur en petite enfance',
    department: 'Garderie du Collège',
    description: `Un groupe de huit enfants de trois à quatre ans, une cour ombragée, un potager et des collègues qui savent que jouer est un travail sérieux. Programme « Accueillir la petite enfance », dans les deux langues.

Temps plein, du lundi au vendredi, fermeture deux semaines en août.`,
    requirements: [
      'DEC ou AEC en techniques d’éducation à l’enfance',
      'Certificat de premiers soins en petite enfance',
      'Observation et planification d’activités',
      'Français ; anglais un atout',
    ],
    benefits: ['Régime de retraite', 'Congés de maladie payés', 'Place en garderie pour vos enfants'],
    location: 'Gatineau, QC',
    job_type: 'FULL_TIME',
    salary_range: '24 $ à 31 $/h',
  },
  {
    company: 'college',
    title: 'IT support technician',
    department: 'Information technology',
    description: `Two thousand students, four hundred screens and a help desk where nobody is made to feel slow. You image and repair computers, manage accounts, look after the classrooms’ projectors and write the guide you wish you had been given.`,
    requirements: [
      'DEC in computer science or two years of technical support',
      'Windows, macOS and Microsoft 365 administration',
      'Networking basics: TCP/IP, Wi-Fi, Active Directory',
      'Patience in English and in French',
    ],
    benefits: ['35-hour week', 'Six weeks of vacation', 'Free courses'],
    location: 'Gatineau, QC',
    job_type: 'FULL_TIME',
    salary_range: '$27.15 to $35.40 / hour',
  },
  {
    company: 'college',
    title: 'Enseignante ou enseignant de français langue seconde',
    department: 'Langues',
    description: `Vous enseignez à des adultes qui arrivent de partout et à des étudiants anglophones qui veulent travailler ici. Groupes de quinze, trois niveaux, approche communicative et beaucoup de sorties : le marché, le musée, la radio locale.

Contrat d’une session, renouvelable, seize heures par semaine.`,
    requirements: [
      'Baccalauréat en enseignement du français langue seconde ou l’équivalent',
      'Expérience auprès d’adultes',
      'Outils d’enseignement à distance (Moodle, Teams)',
      'Ouverture et clarté',
    ],
    benefits: ['Bibliothèque et gymnase', 'Cours gratuits'],
    location: 'Gatineau, QC',
    job_type: 'CONTRACT',
    salary_range: '52 $ à 74 $ de l’heure',
  },
  {
    company: 'hopital',
    title: 'Human resources advisor',
    department: 'Human resources',
    description: `You look after the hiring and the arrival of nurses trained abroad: credentials, permits, housing, schools for the children. Twenty-five families a year, each with its own story.

You work in French and English, with colleagues who answer Spanish and Arabic when it helps.`,
    requirements: [
      'Bachelor’s degree in human resources or industrial relations',
      'Two years of recruitment, international recruitment an asset',
      'CRHA title an asset',
      'Bilingual, spoken and written',
      'Organisation and tact',
    ],
    benefits: ['Two days of remote work', 'Government pension plan'],
    location: 'Trois-Rivières, QC',
    job_type: 'CONTRACT',
    salary_range: '$62,000 - $78,000',
  },
  {
    company: 'marche',
    title: 'Adjointe administrative ou adjoint administratif',
    department: 'Administration',
    description: `Vous êtes la mémoire de la coopérative : procès-verbaux du conseil, facturation des membres, paie de quatre-vingt-quinze personnes avec l’aide d’un logiciel, et l’assemblée annuelle où tout le monde vient.`,
    requirements: [
      'DEP en secrétariat ou en comptabilité, ou l’équivalent',
      'Suite Microsoft Office',
      'Paie et tenue de livres',
      'Français écrit impeccable',
    ],
    benefits: ['Horaire de 32 heures', 'Rabais de 15 %', 'Congé le jour de votre fête'],
    location: 'Rimouski, QC',
    job_type: 'PART_TIME',
    salary_range: '22 $ à 26 $ / h',
  },
];
