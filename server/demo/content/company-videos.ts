import type { DemoCompanyVideo } from './content-types.js';

/** Videos of companies' galleries; the clips themselves are rendered. */
export const companyVideos: readonly DemoCompanyVideo[] = [
  {
    company: 'studio',
    sign: 'Studio Cartographe',
    title: 'Qui nous sommes',
    description: 'Trente-huit personnes, des cartes et beaucoup de café : une minute dans nos locaux.',
    category: 'ABOUT',
  },
];
