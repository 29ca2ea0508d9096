import type { LetterKind } from '../domain/letters.js';

const pages: Readonly<Record<LetterKind, string>> = {
  VERIFY_EMAIL: '/verify-email',
  RESET_PASSWORD: '/reset-password',
  PASSWORD_CHANGED: '/forgot-password',
  SECOND_FACTOR_ON: '/forgot-password',
  SECOND_FACTOR_OFF: '/forgot-password',
  RECRUITER_APPROVED: '/recruiter/dashboard',
  RECRUITER_REJECTED: '/login',
  ACCOUNT_SUSPENDED: '/login',
  ACCOUNT_RESTORED: '/login',
  REGISTRATION_ATTEMPTED: '/login',
};

/**
 * The page a letter leads to. A secret stands behind `#`, which browsers do not send: it reaches no server's log and no other
 * site's referrer.
 */
export function letterLink(publicUrl: string, kind: LetterKind, token: string | null): string {
  return `${publicUrl}${pages[kind]}${token === null ? '' : `#token=${token}`}`;
}

export function invitationLink(publicUrl: string, code: string): string {
  return `${publicUrl}/register?type=recruiter#invitation=${code}`;
}
