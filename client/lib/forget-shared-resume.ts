import { SHARED_CACHE } from '../service-worker/share-target';

/**
 * Deletes the file that another app shared. Every page has this code, and only the profile has the code that opens the file.
 *
 * @param caches undefined without TLS and in some private windows
 */
export async function forgetSharedResume(caches: Pick<CacheStorage, 'delete'> | undefined): Promise<void> {
  await caches?.delete(SHARED_CACHE);
}
