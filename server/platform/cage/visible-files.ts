import { existing } from './existing.js';
import { librariesOf } from './libraries.js';

/** Devices that every program may open. */
export const plainDevices: readonly string[] = ['/dev/null', '/dev/urandom'];

/** Without what another path contains. */
const outermost = (paths: readonly string[]): string[] =>
  [...new Set(paths)].filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));

/** The files and folders that commands need in order to start, and those that they read. */
export async function visibleFiles(commands: readonly string[], reads: readonly string[]): Promise<string[]> {
  const libraries = (await Promise.all(commands.map(librariesOf))).flat();
  return existing(outermost([...commands, ...libraries, ...reads, '/etc/ld.so.cache']));
}
