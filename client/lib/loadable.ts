/** What a view is given of a read: it never has to know where the data came from. */
export type Loadable<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: T };

interface Read<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** An old answer beats an error: once something was read, it stays on screen while the server is out of reach. */
export function loadable<T>(read: Read<T>): Loadable<T> {
  if (read.data !== undefined) return { status: 'ready', data: read.data };
  if (read.error !== null) return { status: 'failed', error: read.error, retry: () => void read.refetch() };
  return { status: 'loading' };
}

interface ReadPages {
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
}

/** Why the next page of a list did not come; null where nothing went wrong. The pages before it stay. */
export function moreErrorOf({ isFetchNextPageError, error }: ReadPages): unknown {
  return isFetchNextPageError ? error : null;
}

/** The data when it is there. */
export function dataOf<T>(loaded: Loadable<T>): T | undefined {
  return loaded.status === 'ready' ? loaded.data : undefined;
}
