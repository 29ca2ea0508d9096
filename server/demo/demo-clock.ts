import { Clock } from '../platform/clock/clock.js';

/** The real time, except while postings are created: they get dates of the last weeks, like those of a real market. */
export class DemoClock extends Clock {
  private earlierBy = 0;

  override now(): Date {
    return new Date(super.now().getTime() - this.earlierBy);
  }

  /** Runs the work with a clock that is behind by that many milliseconds. */
  async ago<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
    this.earlierBy = milliseconds;
    try {
      return await work();
    } finally {
      this.earlierBy = 0;
    }
  }
}
