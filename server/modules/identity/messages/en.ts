import type { IdentityMessages } from './messages.js';

export const en: IdentityMessages = {
  'IDENTITY.UNAUTHENTICATED': 'Please sign in.',
  'IDENTITY.INVALID_CREDENTIALS': 'Invalid email or password',
  'IDENTITY.EMAIL_TAKEN': 'An account with this email already exists.',
  'IDENTITY.TOO_MANY_ATTEMPTS': 'Too many attempts. Try again in {minutes} min.',
  'IDENTITY.ACCOUNT_SUSPENDED': 'This account is suspended. Write to us and we will look at it with you.',
  'IDENTITY.APPROVAL_PENDING':
    'Your account is waiting for our approval. You can prepare your company profile and drafts meanwhile.',
  'IDENTITY.CSRF': 'This request could not be verified. Reload the page and try again.',
  'IDENTITY.CONSENT_REQUIRED': 'This confirmation is needed to open an account.',
  'IDENTITY.PASSWORD_REFUSED': 'The password must have between 8 and 128 characters.',
};
