import type { ShortlistsMessages } from './messages.js';

export const fr: ShortlistsMessages = {
  'SHORTLISTS.TOO_MANY': 'Une entreprise peut avoir 100 listes. Supprimez-en une dont vous n’avez plus besoin.',
  'SHORTLISTS.FULL': 'Une liste peut compter 500 personnes. Retirez-en une, ou utilisez une autre liste.',
  'SHORTLISTS.NAME_TAKEN': 'Une autre liste porte ce nom.',
  'SHORTLISTS.COMPANY_MISSING': 'Créez d’abord la page de votre entreprise : les listes lui appartiennent.',
};
