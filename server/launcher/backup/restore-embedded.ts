import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { LauncherError } from '../launcher-error.js';
import { adoptOrReap } from '../postgres/adopt-or-reap.js';
import { locateCluster } from '../postgres/cluster-location.js';
import { APPLICATION_NAME, newConnection, readConnection, writeConnection } from '../postgres/connection-file.js';
import { nativeBinaries } from '../postgres/native-binaries.js';
import { operatingUser } from '../postgres/operating-user.js';
import { isPostmasterOf, readPostmasterFile } from '../postgres/postmaster.js';
import type { BackupFolder } from './backup-folder.js';
import { makeHome } from './make-home.js';
import { restoreCluster } from './restore-cluster.js';
import { runSingleUser } from './single-user.js';

export interface RestoredDatabase {
  /** Time of the last transaction in it, as PostgreSQL prints it; null if none came after the base backup. */
  readonly lastTransaction: string | null;
  /** Folder of the previous database; null if there was none. */
  readonly replaced: string | null;
}

/**
 * Restores the embedded database of a DATA_DIR to a time. The present one is moved aside, never deleted. Passwords are new, so that no
 * backup needs one.
 *
 * @throws LauncherError if it runs, or the backup does not reach that time; then nothing has changed
 */
export async function restoreEmbedded(
  backup: BackupFolder,
  { dataDir, to }: { dataDir: string; to: Date | null },
): Promise<RestoredDatabase> {
  const user = operatingUser();
  const location = await locateCluster(resolve(dataDir), user);
  const known = await readConnection(location.controlFolder);
  if (await isRunning(location.dataFolder)) {
    throw new LauncherError(`The database of ${dataDir} is running: stop npm start first (Ctrl-C).`);
  }
  await adoptOrReap(location.dataFolder, known);
  const { postgres } = await nativeBinaries(location.controlFolder);
  await makeHome(location.homeFolder, user);

  const draft = join(location.homeFolder, 'data.restoring');
  await rm(draft, { recursive: true, force: true });
  const connection = { ...newConnection(), port: known?.port ?? 0 };
  try {
    const lastTransaction = await restoreCluster(backup, { dataFolder: draft, postgres, user, to });
    await runSingleUser(postgres, draft, user, [
      `ALTER ROLE postgres PASSWORD '${connection.adminPassword}'`,
      `ALTER ROLE ${APPLICATION_NAME} PASSWORD '${connection.password}'`,
    ]);
    const replaced = existsSync(location.dataFolder)
      ? join(location.homeFolder, `data.before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`)
      : null;
    if (replaced !== null) await rename(location.dataFolder, replaced);
    await rename(draft, location.dataFolder);
    await writeConnection(location.controlFolder, connection);
    return { lastTransaction, replaced };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function isRunning(dataFolder: string): Promise<boolean> {
  const file = await readPostmasterFile(dataFolder);
  return file !== null && isPostmasterOf(file.pid, dataFolder);
}
