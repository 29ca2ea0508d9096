import type { Sieve } from './enquiry.js';
import type { Numbers } from './fact-column.js';
import type { SharedPoints } from './shared-points.js';

/** Who shares less shares nothing. */
const LEAST_SHARED = 1e-6;
/** Points are counted in whole ones up to here. */
const MOST_POINTS = 127;
/** How a row of ceilings begins (see {@link Sieve}). */
export const SKILLS = 0;
export const OCCUPATION = 1;
export const OPEN = 2;

/**
 * Figures that are not negative are in the same order as the whole numbers their bits make. Comparing those needs no
 * branch: where somebody stays as likely as not, guessing wrong is what takes most of the time.
 */
const bitsOf = (figures: Float32Array): Int32Array =>
  new Int32Array(figures.buffer, figures.byteOffset, figures.length);
const one = new Float32Array(1);
const oneBits = bitsOf(one);
/** What {@link isAtLeast} compares with; less than nothing is nothing. */
function limitOf(figure: number): number {
  one[0] = Math.max(0, figure);
  return oneBits[0]! - 1;
}
/** 1 or 0. */
const isAtLeast = (bits: number, limit: number): number => (limit - bits) >>> 31;

/** Who of a block can still be among the best. Threads load this by itself. */
export class Shortlist {
  /** Places in the block, in order. */
  readonly at: Uint16Array;
  /** How many points each can have at most. */
  readonly most: Float32Array;
  length = 0;
  readonly #shared: SharedPoints;
  readonly #totalBits: Int32Array;
  readonly #mostBits: Int32Array;
  readonly #byPoints = new Uint32Array(MOST_POINTS + 1);
  /** By row of ceilings what has to be shared. */
  #limits = new Int32Array(0);

  constructor(shared: SharedPoints) {
    const size = shared.total.length;
    this.#shared = shared;
    this.#totalBits = bitsOf(shared.total);
    this.at = new Uint16Array(size);
    this.most = new Float32Array(size);
    this.#mostBits = bitsOf(this.most);
  }

  /**
   * Lists those of a block who can reach so many points.
   *
   * @param from number of the first of them. @param judge what a value of the sifting fact is worth of which that is not known.
   */
  fill(sieve: Sieve, from: number, count: number, least: number, judge: (value: number) => number): void {
    const { lowest, highest } = this.#limit(sieve, least);
    this.#fill(count, lowest);
    if (lowest < highest) this.#strike(sieve.rows, from);
    this.#sift(sieve, from, least, judge);
  }

  /** Lists those who share most: so many of them, or a few more. @returns what they share at least. */
  fillWithFirst(wanted: number, sieve: Sieve, from: number, count: number, judge: (value: number) => number): number {
    const least = Math.max(LEAST_SHARED, this.#sharedBy(wanted, count));
    this.#fill(count, limitOf(least));
    this.#sift(sieve, from, 0, judge);
    return least;
  }

  /** Who shares less than this cannot reach so many points, whatever the facts are but for the ceilings. */
  #limit(
    { ceilings, rowLength, experience, bestByExperience, fullRelevance }: Sieve,
    least: number,
  ): { lowest: number; highest: number } {
    const rows = ceilings.length / rowLength;
    if (this.#limits.length !== rows) this.#limits = new Int32Array(rows);
    let [lowest, highest] = [Infinity, -Infinity];
    for (let at = 0; at < rows; at += 1) {
      const row = at * rowLength;
      const byExperience = ceilings[row + experience]! * bestByExperience;
      const missing = least - (ceilings[row + OPEN]! - byExperience);
      const largestShare = Math.max(ceilings[row + SKILLS]!, ceilings[row + OCCUPATION]!) / fullRelevance;
      const shared = Math.max(LEAST_SHARED, missing / (1 + byExperience * largestShare), missing - byExperience);
      const limit = limitOf(shared);
      this.#limits[at] = limit;
      lowest = Math.min(lowest, limit);
      highest = Math.max(highest, limit);
    }
    return { lowest, highest };
  }

  #fill(count: number, limit: number): void {
    const { at } = this;
    const bits = this.#totalBits;
    let length = 0;
    // Few stay, so that this branch is nearly always guessed right.
    for (let place = 0; place < count; place += 1) if (bits[place]! > limit) at[length++] = place;
    this.length = length;
  }

  /** Strikes off whoever shares less than their own ceilings call for. */
  #strike(rows: Numbers, from: number): void {
    const { at, length } = this;
    const bits = this.#totalBits;
    const limits = this.#limits;
    let kept = 0;
    for (let n = 0; n < length; n += 1) {
      const place = at[n]!;
      at[kept] = place;
      kept += isAtLeast(bits[place]!, limits[rows[from + place]!]!);
    }
    this.length = kept;
  }

  /** Strikes off whoever cannot reach so many points for the ceilings they have and what the sifting fact is worth. */
  #sift(sieve: Sieve, from: number, least: number, judge: (value: number) => number): void {
    const { ceilings, rowLength, rows, values, credits, bestCredit, bestByExperience, experience, sifting } = sieve;
    const { at, most } = this;
    const { added, best, total } = this.#shared;
    const bits = this.#mostBits;
    const limit = limitOf(least);
    const whole = 1 / sieve.fullRelevance;
    const { length } = this;
    let kept = 0;
    for (let n = 0; n < length; n += 1) {
      const place = at[n]!;
      const row = rows[from + place]! * rowLength;
      const value = values[from + place]!;
      let credit = credits[value]!;
      if (Number.isNaN(credit)) credit = judge(value);
      const share =
        Math.max(added[place]! * ceilings[row + SKILLS]!, best[place]! * ceilings[row + OCCUPATION]!) * whole;
      const irrelevant = (1 - Math.min(1, share)) * ceilings[row + experience]! * bestByExperience;
      at[kept] = place;
      most[kept] =
        total[place]! + ceilings[row + OPEN]! - irrelevant - (bestCredit - credit) * ceilings[row + sifting]!;
      kept += isAtLeast(bits[kept]!, limit);
    }
    this.length = kept;
  }

  /** What so many share at least, of those who share most; nothing where there are fewer. */
  #sharedBy(wanted: number, count: number): number {
    const byPoints = this.#byPoints.fill(0);
    const { total } = this.#shared;
    for (let place = 0; place < count; place += 1) byPoints[Math.min(MOST_POINTS, Math.trunc(total[place]!))]! += 1;
    let points = MOST_POINTS;
    for (let above = byPoints[points]!; above < wanted && points > 0;) above += byPoints[(points -= 1)]!;
    return points;
  }
}
