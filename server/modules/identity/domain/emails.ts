/** All emails of an account. Those without a link are notices. */
export const emailKinds = [
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
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'PASSKEY_COPIED',
  'COMPANY_SIGN_IN_CHANGED',
  'COMPANY_SIGN_IN_LINKED',
  'COMPANY_DOMAIN_PROVED',
  'COMPANY_DOMAIN_MISSING',
  'COMPANY_DOMAIN_LOST',
] as const;
export type EmailKind = (typeof emailKinds)[number];
export type TokenKind = 'VERIFY_EMAIL' | 'RESET_PASSWORD';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Validity of the link in an email, in milliseconds. */
export const linkLife: Readonly<Record<TokenKind, number>> = {
  VERIFY_EMAIL: 48 * HOUR_MS,
  // A reader of the email gets into the account, so the link is as short-lived as ASVS 6.5.5 requires. Counted from sending.
  RESET_PASSWORD: 10 * MINUTE_MS,
};

interface EmailLimit {
  readonly emails: number;
  /** Milliseconds. */
  readonly within: number;
}

/** Max emails of one kind per account; null if only the account's own actions send them. */
export function emailLimitOf(kind: EmailKind): EmailLimit | null {
  // Anybody can trigger it if they know the address.
  if (kind === 'REGISTRATION_ATTEMPTED') return { emails: 1, within: 24 * HOUR_MS };
  // Otherwise each further use of the copied passkey would send another email.
  if (kind === 'PASSKEY_COPIED') return { emails: 1, within: 24 * HOUR_MS };
  return hasLink(kind) ? { emails: 5, within: HOUR_MS } : null;
}

/** Validity of a link that signs in, in milliseconds. Counted from sending. */
export const EMAIL_LINK_MS = 15 * MINUTE_MS;

/** Validity of an invitation for recruiters, in milliseconds. */
export const invitationLife = 14 * 24 * HOUR_MS;

export const hasLink = (kind: EmailKind): kind is TokenKind => kind in linkLife;
