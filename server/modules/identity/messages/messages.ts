/** What identity may refuse, in words. */
export interface IdentityMessages {
  'IDENTITY.UNAUTHENTICATED': string;
  'IDENTITY.INVALID_CREDENTIALS': string;
  'IDENTITY.EMAIL_TAKEN': string;
  'IDENTITY.TOO_MANY_ATTEMPTS': string;
  'IDENTITY.ACCOUNT_SUSPENDED': string;
  'IDENTITY.APPROVAL_PENDING': string;
  'IDENTITY.CSRF': string;
  'IDENTITY.CONSENT_REQUIRED': string;
  'IDENTITY.PASSWORD_REFUSED': string;
}
