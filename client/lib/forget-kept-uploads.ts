import type { WorkerMessage } from '../service-worker/kept-answer';
import { KEPT_UPLOADS } from '../service-worker/upload-protocol';

interface Surroundings {
  /** Undefined without TLS and in some private windows. */
  readonly caches: Pick<CacheStorage, 'delete'> | undefined;
  readonly worker: { readonly controller: { postMessage(message: WorkerMessage): void } | null } | undefined;
}

/** Deletes uploads that go on in the background, and stops the one that the service worker is sending. */
export async function forgetKeptUploads({ caches, worker }: Surroundings): Promise<void> {
  worker?.controller?.postMessage({ type: 'forget-uploads' });
  await caches?.delete(KEPT_UPLOADS);
}

/** Whether this device may have uploads to continue. */
export async function hasKeptUploads(caches: Pick<CacheStorage, 'has' | 'open'> | undefined): Promise<boolean> {
  if (caches === undefined || !(await caches.has(KEPT_UPLOADS))) return false;
  return (await (await caches.open(KEPT_UPLOADS)).keys()).length > 0;
}
