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
