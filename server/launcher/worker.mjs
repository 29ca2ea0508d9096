/** `npm run worker -- --queues media`: a worker alone, on DATABASE_URL or on the embedded database that runs in DATA_DIR. */
import { join } from 'node:path';

import { prepare } from './setup/prepare.mjs';
import { runCommand } from './setup/refusal.mjs';
import { runCompiled } from './setup/run-compiled.mjs';
import { runningInstance, dataFolder } from './setup/running-instance.mjs';
import { ffmpeg, ffprobe } from './setup/system-programs.mjs';

const root = join(import.meta.dirname, '../..');

await runCommand(async () => {
  // Beside a running instance its build is used as it is: building again would take its files away.
  const built = runningInstance(dataFolder(root)) === null ? ['server'] : [];
  const node = await prepare(root, { programs: [ffmpeg, ffprobe], built });
  const script = join(root, 'dist/server/launcher/lone-worker.js');
  return runCompiled(node, [script, ...process.argv.slice(2)], root);
});
