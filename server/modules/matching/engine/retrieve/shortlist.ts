import type { Judge, Weighing } from './enquiry.js';
import type { SharedPoints } from './shared-points.js';

/** Who shares less shares nothing. */
const LEAST_SHARED = 1e-6;
/** Where rows times values are more than this, working out what each calls for would take longer than it saves. */
const MOST_LIMITS = 2_048;
/** Points are counted in whole ones up to here. */
const MOST_POINTS = 127;

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
  /** By row and by value of the fact that sifts: what has to be shared. */
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
   * @param from number of the first of them.
   */
  fill(weighing: Weighing, from: number, count: number, least: number, judge: Judge): void {
    const { lowest, highest, columns } = this.#limit(weighing, least);
    this.#fill(count, lowest);
    if (lowest < highest) this.#strike(weighing, from, columns);
    this.#sift(weighing, from, least, judge);
  }

  /** Lists those who share most: so many of them, or a few more. @returns what they share at least. */
  fillWithFirst(wanted: number, weighing: Weighing, from: number, count: number, judge: Judge): number {
    const least = Math.max(LEAST_SHARED, this.#sharedBy(wanted, count));
    this.#fill(count, limitOf(least));
    this.#sift(weighing, from, 0, judge);
    return least;
  }

  /** Who shares less than this cannot reach so many points, whatever their facts are but for the ceilings and the one that sifts. */
  #limit(weighing: Weighing, least: number): { lowest: number; highest: number; columns: number } {
    const { skills, occupation, open, most, bestCredits, experience, sifting, fullRelevance } = weighing;
    const rows = open.length;
    const credits = weighing.credits[sifting]!;
    const columns = rows * credits.length > MOST_LIMITS ? 1 : credits.length;
    if (this.#limits.length !== rows * columns) this.#limits = new Int32Array(rows * columns);
    let [lowest, highest] = [Infinity, -Infinity];
    for (let row = 0, at = 0; row < rows; row += 1) {
      const byExperience = most[experience]![row]! * bestCredits[experience]!;
      const missing = least - (open[row]! - byExperience);
      const largestShare = Math.max(skills[row]!, occupation[row]!) / fullRelevance;
      for (let value = 0; value < columns; value += 1, at += 1) {
        // What is not known yet is worth most.
        const short = columns === 1 || Number.isNaN(credits[value]!) ? 0 : bestCredits[sifting]! - credits[value]!;
        const needed = missing + short * most[sifting]![row]!;
        const limit = limitOf(
          Math.max(LEAST_SHARED, needed / (1 + byExperience * largestShare), needed - byExperience),
        );
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
    // Few stay, so that this branch is nearly always guessed right.
    for (let place = 0; place < count; place += 1) if (bits[place]! > limit) at[length++] = place;
    this.length = length;
  }

  /** Strikes off whoever shares less than their own facts call for. */
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

  /** Strikes off whoever cannot reach so many points for the ceilings they have and what the sifting fact is worth. */
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
