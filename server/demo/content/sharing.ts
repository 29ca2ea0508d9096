/** A reader’s answer about a person of a share link. */
export interface DemoFeedback {
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly note: string | null;
  readonly author: string;
}

/** A share link of the demo's own company. */
export interface DemoShareLink {
  readonly name: string;
  readonly shown: 'MASKED' | 'OPEN';
  readonly madeDaysAgo: number;
  /** Days ago on which the reader opened the page, oldest first. */
  readonly readDaysAgo: readonly number[];
  /** Local parts of addresses, and what the reader answered at the last visit. */
  readonly people: readonly (readonly [seeker: string, feedback: DemoFeedback | null])[];
}

export const shareLinks: readonly DemoShareLink[] = [
  {
    name: 'Client : cartes en ligne',
    shown: 'MASKED',
    madeDaysAgo: 6,
    readDaysAgo: [5, 4, 2],
    people: [
      [
        'luis.herrera',
        {
          rating: 5,
          note: 'Ses bases de données ont la taille des nôtres. Quand est-il libre ?',
          author: 'Claire Morin',
        },
      ],
      [
        'hannah.goldberg',
        { rating: 3, note: 'Très claire, mais il nous faut surtout du code.', author: 'Claire Morin' },
      ],
      ['david.chen', null],
    ],
  },
  {
    name: 'Conseil d’administration',
    shown: 'OPEN',
    madeDaysAgo: 3,
    readDaysAgo: [1],
    people: [
      ['sofia.marchetti', { rating: 5, note: 'Oui, sans hésiter.', author: 'Jean-Marc Lévesque' }],
      ['thi-lan.nguyen', { rating: 4, note: null, author: 'Jean-Marc Lévesque' }],
    ],
  },
];

/** Templates of the demo's own company, made from the posting whose title begins with these words. */
export const jobTemplates: readonly (readonly [name: string, title: string])[] = [
  ['Développement, temps plein', 'Développeuse ou développeur web'],
  ['Platform team', 'DevOps engineer'],
  ['Stage d’été', 'Stage en développement logiciel'],
];
