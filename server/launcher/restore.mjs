/** `npm run restore -- --to TIME`: puts database and media back from BACKUP_DIR. */
import { join } from 'node:path';

import { prepare } from './setup/prepare.mjs';
import { runCommand } from './setup/refusal.mjs';
import { runCompiled } from './setup/run-compiled.mjs';
import { runningInstance, dataFolder } from './setup/running-instance.mjs';

const root = join(import.meta.dirname, '../..');

await runCommand(async () => {
  // Beside a running instance its build is used as it is: building again would take its files away.
  const built = runningInstance(dataFolder(root)) === null ? ['server'] : [];
  const node = await prepare(root, { built });
  return runCompiled(node, [join(root, 'dist/server/launcher/lone-restore.js'), ...process.argv.slice(2)], root);
});
