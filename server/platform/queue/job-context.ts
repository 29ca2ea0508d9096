import type { Logger } from '../logging/logger.js';

/** What a handler knows about the run it is in. */
export interface JobContext {
  /** 1 for the first try. A run handed back at shutdown or lost with its worker is not counted as a failure. */
  readonly attempt: number;
  /** True when a failure now is final: `exhausted` is called and the job becomes a dead letter. */
  readonly isLastAttempt: boolean;
  /**
   * Fires when the work must stop: the process is shutting down, or another worker owns the job now. Stop what was
   * started (child processes, transfers) and let the abort error out: the job goes back to the queue.
   */
  readonly signal: AbortSignal;
  /** @param percent 0 to 100; whole per cents are written, at most four times a second. */
  progress(percent: number): Promise<void>;
  /** The request whose work this is, or null for scheduled work. */
  readonly requestId: string | null;
  /** Carries the job's name and id, and the request id. */
  readonly log: Logger;
}

/** `skipped`: the work was gone or done already. Never `done` for nothing done. */
export type JobOutcome = 'done' | 'skipped';
