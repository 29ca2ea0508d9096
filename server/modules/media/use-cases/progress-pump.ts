/** A sign of life even while the percentage stands still (milliseconds): it is also how a worker learns to stop. */
const HEARTBEAT_MS = 5_000;

/**
 * Hands on progress at a pace that a database bears: whole per cents, only upwards, one at a time, the newest of those that
 * came while one was on its way.
 */
export class ProgressPump {
  #latest = 0;
  #sent = -1;
  #sentAt = 0;
  #sending: Promise<void> | null = null;

  /**
   * @param send must not throw
   * @param pauseMs least time between two hand-overs
   */
  constructor(
    private readonly send: (percent: number) => Promise<void>,
    private readonly pauseMs: number,
  ) {}

  /** Call it often: nothing is handed on unless it is called. */
  report(percent: number): void {
    this.#latest = Math.max(this.#latest, Math.floor(percent));
    const since = Date.now() - this.#sentAt;
    if (this.#sending || since < this.pauseMs || (this.#latest === this.#sent && since < HEARTBEAT_MS)) return;
    this.#sent = this.#latest;
    this.#sentAt = Date.now();
    this.#sending = this.send(this.#sent).finally(() => {
      this.#sending = null;
    });
  }

  /** Waits for what is on its way, so that nothing is written after the end. */
  async settled(): Promise<void> {
    await this.#sending;
  }
}
