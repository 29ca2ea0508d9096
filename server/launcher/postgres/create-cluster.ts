import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import type { OperatingUser } from './operating-user.js';
import { serverEnvironment } from './server-environment.js';

const run = promisify(execFile);

/** Character classes of full-text search and pg_trgm depend on the C library, so UTF-8 locales come before plain C. */
const LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Creates an empty cluster in `dataFolder`: UTF-8, data checksums, SCRAM passwords, sorted by code point on all machines. Atomic,
 * so an interrupted start leaves no partial database.
 */
export async function createCluster(
  initdb: string,
  dataFolder: string,
  user: OperatingUser,
  adminPassword: string,
): Promise<void> {
  const home = dirname(dataFolder);
  const draft = join(home, 'data.new');
  const passwordFile = join(home, 'password.new');
  await mkdir(home, { recursive: true });
  await chmod(home, 0o700);
  await own(home, user);
  await rm(draft, { recursive: true, force: true });
  try {
    await writeFile(passwordFile, `${adminPassword}\n`, { mode: 0o600 });
    await own(passwordFile, user);
    await firstThatWorks(LOCALES, (locale) => runInitdb(initdb, draft, passwordFile, locale, user));
  } finally {
    await rm(passwordFile, { force: true });
  }
  if (!existsSync(dataFolder)) await rename(draft, dataFolder);
}

async function runInitdb(
  initdb: string,
  folder: string,
  passwordFile: string,
  locale: string,
  user: OperatingUser,
): Promise<void> {
  const flags = [
    `--pgdata=${folder}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth-host=scram-sha-256',
    '--auth-local=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${locale}`,
    '--lc-messages=C',
    '--data-checksums',
  ];
  await run(initdb, flags, { ...user, cwd: dirname(folder), env: serverEnvironment() });
}

async function firstThatWorks<T>(choices: readonly T[], attempt: (choice: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const choice of choices) {
    try {
      await attempt(choice);
      return;
    } catch (error) {
      failures.push(error);
    }
  }
  throw new Error('initdb could not create the database', { cause: new AggregateError(failures) });
}

async function own(path: string, { uid, gid }: OperatingUser): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}
