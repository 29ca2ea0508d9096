import { DomainError } from '../../../platform/errors/domain-error.js';

/** The upload expired and its bytes were deleted; the sender must start again. */
export class UploadExpired extends DomainError {
  constructor() {
    super('MEDIA.UPLOAD_EXPIRED', 'gone');
  }
}

/** tus 1.0.0: other content types are refused with 415. */
export class WrongPieceType extends DomainError {
  constructor() {
    super('MEDIA.UPLOAD_CONTENT_TYPE', 'unsupported_type');
  }
}

export class TooManyUnfinishedUploads extends DomainError {
  constructor(limit: number) {
    super('MEDIA.TOO_MANY_UNFINISHED', 'conflict', { limit });
  }
}

/** The recording of an interview is uploaded once. */
export class UploadArrived extends DomainError {
  constructor() {
    super('MEDIA.UPLOAD_ARRIVED', 'conflict');
  }
}
