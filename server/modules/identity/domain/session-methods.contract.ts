/**
 * How somebody signed in. DEMO: without a password, in demo mode. COMPANY: with the sign-in of their company. HANDOVER: a phone that
 * continues one page of a computer. EMAIL_LINK: with a link by email.
 */
export const sessionMethods = [
  'PASSWORD',
  'PASSKEY',
  'GOOGLE',
  'REGISTRATION',
  'DEMO',
  'COMPANY',
  'HANDOVER',
  'EMAIL_LINK',
] as const;
export type SessionMethod = (typeof sessionMethods)[number];

/** The pages that a phone may continue: recording a video, recording the answers to a posting, sending a résumé. */
export const handedOverPages = ['VIDEO', 'ANSWERS', 'RESUME'] as const;
export type HandedOverPage = (typeof handedOverPages)[number];
