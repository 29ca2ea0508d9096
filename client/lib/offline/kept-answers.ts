import { hashKey, type QueryKey } from '@tanstack/react-query';

/**
 * Answers on screen that the service worker had kept, because the server could not be reached. The API client only knows the
 * signal of a read, and the cache only its key, so this connects the two.
 */
const timeOfSignal = new WeakMap<AbortSignal, number>();
const timeOfQuery = new Map<string, number>();

/** @param at when the server sent the answer, in milliseconds since the epoch */
export function noteKept(signal: AbortSignal | undefined, at: number): void {
  if (signal === undefined) return;
  timeOfSignal.set(signal, Math.min(at, timeOfSignal.get(signal) ?? at));
}

/** Runs a read and notes whether its answer was a kept one. */
export async function readNoting<T>(
  queryKey: QueryKey,
  signal: AbortSignal,
  read: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const data = await read(signal);
  const at = timeOfSignal.get(signal);
  if (at === undefined) timeOfQuery.delete(hashKey(queryKey));
  else timeOfQuery.set(hashKey(queryKey), at);
  return data;
}

/** When the server sent the kept answer of this query; undefined if its answer is a new one. */
export const keptAt = (queryHash: string): number | undefined => timeOfQuery.get(queryHash);

export const forgetKeptTimes = (): void => timeOfQuery.clear();
