import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { backupAddresses } from './backup/addresses.js';
import { BackupFolder } from './backup/backup-folder.js';
import { report } from './backup/report.js';
import { runDrill } from './backup/run-drill.js';
import { backupSettings } from './backup/settings.js';
import { describeFailure } from './launcher-error.js';
import { APPLICATION_NAME } from './postgres/connection-file.js';

/** Exit code if the restored copy has faults; 1 means that the drill itself failed. */
const FAILED = 2;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run drill`: restores the backup into a separate place, checks and measures it, and reports to the running product. */
async function drill(): Promise<void> {
  const { values } = parseArgs({ options: { programs: { type: 'string' } }, strict: true });
  const settings = backupSettings(process.env);
  const folder = new BackupFolder(settings.backupDir);
  const { inspectCopy, MediaBackup } = await import('../backup-parts.js');
  // A drill also works without the product, because a disaster may leave only the backup; it then reports to nobody.
  const running = await backupAddresses(settings).catch(() => null);
  const result = await runDrill({
    folder,
    databaseName: running === null ? APPLICATION_NAME : new URL(running.database).pathname.slice(1),
    postgres: values.programs === undefined ? null : join(resolve(values.programs), 'postgres'),
    restoreMedia: async (storageUrl) => (await MediaBackup.open(folder.mediaFolder, storageUrl)).restore(null),
    inspect: inspectCopy,
  });
  for (const fault of result.faults) say(fault);
  say(`${result.succeeded ? 'The backup is good' : 'The backup is NOT good'}: ${result.detail}.`);
  if (!result.succeeded) process.exitCode = FAILED;
  if (running === null) say('No product runs here, so the result is not in the back office.');
  else await report(running.database, 'DRILL', result);
}

drill().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  },
);
