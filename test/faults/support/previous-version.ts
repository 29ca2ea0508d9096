import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../cluster/parts/run-node.js';

const run = promisify(execFile);
const MIGRATIONS = 'server/platform/database/migrations';

/** The built server of an earlier version. */
export interface PreviousVersion {
  /** The commit, or the folder that was given. */
  readonly name: string;
  /** Its `dist/server`. */
  readonly server: string;
  remove(): Promise<void>;
}

/**
 * Builds the server of an earlier commit with the packages of this one: `PREVIOUS_VERSION`, or the last commit with an older schema.
 * `PREVIOUS_SERVER` is the `dist/server` of one that is built already.
 *
 * @throws Error if that commit needs other packages
 */
export async function previousVersion(env: NodeJS.ProcessEnv = process.env): Promise<PreviousVersion> {
  const built = env['PREVIOUS_SERVER'];
  if (built) return { name: env['PREVIOUS_VERSION'] ?? built, server: built, remove: () => Promise.resolve() };
  const commit = await git('rev-parse', '--short', env['PREVIOUS_VERSION'] ?? `${await lastMigration()}^`);
  if (
    (await git('show', `${commit}:package-lock.json`)) !==
    (await readFile(join(ROOT, 'package-lock.json'), 'utf8')).trim()
  )
    throw new Error(`${commit} needs other packages: build it in a clone, and set PREVIOUS_SERVER to its dist/server`);
  const folder = await mkdtemp(join(tmpdir(), 'entrevue-previous-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const archive = join(folder, 'source.tar');
    const sources = ['server', 'package.json', 'nest-cli.json', 'tsconfig.json'];
    await git('archive', '--output', archive, commit, ...sources);
    await run('tar', ['-xf', archive, '-C', folder]);
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    // Its own script, because the steps of the build change from version to version.
    await run('npm', ['run', '--silent', 'build:server'], { cwd: folder });
    // Its pages are those of this version, as in browsers that loaded them before.
    await mkdir(join(folder, 'dist'), { recursive: true });
    for (const name of ['client', 'pages']) await symlink(join(ROOT, 'dist', name), join(folder, 'dist', name));
    return { name: commit, server: join(folder, 'dist/server'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The newest commit that changed the schema. */
const lastMigration = (): Promise<string> => git('log', '-1', '--format=%H', '--', MIGRATIONS);

async function git(...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', [...args], { cwd: ROOT, maxBuffer: 64 * 1_024 * 1_024 });
  return stdout.trim();
}
