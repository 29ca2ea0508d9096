import { DomainError } from '../../../platform/errors/domain-error.js';

export class EmailTaken extends DomainError {
  constructor() {
    super('IDENTITY.EMAIL_TAKEN', 'conflict', {}, [{ path: 'email', code: 'IDENTITY.EMAIL_TAKEN' }]);
  }
}

/** The same error for an unknown email address and a wrong password. */
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

/** The decision would change nothing. */
export class StandingUnchanged extends DomainError {
  constructor() {
    super('IDENTITY.STANDING_UNCHANGED', 'conflict');
  }
}

/** A signed-in change with cookies but without the token that proves it comes from our own page. */
export class CsrfTokenMissing extends DomainError {
  constructor() {
    super('IDENTITY.CSRF', 'forbidden');
  }
}

/** A consent is missing that every account needs. */
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

/** A password outside 8..128 characters that did not come through a form. */
export class PasswordRefused extends DomainError {
  constructor() {
    super('IDENTITY.PASSWORD_REFUSED', 'invalid', {}, [{ path: 'password', code: 'IDENTITY.PASSWORD_REFUSED' }]);
  }
}

/** The session is not fresh and the password is missing. Not 401, because the session is still valid. */
export class ReauthenticationRequired extends DomainError {
  constructor() {
    super('IDENTITY.REAUTHENTICATION_REQUIRED', 'forbidden');
  }
}

/** The current password is wrong. Not 401, because a client would drop its session. */
export class WrongPassword extends DomainError {
  constructor() {
    super('IDENTITY.WRONG_PASSWORD', 'invalid', {}, [{ path: 'current_password', code: 'IDENTITY.WRONG_PASSWORD' }]);
  }
}

/** The password is right, but the account also needs a code. Returned only after the right password. */
export class SecondFactorRequired extends DomainError {
  constructor() {
    super('IDENTITY.SECOND_FACTOR_REQUIRED', 'unauthenticated');
  }
}

/** The code at sign-in is wrong, expired, or was used before. */
export class SecondFactorRefused extends DomainError {
  constructor() {
    super('IDENTITY.SECOND_FACTOR_REFUSED', 'unauthenticated', {}, [
      { path: 'code', code: 'IDENTITY.SECOND_FACTOR_REFUSED' },
    ]);
  }
}

/** The code is wrong while the application is being set up. Not 401, because a client would drop its session. */
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

/** Long enough but too common; `path` is the field. */
export class PasswordCommon extends DomainError {
  constructor(path: 'password' | 'new_password') {
    super('IDENTITY.PASSWORD_COMMON', 'invalid', {}, [{ path, code: 'IDENTITY.PASSWORD_COMMON' }]);
  }
}

/** The link of an email was used, replaced by a newer one, or expired. Made-up links get the same error. */
export class LinkInvalid extends DomainError {
  constructor() {
    super('IDENTITY.LINK_INVALID', 'invalid', {}, [{ path: 'token', code: 'IDENTITY.LINK_INVALID' }]);
  }
}

/** The code is unknown, used or expired, or was sent to another address. */
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

/** A used invitation cannot be revoked or sent again. */
export class InvitationUsed extends DomainError {
  constructor() {
    super('IDENTITY.INVITATION_USED', 'conflict');
  }
}

/** The provider's token does not prove the identity. Only the log says which check failed. */
export class GoogleRefused extends DomainError {
  constructor() {
    super('IDENTITY.GOOGLE_REFUSED', 'unauthenticated');
  }
}

/** The provider's keys cannot be fetched. */
export class GoogleUnavailable extends DomainError {
  override readonly retryAfterSeconds = 30;
  constructor() {
    super('IDENTITY.GOOGLE_UNAVAILABLE', 'unavailable');
  }
}

/** The account's company requires its own sign-in. Owners of a company are never refused. */
export class CompanySignInRequired extends DomainError {
  constructor() {
    super('IDENTITY.COMPANY_SIGN_IN_REQUIRED', 'forbidden');
  }
}

/** The seeker already hides from that company or domain. */
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

/** The company in the body does not exist. */
export class UnknownCompany extends DomainError {
  constructor() {
    super('IDENTITY.UNKNOWN_COMPANY', 'invalid', {}, [{ path: 'company_id', code: 'IDENTITY.UNKNOWN_COMPANY' }]);
  }
}

/** At least one operator must remain. */
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

/** The passkey at sign-in is unknown, its answer is wrong, or its challenge was used or has expired. Only the log says which. */
export class PasskeyRefused extends DomainError {
  constructor() {
    super('IDENTITY.PASSKEY_REFUSED', 'unauthenticated');
  }
}

/** A new passkey could not be verified. Not 401, because the session is still valid. */
export class PasskeyInvalid extends DomainError {
  constructor() {
    super('IDENTITY.PASSKEY_INVALID', 'invalid');
  }
}

/** The passkey is already registered, by this account or another. */
export class PasskeyTaken extends DomainError {
  constructor() {
    super('IDENTITY.PASSKEY_TAKEN', 'conflict');
  }
}

export class TooManyPasskeys extends DomainError {
  constructor(max: number) {
    super('IDENTITY.TOO_MANY_PASSKEYS', 'conflict', { max });
  }
}

/** The passkey is the only way to sign in to the account, so it cannot be removed. */
export class LastSignIn extends DomainError {
  constructor() {
    super('IDENTITY.LAST_SIGN_IN', 'conflict');
  }
}
