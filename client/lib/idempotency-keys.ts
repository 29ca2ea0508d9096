/**
 * One key per intention. A call whose answer was lost may have been carried out, so a repeated call — by the retry, another press
 * of the button, or after a reload — has the same key until an answer settles it.
 */
export interface IdempotencyKeys {
  /** The call's unsettled key, or a new one. */
  keyFor(fingerprint: string): string;
  /** An answer arrived: the next equal call is a new intention. */
  settle(fingerprint: string): void;
}

const PREFIX = 'idempotency:';
/** How long the server remembers a key; an older one would be a new call anyway. */
const LIFETIME_MS = 24 * 60 * 60_000;

/** Stores unsettled keys in `storage` (session storage: kept after a reload, separate per tab). */
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
 * FNV-1a, twice with different seeds: identifies a call without storing its body, which can contain a password.
 * After a collision the server answers 422 for a reused key, and the next press works.
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
