import { execFile } from 'node:child_process';
import { lstat, readlink } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Folders that contain libraries and nothing of this installation, for example /usr/lib/x86_64-linux-gnu. */
const libraryFolder = /^\/(?:usr\/(?:local\/)?)?lib(?:32|64|x32|exec)?(?:\/|$)|^\/etc\/alternatives$/;

/** A file and, if it is a link, each file that it leads through. */
async function chainOf(path: string): Promise<string[]> {
  const chain = [path];
  for (let at = path; chain.length < 10 && (await lstat(at)).isSymbolicLink(); chain.push(at)) {
    at = resolve(dirname(at), await readlink(at));
  }
  return chain;
}

/**
 * The paths that the system's loader reads to start a program: its library folders, single libraries elsewhere. Folders, because binding
 * two hundred libraries one by one takes 150 ms per start, and whole folders 8 ms.
 */
export async function librariesOf(command: string): Promise<string[]> {
  // A static program has no libraries, and ldd says so with an error.
  const { stdout } = await run('ldd', [command], { timeout: 5_000 }).catch(() => ({ stdout: '' }));
  const paths = [...stdout.matchAll(/(?:^|\s)(\/\S+)/gm)].map(([, path = '']) => path.replace(/:$/, ''));
  const found = new Set<string>();
  for (const path of paths.filter((each) => each !== command)) {
    for (const step of await chainOf(path)) {
      const folder = dirname(step);
      found.add(libraryFolder.test(folder) ? folder : step);
    }
  }
  return [...found];
}
