import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Inspection } from '../../backup-parts.js';
import type { DrillFigures } from '../../platform/health/backup-figures.js';
import { locateCluster } from '../postgres/cluster-location.js';
import { adminUrl, newConnection } from '../postgres/connection-file.js';
import { nativeBinaries } from '../postgres/native-binaries.js';
import { operatingUser, ownerOf } from '../postgres/operating-user.js';
import { removeCluster } from '../postgres/remove-cluster.js';
import { startServer } from '../postgres/start-server.js';
import { withClient } from '../postgres/with-client.js';
import type { BackupFolder } from './backup-folder.js';
import { makeHome } from './make-home.js';
import { restoreCluster } from './restore-cluster.js';
import { runSingleUser } from './single-user.js';

export interface DrillTask {
  readonly folder: BackupFolder;
  /** Name of the product's database in the cluster. */
  readonly databaseName: string;
  /** The `postgres` program of the backed-up version; null: the embedded one. */
  readonly postgres: string | null;
  restoreMedia(storageUrl: string): Promise<{ stored: number; damaged: string[] }>;
  inspect(url: string, of: { storageUrl: string; workFolder: string; storedBefore: Date }): Promise<Inspection>;
}

export interface DrillResult {
  readonly succeeded: boolean;
  /** One line for operators. */
  readonly detail: string;
  /** The same for the back office. */
  readonly figures: DrillFigures;
  /** Age of the newest data in the copy when the drill began: what a loss at that moment would have cost. */
  readonly lostSeconds: number;
  /** Time until database, media and ledger could be used again. */
  readonly recoverySeconds: number;
  /** The faults found, one line each. */
  readonly faults: readonly string[];
}

/** Goals of the product, in seconds. */
export const MAX_LOST_SECONDS = 60;
export const MAX_RECOVERY_SECONDS = 300;

/** Restores the backup into a folder of its own, checks the copy, measures, and removes it. Touches nothing that runs. */
export async function runDrill(task: DrillTask): Promise<DrillResult> {
  const beganAt = new Date();
  const since = performance.now();
  const root = await mkdtemp(join(tmpdir(), 'entrevue-drill-'));
  const dataDir = join(root, 'data');
  const storageUrl = `file:${join(root, 'media')}`;
  await chmod(root, 0o755); // The database's user must be able to enter the folder.
  try {
    const url = await startCopy(task, dataDir);
    const { damaged } = await task.restoreMedia(storageUrl);
    const restoredMs = performance.now() - since;
    const reportedAt = await lastReport(url);
    const inspection = await task.inspect(url, {
      storageUrl,
      workFolder: root,
      // Media are copied every half minute.
      storedBefore: new Date(beganAt.getTime() - MAX_LOST_SECONDS * 1000),
    });
    return resultOf(inspection, damaged, {
      lostSeconds: Math.max(0, (beganAt.getTime() - reportedAt.getTime()) / 1000),
      recoverySeconds: (restoredMs + inspection.ledgerMs) / 1000,
    });
  } finally {
    await removeCluster(dataDir);
    await rm(root, { recursive: true, force: true });
  }
}

/** @returns the URL of the copy's superuser */
async function startCopy({ folder, postgres, databaseName }: DrillTask, dataDir: string): Promise<string> {
  const user = operatingUser();
  const location = await locateCluster(dataDir, user);
  const program = postgres ?? (await nativeBinaries(location.controlFolder)).postgres;
  await makeHome(location.homeFolder, user);
  await restoreCluster(folder, { dataFolder: location.dataFolder, postgres: program, user, to: null });
  await ownSettings(location.dataFolder);
  const connection = newConnection();
  await runSingleUser(program, location.dataFolder, user, [
    `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'postgres') THEN CREATE ROLE postgres; END IF; END $$`,
    `ALTER ROLE postgres SUPERUSER LOGIN PASSWORD '${connection.adminPassword}'`,
  ]);
  const { port } = await startServer(program, location, await ownerOf(location.dataFolder), connection);
  const url = new URL(adminUrl({ ...connection, port }));
  url.pathname = `/${databaseName}`;
  return url.href;
}

/** Some systems keep these files outside the data; and the copy must not archive or replicate like the original. */
async function ownSettings(dataFolder: string): Promise<void> {
  for (const [name, text] of [
    ['postgresql.conf', ''],
    ['postgresql.auto.conf', ''],
    ['pg_ident.conf', ''],
    ['pg_hba.conf', 'host all all 127.0.0.1/32 scram-sha-256\n'],
  ] as const) {
    await writeFile(join(dataFolder, name), text, { mode: 0o644 });
  }
}

async function lastReport(url: string): Promise<Date> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ reported_at: Date }>(
      `SELECT reported_at FROM backup_report WHERE kind = 'BACKUP'`,
    );
    // A base backup without a report was taken before the first one was written.
    return rows[0]?.reported_at ?? new Date(0);
  });
}

function resultOf(
  { ledgerFaults, transactions, videosOpened, unreadableVideos }: Inspection,
  damaged: readonly string[],
  { lostSeconds, recoverySeconds }: Pick<DrillResult, 'lostSeconds' | 'recoverySeconds'>,
): DrillResult {
  const faults = [
    ...ledgerFaults.map((fault) => `ledger: ${fault}`),
    ...damaged.map((key) => `media: the copy of ${key} is damaged`),
    ...unreadableVideos.map((key) => `video: ${key} does not play`),
    ...(lostSeconds > MAX_LOST_SECONDS ? [`RPO: more than ${MAX_LOST_SECONDS} s would be lost`] : []),
    ...(recoverySeconds > MAX_RECOVERY_SECONDS ? [`RTO: longer than ${MAX_RECOVERY_SECONDS} s`] : []),
  ];
  const times = `RPO ${lostSeconds.toFixed(1)} s, RTO ${recoverySeconds.toFixed(1)} s`;
  const checked = `ledger of ${transactions} transactions ${ledgerFaults.length === 0 ? 'whole' : 'BROKEN'}, ${videosOpened} of ${videosOpened + unreadableVideos.length} video files play`;
  const detail = `${times}, ${checked}${damaged.length > 0 ? `, ${damaged.length} media copies damaged` : ''}`;
  const figures: DrillFigures = {
    lost_seconds: lostSeconds,
    recovery_seconds: recoverySeconds,
    ledger_faults: ledgerFaults.length,
    unreadable_videos: unreadableVideos.length,
    damaged_files: damaged.length,
  };
  return { succeeded: faults.length === 0, detail, figures, lostSeconds, recoverySeconds, faults };
}
