/** Header of an answer that the service worker kept: when the server sent it, in milliseconds since the epoch. */
export const KEPT_AT = 'x-kept-at';

/** Begins the name of the cache of one session's answers; the rest is a hash of its token. */
export const OWN_PREFIX = 'own-';

/** Messages of a page to the service worker. */
export type WorkerMessage =
  /** The session ended: everything of the person is deleted. */
  | { readonly type: 'forget' }
  /** Built files that the page loaded before the worker was there. */
  | { readonly type: 'files'; readonly paths: readonly string[] }
  /** The person accepted the new version. */
  | { readonly type: 'take-over' }
  /** Answered through its port by workers that send uploads in the background; older ones do not answer. */
  | { readonly type: 'sends-uploads' }
  /** This page sends this upload itself. */
  | { readonly type: 'yield-upload'; readonly id: string }
  /** The person signed out: no upload goes on. */
  | { readonly type: 'forget-uploads' };

/** Message of the service worker to pages: the bytes of an upload arrived. */
export interface WorkerNews {
  readonly type: 'upload-arrived';
}

export function messageIn(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type } = data;
  if (type === 'forget' || type === 'take-over' || type === 'sends-uploads' || type === 'forget-uploads')
    return { type };
  if (type === 'yield-upload' && 'id' in data && typeof data.id === 'string') return { type, id: data.id };
  if (data.type !== 'files' || !('paths' in data) || !Array.isArray(data.paths)) return null;
  return { type: 'files', paths: data.paths.filter((path): path is string => typeof path === 'string') };
}
