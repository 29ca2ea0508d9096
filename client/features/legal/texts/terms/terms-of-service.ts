import type { LegalText } from '../legal-text';

/** Sections and their parts; `fr.ts` and `en.ts` have the same content in the same order. */
export type TermsOfService = LegalText<{
  acceptance: ['text', 'text'];
  service: ['text', 4, 'text'];
  eligibility: ['text', 3];
  accounts: ['text', 5, 'text'];
  credits: ['text', ['table', 2, 6], 5, 'text'];
  content: ['text', 'text', 8, 'text', 'text'];
  conduct: ['text', 5, 'text', 3, 'text'];
  property: ['text', 'text'];
  liability: ['text', 'text', 'text'];
  indemnification: ['text', 'text'];
  changes: ['text', 'text'];
  law: ['text', 'text'];
  disputes: ['text', 3, 'text'];
  miscellaneous: [5];
  contact: ['text'];
}>;
