/** `npm run matching:rank`: ranks with the engine of the product, with the taxonomy that DATA_DIR has. */
import { join } from 'node:path';

import { prepare } from './setup/prepare.mjs';
import { runCommand } from './setup/refusal.mjs';
import { runCompiled } from './setup/run-compiled.mjs';
import { serverUnlessRunning } from './setup/running-instance.mjs';

const root = join(import.meta.dirname, '../..');

await runCommand(async () => {
  const node = await prepare(root, { built: serverUnlessRunning(root) });
  return runCompiled(node, [join(root, 'dist/server/matching-rank.js'), ...process.argv.slice(2)], process.cwd());
});
