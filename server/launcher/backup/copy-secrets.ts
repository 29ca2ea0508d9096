import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'secrets.key';

/** Copies the key that opens secrets of the database, if it is a file and there is none yet. @returns whether it copied one */
export async function copySecrets(from: string, to: string): Promise<boolean> {
  const [source, target] = [join(from, FILE), join(to, FILE)];
  const key = await readIfThere(source);
  if (key === null || (await readIfThere(target)) === key) return false;
  await mkdir(to, { recursive: true, mode: 0o700 });
  await copyFile(source, `${target}.new`);
  await rename(`${target}.new`, target);
  return true;
}

async function readIfThere(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
}
