import type { CompaniesMessages } from './messages.js';

export const en: CompaniesMessages = {
  'COMPANIES.EXISTS_ALREADY': 'You already have a company. Edit its page instead of creating another one.',
};
