/** `npm run encoder -- --api URL --token-file FILE`: encodes videos for an installation on another machine. Needs no database. */
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
  return runCompiled(node, [join(root, 'dist/server/encoder.js'), ...process.argv.slice(2)], root);
});
