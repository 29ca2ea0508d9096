import { SizeLimitedCache } from '../cache/size-limited-cache.js';
import type { WrittenPage } from './written-page.js';

/** Total characters of all kept pages, about 32 MB, so that requests for many addresses cannot fill the memory. */
const MAX_SIZE = 16_000_000;
/** As long as shared caches may keep a page (milliseconds). */
const KEPT_MS = 60_000;
/** A list has no version, so after this time it is rendered again while the old one is shown (milliseconds). */
const FRESH_MS = 10_000;

interface Kept {
  readonly page: WrittenPage;
  readonly freshUntil: number;
  readonly until: number;
}

/** Recently rendered pages. The least recently used ones are removed first. */
export class KeptPages {
  readonly #pages: SizeLimitedCache<Kept>;

  constructor(
    private readonly now: () => number = () => performance.now(),
    maxSize = MAX_SIZE,
  ) {
    this.#pages = new SizeLimitedCache(maxSize);
  }

  get size(): number {
    return this.#pages.size;
  }

  get(key: string): { readonly page: WrittenPage; readonly isFresh: boolean } | null {
    const kept = this.#pages.get(key);
    if (kept === undefined) return null;
    if (kept.until <= this.now()) {
      this.#pages.delete(key);
      return null;
    }
    return { page: kept.page, isFresh: this.now() < kept.freshUntil };
  }

  keep(key: string, page: WrittenPage, isVersioned: boolean): void {
    const until = this.now() + KEPT_MS;
    const kept = { page, until, freshUntil: isVersioned ? until : this.now() + FRESH_MS };
    this.#pages.set(key, kept, page.html.length + page.css.length + JSON.stringify(page.data).length);
  }
}
