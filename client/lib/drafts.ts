/**
 * What somebody is typing into a long form, kept in this tab until it is saved: a session that ends in between must not
 * take it away. Keyed by the person, so that nobody else finds it; gone with the tab, and when they sign out.
 */
const PREFIX = 'draft:';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface Drafts {
  /** What was kept under `name`, as it was given; null when there is nothing readable. */
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
        // Not written by this version: as good as nothing.
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
