import { apiFile } from '../../../lib/backend';

/**
 * Downloads everything the account holds, as one archive. `onProgress` hears the bytes that have arrived; how many there
 * will be nobody knows, because the archive is made while it is sent.
 */
export async function downloadExport(onProgress: (bytes: number) => void, signal: AbortSignal): Promise<Blob> {
  return apiFile({ path: '/api/users/me/export', onProgress, signal });
}

export { saveFile } from '../../../lib/save-file';
