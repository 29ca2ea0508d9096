import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { confinedEnvironment } from './prefixes.js';

/** Full path of a program on the PATH; null if there is none. */
export async function findCommand(name: string): Promise<string | null> {
  for (const folder of (process.env['PATH'] ?? confinedEnvironment['PATH'] ?? '').split(delimiter)) {
    const path = resolve(join(folder || '.', name));
    const usable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (usable) return path;
  }
  return null;
}
