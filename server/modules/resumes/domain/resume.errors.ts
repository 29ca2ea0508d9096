import { DomainError } from '../../../platform/errors/domain-error.js';
import { resumeLimits } from './resume-limits.js';

export class ResumeTooLarge extends DomainError {
  constructor() {
    super('RESUMES.TOO_LARGE', 'too_large', { megabytes: resumeLimits.maxBytes / 1024 ** 2 });
  }
}

/** Not one of the kinds that can be read. */
export class ResumeUnsupported extends DomainError {
  constructor() {
    super('RESUMES.UNSUPPORTED', 'unsupported_type');
  }
}

/** A scan or a photo: there is no text in it. */
export class ResumeWithoutText extends DomainError {
  constructor() {
    super('RESUMES.WITHOUT_TEXT', 'unprocessable');
  }
}

export class ResumeProtected extends DomainError {
  constructor() {
    super('RESUMES.PROTECTED', 'unprocessable');
  }
}

/** Damaged, or so large inside that reading it was ended. */
export class ResumeUnreadable extends DomainError {
  constructor() {
    super('RESUMES.UNREADABLE', 'unprocessable');
  }
}

export class TooManyReadings extends DomainError {
  constructor(override readonly retryAfterSeconds: number) {
    super('RESUMES.TOO_MANY', 'too_many', { limit: resumeLimits.perDay });
  }
}

/** Others are reading theirs, or the machine is busy with something else. */
export class ReadersBusy extends DomainError {
  override readonly retryAfterSeconds = 10;

  constructor() {
    super('RESUMES.BUSY', 'unavailable');
  }
}
