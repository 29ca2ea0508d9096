import { apiFile } from '../../../lib/backend';

/**
 * Downloads everything the account holds, as one archive. `onProgress` hears the bytes that have arrived; how many there
 * will be nobody knows, because the archive is made while it is sent.
 */
export async function downloadExport(onProgress: (bytes: number) => void, signal: AbortSignal): Promise<Blob> {
  return apiFile({ path: '/api/users/me/export', onProgress, signal });
}

/** Hands the file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
