import type { LegalText } from '../legal-text';

/** Sections and their parts. The tables come from the register in `lib/consent`. */
export type CookiePolicy = LegalText<{
  what: ['text', 'text'];
  choices: ['text', { slot: 'cookie-choices' }, 'text'];
  categories: [4, 'text'];
  list: ['text', { slot: 'kept-items' }];
  durations: ['text', { slot: 'lifetime-maxima' }, 'text'];
  browser: ['text'];
  changes: ['text'];
  contact: ['text'];
}>;
