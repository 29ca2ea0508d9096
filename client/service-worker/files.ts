import type { Build } from './build';
import { writeUnlessFull } from './storage';

const PREFIX = 'files-';

/** Built files have a hash of their content in their name, so a name always means the same content. */
export const isFile = (pathname: string): boolean => pathname.startsWith('/assets/');

/** A file's name without the hash of its content. */
const stemOf = (path: string): string => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');

type Caches = Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;

/**
 * Scripts, styles and fonts that this device has used. Nothing is downloaded in advance, because phones pay for data. A cache
 * holds the files of one build only.
 */
export class Files {
  readonly #name: string;
  readonly #own: ReadonlySet<string>;

  constructor(
    { entry, files }: Pick<Build, 'entry' | 'files'>,
    private readonly caches: Caches,
    private readonly fetch: (path: string | Request) => Promise<Response>,
  ) {
    this.#name = PREFIX + entry;
    this.#own = new Set(files);
  }

  /**
   * The kept file, also of the build before, whose pages may still be open; else the server's.
   *
   * @param later runs work after the answer was given; the browser keeps the worker alive for it
   */
  async answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const kept = await this.caches.match(request.url, { ignoreVary: true });
    if (kept !== undefined) return kept;
    const response = await this.fetch(request);
    later(this.#put(new URL(request.url).pathname, response.clone()));
    return response;
  }

  /** Keeps files that the page loaded itself. The browser still has them, so this costs no data. */
  async keep(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      if (!this.#own.has(path)) continue;
      if ((await this.caches.match(path, { ignoreVary: true })) !== undefined) continue;
      if (!(await this.#put(path, await this.fetch(path)))) return;
    }
  }

  /**
   * Keeps the files of this build that replace used ones of another build, because the person reads the same pages after an update.
   * Example: `MessagesPage-b.js` for `MessagesPage-a.js`.
   */
  async keepSuccessors(): Promise<void> {
    const names = (await this.caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.#name);
    const used = await Promise.all(names.map(async (name) => (await this.caches.open(name)).keys()));
    const stems = new Set(used.flat().map(({ url }) => stemOf(new URL(url).pathname)));
    await this.keep([...this.#own].filter((path) => stems.has(stemOf(path))));
  }

  /** Keeps the files of this build and of the one before: browsers list caches in the order in which they were made. */
  async removeOlder(): Promise<void> {
    const others = (await this.caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.#name);
    await Promise.all(others.slice(0, -1).map((name) => this.caches.delete(name)));
  }

  async #put(path: string, response: Response): Promise<boolean> {
    if (response.status !== 200 || !this.#own.has(path)) return true;
    return writeUnlessFull(async () => (await this.caches.open(this.#name)).put(path, response));
  }
}
