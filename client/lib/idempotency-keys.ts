/**
 * One key for one intention. A call whose answer got lost may have been carried out, so the same call made again —
 * by the retry, by a second press of the button, after a reload — carries the same key until an answer settles it.
 */
export interface IdempotencyKeys {
  /** The key of this call: the one still unsettled, or a new one. */
  keyFor(fingerprint: string): string;
  /** An answer came: the next such call is a new intention. */
  settle(fingerprint: string): void;
}

const PREFIX = 'idempotency:';
/** The server remembers a key this long; an older one would be a new call anyway. */
const LIFETIME_MS = 24 * 60 * 60_000;

/** Keeps unsettled keys in `storage` (session storage: a reload keeps them, another tab has its own). */
export function createIdempotencyKeys(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  newKey: () => string,
  now: () => number,
): IdempotencyKeys {
  return {
    keyFor(fingerprint) {
      const name = PREFIX + digest(fingerprint);
      const [since, key] = storage.getItem(name)?.split(' ') ?? [];
      if (key !== undefined && now() - Number(since) < LIFETIME_MS) return key;
      const fresh = newKey();
      storage.setItem(name, `${now()} ${fresh}`);
      return fresh;
    },
    settle(fingerprint) {
      storage.removeItem(PREFIX + digest(fingerprint));
    },
  };
}

/**
 * FNV-1a, twice with different seeds: names a call without storing its body, which may hold a password.
 * A collision would only make the server answer 422 for a reused key, and the press after it works.
 */
function digest(text: string): string {
  return [0x811c9dc5, 0x9e3779b9].map((seed) => fnv1a(text, seed).toString(36)).join('-');
}

function fnv1a(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
