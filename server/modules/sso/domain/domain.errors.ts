import { DomainError } from '../../../platform/errors/domain-error.js';

/** The text is no domain, or one below which everybody may have names. */
export class DomainInvalid extends DomainError {
  constructor() {
    super('SSO.DOMAIN_INVALID', 'invalid', {}, [{ path: 'domain', code: 'SSO.DOMAIN_INVALID' }]);
  }
}

/** The customers of an email provider have addresses at it. */
export class DomainPublic extends DomainError {
  constructor(domain: string) {
    super('SSO.DOMAIN_PUBLIC', 'invalid', { domain }, [{ path: 'domain', code: 'SSO.DOMAIN_PUBLIC' }]);
  }
}

/** The company has as many domains as it may prove. */
export class TooManyDomains extends DomainError {
  constructor(max: number) {
    super('SSO.TOO_MANY_DOMAINS', 'conflict', { max });
  }
}

/** The sign-in is on for the domain. */
export class DomainInUse extends DomainError {
  constructor(domain: string) {
    super('SSO.DOMAIN_IN_USE', 'conflict', { domain });
  }
}

/** The company proved the domain by DNS, but no operator has confirmed who the company is. */
export class CompanyNotConfirmed extends DomainError {
  constructor() {
    super('SSO.COMPANY_NOT_CONFIRMED', 'conflict');
  }
}
