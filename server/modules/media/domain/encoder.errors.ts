import { DomainError } from '../../../platform/errors/domain-error.js';

/** The token is unknown or was revoked. */
export class UnknownEncoder extends DomainError {
  constructor() {
    super('MEDIA.UNKNOWN_ENCODER', 'unauthenticated');
  }
}

/** The encoder no longer has this job: it reported too late, the video was removed, or its token was revoked. */
export class EncoderJobLost extends DomainError {
  constructor() {
    super('MEDIA.ENCODER_JOB_LOST', 'conflict');
  }
}

/** Other files arrived than were announced: another size or checksum, or one is missing. */
export class EncoderFilesDiffer extends DomainError {
  constructor() {
    super('MEDIA.ENCODER_FILES_DIFFER', 'conflict');
  }
}

export class EncoderFileTooLarge extends DomainError {
  constructor() {
    super('MEDIA.ENCODER_FILE_TOO_LARGE', 'too_large');
  }
}

/** The encoder asks for work or sends files too often. */
export class EncoderTooFast extends DomainError {
  constructor(override readonly retryAfterSeconds: number) {
    super('MEDIA.ENCODER_TOO_FAST', 'too_many');
  }
}
