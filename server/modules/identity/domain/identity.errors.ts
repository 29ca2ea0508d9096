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

/** An operator decides what is so already. */
export class StandingUnchanged extends DomainError {
  constructor() {
    super('IDENTITY.STANDING_UNCHANGED', 'conflict');
  }
}

/** A signed-in change that carried only cookies and not the token that proves our own page sent it. */
export class CsrfTokenMissing extends DomainError {
  constructor() {
    super('IDENTITY.CSRF', 'forbidden');
  }
}

/** A yes is missing that no account is opened without. */
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

/** Asked for in a session that is not fresh, without the password. Not 401: the session itself is fine. */
export class ReauthenticationRequired extends DomainError {
  constructor() {
    super('IDENTITY.REAUTHENTICATION_REQUIRED', 'forbidden');
  }
}

/** The current password, asked again within a session, was wrong. Not 401: a client would drop its session over that. */
export class WrongPassword extends DomainError {
  constructor() {
    super('IDENTITY.WRONG_PASSWORD', 'invalid', {}, [{ path: 'current_password', code: 'IDENTITY.WRONG_PASSWORD' }]);
  }
}

/** The password is right, and the account asks for a code as well. Said to nobody who does not know the password. */
export class SecondFactorRequired extends DomainError {
  constructor() {
    super('IDENTITY.SECOND_FACTOR_REQUIRED', 'unauthenticated');
  }
}

/** A code at sign-in that is wrong, too old, or was used before. */
export class SecondFactorRefused extends DomainError {
  constructor() {
    super('IDENTITY.SECOND_FACTOR_REFUSED', 'unauthenticated', {}, [
      { path: 'code', code: 'IDENTITY.SECOND_FACTOR_REFUSED' },
    ]);
  }
}

/** The same within a session, where the application is being set up. Not 401: a client would drop its session over that. */
export class SecondFactorCodeWrong extends DomainError {
  constructor() {
    super('IDENTITY.SECOND_FACTOR_CODE_WRONG', 'invalid', {}, [
      { path: 'code', code: 'IDENTITY.SECOND_FACTOR_CODE_WRONG' },
    ]);
  }
}

export class SecondFactorOn extends DomainError {
  constructor() {
    super('IDENTITY.SECOND_FACTOR_ON', 'conflict');
  }
}

export class SecondFactorOff extends DomainError {
  constructor() {
    super('IDENTITY.SECOND_FACTOR_OFF', 'conflict');
  }
}

/** Longer than eight characters and still among the first that anybody tries; `path` is the field it came in. */
export class PasswordCommon extends DomainError {
  constructor(path: 'password' | 'new_password') {
    super('IDENTITY.PASSWORD_COMMON', 'invalid', {}, [{ path, code: 'IDENTITY.PASSWORD_COMMON' }]);
  }
}

/** The link of a letter was used, replaced by a newer one, or is too old; a made-up one is answered alike. */
export class LinkInvalid extends DomainError {
  constructor() {
    super('IDENTITY.LINK_INVALID', 'invalid', {}, [{ path: 'token', code: 'IDENTITY.LINK_INVALID' }]);
  }
}

/** The code is unknown, used or too old, or was sent to another address. */
export class InvitationInvalid extends DomainError {
  constructor() {
    super('IDENTITY.INVITATION_INVALID', 'invalid', {}, [
      { path: 'invitation_code', code: 'IDENTITY.INVITATION_INVALID' },
    ]);
  }
}

export class ApprovalDecided extends DomainError {
  constructor() {
    super('IDENTITY.APPROVAL_DECIDED', 'conflict');
  }
}

/** An invitation that somebody opened an account with cannot be taken back or sent again. */
export class InvitationUsed extends DomainError {
  constructor() {
    super('IDENTITY.INVITATION_USED', 'conflict');
  }
}

/** What the provider's page handed over does not prove who somebody is. Which check failed is in the log only. */
export class GoogleRefused extends DomainError {
  constructor() {
    super('IDENTITY.GOOGLE_REFUSED', 'unauthenticated');
  }
}

/** The provider's keys cannot be fetched now. */
export class GoogleUnavailable extends DomainError {
  override readonly retryAfterSeconds = 30;
  constructor() {
    super('IDENTITY.GOOGLE_UNAVAILABLE', 'unavailable');
  }
}

/** The seeker hides from that company or domain already. */
export class AlreadyExcluded extends DomainError {
  constructor() {
    super('IDENTITY.ALREADY_EXCLUDED', 'conflict');
  }
}

export class TooManyExclusions extends DomainError {
  constructor(max: number) {
    super('IDENTITY.TOO_MANY_EXCLUSIONS', 'conflict', { max });
  }
}

/** A company that does not exist, named in a body. */
export class UnknownCompany extends DomainError {
  constructor() {
    super('IDENTITY.UNKNOWN_COMPANY', 'invalid', {}, [{ path: 'company_id', code: 'IDENTITY.UNKNOWN_COMPANY' }]);
  }
}

/** Somebody has to be left who can run the place. */
export class LastOperator extends DomainError {
  constructor() {
    super('IDENTITY.LAST_OPERATOR', 'conflict');
  }
}

export class TooManyExports extends DomainError {
  constructor(override readonly retryAfterSeconds: number) {
    super('IDENTITY.TOO_MANY_EXPORTS', 'too_many', { hours: Math.max(1, Math.ceil(retryAfterSeconds / 3600)) });
  }
}
