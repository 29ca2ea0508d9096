import type { ShortlistsMessages } from './messages.js';

export const en: ShortlistsMessages = {
  'SHORTLISTS.TOO_MANY': 'A company can have 100 shortlists. Delete one that you no longer need.',
  'SHORTLISTS.FULL': 'A shortlist can have 500 people. Remove someone first, or use another list.',
  'SHORTLISTS.NAME_TAKEN': 'Another shortlist has this name.',
  'SHORTLISTS.COMPANY_MISSING': 'Create your company page first: shortlists belong to a company.',
};
