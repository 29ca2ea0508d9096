import { apiFile } from '../../../lib/backend';

/**
 * Downloads all data of the account as one archive. `onProgress` gets the bytes received; the total is unknown, because the
 * archive is streamed.
 */
export async function downloadExport(onProgress: (bytes: number) => void, signal: AbortSignal): Promise<Blob> {
  return apiFile({ path: '/api/users/me/export', onProgress, signal });
}

export { saveFile } from '../../../lib/save-file';
