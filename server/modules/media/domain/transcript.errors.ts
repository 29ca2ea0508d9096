import { DomainError } from '../../../platform/errors/domain-error.js';

/** What was sent is not WebVTT; says at which line it stops being it. */
export class InvalidCaptions extends DomainError {
  constructor(line: number) {
    super('MEDIA.INVALID_CAPTIONS', 'invalid', { line }, [{ path: 'vtt', code: 'MEDIA.INVALID_CAPTIONS' }]);
  }
}

/** A line of captions is still shown when the video is over. @param cue which one, from 1 @param line where its times stand */
export class CaptionsTooLong extends DomainError {
  constructor(line: number, cue: number) {
    super('MEDIA.CAPTIONS_TOO_LONG', 'invalid', { line, cue }, [{ path: 'vtt', code: 'MEDIA.CAPTIONS_TOO_LONG' }]);
  }
}

/** Tags are names of the lexicon. @param unknown places of the ones that are not */
export class UnknownTags extends DomainError {
  constructor(tags: readonly string[], unknown: readonly number[]) {
    super('MEDIA.UNKNOWN_TAG', 'invalid', { tags: unknown.map((index) => tags[index]).join(', ') }, [
      { path: 'tags', code: 'MEDIA.UNKNOWN_TAG' },
    ]);
  }
}
