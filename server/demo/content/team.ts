import type { CompanyKey } from './content-types.js';

/** A colleague of the recruiter in the company's team. */
export interface DemoColleague {
  readonly company: CompanyKey;
  /** Of the portrait; also the local part of their email. */
  readonly key: string;
  readonly full_name: string;
  readonly role: 'HIRING_MANAGER' | 'REVIEWER';
  /** First words of the titles of a hiring manager's postings. */
  readonly jobs: readonly string[];
}

export const colleagues: readonly DemoColleague[] = [
  {
    company: 'studio',
    key: 'marie-eve.tremblay',
    full_name: 'Marie-Ève Tremblay',
    role: 'HIRING_MANAGER',
    jobs: [
      'Développeuse ou développeur web',
      'Conceptrice ou concepteur d’interfaces',
      'Chargée ou chargé de recherche',
    ],
  },
  { company: 'studio', key: 'idriss.kone', full_name: 'Idriss Koné', role: 'REVIEWER', jobs: [] },
];

type Score = 1 | 2 | 3 | 4;

/** A team member’s opinion of an application. `by`: a colleague's key; absent: the recruiter. */
export interface DemoOpinion {
  readonly company: CompanyKey;
  readonly seeker: string;
  readonly job: string;
  readonly by?: string;
  readonly note?: { readonly text: string; readonly mentions?: readonly string[] };
  readonly scores?: Readonly<Record<string, readonly [score: Score, note: string]>>;
}

const interfaces = {
  company: 'studio',
  seeker: 'sofia.marchetti',
  job: 'Conceptrice ou concepteur d’interfaces',
} as const;
const research = { company: 'studio', seeker: 'thi-lan.nguyen', job: 'Chargée ou chargé de recherche' } as const;

/** In the order in which they are written. */
export const opinions: readonly DemoOpinion[] = [
  {
    ...interfaces,
    by: 'idriss.kone',
    scores: {
      skills: [4, 'Son parcours de billetterie est clair, et chaque choix est expliqué.'],
      experience: [4, 'Neuf ans, dont six en services publics.'],
      communication: [3, 'Va droit au but ; j’aimerais l’entendre devant un client.'],
      motivation: [4, 'Connaît déjà deux de nos outils.'],
    },
  },
  {
    ...interfaces,
    by: 'marie-eve.tremblay',
    scores: {
      skills: [4, 'Prototype testé avec de vraies personnes, corrigé deux fois.'],
      experience: [3, 'Peu de cartographie, mais elle apprend vite.'],
      communication: [4, 'Explique sans jargon.'],
      motivation: [4, 'Pose les bonnes questions sur l’équipe.'],
    },
  },
  {
    ...interfaces,
    scores: {
      skills: [4, 'Exactement ce que nous cherchons.'],
      experience: [4, 'Secteur public, comme nos clients.'],
      communication: [4, 'Écoute, puis répond.'],
      motivation: [3, 'Hésite encore entre deux offres.'],
    },
  },
  {
    ...interfaces,
    note: { text: 'Les trois évaluations concordent. On prépare une offre ?', mentions: ['marie-eve.tremblay'] },
  },
  { ...interfaces, by: 'marie-eve.tremblay', note: { text: 'Oui, et vite : elle a une autre entrevue vendredi.' } },
  {
    ...research,
    by: 'idriss.kone',
    scores: {
      skills: [3, 'Très solide en chiffres ; la recherche de terrain reste à apprendre.'],
      experience: [3, 'Cinq ans d’analyse de données.'],
      communication: [4, 'Vulgarise très bien.'],
      motivation: [4, 'Veut comprendre les gens derrière les chiffres.'],
    },
  },
  {
    ...research,
    note: {
      text: 'L’entrevue est prévue. Idriss, tu poses la question sur les données manquantes ?',
      mentions: ['idriss.kone'],
    },
  },
];
