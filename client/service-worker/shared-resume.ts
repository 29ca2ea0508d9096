import { KEPT_AT } from './kept-answer';
import { MAX_BYTES, SHARED_CACHE, SHARED_FIELD, SHARED_RESUME, sharedTypes } from './share-target';

/** Key of the file in that cache. */
export const SHARED_KEY = `${SHARED_RESUME}/file`;
/** Header of the kept file: its name, encoded as in an address. */
export const FILE_NAME = 'x-file-name';
/** A kept file is deleted after this time. */
export const MAX_AGE_MS = 3_600_000;
/** Space for the rest of the form: title, text and headers. */
const FORM_BYTES = 64 * 1024;
const MAX_NAME = 200;

/** Results of sharing a file. `not-kept`: no worker, no space, or an unreadable form; the person chooses the file again. */
export const sharedOutcomes = ['kept', 'missing', 'several', 'empty', 'too-large', 'wrong-type', 'not-kept'] as const;
export type SharedOutcome = (typeof sharedOutcomes)[number];

interface Surroundings {
  readonly caches: Pick<CacheStorage, 'open' | 'has' | 'delete'>;
  readonly now: () => number;
}

/**
 * Receives a résumé that another app shares with the installed application, and keeps it on this device for the page of suggestions.
 * The file is not sent anywhere; the page reads and deletes it (`client/lib/shared-resume.ts`).
 */
export class SharedResume {
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly around: Surroundings) {}

  static takes(request: Pick<Request, 'mode' | 'method'>, { pathname }: Pick<URL, 'pathname'>): boolean {
    return request.mode === 'navigate' && request.method === 'POST' && pathname === SHARED_RESUME;
  }

  /** Redirects to the page that continues, with the result in its address. */
  async answer(request: Request): Promise<Response> {
    // That page gives the reason in every case, and lets the person choose the file.
    const outcome = await this.#inTurn(() => this.#receive(request)).catch((): SharedOutcome => 'not-kept');
    return Response.redirect(new URL(`${SHARED_RESUME}?file=${outcome}`, request.url).href, 303);
  }

  /** Deletes a file that was not opened within the time. */
  removeExpired(): Promise<void> {
    return this.#inTurn(async () => {
      const { caches, now } = this.around;
      if (!(await caches.has(SHARED_CACHE))) return;
      const kept = await (await caches.open(SHARED_CACHE)).match(SHARED_KEY);
      if (kept === undefined || !isFresh(kept, now())) await caches.delete(SHARED_CACHE);
    });
  }

  /** One after the other: otherwise a new file that is just being written could be deleted as an expired one. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #receive(request: Request): Promise<SharedOutcome> {
    // The person means the file of now, even if it cannot be kept.
    await this.around.caches.delete(SHARED_CACHE);
    const form = await formOf(request);
    if (form === null) return 'too-large';
    const files = form.getAll(SHARED_FIELD).filter((entry) => typeof entry !== 'string');
    const [file] = files;
    if (file === undefined) return 'missing';
    // Browsers send an empty file without a name if no file was chosen.
    if (files.length === 1 && file.size === 0) return file.name === '' ? 'missing' : 'empty';
    if (files.length > 1) return 'several';
    if (file.size > MAX_BYTES) return 'too-large';
    const name = nameOf(file);
    if (name === null) return 'wrong-type';
    const headers = {
      'content-type': file.type || 'application/octet-stream',
      [KEPT_AT]: String(this.around.now()),
      [FILE_NAME]: encodeURIComponent(name),
    };
    const cache = await this.around.caches.open(SHARED_CACHE);
    try {
      await cache.put(SHARED_KEY, new Response(file, { headers }));
    } catch (error) {
      await this.around.caches.delete(SHARED_CACHE);
      throw error;
    }
    return 'kept';
  }
}

/** Whether a kept file may still be used. */
export function isFresh({ headers }: Pick<Response, 'headers'>, now: number): boolean {
  const age = now - Number(headers.get(KEPT_AT) ?? NaN);
  return age >= 0 && age <= MAX_AGE_MS;
}

/** The form; null if it is larger than a file may be. It is counted while it arrives, so a video of a gigabyte is not held in memory. */
async function formOf(request: Request): Promise<FormData | null> {
  // Firefox has no stream of a request's body.
  if (!request.body) return request.formData();
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES + FORM_BYTES) controller.error(new RangeError('The form is too large'));
      else controller.enqueue(chunk);
    },
  });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  try {
    return await new Response(request.body.pipeThrough(counted), { headers }).formData();
  } catch (error) {
    if (bytes > MAX_BYTES + FORM_BYTES) return null;
    throw error;
  }
}

/** The name with an extension; null for files that cannot be read. Some apps share a document under a name without extension. */
function nameOf({ name, type }: Pick<File, 'name' | 'type'>): string | null {
  if (sharedTypes.some(([extension]) => name.toLowerCase().endsWith(extension)))
    return encodable(name.slice(-MAX_NAME));
  const plainType = type.split(';', 1)[0]?.trim().toLowerCase();
  const known = sharedTypes.find(([, each]) => each === plainType);
  // « notes.md » of the type text/plain is another kind of file.
  return known === undefined || /\.\w{1,5}$/.test(name) ? null : `${encodable(name.slice(0, MAX_NAME))}${known[0]}`;
}

/** A cut can part the two halves of an emoji, and `encodeURIComponent` throws on a half. */
const encodable = (name: string): string => name.toWellFormed();
