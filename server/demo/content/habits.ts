import type { CompanyKey } from './content-types.js';

/** Postings that the demo's job seeker saved: the company, and the first words of the title. */
export const savedPostings: readonly (readonly [company: CompanyKey, title: string])[] = [
  ['studio', 'Développeuse ou développeur web'],
  ['studio', 'Back-end developer, Node.js'],
  ['studio', 'Conceptrice ou concepteur d’interfaces'],
  ['transport', 'Répartitrice ou répartiteur'],
  ['mutuelle', 'Analyste de données'],
];

/** Searches that the demo's job seeker saved, with an alert. */
export const savedSearches: readonly {
  readonly name: string;
  readonly filters: Readonly<Record<string, string | number | boolean>>;
}[] = [
  { name: 'Développement, en télétravail', filters: { search: 'développeur', remote: true } },
  { name: 'Montréal, temps plein', filters: { location: 'Montréal', job_type: 'FULL_TIME', salary_min: 80_000 } },
];

/** Lists of the demo's own company, with the local parts of people's addresses. */
export const shortlists: readonly {
  readonly name: string;
  readonly people: readonly (readonly [seeker: string, note: string | null])[];
}[] = [
  {
    name: 'À rappeler au printemps',
    people: [
      ['hannah.goldberg', 'Pourrait former nos clients anglophones.'],
      ['priya.raman', 'Si le poste en finances est approuvé.'],
      ['lucie.berube', null],
    ],
  },
  {
    name: 'Données et cartes',
    people: [
      ['thi-lan.nguyen', 'À revoir après l’entrevue de recherche.'],
      ['luis.herrera', 'Bases de données de grande taille.'],
      ['candidate', 'Connaît la répartition de l’intérieur.'],
    ],
  },
];

/** People who registered for the sample events: local parts of addresses. */
export const registrations: Readonly<Record<string, readonly string[]>> = {
  'demo-introduce-yourself-on-video': [
    'candidate',
    'lucie.berube',
    'david.chen',
    'yasmine.haddad',
    'ousmane.diop',
    'hannah.goldberg',
  ],
  'demo-meet-the-hospital': ['amina.benali', 'mariam.traore', 'alexis.awashish', 'yasmine.haddad'],
};
