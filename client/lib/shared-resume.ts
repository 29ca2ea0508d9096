import { SHARED_CACHE } from '../service-worker/share-target';
import { FILE_NAME, isFresh, SHARED_KEY } from '../service-worker/shared-resume';

/** The browser's caches; undefined without TLS and in some private windows. */
type Caches = Pick<CacheStorage, 'open' | 'has' | 'delete'> | undefined;

/** The file that another app shared with the installed application; null if there is none. Deletes it, because it serves one page. */
export async function takeSharedResume(caches: Caches, now: number): Promise<File | null> {
  if (caches === undefined || !(await caches.has(SHARED_CACHE))) return null;
  const kept = await (await caches.open(SHARED_CACHE)).match(SHARED_KEY);
  const bytes = kept !== undefined && isFresh(kept, now) ? await kept.blob() : null;
  await caches.delete(SHARED_CACHE);
  if (kept === undefined || bytes === null) return null;
  // In memory, because a browser may delete the content of a blob with its cache.
  const content = await bytes.arrayBuffer();
  return new File([content], decodeURIComponent(kept.headers.get(FILE_NAME) ?? 'resume'), { type: bytes.type });
}
