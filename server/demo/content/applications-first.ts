import type { CompanyKey } from './content-types.js';

/** An application of the demo and its status. Times are counted in working days from the day of the demo. */
export type DemoAnswer =
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'reviewed' }
  | { readonly kind: 'rejected'; readonly reason: string }
  | {
      readonly kind: 'interview';
      readonly inDays: readonly number[];
      readonly notes: string;
      readonly place?: string;
      /** Which of the times the person chose. Absent: they have not answered. */
      readonly chosen?: number;
    }
  | { readonly kind: 'offered'; readonly inDays: number; readonly salary: string; readonly note: string }
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'accepted' }
  /** The person took the offer, the company accepted, and recorded the hire. */
  | { readonly kind: 'hired'; readonly inDays: number; readonly salary: string; readonly note: string };

export interface DemoApplication {
  /** Absent: the demo's own seeker account. */
  readonly seeker?: string;
  readonly company: CompanyKey;
  /** The first words of the posting's title. */
  readonly job: string;
  readonly daysAgo: number;
  readonly source: 'SEARCH' | 'MATCHES' | 'COMPANY_PAGE' | 'WEB';
  readonly letter: string | null;
  readonly answer: DemoAnswer;
}

export const firstApplications: readonly DemoApplication[] = [
  {
    company: 'mutuelle',
    job: 'Analyste de données',
    daysAgo: 4,
    source: 'MATCHES',
    letter:
      'Bonjour, je construis depuis six ans des outils qui montrent des chiffres aux gens qui en ont besoin le matin. J’aimerais maintenant m’occuper des chiffres eux-mêmes.',
    answer: {
      kind: 'interview',
      inDays: [3, 4, 6],
      notes: 'Une conversation de trois quarts d’heure avec l’équipe. Rien à préparer : nous parlerons de vos projets.',
    },
  },
  {
    company: 'transport',
    job: 'Répartitrice ou répartiteur',
    daysAgo: 3,
    source: 'SEARCH',
    letter: 'J’ai refait l’écran de planification d’un logiciel de répartition : je connais le métier de l’autre côté.',
    answer: { kind: 'reviewed' },
  },
  {
    company: 'college',
    job: 'IT support technician',
    daysAgo: 8,
    source: 'COMPANY_PAGE',
    letter: null,
    answer: {
      kind: 'rejected',
      reason: 'We needed somebody on campus every day of the week. Your work is impressive: please apply again.',
    },
  },
  {
    seeker: 'david.chen@demo.example',
    company: 'studio',
    job: 'DevOps engineer',
    daysAgo: 1,
    source: 'SEARCH',
    letter: 'I automate what I have to do twice. I would love to learn the rest from a team that does it well.',
    answer: { kind: 'unanswered' },
  },
  {
    seeker: 'thi-lan.nguyen@demo.example',
    company: 'studio',
    job: 'Back-end developer, Node.js',
    daysAgo: 2,
    source: 'WEB',
    letter:
      'Je lis du SQL comme d’autres lisent le journal, et j’écris du code que mes collègues relisent sans soupirer.',
    answer: { kind: 'reviewed' },
  },
  {
    seeker: 'mathis.bolduc@demo.example',
    company: 'acier',
    job: 'Soudeuse-monteuse ou soudeur-monteur',
    daysAgo: 5,
    source: 'MATCHES',
    letter: 'Cartes CWB toutes positions, et libre quatre jours par semaine.',
    answer: {
      kind: 'interview',
      inDays: [2],
      notes: 'Visite de l’atelier et essai de soudage. Apportez vos bottes.',
      place: 'À l’atelier, entrée des visiteurs',
    },
  },
  {
    seeker: 'amina.benali@demo.example',
    company: 'hopital',
    job: 'Infirmière clinicienne ou infirmier clinicien, urgence',
    daysAgo: 9,
    source: 'SEARCH',
    letter: 'Sept ans d’urgence, et l’envie de continuer.',
    answer: {
      kind: 'offered',
      inDays: 30,
      salary: '46 $ de l’heure',
      note: 'Poste de jour, une fin de semaine sur trois. Nous serions heureux de vous accueillir.',
    },
  },
];
