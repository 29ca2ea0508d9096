import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DiskMediaStorage } from './disk-media-storage.js';
import type { MediaStorage } from './media-storage.js';

/**
 * The storage that STORAGE_URL names.
 *
 * @param url `file:/absolute/folder`, `file:///absolute/folder` or `file:relative/folder`
 * @throws Error in one line made to be printed, for an address this version cannot use
 */
export function storageOfUrl(url: string): MediaStorage {
  if (url.startsWith('file://')) return new DiskMediaStorage(fileURLToPath(url));
  if (url.startsWith('file:')) {
    const path = url.slice('file:'.length);
    return new DiskMediaStorage(isAbsolute(path) ? path : resolve(path));
  }
  throw new Error(
    'STORAGE_URL: this version stores media on a disk (file:/absolute/folder); s3:// is not available yet',
  );
}
