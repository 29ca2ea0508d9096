/** Mean milliseconds of work for one picture. `jerky`: fewer than ten a second. `slow`: fewer than three, which is no video. */
const JERKY_MS = 100;
const SLOW_MS = 350;
/** Reports in a row, one a second: another program may be busy for a moment. */
const JERKY_TIMES = 3;
const SLOW_TIMES = 8;

export type Pace = 'smooth' | 'jerky' | 'slow';

/** Notices that a device is too slow for the blur. */
export class BlurPace {
  #jerky = 0;
  #slow = 0;

  /** @param work mean milliseconds for one picture, in the last second */
  after(work: number): Pace {
    this.#jerky = work > JERKY_MS ? this.#jerky + 1 : 0;
    this.#slow = work > SLOW_MS ? this.#slow + 1 : 0;
    if (this.#slow >= SLOW_TIMES) return 'slow';
    return this.#jerky >= JERKY_TIMES ? 'jerky' : 'smooth';
  }
}
