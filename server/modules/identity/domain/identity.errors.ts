import { DomainError } from '../../../platform/errors/domain-error.js';

export class EmailTaken extends DomainError {
  constructor() {
    super('IDENTITY.EMAIL_TAKEN', 'conflict', {}, [{ path: 'email', code: 'IDENTITY.EMAIL_TAKEN' }]);
  }
}

/** One answer for an unknown e-mail and for a wrong password. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super('IDENTITY.INVALID_CREDENTIALS', 'unauthenticated');
  }
}

export class TooManyAttempts extends DomainError {
  constructor(override readonly retryAfterSeconds: number) {
    super('IDENTITY.TOO_MANY_ATTEMPTS', 'too_many', { minutes: Math.ceil(retryAfterSeconds / 60) });
  }
}

export class AccountSuspended extends DomainError {
  constructor() {
    super('IDENTITY.ACCOUNT_SUSPENDED', 'forbidden');
  }
}

/** A signed-in change that carried only cookies and not the token that proves our own page sent it. */
export class CsrfTokenMissing extends DomainError {
  constructor() {
    super('IDENTITY.CSRF', 'forbidden');
  }
}

/** The person said no to something an account cannot be opened without. */
export class ConsentRequired extends DomainError {
  constructor(kinds: readonly ('adult' | 'terms' | 'privacy')[]) {
    super(
      'IDENTITY.CONSENT_REQUIRED',
      'invalid',
      {},
      kinds.map((kind) => ({ path: `consents.${kind}`, code: 'IDENTITY.CONSENT_REQUIRED' })),
    );
  }
}

/** A password outside 8..128 characters, given by something other than a form. */
export class PasswordRefused extends DomainError {
  constructor() {
    super('IDENTITY.PASSWORD_REFUSED', 'invalid', {}, [{ path: 'password', code: 'IDENTITY.PASSWORD_REFUSED' }]);
  }
}
