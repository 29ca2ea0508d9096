/** An upload that resumes if its file is chosen again. */
export interface UnfinishedUpload {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly url: string;
}

export interface UnfinishedUploads {
  /** The latest upload of this person in this browser, for any file. */
  latest(): UnfinishedUpload | null;
  find(file: File): UnfinishedUpload | null;
  note(file: File, url: string): void;
  forget(file?: Pick<File, 'name' | 'size'>): void;
  /** Calls `listener` when an upload is added or removed. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

export const unfinishedKey = 'unfinished_upload';
/** As long as the server keeps the uploaded bytes. */
const KEPT_MS = 24 * 3_600_000;

interface Entry extends UnfinishedUpload {
  readonly lastModified: number;
  readonly person: string;
  readonly until: number;
}

/** By hand: every page needs this module, and the library that checks data is large. */
function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { name, size, lastModified, url, person, until } = value as Partial<Record<keyof Entry, unknown>>;
  return (
    [name, url, person].every((each) => typeof each === 'string') &&
    [size, lastModified, until].every((each) => typeof each === 'number')
  );
}

/**
 * Stores the running upload, so that it can resume after a reload. One is enough, because a window uploads one file at
 * a time.
 *
 * @param person id of the signed-in person: only the person who started an upload can resume it
 */
export function createUnfinishedUploads(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  person: () => string | null,
  now: () => number,
): UnfinishedUploads {
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  let read: { text: string | null; entry: Entry | null } = { text: null, entry: null };

  function current(): Entry | null {
    const text = storage.getItem(unfinishedKey);
    // Returns the same object while nothing changed, so that components do not render again.
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
        // Storage is unavailable: the upload can resume only until the page is closed.
      }
      notify();
    },
    forget: (file) => {
      const found = current();
      if (file && found && (found.name !== file.name || found.size !== file.size)) return;
      storage.removeItem(unfinishedKey);
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function parsed(text: string): Entry | null {
  try {
    const value: unknown = JSON.parse(text);
    return isEntry(value) ? value : null;
  } catch {
    return null;
  }
}
