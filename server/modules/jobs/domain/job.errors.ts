import { DomainError } from '../../../platform/errors/domain-error.js';
import type { JobStatus } from './job-terms.js';

/** An ACTIVE posting needs more fields; `details` names the missing ones. */
export class JobIncomplete extends DomainError {
  constructor(missing: readonly string[]) {
    super(
      'JOBS.INCOMPLETE',
      'invalid',
      {},
      missing.map((path) => ({ path, code: 'FIELD.REQUIRED' })),
    );
  }
}

/** Postings can be created only for the recruiter's own company. */
export class NotOwnCompany extends DomainError {
  constructor() {
    super('JOBS.NOT_OWN_COMPANY', 'invalid', {}, [{ path: 'company_name', code: 'JOBS.NOT_OWN_COMPANY' }]);
  }
}

/** The recruiter has no company yet. */
export class CompanyMissing extends DomainError {
  constructor() {
    super('JOBS.COMPANY_MISSING', 'conflict');
  }
}

/** The posting cannot move from its status to the requested one. */
export class StatusRefused extends DomainError {
  constructor(from: JobStatus, to: JobStatus) {
    super('JOBS.STATUS_REFUSED', 'conflict', { from, to });
  }
}

/** Early renewals could keep a posting open without confirmation. */
export class RenewalTooSoon extends DomainError {
  constructor() {
    super('JOBS.RENEWAL_TOO_SOON', 'conflict');
  }
}

/** The link is invalid or expired, or its posting can no longer be renewed. */
export class RenewalLinkInvalid extends DomainError {
  constructor() {
    super('JOBS.RENEWAL_LINK_INVALID', 'invalid');
  }
}

/** The end of a posting must be in the future, at most a year ahead. */
export class ExpiryRefused extends DomainError {
  constructor() {
    super('JOBS.EXPIRY_REFUSED', 'invalid', {}, [{ path: 'expires_at', code: 'JOBS.EXPIRY_REFUSED' }]);
  }
}

/** The search takes too long for the database. */
export class SearchTooBroad extends DomainError {
  constructor() {
    super('JOBS.SEARCH_TOO_BROAD', 'invalid', {}, [{ path: 'search', code: 'JOBS.SEARCH_TOO_BROAD' }]);
  }
}

/** A colleague changed the posting since the version of this change; `version` is the current one. */
export class ChangedMeanwhile extends DomainError {
  override readonly facts: Readonly<Record<string, string>>;

  constructor(current: Date) {
    super('JOBS.CHANGED_MEANWHILE', 'conflict');
    this.facts = { version: current.toISOString() };
  }
}

export class TooManySavedJobs extends DomainError {
  constructor(max: number) {
    super('JOBS.TOO_MANY_SAVED', 'conflict', { max });
  }
}

export class TooManyHiddenCompanies extends DomainError {
  constructor(max: number) {
    super('JOBS.TOO_MANY_HIDDEN', 'conflict', { max });
  }
}

/** A company has as many templates as it may. */
export class JobTemplatesFull extends DomainError {
  constructor(max: number) {
    super('JOBS.TEMPLATES_FULL', 'conflict', { max });
  }
}

export class TemplateNameTaken extends DomainError {
  constructor() {
    super('JOBS.TEMPLATE_NAME_TAKEN', 'conflict', {}, [{ path: 'name', code: 'JOBS.TEMPLATE_NAME_TAKEN' }]);
  }
}

/** The template that a new posting starts from was deleted meanwhile. */
export class TemplateMissing extends DomainError {
  constructor() {
    super('JOBS.TEMPLATE_MISSING', 'invalid', {}, [{ path: 'template_id', code: 'JOBS.TEMPLATE_MISSING' }]);
  }
}

/** The posting is closed, so its public page no longer exists. */
export class PostingOver extends DomainError {
  constructor() {
    super('JOBS.POSTING_OVER', 'gone');
  }
}
