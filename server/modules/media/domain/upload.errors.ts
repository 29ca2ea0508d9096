import { DomainError } from '../../../platform/errors/domain-error.js';

/** Its time is over, and its bytes are gone: the sender begins anew. */
export class UploadExpired extends DomainError {
  constructor() {
    super('MEDIA.UPLOAD_EXPIRED', 'gone');
  }
}

/** tus 1.0.0: a piece of any other content type is refused with 415. */
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
