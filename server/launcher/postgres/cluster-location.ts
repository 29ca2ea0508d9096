import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { LauncherError } from '../launcher-error.js';
import type { OperatingUser } from './operating-user.js';
import { rootOwnedFolder } from './root-owned-folder.js';

const FILE = 'location.json';

/** Folders of an embedded database. */
export interface ClusterLocation {
  /** DATA_DIR/postgres: connection.json, location.json, the start lock, the start-up output. Owned by the user that starts it. */
  readonly controlFolder: string;
  /** The folder that contains the cluster; owned by the user that runs PostgreSQL. */
  readonly homeFolder: string;
  /** PostgreSQL's data directory, inside `homeFolder`. */
  readonly dataFolder: string;
}

interface LocationRecord {
  /** Where the record was written; differs from its current path if DATA_DIR was moved or copied. */
  readonly controlFolder: string;
  /** Null: inside the control folder, wherever that is now. */
  readonly elsewhere: string | null;
}

/**
 * Chooses a cluster's folder once per DATA_DIR and records it. Inside DATA_DIR, unless the database's user cannot get there (root
 * with a clone in a home of mode 700): then in root's own folder, named after DATA_DIR's path.
 */
export async function locateCluster(dataDir: string, user: OperatingUser): Promise<ClusterLocation> {
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  const controlFolder = await realpath(join(dataDir, 'postgres'));
  const recorded = await readRecord(controlFolder);
  if (recorded !== null) {
    if (recorded.elsewhere !== null) await refuseCopy(recorded, controlFolder);
    if (recorded.controlFolder !== controlFolder) await writeRecord({ ...recorded, controlFolder });
    return location(controlFolder, recorded.elsewhere);
  }
  const elsewhere = (await reachable(controlFolder, user)) ? null : await folderElsewhere(controlFolder);
  await writeRecord({ controlFolder, elsewhere });
  return location(controlFolder, elsewhere);
}

/** The recorded location; null if this DATA_DIR has no embedded database yet. Creates nothing. */
export async function findCluster(dataDir: string): Promise<ClusterLocation | null> {
  const recorded = await readRecord(join(dataDir, 'postgres'));
  return recorded === null ? null : location(await realpath(join(dataDir, 'postgres')), recorded.elsewhere);
}

function location(controlFolder: string, elsewhere: string | null): ClusterLocation {
  const homeFolder = elsewhere ?? join(controlFolder, 'cluster');
  return { controlFolder, homeFolder, dataFolder: join(homeFolder, 'data') };
}

async function folderElsewhere(controlFolder: string): Promise<string> {
  const name = createHash('sha256').update(controlFolder).digest('hex').slice(0, 16);
  return join(await rootOwnedFolder(), `cluster-${name}`);
}

/** A copied DATA_DIR would share the original's cluster through its record. */
async function refuseCopy(recorded: LocationRecord, controlFolder: string): Promise<void> {
  if (recorded.controlFolder === controlFolder || !existsSync(join(recorded.controlFolder, FILE))) return;
  throw new LauncherError(
    `${dirname(controlFolder)} is a copy of ${dirname(recorded.controlFolder)}, where its database stayed: use that one, or an empty DATA_DIR.`,
  );
}

async function readRecord(controlFolder: string): Promise<LocationRecord | null> {
  try {
    return JSON.parse(await readFile(join(controlFolder, FILE), 'utf8')) as LocationRecord;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function writeRecord(record: LocationRecord): Promise<void> {
  const path = join(record.controlFolder, FILE);
  await writeFile(`${path}.new`, JSON.stringify(record), { flush: true });
  await rename(`${path}.new`, path);
}

/** Whether `user` can pass through all folders from the root to `folder`. */
async function reachable(folder: string, { uid, gid }: OperatingUser): Promise<boolean> {
  if (uid === undefined) return true;
  for (let step = folder; ; step = dirname(step)) {
    const found = await stat(step);
    const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
    if ((found.mode & bit) === 0) return false;
    if (step === dirname(step)) return true;
  }
}
