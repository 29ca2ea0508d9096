/** Values in memory up to a total size. If there is no room, the least recently used ones are removed. */
export class SizeLimitedCache<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly size: number }>();
  #size = 0;

  /** @param maxSize in the unit of `set`, for example bytes */
  constructor(private readonly maxSize: number) {}

  /** Total size of the values. */
  get size(): number {
    return this.#size;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    // A Map keeps the order of insertion, so the least recently used entry is the first.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: T, size: number): void {
    this.delete(key);
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.maxSize) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}
