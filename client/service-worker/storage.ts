/** The device has no space left for this site. */
export const isStorageFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError';

/**
 * Writes into a cache. With a full storage the worker goes on without keeping, because the person asked for a page, not for a copy of it.
 *
 * @returns false if nothing was written
 */
export async function writeUnlessFull(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isStorageFull(error)) return false;
    throw error;
  }
}
