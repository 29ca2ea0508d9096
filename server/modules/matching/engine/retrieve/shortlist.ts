import type { Judge, Weighing } from './enquiry.js';
import type { SharedPoints } from './shared-points.js';

/** Fewer shared points count as none. */
const MIN_SHARED = 1e-6;
/** With more rows times values, computing the limits takes longer than it saves. */
const MAX_LIMITS = 2_048;
/** Points are counted as integers up to this. */
const MAX_POINTS = 127;

/**
 * Non-negative floats have the same order as their bits read as integers. Comparing integers needs no branch, and a mispredicted
 * branch would cost most of the time here.
 */
const bitsOf = (figures: Float32Array): Int32Array =>
  new Int32Array(figures.buffer, figures.byteOffset, figures.length);
const one = new Float32Array(1);
const oneBits = bitsOf(one);
/** The limit for {@link isAtLeast}; negative values count as 0. */
function limitOf(figure: number): number {
  one[0] = Math.max(0, figure);
  return oneBits[0]! - 1;
}
/** 1 or 0. */
const isAtLeast = (bits: number, limit: number): number => (limit - bits) >>> 31;

/** Subjects of a block that can still be among the best. Threads load this file alone. */
export class Shortlist {
  /** Positions in the block, in order. */
  readonly at: Uint16Array;
  /** Upper bound of the points of each. */
  readonly most: Float32Array;
  length = 0;
  readonly #shared: SharedPoints;
  readonly #totalBits: Int32Array;
  readonly #mostBits: Int32Array;
  readonly #byPoints = new Uint32Array(MAX_POINTS + 1);
  /** By row and by value of the sifting fact: points that must be shared. */
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
   * Lists the subjects of a block that can reach `least` points.
   *
   * @param from number of the first subject.
   */
  fill(weighing: Weighing, from: number, count: number, least: number, judge: Judge): void {
    const { lowest, highest, columns } = this.#limit(weighing, least);
    this.#fill(count, lowest);
    if (lowest < highest) this.#strike(weighing, from, columns);
    this.#sift(weighing, from, least, judge);
  }

  /** Lists the subjects that share the most: `wanted` of them or a few more. @returns the least points they share. */
  fillWithFirst(wanted: number, weighing: Weighing, from: number, count: number, judge: Judge): number {
    const least = Math.max(MIN_SHARED, this.#sharedBy(wanted, count));
    this.#fill(count, limitOf(least));
    this.#sift(weighing, from, 0, judge);
    return least;
  }

  /** Computes the shared points below which `least` is out of reach, given the ceilings and the sifting fact. */
  #limit(weighing: Weighing, least: number): { lowest: number; highest: number; columns: number } {
    const { skills, occupation, open, most, bestCredits, experience, sifting, fullRelevance } = weighing;
    const rows = open.length;
    const credits = weighing.credits[sifting]!;
    const columns = rows * credits.length > MAX_LIMITS ? 1 : credits.length;
    if (this.#limits.length !== rows * columns) this.#limits = new Int32Array(rows * columns);
    let [lowest, highest] = [Infinity, -Infinity];
    for (let row = 0, at = 0; row < rows; row += 1) {
      const byExperience = most[experience]![row]! * bestCredits[experience]!;
      const missing = least - (open[row]! - byExperience);
      const largestShare = Math.max(skills[row]!, occupation[row]!) / fullRelevance;
      for (let value = 0; value < columns; value += 1, at += 1) {
        // Assume the best credit while it is unknown.
        const short = columns === 1 || Number.isNaN(credits[value]!) ? 0 : bestCredits[sifting]! - credits[value]!;
        const needed = missing + short * most[sifting]![row]!;
        const limit = limitOf(Math.max(MIN_SHARED, needed / (1 + byExperience * largestShare), needed - byExperience));
        this.#limits[at] = limit;
        lowest = Math.min(lowest, limit);
        highest = Math.max(highest, limit);
      }
    }
    return { lowest, highest, columns };
  }

  #fill(count: number, limit: number): void {
    const { at } = this;
    const bits = this.#totalBits;
    let length = 0;
    // Few stay, so this branch is predicted well.
    for (let place = 0; place < count; place += 1) if (bits[place]! > limit) at[length++] = place;
    this.length = length;
  }

  /** Removes subjects that share less than their own facts require. */
  #strike({ numbers, rows: rowsAt, sifting }: Weighing, from: number, columns: number): void {
    const { at, length } = this;
    const rows = numbers[rowsAt]!;
    const values = numbers[sifting]!;
    const bits = this.#totalBits;
    const limits = this.#limits;
    const known = columns === 1 ? 0 : -1;
    let kept = 0;
    for (let n = 0; n < length; n += 1) {
      const place = at[n]!;
      at[kept] = place;
      kept += isAtLeast(bits[place]!, limits[rows[from + place]! * columns + (values[from + place]! & known)]!);
    }
    this.length = kept;
  }

  /** Removes subjects that cannot reach `least` with their ceilings and their sifting fact. */
  #sift(weighing: Weighing, from: number, least: number, judge: Judge): void {
    const { skills, occupation, open, fullRelevance, sifting, experience } = weighing;
    const rows = weighing.numbers[weighing.rows]!;
    const values = weighing.numbers[sifting]!;
    const credits = weighing.credits[sifting]!;
    const bySifting = weighing.most[sifting]!;
    const byExperience = weighing.most[experience]!;
    const bestCredit = weighing.bestCredits[sifting]!;
    const bestByExperience = weighing.bestCredits[experience]!;
    const { at, most } = this;
    const { added, best, total } = this.#shared;
    const bits = this.#mostBits;
    const limit = limitOf(least);
    const whole = 1 / fullRelevance;
    const { length } = this;
    let kept = 0;
    for (let n = 0; n < length; n += 1) {
      const place = at[n]!;
      const row = rows[from + place]!;
      const value = values[from + place]!;
      let credit = credits[value]!;
      if (Number.isNaN(credit)) credit = judge(value, sifting);
      const share = Math.max(added[place]! * skills[row]!, best[place]! * occupation[row]!) * whole;
      const irrelevant = (1 - Math.min(1, share)) * byExperience[row]! * bestByExperience;
      at[kept] = place;
      most[kept] = total[place]! + open[row]! - irrelevant - (bestCredit - credit) * bySifting[row]!;
      kept += isAtLeast(bits[kept]!, limit);
    }
    this.length = kept;
  }

  /** Lower bound of the points that the `wanted` best share; 0 if there are fewer. */
  #sharedBy(wanted: number, count: number): number {
    const byPoints = this.#byPoints.fill(0);
    const { total } = this.#shared;
    for (let place = 0; place < count; place += 1) byPoints[Math.min(MAX_POINTS, Math.trunc(total[place]!))]! += 1;
    let points = MAX_POINTS;
    for (let above = byPoints[points]!; above < wanted && points > 0;) above += byPoints[(points -= 1)]!;
    return points;
  }
}
