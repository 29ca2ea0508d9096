import type { FaultKind } from '../domain/fault.js';
import { FfmpegFailed, MediaRejected } from './ffmpeg.errors.js';

/** The result of an encoder is not what was planned. */
export class ResultRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ResultRefused';
  }
}

/** An encoder that crashes, hangs or needs more memory than a job may have would do so at each retry. */
const kinds: ReadonlySet<FaultKind> = new Set<FaultKind>(['unclear', 'out-of-memory', 'killed']);

/** Whether another encoder can do better with the same file: not after a full disk, for example. */
export const isOfEncoder = (error: unknown): error is Error =>
  error instanceof ResultRefused ||
  error instanceof MediaRejected ||
  (error instanceof FfmpegFailed && kinds.has(error.fault));
