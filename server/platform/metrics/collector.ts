import { DeadlineExceeded, withDeadline } from '../queue/deadline.js';

export interface CollectorOptions {
  /** Facts younger than this are not read again (milliseconds). */
  readonly everyMs?: number;
  /** Removes the values if they could not be read, so that old ones do not pass for new. */
  readonly forget?: () => void;
}

const EVERY_MS = 5_000;
/** A scrape waits this long for one collector, then shows the last values (milliseconds). */
const SCRAPE_WAITS_MS = 1_000;
/** Values that could not be renewed for this long are removed (milliseconds). */
const STALE_MS = 30_000;
/** Reading may take a twentieth of the time at most. */
const PAUSE_FACTOR = 20;

/** Reads some facts for scrapes: once at a time, and rarer the longer it takes. */
export class Collector {
  #running: Promise<void> | null = null;
  #nextAt = 0;
  #readAt: number | null = null;
  #pauseMs = 0;

  constructor(
    readonly name: string,
    private readonly work: () => Promise<void> | void,
    private readonly options: CollectorOptions,
  ) {}

  /** @returns whether the values shown are recent. */
  async refresh(): Promise<boolean> {
    if (performance.now() >= this.#nextAt) this.#running ??= this.#read();
    try {
      if (this.#running) await withDeadline(this.name, SCRAPE_WAITS_MS, this.#running);
    } catch (error) {
      if (!(error instanceof DeadlineExceeded)) return this.#failed();
    }
    const isRecent = this.#readAt !== null && performance.now() - this.#readAt < STALE_MS + this.#pauseMs;
    return isRecent || this.#failed();
  }

  async #read(): Promise<void> {
    const since = performance.now();
    try {
      await this.work();
      this.#readAt = performance.now();
    } catch (error) {
      this.#readAt = null;
      throw error;
    } finally {
      this.#pauseMs = Math.max(this.options.everyMs ?? EVERY_MS, PAUSE_FACTOR * (performance.now() - since));
      this.#nextAt = performance.now() + this.#pauseMs;
      this.#running = null;
    }
  }

  #failed(): false {
    this.options.forget?.();
    return false;
  }
}
