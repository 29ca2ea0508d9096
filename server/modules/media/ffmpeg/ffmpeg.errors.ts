import type { Rejection } from '../domain/compression-plan.js';
import type { FaultKind, KnowsItsFault } from '../domain/fault.js';
import { faultIn } from './diagnosis.js';

/** The file itself is at fault: a retry cannot help. */
export class MediaRejected extends Error {
  constructor(readonly rejection: Rejection) {
    super(rejection.code);
    this.name = 'MediaRejected';
  }
}

/** ffmpeg is missing on this machine, or lacks an encoder. */
export class FfmpegMissing extends Error implements KnowsItsFault {
  readonly fault = 'ffmpeg-missing';
  constructor(message: string) {
    super(message);
    this.name = 'FfmpegMissing';
  }
}

/** ffmpeg or ffprobe failed, and the file is not known to be the reason: a retry can help. */
export class FfmpegFailed extends Error implements KnowsItsFault {
  readonly fault: FaultKind;

  /** @param tail last lines of its output, for the log; contains no path except the job's own */
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

/** The video is long and a worker of the short lane has it; not a fault. */
export class LongVideoInShortLane extends Error {
  constructor() {
    super('the video belongs to the lane of long videos');
    this.name = 'LongVideoInShortLane';
  }
}
