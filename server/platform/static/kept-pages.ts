import type { WrittenPage } from './written-page.js';

/** Characters of all kept pages together, about 32 MB: a million made-up addresses push each other out. */
const MAX_SIZE = 16_000_000;
/** As long as shared caches may keep a page (milliseconds). */
const KEPT_MS = 60_000;
/** A list of which nobody says when it changes is written anew after this, while the old one is shown (milliseconds). */
const FRESH_MS = 10_000;

interface Kept {
  readonly page: WrittenPage;
  readonly size: number;
  readonly freshUntil: number;
  readonly until: number;
}

/** Pages that were written a moment ago; the least used leave first. */
export class KeptPages {
  readonly #pages = new Map<string, Kept>();
  #size = 0;

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly maxSize = MAX_SIZE,
  ) {}

  get size(): number {
    return this.#size;
  }

  get(key: string): { readonly page: WrittenPage; readonly isFresh: boolean } | null {
    const kept = this.#pages.get(key);
    if (kept === undefined) return null;
    this.drop(key, kept);
    if (kept.until <= this.now()) return null;
    this.add(key, kept);
    return { page: kept.page, isFresh: this.now() < kept.freshUntil };
  }

  keep(key: string, page: WrittenPage, isVersioned: boolean): void {
    const before = this.#pages.get(key);
    if (before) this.drop(key, before);
    const size = page.html.length + page.css.length + JSON.stringify(page.data).length;
    const until = this.now() + KEPT_MS;
    this.add(key, { page, size, until, freshUntil: isVersioned ? until : this.now() + FRESH_MS });
    for (const [oldest, kept] of this.#pages) {
      if (this.#size <= this.maxSize) break;
      this.drop(oldest, kept);
    }
  }

  private add(key: string, kept: Kept): void {
    this.#pages.set(key, kept);
    this.#size += kept.size;
  }

  private drop(key: string, kept: Kept): void {
    this.#pages.delete(key);
    this.#size -= kept.size;
  }
}
