import { OWN_PREFIX, type WorkerMessage } from '../../service-worker/kept-answer';

interface Surroundings {
  /** Undefined without TLS and in some private windows. */
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  readonly worker: { readonly controller: { postMessage(message: WorkerMessage): void } | null } | undefined;
}

/**
 * Deletes the answers that the service worker kept of a person. The page deletes them itself, because the worker may not run; the
 * message makes the worker drop answers that are still on their way.
 */
export async function forgetAnswers({ caches, worker }: Surroundings): Promise<void> {
  worker?.controller?.postMessage({ type: 'forget' });
  if (caches === undefined) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(OWN_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
