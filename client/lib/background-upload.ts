import type { WorkerMessage } from '../service-worker/kept-answer';
import { type KeptUpload, type KeptUploads, lockOf, UPLOAD_SYNC } from '../service-worker/kept-uploads';

/** Background Sync, which only Chromium has and TypeScript does not know. */
interface SyncManager {
  register(tag: string): Promise<void>;
}
type Registration = Pick<ServiceWorkerRegistration, 'active'> & { readonly sync?: SyncManager };

export interface BackgroundSurroundings {
  readonly kept: KeptUploads;
  /** The service worker of this site; undefined if it is not installed. */
  readonly registration: () => Promise<Registration | undefined>;
  readonly estimate: () => Promise<StorageEstimate>;
  /** Undefined without TLS; nothing is kept then. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly timeout: (ms: number) => AbortSignal;
}

/** How long a running service worker may take to answer. */
const ANSWER_MS = 3_000;
/** Space that stays free for recordings and the site itself. */
const SPARE_BYTES = 100 * 1024 * 1024;

/** The page's part of uploads in the background; the other one is `client/service-worker/background-uploads.ts`. */
export class BackgroundUpload {
  constructor(private readonly around: BackgroundSurroundings) {}

  /**
   * Waits until no other page sends this upload; the service worker stops at once.
   *
   * @returns a function that lets others send
   */
  async hold(id: string, signal?: AbortSignal): Promise<() => void> {
    const { locks } = this.around;
    if (locks === undefined) return () => undefined;
    await this.#post({ type: 'yield-upload', id });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await new Promise<void>((acquired, failed) => {
      const work = (): Promise<void> => {
        acquired();
        return held;
      };
      // Without permission for locks, the lock of the server still orders the senders.
      locks.request(lockOf(id), signal ? { signal } : {}, work).catch((error: unknown) => {
        if (signal?.aborted === true) failed(error instanceof Error ? error : new DOMException('', 'AbortError'));
        else acquired();
      });
    });
    return release;
  }

  /** Whether no other page is sending this upload. */
  async isFree(id: string): Promise<boolean> {
    return this.hold(id, this.around.timeout(ANSWER_MS)).then(
      (release) => {
        release();
        return true;
      },
      () => false,
    );
  }

  /**
   * Copies an upload that has begun, so that it goes on without a page.
   *
   * @returns false if it stops with the page: no Background Sync, too little space, an older service worker
   */
  async keep(upload: KeptUpload, file: Blob, signal: AbortSignal): Promise<boolean> {
    const { kept, estimate, locks } = this.around;
    try {
      if (locks === undefined || !(await this.#maySend())) return false;
      const { quota = 0, usage = 0 } = await estimate();
      if (quota - usage < file.size + SPARE_BYTES) return false;
      await kept.add(upload, file, signal);
    } catch {
      // No space, or the upload ended meanwhile: `add` has removed what it wrote.
      return false;
    }
    if (await this.ask()) return true;
    await kept.remove(upload.id);
    return false;
  }

  /** Asks the browser for a `sync` event. @returns false if it has none, or if the person switched it off */
  async ask(): Promise<boolean> {
    const sync = (await this.around.registration())?.sync;
    if (sync === undefined) return false;
    return sync.register(UPLOAD_SYNC).then(
      () => true,
      () => false,
    );
  }

  /** A worker of an older version would get the event and send nothing. */
  async #maySend(): Promise<boolean> {
    const registration = await this.around.registration();
    if (registration?.sync === undefined || !registration.active) return false;
    const { port1, port2 } = new MessageChannel();
    const message: WorkerMessage = { type: 'sends-uploads' };
    const answered = new Promise<boolean>((resolve) => {
      port1.onmessage = () => resolve(true);
      this.around.timeout(ANSWER_MS).addEventListener('abort', () => resolve(false));
    });
    registration.active.postMessage(message, [port2]);
    return answered.finally(() => port1.close());
  }

  async #post(message: WorkerMessage): Promise<void> {
    (await this.around.registration())?.active?.postMessage(message);
  }
}
