import { DomainError } from '../../../platform/errors/domain-error.js';

/** Its time is over, and its bytes are gone: the sender begins anew. */
export class UploadExpired extends DomainError {
  constructor() {
    super('MEDIA.UPLOAD_EXPIRED', 'gone');
  }
}

export class TooManyUnfinishedUploads extends DomainError {
  constructor(limit: number) {
    super('MEDIA.TOO_MANY_UNFINISHED', 'conflict', { limit });
  }
}
