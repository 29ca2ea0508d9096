import { type KeptUpload, type KeptUploads, lockOf } from './kept-uploads';
import { mayHelp, UPLOAD_TOKEN, UPLOADS } from './upload-protocol';

/** How long to wait for a page that sends the same upload. Chrome ends an event after about three minutes. */
export const WAIT_MS = 60_000;
/** After this time no further piece is begun in the same event. */
export const WORK_MS = 100_000;

interface Surroundings {
  readonly kept: KeptUploads;
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
  readonly locks: Pick<LockManager, 'request' | 'query'>;
  readonly now: () => number;
  /** Aborts after a time. */
  readonly timeout: (ms: number) => AbortSignal;
  /** The bytes arrived; a page has to send the questions. */
  readonly onArrived: (upload: KeptUpload) => Promise<void>;
}

/**
 * Sends what is left of kept uploads while no page does (tus 1.0.0): asks for the offset, then sends piece by piece with the token of
 * the upload. No session is used.
 */
export class BackgroundUploads {
  readonly #sending = new Map<string, AbortController>();

  constructor(private readonly around: Surroundings) {}

  /** @throws if something is left, so that the browser repeats the event later */
  async send(): Promise<void> {
    const { kept, now } = this.around;
    await kept.removeExpired(now());
    const end = now() + WORK_MS;
    const waiting = (await kept.all()).filter(({ state }) => state === 'sending');
    const failures: unknown[] = [];
    for (const { id } of waiting) await this.#inTurn(id, end).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Uploads are not complete');
  }

  /** A page sends this upload itself, or its person signed out. @param id every upload by default */
  stop(id?: string): void {
    for (const [each, controller] of this.#sending) if (id === undefined || id === each) controller.abort();
  }

  #inTurn(id: string, end: number): Promise<void> {
    const { locks, timeout } = this.around;
    return locks.request(lockOf(id), { signal: timeout(WAIT_MS) }, async () => {
      const controller = new AbortController();
      this.#sending.set(id, controller);
      try {
        await this.#sendRest(id, end, controller.signal);
      } catch (error) {
        // Stopped by a page, which goes on itself.
        if (!controller.signal.aborted) throw error;
      } finally {
        this.#sending.delete(id);
      }
    });
  }

  async #sendRest(id: string, end: number, signal: AbortSignal): Promise<void> {
    const { kept, now } = this.around;
    let offset: number | null = null;
    for (;;) {
      // Read each time: a sign-out deletes it.
      const upload = await kept.find(id);
      if (upload?.state !== 'sending' || (await this.#isWantedByPage(id))) return;
      signal.throwIfAborted();
      if (offset === null) offset = await this.#ask(upload, { method: 'HEAD', signal });
      else if (now() > end) throw new Error(`Upload ${id} needs more time`);
      else {
        const before: number = offset;
        const piece = await kept.bytesFrom(id, before);
        if (piece === null) return;
        offset = await this.#ask(upload, { method: 'PATCH', signal, body: piece, offset: before });
        if (offset !== null && offset <= before) throw new Error(`Upload ${id} does not advance`);
      }
      if (offset === null) return;
      if (offset >= upload.size) {
        await kept.noteArrival(id);
        await this.around.onArrived(upload);
        return;
      }
    }
  }

  /** @returns how many bytes the server has; null if it refused the upload for good */
  async #ask(
    { id, token, language }: KeptUpload,
    { offset, ...options }: RequestInit & { readonly offset?: number },
  ): Promise<number | null> {
    const response = await this.around.fetch(`${UPLOADS}/${id}`, {
      ...options,
      // The upload's own token is enough, and a cookie could be another person's.
      credentials: 'omit',
      cache: 'no-store',
      headers: {
        'tus-resumable': '1.0.0',
        'accept-language': language,
        [UPLOAD_TOKEN]: token,
        ...(offset !== undefined && {
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        }),
      },
    });
    if (response.ok) {
      const arrived = Number(response.headers.get('upload-offset') ?? NaN);
      if (!Number.isSafeInteger(arrived)) throw new Error(`The server answered without an offset for upload ${id}`);
      return arrived;
    }
    if (mayHelp(response.status)) throw new Error(`The server answered ${response.status} for upload ${id}`);
    await this.around.kept.noteRefusal(id, { status: response.status, body: await response.text() });
    return null;
  }

  async #isWantedByPage(id: string): Promise<boolean> {
    const { pending = [] } = await this.around.locks.query();
    return pending.some(({ name }) => name === lockOf(id));
  }
}
