import type { Logger } from '../logging/logger.js';

/** Context of a job run. */
export interface JobContext {
  /** 1 for the first attempt. A run interrupted by a shutdown or a lost worker does not count as a failure. */
  readonly attempt: number;
  /** True if a failure now is final: `exhausted` is called and the job becomes a dead letter. */
  readonly isLastAttempt: boolean;
  /**
   * Fires if the process is shutting down, or another worker owns the job now. Stop what was started (child processes, transfers)
   * and throw the abort error: the job goes back to the queue.
   */
  readonly signal: AbortSignal;
  /** @param percent 0 to 100; written as whole percent, at most four times a second. */
  progress(percent: number): Promise<void>;
  /** Id of the request that started the job; null for scheduled jobs. */
  readonly requestId: string | null;
  /** Logger with the job's name and id, and the request id. */
  readonly log: Logger;
}

/** `skipped`: there was nothing (left) to do. Never return `done` for a run that changed nothing. */
export type JobOutcome = 'done' | 'skipped';
