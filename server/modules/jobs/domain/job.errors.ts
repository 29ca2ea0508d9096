import { DomainError } from '../../../platform/errors/domain-error.js';
import type { JobStatus } from './job-terms.js';

/** An ACTIVE posting needs more than a title; `details` names each field that is missing. */
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

/** Postings are made in the name of one's own company only. */
export class NotOwnCompany extends DomainError {
  constructor() {
    super('JOBS.NOT_OWN_COMPANY', 'invalid', {}, [{ path: 'company_name', code: 'JOBS.NOT_OWN_COMPANY' }]);
  }
}

/** A recruiter posts for a company, so there must be one first. */
export class CompanyMissing extends DomainError {
  constructor() {
    super('JOBS.COMPANY_MISSING', 'conflict');
  }
}

/** The posting cannot go from its status to the one asked for. */
export class StatusRefused extends DomainError {
  constructor(from: JobStatus, to: JobStatus) {
    super('JOBS.STATUS_REFUSED', 'conflict', { from, to });
  }
}

/** Renewing far ahead of its end would let a posting stand for good without anybody saying that it still does. */
export class RenewalTooSoon extends DomainError {
  constructor() {
    super('JOBS.RENEWAL_TOO_SOON', 'conflict');
  }
}

/** Not a link of ours, one that is too old, or one for a posting that can no longer be renewed. */
export class RenewalLinkInvalid extends DomainError {
  constructor() {
    super('JOBS.RENEWAL_LINK_INVALID', 'invalid');
  }
}

/** The day a posting ends lies ahead, and at most a year. */
export class ExpiryRefused extends DomainError {
  constructor() {
    super('JOBS.EXPIRY_REFUSED', 'invalid', {}, [{ path: 'expires_at', code: 'JOBS.EXPIRY_REFUSED' }]);
  }
}

/** A search that would keep the database busy for longer than anybody waits. */
export class SearchTooBroad extends DomainError {
  constructor() {
    super('JOBS.SEARCH_TOO_BROAD', 'invalid', {}, [{ path: 'search', code: 'JOBS.SEARCH_TOO_BROAD' }]);
  }
}

/** A colleague changed the posting after the version that this change is based on; `version` is the current one. */
export class ChangedMeanwhile extends DomainError {
  override readonly facts: Readonly<Record<string, string>>;

  constructor(current: Date) {
    super('JOBS.CHANGED_MEANWHILE', 'conflict');
    this.facts = { version: current.toISOString() };
  }
}
