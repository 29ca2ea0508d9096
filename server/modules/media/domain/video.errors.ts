import { DomainError } from '../../../platform/errors/domain-error.js';

/** The lifecycle does not allow it, for example a second upload into a finished video. */
export class VideoMoveRefused extends DomainError {
  constructor() {
    super('MEDIA.MOVE_REFUSED', 'conflict');
  }
}

/** A retry would change nothing: it is finished or in progress, its file is at fault, or its original was deleted. */
export class NothingToRetry extends DomainError {
  constructor() {
    super('MEDIA.NOTHING_TO_RETRY', 'conflict');
  }
}

export class EmptyFile extends DomainError {
  constructor() {
    super('MEDIA.EMPTY_FILE', 'invalid', {}, [{ path: 'file', code: 'MEDIA.EMPTY_FILE' }]);
  }
}

export class MissingFile extends DomainError {
  constructor() {
    super('MEDIA.MISSING_FILE', 'invalid', {}, [{ path: 'file', code: 'FIELD.REQUIRED' }]);
  }
}

/** An upload must contain exactly one file. */
export class OneFileOnly extends DomainError {
  constructor() {
    super('MEDIA.ONE_FILE_ONLY', 'invalid', {}, [{ path: 'file', code: 'MEDIA.ONE_FILE_ONLY' }]);
  }
}

export class UnsupportedVideoFormat extends DomainError {
  constructor() {
    super('MEDIA.UNSUPPORTED_FORMAT', 'unsupported_type');
  }
}

export class VideoTooLarge extends DomainError {
  constructor() {
    super('MEDIA.TOO_LARGE', 'too_large');
  }
}

/** The sender stopped in the middle; nothing was kept. */
export class UploadInterrupted extends DomainError {
  constructor() {
    super('MEDIA.UPLOAD_INTERRUPTED', 'invalid');
  }
}

export class TooManyUploads extends DomainError {
  constructor(
    limit: number,
    override readonly retryAfterSeconds: number,
  ) {
    super('MEDIA.TOO_MANY_UPLOADS', 'too_many', { limit, hours: Math.max(1, Math.ceil(retryAfterSeconds / 3600)) });
  }
}

export class StorageQuotaExceeded extends DomainError {
  constructor(limitBytes: number) {
    super('MEDIA.STORAGE_QUOTA', 'conflict', { gigabytes: Math.round(limitBytes / 1024 ** 3) });
  }
}

/** The video cannot be watched yet. */
export class VideoNotReady extends DomainError {
  constructor() {
    super('MEDIA.NOT_READY', 'conflict');
  }
}

/** The original was deleted, so nothing can be made of it again. */
export class OriginalGone extends DomainError {
  constructor() {
    super('MEDIA.ORIGINAL_GONE', 'conflict');
  }
}

/** The files of a video were made again too often. */
export class TooManyRemakes extends DomainError {
  constructor(limit: number) {
    super('MEDIA.TOO_MANY_REMAKES', 'conflict', { limit });
  }
}

/** The viewer sees the video only on a masked profile and has no access to it. */
export class VideoMasked extends DomainError {
  constructor() {
    super('MEDIA.MASKED', 'forbidden');
  }
}

/** The client asked for a version of the file that is not the stored one (RFC 9110 §13.1.1, §13.1.4). */
export class OtherVersion extends DomainError {
  constructor() {
    super('MEDIA.OTHER_VERSION', 'precondition_failed');
  }
}

/** The signature of a media address is wrong, of another file, or expired. A player asks for new ones. */
export class AddressExpired extends DomainError {
  constructor() {
    super('MEDIA.ADDRESS_EXPIRED', 'forbidden');
  }
}

export class RangeNotSatisfiable extends DomainError {
  constructor() {
    super('MEDIA.RANGE_NOT_SATISFIABLE', 'range_not_satisfiable');
  }
}
