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
  constructor(
    reason: string,
    /** Last lines of what it said, for the log; holds no path but the job's own. */
    readonly tail: string,
  ) {
    super(`ffmpeg ${reason}`);
    this.name = 'FfmpegFailed';
  }
}
