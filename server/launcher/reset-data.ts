import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { describeFailure, LauncherError } from './launcher-error.js';
import { removeCluster } from './postgres/remove-cluster.js';
import { acquireProcessLock, LockHeld } from './process-lock.js';
import { dataFolderContents, isOurs, lockFile, markerFile } from './supervisor/data-folder.js';

/**
 * `npm run reset`: deletes the embedded database and the product's files in DATA_DIR.
 * @returns one line for the user
 * @throws LauncherError if the product runs, the folder is not Entrevue's, or the data is elsewhere
 */
export async function reset(dataDir: string, env: NodeJS.ProcessEnv): Promise<string> {
  for (const name of ['DATABASE_URL', 'STORAGE_URL'] as const) {
    if (env[name])
      throw new LauncherError(`${name} is set: reset empties the embedded form only, which is in DATA_DIR.`);
  }
  if (!existsSync(dataDir) || (await readdir(dataDir)).length === 0) return `${dataDir} is empty already.`;
  if (!(await isOurs(dataDir))) {
    throw new LauncherError(`${dataDir} was not made by Entrevue (no ${markerFile} in it): nothing was removed.`);
  }
  const lock = await acquireProcessLock(join(dataDir, lockFile)).catch((error: unknown) => {
    if (!(error instanceof LockHeld)) throw error;
    throw new LauncherError(`Entrevue runs on ${dataDir} (process ${error.pid}): stop it (Ctrl-C) before emptying it.`);
  });
  try {
    await removeCluster(dataDir);
    for (const name of dataFolderContents) await rm(join(dataDir, name), { recursive: true, force: true });
    // Last, so that another reset still recognises the folder while files are left.
    await rm(join(dataDir, markerFile), { force: true });
  } finally {
    await lock.release();
  }
  return `${dataDir} is empty; npm start makes it anew.`;
}

if (process.argv[1] === import.meta.filename) {
  reset(resolve(process.env['DATA_DIR'] || '.data'), process.env).then(
    (line) => void process.stdout.write(`${line}\n`),
    (error: unknown) => {
      process.stderr.write(`${describeFailure(error)}\n`);
      process.exitCode = 1;
    },
  );
}
