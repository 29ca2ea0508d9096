import type { Rejection } from '../domain/compression-plan.js';
import type { FaultKind, KnowsItsFault } from '../domain/fault.js';
import { faultIn } from './diagnosis.js';

/** The file itself is at fault: trying again with the same file cannot help. */
export class MediaRejected extends Error {
  constructor(readonly rejection: Rejection) {
    super(rejection.code);
    this.name = 'MediaRejected';
  }
}

/** This machine has no ffmpeg, or one that cannot encode what we make. */
export class FfmpegMissing extends Error implements KnowsItsFault {
  readonly fault = 'ffmpeg-missing';
  constructor(message: string) {
    super(message);
    this.name = 'FfmpegMissing';
  }
}

/** ffmpeg or ffprobe did not finish, and the file is not known to be the reason: worth another try. */
export class FfmpegFailed extends Error implements KnowsItsFault {
  readonly fault: FaultKind;

  /** @param tail last lines of what it said, for the log; holds no path but the job's own */
  constructor(
    reason: string,
    readonly tail: string,
  ) {
    const lastWords = tail.trim().split('\n').at(-1);
    super(`ffmpeg ${reason}${lastWords ? `: ${lastWords}` : ''}`);
    this.name = 'FfmpegFailed';
    this.fault = faultIn(reason, tail);
  }
}
