/** `npm run worker -- --queues media,media-long`: a worker alone, on DATABASE_URL or on the embedded database that runs in DATA_DIR. */
import { join } from 'node:path';

import { prepare } from './setup/prepare.mjs';
import { runCommand } from './setup/refusal.mjs';
import { runCompiled } from './setup/run-compiled.mjs';
import { serverUnlessRunning } from './setup/running-instance.mjs';
import { bubblewrap, ffmpeg, ffprobe } from './setup/system-programs.mjs';

const root = join(import.meta.dirname, '../..');

await runCommand(async () => {
  const node = await prepare(root, {
    programs: [ffmpeg, ffprobe],
    optional: [bubblewrap],
    built: serverUnlessRunning(root),
  });
  const script = join(root, 'dist/server/launcher/lone-worker.js');
  return runCompiled(node, [script, ...process.argv.slice(2)], root);
});
