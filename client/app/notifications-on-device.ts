import { PUSH_CHOICE } from '../lib/push/push-choice';

interface Surroundings {
  readonly storage: Pick<Storage, 'getItem'>;
  /** Absent without TLS and in some private windows. */
  readonly worker: Pick<ServiceWorkerContainer, 'addEventListener'> | undefined;
  readonly open: (path: string) => unknown;
  /** The part of the client that most visitors never need. */
  readonly load: () => Promise<unknown>;
}

/** Opens what somebody clicked in a notification, and keeps the notifications of this device going after a sign-in. */
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
