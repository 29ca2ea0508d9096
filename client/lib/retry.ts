import { isApiError } from './api-error';

/** Two retries after a network error, after 1 s and 2 s. A response is never retried, whatever its status. */
export const retryDelays: readonly number[] = [1_000, 2_000];

/** Runs `attempt` until it succeeds, is refused, or all retries are used. */
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

/** Waits `ms` milliseconds; rejects as soon as the caller aborts. */
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

/**
 * Wait before attempt `attempt + 1`: 1 s, 2 s, 4 s … 30 s, minus up to a quarter, so that tabs do not retry together.
 */
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
