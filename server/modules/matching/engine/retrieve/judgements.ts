/** Max number of cached credits: eight megabytes. */
const MAX_CACHED = 1_000_000;

/**
 * Cache of credits per fact of the asking side: a town judges the towns of all postings once, not once per person who lives
 * there.
 */
export class Judgements {
  /** In insertion order, so the oldest is dropped first. */
  readonly #kept = new Map<string, Float64Array>();
  #figures = 0;

  /** Credits by value number, 0..1; NaN if not computed yet. The caller writes computed credits into the array. */
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
      if (this.#figures <= MAX_CACHED || oldest === key) break;
      this.#forget(oldest, each);
    }
    return credits;
  }

  /** Called when values get new numbers. */
  clear(): void {
    this.#kept.clear();
    this.#figures = 0;
  }

  #forget(key: string, credits: Float64Array): void {
    this.#kept.delete(key);
    this.#figures -= credits.length;
  }
}
