/** The state of a read, independent of its source. */
export type Loadable<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: T };

interface Read<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Old data is better than an error: once loaded, it stays on screen while the server is unavailable. */
export function loadable<T>(read: Read<T>): Loadable<T> {
  if (read.data !== undefined) return { status: 'ready', data: read.data };
  if (read.error !== null) return { status: 'failed', error: read.error, retry: () => void read.refetch() };
  return { status: 'loading' };
}

interface ReadPages {
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
}

/** Why the next page of a list failed; null if it did not. Earlier pages stay. */
export function moreErrorOf({ isFetchNextPageError, error }: ReadPages): unknown {
  return isFetchNextPageError ? error : null;
}

/** The data, if it is loaded. */
export function dataOf<T>(loaded: Loadable<T>): T | undefined {
  return loaded.status === 'ready' ? loaded.data : undefined;
}
