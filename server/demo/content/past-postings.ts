import type { CloseReason } from '../../modules/jobs/http/jobs.contract.js';
import type { DemoApplication } from './applications-first.js';
import type { DemoJob } from './content-types.js';

/** A posting of the last six months that was closed since. */
export interface PastPosting {
  readonly posting: DemoJob;
  readonly publishedDaysAgo: number;
  readonly closedDaysAgo: number;
  readonly reason: CloseReason;
  /** All of them older than the closing. */
  readonly applications: readonly Omit<DemoApplication, 'company' | 'job'>[];
}

const notThisTime = {
  kind: 'rejected',
  reason: 'Merci de votre intérêt. Nous avons retenu une autre personne.',
} as const;

export const pastPostings: readonly PastPosting[] = [
  {
    posting: {
      company: 'studio',
      title: 'Coordonnatrice ou coordonnateur de bureau, remplacement',
      department: 'Administration',
      description:
        'Un remplacement de trois mois, en grande partie à distance : horaires, fournisseurs, accueil des nouvelles personnes et organisation de la rencontre d’équipe.',
      requirements: ['Gestion d’équipe ou de bureau', 'Horaires et fournisseurs', 'Français écrit'],
      benefits: ['Télétravail libre', 'Semaine de 35 heures'],
      location: 'Montréal, QC',
      remote: true,
      job_type: 'CONTRACT',
      salary_range: '54 000 $ à 60 000 $',
    },
    publishedDaysAgo: 150,
    closedDaysAgo: 118,
    reason: 'FILLED_HERE',
    applications: [
      {
        seeker: 'noemie.levesque@demo.example',
        daysAgo: 146,
        source: 'SEARCH',
        letter: 'Trois mois à distance, entre deux saisons à l’épicerie : c’est le bon moment.',
        answer: { kind: 'hired', inDays: -110, salary: '57 000 $', note: 'Remplacement de trois mois, à distance.' },
      },
      { seeker: 'lucie.berube@demo.example', daysAgo: 143, source: 'WEB', letter: null, answer: notThisTime },
      { seeker: 'yasmine.haddad@demo.example', daysAgo: 140, source: 'SEARCH', letter: null, answer: notThisTime },
      {
        seeker: 'hannah.goldberg@demo.example',
        daysAgo: 136,
        source: 'SEARCH',
        letter: null,
        answer: { kind: 'withdrawn' },
      },
    ],
  },
  {
    posting: {
      company: 'studio',
      title: 'Analyste de données géographiques',
      department: 'Données',
      description:
        'Vous préparez les données de transport de douze villes, vous mesurez leur qualité et vous expliquez les écarts à celles et ceux qui décident.',
      requirements: ['SQL et PostGIS', 'Python', 'Vulgarisation'],
      benefits: ['Télétravail libre', 'Formation payée'],
      location: 'Montréal, QC',
      remote: true,
      job_type: 'FULL_TIME',
      salary_range: '76 000 $ à 92 000 $',
    },
    publishedDaysAgo: 95,
    closedDaysAgo: 68,
    reason: 'FILLED_ELSEWHERE',
    applications: [
      { seeker: 'thi-lan.nguyen@demo.example', daysAgo: 92, source: 'MATCHES', letter: null, answer: notThisTime },
      { seeker: 'david.chen@demo.example', daysAgo: 90, source: 'SEARCH', letter: null, answer: notThisTime },
      { seeker: 'ousmane.diop@demo.example', daysAgo: 85, source: 'WEB', letter: null, answer: notThisTime },
    ],
  },
  {
    posting: {
      company: 'studio',
      title: 'Préparation d’horaires d’autobus, contrat de six semaines',
      department: 'Données',
      description:
        'Deux villes changent leurs horaires d’hiver. Pendant six semaines, vous vérifiez les temps de parcours avec les équipes de répartition, ligne par ligne.',
      requirements: ['Horaires ou répartition', 'Tableurs', 'Rigueur'],
      benefits: ['Télétravail libre'],
      location: 'Montréal, QC',
      remote: true,
      job_type: 'CONTRACT',
      salary_range: '32 $ à 36 $ l’heure',
    },
    publishedDaysAgo: 89,
    closedDaysAgo: 74,
    reason: 'FILLED_HERE',
    applications: [
      {
        seeker: 'lucie.berube@demo.example',
        daysAgo: 86,
        source: 'MATCHES',
        letter: 'J’ai bâti des horaires pendant vingt-six ans, et six semaines à distance me conviennent.',
        answer: { kind: 'hired', inDays: -72, salary: '34 $ l’heure', note: 'Six semaines, à distance.' },
      },
      { seeker: 'ousmane.diop@demo.example', daysAgo: 83, source: 'SEARCH', letter: null, answer: notThisTime },
    ],
  },
  {
    posting: {
      company: 'studio',
      title: 'Technical writer',
      department: 'Support',
      description:
        'You write the help of our planning tools with the people who answer our phone, in English first and with a French editor. Two days a week are enough for the first year.',
      requirements: ['Clear writing in English', 'Curiosity about maps and buses', 'Reading knowledge of French'],
      benefits: ['Work from home', 'A week of 35 hours'],
      location: 'Montréal, QC',
      remote: true,
      job_type: 'PART_TIME',
      salary_range: '$36 to $44 an hour',
    },
    publishedDaysAgo: 56,
    closedDaysAgo: 28,
    reason: 'CANCELLED',
    applications: [
      {
        seeker: 'hannah.goldberg@demo.example',
        daysAgo: 53,
        source: 'SEARCH',
        letter: null,
        answer: { kind: 'reviewed' },
      },
      { seeker: 'grace.osei@demo.example', daysAgo: 50, source: 'WEB', letter: null, answer: { kind: 'reviewed' } },
    ],
  },
];
