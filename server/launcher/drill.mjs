/** `npm run drill`: tries a restore of BACKUP_DIR on a copy. */
import { join } from 'node:path';

import { prepare } from './setup/prepare.mjs';
import { runCommand } from './setup/refusal.mjs';
import { runCompiled } from './setup/run-compiled.mjs';
import { bubblewrap, ffmpeg, ffprobe } from './setup/system-programs.mjs';
import { serverUnlessRunning } from './setup/running-instance.mjs';

const root = join(import.meta.dirname, '../..');

await runCommand(async () => {
  const node = await prepare(root, {
    programs: [ffmpeg, ffprobe],
    optional: [bubblewrap],
    built: serverUnlessRunning(root),
  });
  return runCompiled(node, [join(root, 'dist/server/launcher/lone-drill.js'), ...process.argv.slice(2)], root);
});
