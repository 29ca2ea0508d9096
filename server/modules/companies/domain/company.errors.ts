import { DomainError } from '../../../platform/errors/domain-error.js';

/** A recruiter has one company for now. */
export class CompanyExistsAlready extends DomainError {
  constructor() {
    super('COMPANIES.EXISTS_ALREADY', 'conflict');
  }
}

/** The address names no upload of the caller's: nobody else's may be shown in a gallery. */
export class VideoUnknown extends DomainError {
  constructor() {
    super('COMPANIES.VIDEO_UNKNOWN', 'invalid', {}, [{ path: 'video_url', code: 'COMPANIES.VIDEO_UNKNOWN' }]);
  }
}

/** One upload stands in one gallery, once. */
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

/** The registry number has ten digits and begins with 11, 22, 33 or 88. */
export class NeqInvalid extends DomainError {
  constructor() {
    super('COMPANIES.NEQ_INVALID', 'invalid', {}, [{ path: 'neq', code: 'COMPANIES.NEQ_INVALID' }]);
  }
}

/** Anybody can open an address at this provider, so it proves nothing about a company. */
export class FreeMailDomain extends DomainError {
  constructor() {
    super('COMPANIES.FREE_MAIL_DOMAIN', 'invalid', {}, [{ path: 'email', code: 'COMPANIES.FREE_MAIL_DOMAIN' }]);
  }
}

/** Too many codes were sent within the hour. */
export class TooManyCodes extends DomainError {
  constructor(override readonly retryAfterSeconds: number) {
    super('COMPANIES.TOO_MANY_CODES', 'too_many', { minutes: Math.ceil(retryAfterSeconds / 60) });
  }
}

/** The code is wrong, too old, or was tried too often. */
export class DomainCodeInvalid extends DomainError {
  constructor() {
    super('COMPANIES.DOMAIN_CODE_INVALID', 'invalid', {}, [{ path: 'code', code: 'COMPANIES.DOMAIN_CODE_INVALID' }]);
  }
}

/** An operator decides what is decided already. */
export class ReviewDecided extends DomainError {
  constructor() {
    super('COMPANIES.REVIEW_DECIDED', 'conflict');
  }
}

/** The company changed since the operator opened it. */
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
