/** Messages that a socket may send at once: connecting to three people takes about fifty. */
const BURST = 150;
const PER_SECOND = 20;

/** Limits the messages of one socket: a burst, then a steady rate. */
export class MessageBudget {
  #left = BURST;
  #at: number;

  /** @param now milliseconds of a monotonic clock. */
  constructor(now: number) {
    this.#at = now;
  }

  /** @returns false if the socket sends too much. */
  spend(now: number): boolean {
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) / 1_000) * PER_SECOND);
    this.#at = now;
    this.#left -= 1;
    return this.#left >= 0;
  }
}
