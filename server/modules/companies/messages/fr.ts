import type { CompaniesMessages } from './messages.js';

export const fr: CompaniesMessages = {
  'COMPANIES.EXISTS_ALREADY': 'Vous avez déjà une entreprise. Modifiez sa fiche plutôt que d’en créer une autre.',
};
