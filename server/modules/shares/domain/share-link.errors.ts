import { DomainError } from '../../../platform/errors/domain-error.js';

/** The company already has 50 links that can be opened. */
export class TooManyLinks extends DomainError {
  constructor() {
    super('SHARES.TOO_MANY', 'conflict');
  }
}

/** Links belong to a company, and the recruiter has none yet. */
export class LinkNeedsCompany extends DomainError {
  constructor() {
    super('SHARES.COMPANY_MISSING', 'conflict');
  }
}

export class LinkExpired extends DomainError {
  constructor() {
    super('SHARES.EXPIRED', 'gone');
  }
}

/** Revoked by the team, or made by somebody who no longer recruits for the company. */
export class LinkRevoked extends DomainError {
  constructor() {
    super('SHARES.REVOKED', 'gone');
  }
}

export class LinkPasswordRequired extends DomainError {
  constructor() {
    super('SHARES.PASSWORD_REQUIRED', 'forbidden');
  }
}

export class LinkPasswordWrong extends DomainError {
  constructor() {
    super('SHARES.PASSWORD_WRONG', 'forbidden', {}, [{ path: 'password', code: 'SHARES.PASSWORD_WRONG' }]);
  }
}

/** The link already has 20 answers about this person. */
export class FeedbackFull extends DomainError {
  constructor() {
    super('SHARES.FEEDBACK_FULL', 'conflict');
  }
}
