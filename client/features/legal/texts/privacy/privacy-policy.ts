import type { LegalText } from '../legal-text';

/** Sections and their parts; `fr.ts` and `en.ts` have the same content in the same order. */
export type PrivacyPolicy = LegalText<
  {
    introduction: ['text', 'text', 3];
    collected: ['text', 10, 'text', 4, 'text'];
    use: ['text', 7, 'text', 'text', 4, 'text'];
    sharing: ['text', 10, 'text', 'text'];
    rights: ['text', 9, { slot: 'rights' }, 'text', 'text'];
    retention: ['text', ['table', 2, 10], 'text', 5, 'text'];
    security: ['text', 7, 'text'];
    cookies: ['text'];
    minors: ['text'];
    changes: ['text'];
    complaints: ['text', 2, 'text'];
    contact: ['text', { slot: 'privacy-officer' }, 'text'];
  },
  ['text', 7]
>;
