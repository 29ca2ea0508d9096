import { DomainError } from '../../../platform/errors/domain-error.js';

/** A recruiter has one company for now. */
export class CompanyExistsAlready extends DomainError {
  constructor() {
    super('COMPANIES.EXISTS_ALREADY', 'conflict');
  }
}
