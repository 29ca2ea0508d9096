import { DomainError } from '../../../platform/errors/domain-error.js';

/** The company already has 100 lists. */
export class TooManyShortlists extends DomainError {
  constructor() {
    super('SHORTLISTS.TOO_MANY', 'conflict');
  }
}

/** The list already has 500 people. */
export class ShortlistFull extends DomainError {
  constructor() {
    super('SHORTLISTS.FULL', 'conflict');
  }
}

/** Another list of the company has this name. */
export class ShortlistNameTaken extends DomainError {
  constructor() {
    super('SHORTLISTS.NAME_TAKEN', 'conflict', {}, [{ path: 'name', code: 'SHORTLISTS.NAME_TAKEN' }]);
  }
}

/** Lists belong to a company, and the recruiter has none yet. */
export class ShortlistNeedsCompany extends DomainError {
  constructor() {
    super('SHORTLISTS.COMPANY_MISSING', 'conflict');
  }
}
