export interface ConcurrencyLimits {
  readonly maxConcurrent: number;
  readonly maxWaiting: number;
  /** Milliseconds; without it, waiting has no time limit. */
  readonly maxWaitMs?: number;
}

/** Runs a limited number of tasks at the same time. Further tasks wait in order, and are refused if too many wait or they wait too long. */
export class ConcurrencyLimit {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** @param refusal makes the error of a refused task, of which nothing was done */
  constructor(
    private readonly limits: ConcurrencyLimits,
    private readonly refusal: () => Error,
  ) {}

  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** @throws the refusal */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.limits.maxConcurrent) this.#running += 1;
    else await this.#untilStarted();
    try {
      return await task();
    } finally {
      const startNext = this.#waiting.shift();
      if (startNext) startNext();
      else this.#running -= 1;
    }
  }

  #untilStarted(): Promise<void> {
    const { maxWaiting, maxWaitMs } = this.limits;
    if (this.#waiting.length >= maxWaiting) return Promise.reject(this.refusal());
    return new Promise((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timeout);
        resolve();
      };
      const giveUp = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1);
        reject(this.refusal());
      };
      const timeout = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      this.#waiting.push(start);
    });
  }
}
