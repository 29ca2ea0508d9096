import type { DemoCompanyVideo } from './content-types.js';

/** Videos of companies' galleries; `spoken.ts` has their words, under the company's key. */
export const companyVideos: readonly DemoCompanyVideo[] = [
  {
    company: 'studio',
    title: 'Qui nous sommes',
    description: 'Trente-huit personnes, des cartes et beaucoup de café : le studio en une demi-minute.',
    category: 'ABOUT',
  },
  {
    company: 'college',
    title: 'A bilingual college on the river',
    description: 'Small classes, two official languages, and what we teach.',
    category: 'ABOUT',
  },
];
