import { Clock } from '../platform/clock/clock.js';

/** Tells the real time, except while postings are made: they are dated over the last weeks, as a market's would be. */
export class DemoClock extends Clock {
  private earlierBy = 0;

  override now(): Date {
    return new Date(Date.now() - this.earlierBy);
  }

  /** Runs the work as if it were that many milliseconds ago. */
  async ago<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
    this.earlierBy = milliseconds;
    try {
      return await work();
    } finally {
      this.earlierBy = 0;
    }
  }
}
