import { KEPT_AT, OWN_PREFIX } from './kept-answer';
import { ACCOUNT, keptFor } from './kept-lists';
import { withoutSignatures } from './signed-addresses';
import { writeUnlessFull } from './storage';

/** Answers of one session; the oldest are removed first. */
export const MAX_ANSWERS = 60;
/** Characters of one answer; larger ones are not kept. */
export const MAX_LENGTH = 400_000;
/** A kept answer is not shown after this time. */
export const MAX_AGE_MS = 12 * 3_600_000;
/** How long to wait for the server before the kept answer is shown. */
export const WAIT_MS = 6_000;

export interface OwnAnswersSurroundings {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly now: () => number;
  /** Hex digest of a text. */
  readonly digest: (text: string) => Promise<string>;
  readonly wait: (ms: number) => Promise<void>;
}

/** A proxy answers so while the server is down or being replaced. */
const isOutage = (status: number): boolean => status >= 502 && status <= 504;
/** The data was deleted, or the person may no longer see it. */
const isTakenBack = (status: number): boolean => status === 403 || status === 404 || status === 410;

/**
 * Answers with the signed-in person's own data, kept for the time without a connection. The server is asked first.
 *
 * A cache belongs to one session: its name is a hash of the session's token, and a request of another session deletes it. So the
 * answers of a person are never read by the next one, even if the page was closed before the person signed out.
 */
export class OwnAnswers {
  /** Counts deletions: an answer requested before one must not be kept after it. */
  #turn = 0;
  #current: string | null = null;
  readonly #accounts = new Map<string, Promise<void>>();

  constructor(private readonly around: OwnAnswersSurroundings) {}

  /** Only reads that the page makes itself, with a session. Downloads of a link have no such header. */
  static takes(request: Pick<Request, 'method' | 'headers'>, url: URL): boolean {
    return request.method === 'GET' && keptFor(url.pathname).length > 0 && tokenOf(request) !== null;
  }

