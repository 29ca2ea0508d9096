import { DomainError } from '../../../platform/errors/domain-error.js';

/** What was sent is not WebVTT; says at which line it stops being it. */
export class InvalidCaptions extends DomainError {
  constructor(line: number) {
    super('MEDIA.INVALID_CAPTIONS', 'invalid', { line }, [{ path: 'vtt', code: 'MEDIA.INVALID_CAPTIONS' }]);
  }
}
