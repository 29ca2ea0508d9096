import type { DemoJob } from './content-types.js';

export const transportJobs: readonly DemoJob[] = [
  {
    company: 'transport',
    title: 'Conductrice ou conducteur de camion, classe 1',
    department: 'Longue distance Québec-Ontario',
    description: `Deux allers-retours Lévis-Toronto par semaine, en remorque réfrigérée, avec le même camion et la même répartitrice. Vous êtes à la maison les fins de semaine.

Les heures d’attente sont payées. Toutes.`,
    requirements: [
      'Permis de classe 1 avec mention transmission manuelle',
      'Un an d’expérience en semi-remorque',
      'Dossier de conduite sans infraction grave',
      'Ronde de sécurité et registre électronique des heures',
    ],
    benefits: ['Attente payée', 'Prime à l’écoconduite', 'Camion attitré de moins de quatre ans'],
    location: 'Lévis, QC',
    job_type: 'FULL_TIME',
    salary_range: '1 450 $ à 1 750 $ par semaine',
  },
  {
    company: 'transport',
    title: 'Long-haul truck driver, Northeast US',
    department: 'Cross-border',
    description: `Steel out, produce back: five days on the road between Beauce and Pennsylvania, home every weekend. You know the border forms by heart and your dispatcher knows your name.

We pay by the mile, by the drop and for every hour that you wait.`,
    requirements: [
      'Class 1 licence',
      'Two years of cross-border driving',
      'FAST card or eligibility for one',
      'Valid passport and clean driving record',
      'English; French is welcome',
    ],
    benefits: ['Waiting time paid', 'Assigned truck', 'Group RRSP'],
    location: 'Saint-Georges, QC',
    job_type: 'FULL_TIME',
    salary_range: '$78,000 to $96,000 a year',
  },
  {
    company: 'transport',
    title: 'Répartitrice ou répartiteur',
    department: 'Répartition',
    description: `Quarante camions, deux écrans, un téléphone : vous planifiez les voyages, vous parlez aux conducteurs avant qu’ils n’aient à vous appeler et vous annoncez les retards vous-même aux clients.

Quart de jour, une fin de semaine sur cinq à la maison avec un portable.`,
    requirements: [
      'Deux ans en répartition ou en conduite professionnelle',
      'Connaissance des heures de conduite et de repos',
      'Logiciel de gestion du transport (TMS)',
      'Bilingue au téléphone',
      'Calme',
    ],
    benefits: ['REER collectif', 'Assurance collective', 'Stationnement et gymnase'],
    location: 'Lévis, QC',
    job_type: 'FULL_TIME',
    salary_range: '55 000 $ à 66 000 $ par an',
  },
  {
    company: 'transport',
    title: 'Cariste, entrepôt réfrigéré',
    department: 'Centre de distribution',
    description: `Vous chargez et déchargez les remorques, vous préparez les commandes au chariot élévateur et vous faites vivre la rotation des stocks. Température de 2 à 4 °C, vêtements chauds fournis, pauses payées au chaud.

Quart de soir, du lundi au jeudi.`,
    requirements: [
      'Carte de cariste à jour',
      'Préparation de commandes et lecteur de codes à barres',
      'Aptitude à travailler au froid',
      'Souci de la sécurité',
    ],
    benefits: ['Prime de froid et de soir', 'Semaine de quatre jours', 'Vêtements fournis'],
    location: 'Lévis, QC',
    job_type: 'FULL_TIME',
    salary_range: '23,50 $ + primes de 2 $/h',
  },
  {
    company: 'transport',
    title: 'Mécanicienne ou mécanicien de véhicules lourds',
    department: 'Atelier mécanique',
    description: `Moteurs, freins, systèmes antipollution et trois premiers camions électriques : vous diagnostiquez, vous réparez et vous formez la relève. Fosses neuves, valise de diagnostic à chaque poste, pièces livrées deux fois par jour.`,
    requirements: [
      'DEP en mécanique de véhicules lourds routiers',
      'Certification PEP ou inspection mécanique un atout',
      'Diagnostic électronique',
      'Coffre d’outils personnel',
    ],
    benefits: ['Allocation d’outils de 1 500 $', 'Formation sur véhicules électriques', 'Quart de jour'],
    location: 'Lévis, QC',
    job_type: 'FULL_TIME',
    salary_range: '31 $ à 39 $ de l’heure',
  },
];
