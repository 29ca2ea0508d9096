/** Every letter an account can get. Those without a link are notices. */
export const letterKinds = [
  'VERIFY_EMAIL',
  'RESET_PASSWORD',
  'PASSWORD_CHANGED',
  'RECRUITER_APPROVED',
  'RECRUITER_REJECTED',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_RESTORED',
  'REGISTRATION_ATTEMPTED',
] as const;
export type LetterKind = (typeof letterKinds)[number];
export type TokenKind = 'VERIFY_EMAIL' | 'RESET_PASSWORD';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long the link of a letter works (milliseconds). */
export const linkLife: Readonly<Record<TokenKind, number>> = {
  VERIFY_EMAIL: 48 * HOUR_MS,
  // Whoever reads the letter gets into the account: no longer than ASVS 6.5.5 allows. It counts from when the letter is sent.
  RESET_PASSWORD: 10 * MINUTE_MS,
};

interface LetterLimit {
  readonly letters: number;
  /** Milliseconds. */
  readonly within: number;
}

/** Letters of one kind that somebody can have sent to one account; null where only the account's own acts send them. */
export function letterLimitOf(kind: LetterKind): LetterLimit | null {
  // Anybody can cause it with the address alone.
  if (kind === 'REGISTRATION_ATTEMPTED') return { letters: 1, within: 24 * HOUR_MS };
  return hasLink(kind) ? { letters: 5, within: HOUR_MS } : null;
}

/** How long an invitation to recruit can be used (milliseconds). */
export const invitationLife = 14 * 24 * HOUR_MS;

export const hasLink = (kind: LetterKind): kind is TokenKind => kind in linkLife;