  /** @param later runs work after the answer was given; the browser keeps the worker alive for it */
  async answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const turn = this.#turn;
    const name = OWN_PREFIX + (await this.around.digest(tokenOf(request) ?? ''));
    await this.#makeCurrent(name);
    const fresh = this.around.fetch(request.clone());
    // The kept answer is used below; a late failure is not an error then.
    fresh.catch(() => undefined);
    const settled = fresh.then(
      (response) => (isOutage(response.status) ? null : response),
      () => null,
    );
    const first = await Promise.race([settled, this.around.wait(WAIT_MS).then(() => 'slow' as const)]);
    if (first instanceof Response) {
      later(this.#note(name, request, first.clone(), turn));
      return first;
    }
    if (turn === this.#turn) {
      const kept = await this.#kept(name, request);
      if (kept !== null && turn === this.#turn) {
        later(settled.then((response) => response && this.#note(name, request, response, turn)));
        return kept;
      }
    }
    const response = await fresh;
    if (!isOutage(response.status)) later(this.#note(name, request, response.clone(), turn));
    return response;
  }

  /** Deletes the answers of every session. */
  async forget(): Promise<void> {
    this.#turn += 1;
    this.#current = null;
    this.#accounts.clear();
    await this.#deleteExcept(null);
  }

  /** Deletes the answers of other sessions, once for each session. */
  async #makeCurrent(name: string): Promise<void> {
    if (this.#current === name) return;
    this.#current = name;
    await this.#deleteExcept(name);
  }

  async #deleteExcept(name: string | null): Promise<void> {
    const { caches } = this.around;
    const others = (await caches.keys()).filter((each) => each.startsWith(OWN_PREFIX) && each !== name);
    await Promise.all(others.map((each) => caches.delete(each)));
  }

  async #note(name: string, request: Request, response: Response, turn: number): Promise<void> {
    if (turn !== this.#turn) return;
    if (response.status === 401) {
      if (this.#current === name) await this.forget();
      return;
    }
    if (isTakenBack(response.status)) {
      const cache = await this.#opened(name);
      await cache?.delete(keyOf(request));
    }
    if (response.status !== 200) return;
    const path = new URL(request.url).pathname;
    if (path !== ACCOUNT) await this.#account(name, request, turn);
    await this.#keep(name, request, response, turn);
  }

  /** Reads the account once if it is not there, because the type of account decides what is kept. */
  #account(name: string, request: Request, turn: number): Promise<void> {
    const known = this.#accounts.get(name) ?? this.#readAccount(name, request, turn);
    this.#accounts.set(name, known);
    // A failed read is repeated with the next answer.
    known.catch(() => this.#accounts.delete(name));
    return known;
  }

  async #readAccount(name: string, { url, headers }: Request, turn: number): Promise<void> {
    const request = new Request(new URL(ACCOUNT, url), { headers });
    const cache = await this.#opened(name);
    if ((await cache?.match(keyOf(request), { ignoreVary: true })) !== undefined) return;
    const response = await this.around.fetch(request.clone());
    if (response.status !== 200) throw new Error(`The account answered ${response.status}`);
    await this.#keep(name, request, response, turn);
  }

  async #keep(name: string, request: Request, response: Response, turn: number): Promise<void> {
    const text = await response.text();
    if (text.length > MAX_LENGTH) return;
    const path = new URL(request.url).pathname;
    const type = path === ACCOUNT ? typeIn(text) : await this.#type(name, request);
    if (type === null || !keptFor(path).some((each) => each === type)) return;
    if (turn !== this.#turn) return;
    const cache = await this.around.caches.open(name);
    const headers = new Headers({
      'content-type': response.headers.get('content-type') ?? 'application/json',
      [KEPT_AT]: String(this.around.now()),
    });
    await writeUnlessFull(() => cache.put(keyOf(request), new Response(withoutSignatures(text), { headers })));
    // Deleted meanwhile: the call above has made the cache anew.
    if (turn !== this.#turn || this.#current !== name) await this.around.caches.delete(name);
    else await this.#removeOldest(cache);
  }

  async #type(name: string, { url, headers }: Request): Promise<string | null> {
    const cache = await this.#opened(name);
    const account = await cache?.match(keyOf(new Request(new URL(ACCOUNT, url), { headers })));
    return account === undefined ? null : typeIn(await account.text());
  }

  /** A browser lists entries in the order in which they were written. */
  async #removeOldest(cache: Cache): Promise<void> {
    const keys = await cache.keys();
    const removable = keys.filter(({ url }) => new URL(url).pathname !== ACCOUNT);
    const surplus = removable.slice(0, Math.max(0, keys.length - MAX_ANSWERS));
    await Promise.all(surplus.map((key) => cache.delete(key)));
  }

  async #kept(name: string, request: Request): Promise<Response | null> {
    const cache = await this.#opened(name);
    const kept = await cache?.match(keyOf(request));
    if (kept === undefined) return null;
    const age = this.around.now() - Number(kept.headers.get(KEPT_AT));
    return age >= 0 && age <= MAX_AGE_MS ? kept : null;
  }

  /** Opening a cache that does not exist would make it. */
  async #opened(name: string): Promise<Cache | null> {
    return (await this.around.caches.keys()).includes(name) ? this.around.caches.open(name) : null;
  }
}

function tokenOf({ headers }: Pick<Request, 'headers'>): string | null {
  return /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Address of an answer in the cache. Answers differ by language, because the server translates texts. */
function keyOf(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.set('kept-in', request.headers.get('accept-language') ?? '');
  return url.href;
}

function typeIn(account: string): string | null {
  try {
    const { user_type: type } = JSON.parse(account) as { user_type?: unknown };
    return typeof type === 'string' ? type : null;
  } catch {
    return null;
  }
}
