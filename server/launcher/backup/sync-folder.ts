import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes new and renamed files of a folder survive a power failure: their names belong to the folder. */
export function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
