import { v5 } from 'uuid';

/** A fixed namespace, so that ids are the same in every process and after every restart. */
const NAMESPACE = '6f0d5c0e-6a0b-5a52-9d7c-7d6a1f3f2b61';

/** The id of an event that a repeated job would publish again: the same parts give the same id. */
export function realtimeEventId(...parts: readonly [string, ...string[]]): string {
  return v5(parts.join('/'), NAMESPACE);
}
