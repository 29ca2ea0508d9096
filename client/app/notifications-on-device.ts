import { PUSH_CHOICE } from '../lib/push/push-choice';

interface Surroundings {
  readonly storage: Pick<Storage, 'getItem'>;
  /** Undefined without TLS and in some private windows. */
  readonly worker: Pick<ServiceWorkerContainer, 'addEventListener'> | undefined;
  readonly open: (path: string) => unknown;
  /** Loaded only if needed: most visitors never need it. */
  readonly load: () => Promise<unknown>;
}

/** Opens the page of a clicked notification, and registers this device again after a sign-in. */
export function followDevice({ storage, worker, open, load }: Surroundings): void {
  worker?.addEventListener('message', ({ data }: MessageEvent) => {
    const path = pageIn(data);
    if (path !== null) open(path);
  });
  if (storage.getItem(PUSH_CHOICE) !== null) void load();
}

function pageIn(message: unknown): string | null {
  if (typeof message !== 'object' || message === null || !('type' in message) || !('path' in message)) return null;
  const { type, path } = message;
  return type === 'open-page' && typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : null;
}
