import { DomainError } from '../../../platform/errors/domain-error.js';

/** The text is not valid WebVTT from this line on. */
export class InvalidCaptions extends DomainError {
  constructor(line: number) {
    super('MEDIA.INVALID_CAPTIONS', 'invalid', { line }, [{ path: 'vtt', code: 'MEDIA.INVALID_CAPTIONS' }]);
  }
}

/** A caption ends after the video. @param cue its number, from 1 @param line the line of its times */
export class CaptionsTooLong extends DomainError {
  constructor(line: number, cue: number) {
    super('MEDIA.CAPTIONS_TOO_LONG', 'invalid', { line, cue }, [{ path: 'vtt', code: 'MEDIA.CAPTIONS_TOO_LONG' }]);
  }
}

/** Tags must be names of the lexicon. @param unknown positions of invalid ones */
export class UnknownTags extends DomainError {
  constructor(tags: readonly string[], unknown: readonly number[]) {
    super('MEDIA.UNKNOWN_TAG', 'invalid', { tags: unknown.map((index) => tags[index]).join(', ') }, [
      { path: 'tags', code: 'MEDIA.UNKNOWN_TAG' },
    ]);
  }
}
