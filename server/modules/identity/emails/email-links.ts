import type { EmailKind } from '../domain/emails.js';

const pages: Readonly<Record<EmailKind, string>> = {
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
  PASSKEY_ADDED: '/forgot-password',
  PASSKEY_REMOVED: '/forgot-password',
  PASSKEY_COPIED: '/settings/passkeys',
  COMPANY_SIGN_IN_CHANGED: '/recruiter/team/sign-in',
  COMPANY_SIGN_IN_LINKED: '/settings',
  COMPANY_DOMAIN_PROVED: '/recruiter/team/sign-in',
  COMPANY_DOMAIN_MISSING: '/recruiter/team/sign-in',
  COMPANY_DOMAIN_LOST: '/recruiter/team/sign-in',
};

/**
 * The page that an email links to. The secret is after `#`, which browsers do not send, so it never appears in a server log or a
 * referrer.
 */
export function emailLink(publicUrl: string, kind: EmailKind, token: string | null): string {
  return `${publicUrl}${pages[kind]}${token === null ? '' : `#token=${token}`}`;
}

export function signInLink(publicUrl: string, token: string): string {
  return `${publicUrl}/login/link#token=${token}`;
}

export function invitationLink(publicUrl: string, code: string): string {
  return `${publicUrl}/register?type=recruiter#invitation=${code}`;
}
