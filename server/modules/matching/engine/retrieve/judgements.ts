/** So many figures are kept, eight megabytes of them. */
const MOST_KEPT = 1_000_000;

/**
 * What the values of a fact are worth to whoever asks with the same fact of their own: a town judges the towns of all postings once,
 * not once for each person who lives there.
 */
export class Judgements {
  /** The one that was made first comes first. */
  readonly #kept = new Map<string, Float64Array>();
  #figures = 0;

  /** By number of the value, 0..1; not a number where it was not judged yet. Whoever judges writes into it. */
  of(position: number, own: string, values: number): Float64Array {
    const key = `${position} ${own}`;
    const known = this.#kept.get(key);
    if (known?.length === values) return known;
    const credits = new Float64Array(values).fill(Number.NaN);
    if (known) {
      credits.set(known);
      this.#forget(key, known);
    }
    this.#kept.set(key, credits);
    this.#figures += values;
    for (const [oldest, each] of this.#kept) {
      if (this.#figures <= MOST_KEPT || oldest === key) break;
      this.#forget(oldest, each);
    }
    return credits;
  }

  /** Values have other numbers from now on. */
  clear(): void {
    this.#kept.clear();
    this.#figures = 0;
  }

  #forget(key: string, credits: Float64Array): void {
    this.#kept.delete(key);
    this.#figures -= credits.length;
  }
}
