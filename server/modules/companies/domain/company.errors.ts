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
