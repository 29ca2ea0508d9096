import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { BackupFolder } from './backup/backup-folder.js';
import { copySecrets } from './backup/copy-secrets.js';
import { makeHome } from './backup/make-home.js';
import { parseMoment } from './backup/parse-moment.js';
import { restoreCluster } from './backup/restore-cluster.js';
import { restoreEmbedded } from './backup/restore-embedded.js';
import { type BackupSettings, backupSettings } from './backup/settings.js';
import { describeFailure, LauncherError } from './launcher-error.js';
import { operatingUser } from './postgres/operating-user.js';
import { acquireProcessLock, LockHeld } from './process-lock.js';
import { claimDataFolder, lockFile } from './supervisor/data-folder.js';

const options = {
  to: { type: 'string' },
  into: { type: 'string' },
  programs: { type: 'string' },
} as const;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run restore -- --to TIME`: puts database, media and key back. `--into FOLDER --programs DIR` is for another PostgreSQL. */
async function runRestore(): Promise<void> {
  const { values } = parseArgs({ options, strict: true });
  const settings = backupSettings(process.env);
  const to = values.to === undefined ? null : parseMoment(values.to);
  const folder = new BackupFolder(settings.backupDir);
  const { MediaBackup } = await import('../backup-parts.js');
  if (settings.databaseUrl === null) await restoreHere(folder, settings, to);
  else await restoreOutside(folder, to, values);

  const media = await MediaBackup.open(folder.mediaFolder, settings.storageUrl);
  const { stored, damaged } = await media.restore(to);
  say(`Media: ${stored} files put back.`);
  for (const key of damaged) say(`Media: the copy of ${key} is damaged; the file is missing.`);
  if (settings.secretsDir !== null && settings.hasKeyFile) await copySecrets(settings.secretsDir, settings.dataDir);
  say(
    settings.databaseUrl === null
      ? 'Done. Now: npm start'
      : 'Done. Now start PostgreSQL on that folder, then Entrevue.',
  );
  if (damaged.length > 0) process.exitCode = 2;
}

async function restoreHere(folder: BackupFolder, { dataDir }: BackupSettings, to: Date | null): Promise<void> {
  await claimDataFolder(dataDir);
  const lock = await acquireProcessLock(join(dataDir, lockFile)).catch((error: unknown) => {
    if (error instanceof LockHeld)
      throw new LauncherError(`Entrevue runs on ${dataDir}: stop npm start first (Ctrl-C).`);
    throw error;
  });
  try {
    const { lastTransaction, replaced } = await restoreEmbedded(folder, { dataDir, to });
    say(`Database: restored; its last transaction is of ${lastTransaction ?? 'the base backup'}.`);
    if (replaced !== null)
      say(`The database that was there is kept in ${replaced}: delete it when you no longer need it.`);
  } finally {
    await lock.release();
  }
}

async function restoreOutside(
  folder: BackupFolder,
  to: Date | null,
  { into, programs }: { into?: string; programs?: string },
): Promise<void> {
  if (!into || !programs) {
    throw new LauncherError(
      'DATABASE_URL is set, so the database is not ours to replace. Name an empty place and the programs of your PostgreSQL: --into /var/lib/postgresql/18/restored --programs /usr/lib/postgresql/18/bin',
    );
  }
  const user = operatingUser();
  const dataFolder = resolve(into);
  await mkdir(join(dataFolder, '..'), { recursive: true });
  const last = await restoreCluster(folder, { dataFolder, postgres: join(resolve(programs), 'postgres'), user, to });
  await makeHome(dataFolder, user);
  say(`Database: restored into ${dataFolder}; its last transaction is of ${last ?? 'the base backup'}.`);
}

runRestore().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
});
