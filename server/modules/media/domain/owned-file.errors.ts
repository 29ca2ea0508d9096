import { DomainError } from '../../../platform/errors/domain-error.js';
import { fileLimits } from './file-limits.js';

const megabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2);

export class MissingUpload extends DomainError {
  constructor(part: string) {
    super('MEDIA.FILE_MISSING', 'invalid', {}, [{ path: part, code: 'FIELD.REQUIRED' }]);
  }
}

export class EmptyUpload extends DomainError {
  constructor(part: string) {
    super('MEDIA.EMPTY_FILE', 'invalid', {}, [{ path: part, code: 'MEDIA.EMPTY_FILE' }]);
  }
}

/** More than one file was sent. */
export class OneUploadOnly extends DomainError {
  constructor(part: string) {
    super('MEDIA.ONE_UPLOAD_ONLY', 'invalid', {}, [{ path: part, code: 'MEDIA.ONE_UPLOAD_ONLY' }]);
  }
}

export class UnsupportedImage extends DomainError {
  constructor() {
    super('MEDIA.UNSUPPORTED_IMAGE', 'unsupported_type');
  }
}

/** The file claims to be a picture but cannot be read. */
export class UnreadableImage extends DomainError {
  constructor() {
    super('MEDIA.UNREADABLE_IMAGE', 'unsupported_type');
  }
}

export class ImageTooLarge extends DomainError {
  constructor() {
    super('MEDIA.IMAGE_TOO_LARGE', 'too_large', { megabytes: megabytes(fileLimits.maxImageBytes) });
  }
}

export class TooManyImagePixels extends DomainError {
  constructor() {
    super('MEDIA.IMAGE_TOO_MANY_PIXELS', 'too_large', { megapixels: Math.round(fileLimits.maxImagePixels / 1e6) });
  }
}

export class UnsupportedDocument extends DomainError {
  constructor() {
    super('MEDIA.UNSUPPORTED_DOCUMENT', 'unsupported_type');
  }
}

/** Neither a PDF nor a picture. */
export class UnsupportedAttachment extends DomainError {
  constructor() {
    super('MEDIA.UNSUPPORTED_ATTACHMENT', 'unsupported_type');
  }
}

/** The document could run code when opened. */
export class DocumentWithMacros extends DomainError {
  constructor() {
    super('MEDIA.DOCUMENT_WITH_MACROS', 'unsupported_type');
  }
}

export class DocumentTooLarge extends DomainError {
  constructor() {
    super('MEDIA.DOCUMENT_TOO_LARGE', 'too_large', { megabytes: megabytes(fileLimits.maxDocumentBytes) });
  }
}

export class TooManyFiles extends DomainError {
  constructor(override readonly retryAfterSeconds: number) {
    super('MEDIA.TOO_MANY_FILES', 'too_many', {
      limit: fileLimits.filesPerDay,
      hours: Math.max(1, Math.ceil(retryAfterSeconds / 3600)),
    });
  }
}

export class TooManyImages extends DomainError {
  constructor() {
    super('MEDIA.TOO_MANY_IMAGES', 'conflict', { limit: fileLimits.imagesPerOwner });
  }
}
