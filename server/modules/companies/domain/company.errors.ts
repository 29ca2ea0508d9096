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

/** Only an owner may change the team or remove the company. */
export class OwnersOnly extends DomainError {
  constructor() {
    super('COMPANIES.OWNERS_ONLY', 'forbidden');
  }
}

/** A team without an owner could not be changed by anybody. */
export class LastOwner extends DomainError {
  constructor() {
    super('COMPANIES.LAST_OWNER', 'conflict');
  }
}

export class TeamFull extends DomainError {
  constructor(max: number) {
    super('COMPANIES.TEAM_FULL', 'conflict', { max });
  }
}

/** The address is a member's, or has an open invitation. */
export class InvitedAlready extends DomainError {
  constructor() {
    super('COMPANIES.INVITED_ALREADY', 'conflict', {}, [{ path: 'email', code: 'COMPANIES.INVITED_ALREADY' }]);
  }
}

export class TooManyInvitations extends DomainError {
  constructor(
    max: number,
    override readonly retryAfterSeconds: number,
  ) {
    super('COMPANIES.TOO_MANY_INVITATIONS', 'too_many', { max });
  }
}

/** The code is unknown, expired, was used, or replaced by a newer email. */
export class TeamInvitationInvalid extends DomainError {
  constructor() {
    super('COMPANIES.INVITATION_INVALID', 'invalid');
  }
}

/** The invitation was sent to another address than the account's. */
export class InvitationForAnother extends DomainError {
  constructor() {
    super('COMPANIES.INVITATION_FOR_ANOTHER', 'forbidden');
  }
}

/** An operator refused this account; an invitation does not change that. */
export class JoiningRefused extends DomainError {
  constructor() {
    super('COMPANIES.JOINING_REFUSED', 'forbidden');
  }
}

export class WorksElsewhere extends DomainError {
  constructor() {
    super('COMPANIES.WORKS_ELSEWHERE', 'conflict');
  }
}
