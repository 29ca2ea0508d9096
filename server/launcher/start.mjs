/** `npm start` and `npm run dev` (--watch): sets up what is missing, then runs the compiled supervisor on Node 24. */
import { join } from 'node:path';

import { refuseOldNode } from './setup/node-runtime.mjs';
import { prepare } from './setup/prepare.mjs';
import { runCommand } from './setup/refusal.mjs';
import { runCompiled } from './setup/run-compiled.mjs';
import { refuseBeforeBuilding } from './setup/running-instance.mjs';
import { bubblewrap, ffmpeg, ffprobe } from './setup/system-programs.mjs';

const root = join(import.meta.dirname, '../..');

await runCommand(async () => {
  refuseOldNode();
  const watch = process.argv.includes('--watch');
  await refuseBeforeBuilding(root);
  const node = await prepare(root, {
    programs: [ffmpeg, ffprobe],
    optional: [bubblewrap],
    built: watch ? ['server'] : ['server', 'client'],
  });
  return runCompiled(node, [join(root, 'dist/server/launcher/supervisor.js'), ...(watch ? ['--watch'] : [])], root);
});
