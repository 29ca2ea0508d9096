/** `npm run drill`: tries a restore of BACKUP_DIR on a copy. */
import { join } from 'node:path';

import { prepare } from './setup/prepare.mjs';
import { runCommand } from './setup/refusal.mjs';
import { runCompiled } from './setup/run-compiled.mjs';
import { ffmpeg, ffprobe } from './setup/system-programs.mjs';
import { runningInstance, dataFolder } from './setup/running-instance.mjs';

const root = join(import.meta.dirname, '../..');

await runCommand(async () => {
  // Beside a running instance its build is used as it is: building again would take its files away.
  const built = runningInstance(dataFolder(root)) === null ? ['server'] : [];
  const node = await prepare(root, { programs: [ffmpeg, ffprobe], built });
  return runCompiled(node, [join(root, 'dist/server/launcher/lone-drill.js'), ...process.argv.slice(2)], root);
});
