/** Interval of reports even without progress (milliseconds), because the report also tells a worker to stop. */
const HEARTBEAT_MS = 5_000;

/** Limits how often progress is written: only whole, rising percentages, one write at a time, then the newest. */
export class ProgressPump {
  #latest = 0;
  #sent = -1;
  #sentAt = Number.NEGATIVE_INFINITY;
  #sending: Promise<void> | null = null;

  /**
   * @param send must not throw
   * @param pauseMs min time between two writes
   */
  constructor(
    private readonly send: (percent: number) => Promise<void>,
    private readonly pauseMs: number,
  ) {}

  /** Call it often; it sends only when called. */
  report(percent: number): void {
    this.#latest = Math.max(this.#latest, Math.floor(percent));
    const since = performance.now() - this.#sentAt;
    if (this.#sending || since < this.pauseMs || (this.#latest === this.#sent && since < HEARTBEAT_MS)) return;
    this.#sent = this.#latest;
    this.#sentAt = performance.now();
    this.#sending = this.send(this.#sent).finally(() => {
      this.#sending = null;
    });
  }

  /** Waits for a running write, so that nothing is written after the end. */
  async settled(): Promise<void> {
    await this.#sending;
  }
}
