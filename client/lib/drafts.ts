/**
 * Unsaved text of long forms, stored in this tab, so that the end of a session does not lose it. Keyed by person; deleted with
 * the tab and at sign-out.
 */
const PREFIX = 'draft:';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface Drafts {
  /** The draft `name` as it was stored; null if it is missing or unreadable. */
  read(userId: string, name: string): unknown;
  keep(userId: string, name: string, values: unknown): void;
  drop(userId: string, name: string): void;
  dropAll(): void;
}

export function createDrafts(storage: DraftStorage): Drafts {
  const keyOf = (userId: string, name: string): string => `${PREFIX}${userId}:${name}`;
  return {
    read(userId, name) {
      const text = storage.getItem(keyOf(userId, name));
      if (text === null) return null;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        // Written by another version: counts as missing.
        return null;
      }
    },
    keep: (userId, name, values) => storage.setItem(keyOf(userId, name), JSON.stringify(values)),
    drop: (userId, name) => storage.removeItem(keyOf(userId, name)),
    dropAll() {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) if (key?.startsWith(PREFIX) === true) storage.removeItem(key);
    },
  };
}
