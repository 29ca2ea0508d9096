/** `npm run taxonomy:import`: imports classifications into DATABASE_URL, or into the embedded database of DATA_DIR. */
import { join } from 'node:path';

import { prepare } from './setup/prepare.mjs';
import { runCommand } from './setup/refusal.mjs';
import { runCompiled } from './setup/run-compiled.mjs';
import { serverUnlessRunning } from './setup/running-instance.mjs';

const root = join(import.meta.dirname, '../..');

await runCommand(async () => {
  const node = await prepare(root, { built: serverUnlessRunning(root) });
  const program = join(root, 'dist/server/launcher/lone-taxonomy-import.js');
  return runCompiled(
    node,
    // Without the last option an import takes a third more memory, and a fifth less time.
    ['--max-old-space-size=330', '--max-semi-space-size=4', '--optimize-for-size', program, ...process.argv.slice(2)],
    process.cwd(),
  );
});
