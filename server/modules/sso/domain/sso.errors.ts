import { DomainError } from '../../../platform/errors/domain-error.js';

/** The provider's answer does not prove who signs in. Only the log says which check failed. */
export class SsoRefused extends DomainError {
  constructor() {
    super('SSO.REFUSED', 'unauthenticated');
  }
}

/** The provider does not accept the client id or the client secret. */
export class SsoClientRefused extends DomainError {
  constructor() {
    super('SSO.CLIENT_REFUSED', 'unauthenticated');
  }
}

/** The provider cannot be reached, or answers something that is not OpenID Connect. */
export class SsoUnavailable extends DomainError {
  override readonly retryAfterSeconds = 30;
  constructor() {
    super('SSO.UNAVAILABLE', 'unavailable');
  }
}

/** The provider names no verified address at the company's domain. */
export class SsoEmailRefused extends DomainError {
  constructor(domain: string) {
    super('SSO.EMAIL_REFUSED', 'forbidden', { domain });
  }
}

/** The account is linked to another person at the provider; addresses can change owners. */
export class SsoSubjectChanged extends DomainError {
  constructor() {
    super('SSO.SUBJECT_CHANGED', 'forbidden');
  }
}

/**
 * The person may not join this team: no invitation, removed, or the address has another kind of account or another team. One error
 * for all, because a company must not learn which of its people have an account of their own.
 */
export class SsoAccountRefused extends DomainError {
  constructor() {
    super('SSO.ACCOUNT_REFUSED', 'forbidden');
  }
}

/** The issuer is no address of a public provider. */
export class IssuerRefused extends DomainError {
  constructor() {
    super('SSO.ISSUER_REFUSED', 'invalid', {}, [{ path: 'issuer', code: 'SSO.ISSUER_REFUSED' }]);
  }
}

/** The company did not prove that it receives email at this domain. */
export class DomainNotProved extends DomainError {
  constructor() {
    super('SSO.DOMAIN_NOT_PROVED', 'invalid', {}, [{ path: 'domain', code: 'SSO.DOMAIN_NOT_PROVED' }]);
  }
}

/** Another company's sign-in is on for this domain. */
export class DomainTaken extends DomainError {
  constructor() {
    super('SSO.DOMAIN_TAKEN', 'conflict');
  }
}

/** One mailbox proves little about a domain, so an operator must have confirmed the company with a website at it. */
export class DomainNotConfirmed extends DomainError {
  constructor(domain: string) {
    super('SSO.DOMAIN_NOT_CONFIRMED', 'conflict', { domain });
  }
}

/** No owner has signed in with these settings yet. */
export class NotTested extends DomainError {
  constructor() {
    super('SSO.NOT_TESTED', 'conflict');
  }
}
