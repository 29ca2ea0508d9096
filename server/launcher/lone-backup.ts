import { parseArgs } from 'node:util';

import { backupAddresses } from './backup/addresses.js';
import { BackupFolder } from './backup/backup-folder.js';
import { copySecrets } from './backup/copy-secrets.js';
import { type BackupTask, backUpOnce, keepBackingUp } from './backup/run-backup.js';
import { backupSettings } from './backup/settings.js';
import { describeFailure } from './launcher-error.js';
import { watchParent } from './parent-watch.js';

/** `npm run backup`: follows the database until it is stopped; with `--once` it makes one complete backup. */
async function runBackup(): Promise<void> {
  const { values } = parseArgs({ options: { once: { type: 'boolean', default: false } }, strict: true });
  const settings = backupSettings(process.env);
  const { backupDir, storageUrl, secretsDir, dataDir, keepMs, hasKeyFile } = settings;
  const { MediaBackup } = await import('../backup-parts.js');
  const folder = new BackupFolder(backupDir);
  const say = (line: string): void => void process.stdout.write(`${new Date().toISOString()} ${line}\n`);
  const task: BackupTask = {
    folder,
    media: await MediaBackup.open(folder.mediaFolder, storageUrl),
    keepMs,
    addresses: () => backupAddresses(settings),
    copySecrets: async () => {
      if (secretsDir !== null && hasKeyFile && (await copySecrets(dataDir, secretsDir))) say(`Key: ${secretsDir}`);
    },
    say,
  };
  if (hasKeyFile && secretsDir === null) {
    say('secrets.key of DATA_DIR is not backed up: set BACKUP_SECRETS_DIR, a folder that is not kept with BACKUP_DIR.');
  }
  if (values.once) return void (await backUpOnce(task));
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  watchParent();
  await keepBackingUp(task, stop.signal);
}

runBackup().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  },
);
