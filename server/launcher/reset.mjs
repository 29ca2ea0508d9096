/** `npm run reset`: removes the embedded database and the files of DATA_DIR; the next start makes fresh ones. */
import { join } from 'node:path';

import { prepare } from './setup/prepare.mjs';
import { Refusal, runCommand } from './setup/refusal.mjs';
import { runCompiled } from './setup/run-compiled.mjs';
import { dataFolder, runningInstance } from './setup/running-instance.mjs';

const root = join(import.meta.dirname, '../..');

await runCommand(async () => {
  if (runningInstance(dataFolder(root)) !== null) {
    throw new Refusal(`Entrevue runs on ${dataFolder(root)}: stop it (Ctrl-C) before emptying it.`);
  }
  const node = await prepare(root, { built: ['server'] });
  return runCompiled(node, [join(root, 'dist/server/launcher/reset-data.js')], root);
});
