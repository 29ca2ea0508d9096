import { DomainError } from '../../../platform/errors/domain-error.js';

/** The recruiter already has a company; one each for now. */
export class CompanyExistsAlready extends DomainError {
  constructor() {
    super('COMPANIES.EXISTS_ALREADY', 'conflict');
  }
}

/** The URL is not an upload of the caller, and a gallery may only show the member's own uploads. */
export class VideoUnknown extends DomainError {
  constructor() {
    super('COMPANIES.VIDEO_UNKNOWN', 'invalid', {}, [{ path: 'video_url', code: 'COMPANIES.VIDEO_UNKNOWN' }]);
  }
}

/** The upload is already in a gallery; it can be there once. */
export class VideoListedAlready extends DomainError {
  constructor() {
    super('COMPANIES.VIDEO_LISTED_ALREADY', 'conflict');
  }
}

export class GalleryFull extends DomainError {
  constructor(max: number) {
    super('COMPANIES.GALLERY_FULL', 'conflict', { max });
  }
}

/** The registry number must have ten digits and start with 11, 22, 33 or 88. */
export class NeqInvalid extends DomainError {
  constructor() {
    super('COMPANIES.NEQ_INVALID', 'invalid', {}, [{ path: 'neq', code: 'COMPANIES.NEQ_INVALID' }]);
  }
}

/** Anybody can get an address at this provider, so it proves nothing about a company. */
export class FreeMailDomain extends DomainError {
  constructor() {
    super('COMPANIES.FREE_MAIL_DOMAIN', 'invalid', {}, [{ path: 'email', code: 'COMPANIES.FREE_MAIL_DOMAIN' }]);
  }
}

/** The maximum number of codes per hour was sent. */
export class TooManyCodes extends DomainError {
  constructor(override readonly retryAfterSeconds: number) {
    super('COMPANIES.TOO_MANY_CODES', 'too_many', { minutes: Math.ceil(retryAfterSeconds / 60) });
  }
}

/** The code is wrong, expired, or was tried too often. */
export class DomainCodeInvalid extends DomainError {
  constructor() {
    super('COMPANIES.DOMAIN_CODE_INVALID', 'invalid', {}, [{ path: 'code', code: 'COMPANIES.DOMAIN_CODE_INVALID' }]);
  }
}

/** An operator has already decided. */
export class ReviewDecided extends DomainError {
  constructor() {
    super('COMPANIES.REVIEW_DECIDED', 'conflict');
  }
}

/** The company changed after the operator opened it. */
export class ReviewOutdated extends DomainError {
  constructor() {
    super('COMPANIES.REVIEW_OUTDATED', 'conflict');
  }
}

/** A colleague changed the page after the version that this change is based on; `version` is the current one. */
export class ChangedMeanwhile extends DomainError {
  override readonly facts: Readonly<Record<string, string>>;

  constructor(current: Date) {
    super('COMPANIES.CHANGED_MEANWHILE', 'conflict');
    this.facts = { version: current.toISOString() };
  }
}
