import { z } from 'zod';

/** An upload that can go on when its file is chosen again. */
export interface UnfinishedUpload {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly url: string;
}

export interface UnfinishedUploads {
  /** The latest one of this person at this browser, whatever its file. */
  latest(): UnfinishedUpload | null;
  find(file: File): UnfinishedUpload | null;
  note(file: File, url: string): void;
  forget(file?: Pick<File, 'name' | 'size'>): void;
  /** Tells whenever one comes or goes. @returns how to stop listening */
  subscribe(listener: () => void): () => void;
}

export const unfinishedKey = 'unfinished_upload';
/** As long as the server keeps its bytes. */
const KEPT_MS = 24 * 3_600_000;

const entry = z.object({
  name: z.string(),
  size: z.number(),
  lastModified: z.number(),
  url: z.string(),
  person: z.string(),
  until: z.number(),
});
type Entry = z.infer<typeof entry>;

/**
 * Remembers the upload that has begun, so that it goes on after a reload. One is enough: a window sends one file at a time.
 *
 * @param person who is signed in: an upload is picked up by whoever began it
 */
export function createUnfinishedUploads(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  person: () => string | null,
  now: () => number,
): UnfinishedUploads {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  let read: { text: string | null; entry: Entry | null } = { text: null, entry: null };

  function current(): Entry | null {
    const text = storage.getItem(unfinishedKey);
    // The same object while nothing changed: a view that compares it draws nothing anew.
    if (text !== read.text) read = { text, entry: text === null ? null : parsed(text) };
    const { entry: found } = read;
    return found && found.person === person() && found.until > now() ? found : null;
  }

  return {
    latest: current,
    find: (file) => {
      const found = current();
      const isSame = found?.name === file.name && found.size === file.size && found.lastModified === file.lastModified;
      return isSame ? found : null;
    },
    note: ({ name, size, lastModified }, url) => {
      const who = person();
      if (who === null) return;
      const noted: Entry = { name, size, lastModified, url, person: who, until: now() + KEPT_MS };
      try {
        storage.setItem(unfinishedKey, JSON.stringify(noted));
      } catch {
        // A browser that keeps nothing: the upload goes on as long as the page does.
      }
      tell();
    },
    forget: (file) => {
      const found = current();
      if (file && found && (found.name !== file.name || found.size !== file.size)) return;
      storage.removeItem(unfinishedKey);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function parsed(text: string): Entry | null {
  try {
    const result = entry.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
