import type { LegalText } from '../legal-text';

/** Measures against fraud and abuse, and how people report them. */
export type FraudPolicy = LegalText<{
  commitment: ['text', 'text'];
  signs: ['text', 7];
  never: [4];
  report: ['text', 4, 'text'];
  after: ['text', 5, 'text'];
  block: ['text'];
  lost: [4];
  contact: ['text'];
}>;
