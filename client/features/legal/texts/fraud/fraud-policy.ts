import type { LegalText } from '../legal-text';

/** What is done against fraud and abuse, and how people say that something is wrong. */
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
