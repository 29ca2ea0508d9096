import { isApiError } from './api-error';

/** After a failed network attempt: two more, after 1 s and after 2 s. An answer, whatever it says, is never retried. */
export const retryDelays: readonly number[] = [1_000, 2_000];

/** Runs `attempt` until it answers, is refused, or the retries are used up. */
export async function withRetries<T>(attempt: () => Promise<T>, wait: (ms: number) => Promise<void>): Promise<T> {
  for (const delay of retryDelays) {
    try {
      return await attempt();
    } catch (error) {
      if (!isApiError(error, 'CLIENT.NETWORK')) throw error;
      await wait(delay);
    }
  }
  return attempt();
}

/** Waits `ms` milliseconds, or rejects at once when the caller no longer wants the answer. */
export function waitOrAbort(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(abortReason(signal));
      return;
    }
    const stop = (): void => {
      clearTimeout(timer);
      if (signal !== undefined) reject(abortReason(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError');
}

const LONGEST_WAIT_MS = 30_000;

/** How long to wait before attempt `attempt + 1`: 1 s, 2 s, 4 s … 30 s, less up to a quarter so that tabs do not ask together. */
export function backoff(attempt: number, random = jitter()): number {
  return Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** Math.min(attempt - 1, 10)) * (1 - random / 4);
}

/** Between 0 and 1. */
function jitter(): number {
  return (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;
}

/** Waits `ms` milliseconds, or until the browser says that it is online again. */
export function waitForNetwork(ms: number, target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window) {
  return new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      target.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    target.addEventListener('online', end);
  });
}
