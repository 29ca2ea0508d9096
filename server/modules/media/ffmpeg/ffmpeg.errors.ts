import type { Rejection } from '../domain/compression-plan.js';

/** The file itself is at fault: trying again with the same file cannot help. */
export class MediaRejected extends Error {
  constructor(readonly rejection: Rejection) {
    super(rejection.code);
    this.name = 'MediaRejected';
  }
}

/** ffmpeg or ffprobe did not finish, and the file is not known to be the reason: worth another try. */
export class FfmpegFailed extends Error {
  /** @param tail last lines of what it said, for the log; holds no path but the job's own */
  constructor(
    reason: string,
    readonly tail: string,
  ) {
    const lastWords = tail.trim().split('\n').at(-1);
    super(`ffmpeg ${reason}${lastWords ? `: ${lastWords}` : ''}`);
    this.name = 'FfmpegFailed';
  }
}
