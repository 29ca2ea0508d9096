/** `npm run rotate-secrets`: seals secrets of DATABASE_URL, or of the embedded database that runs in DATA_DIR, with another key. */
import { join } from 'node:path';

import { prepare } from './setup/prepare.mjs';
import { runCommand } from './setup/refusal.mjs';
import { runCompiled } from './setup/run-compiled.mjs';
import { serverUnlessRunning } from './setup/running-instance.mjs';

const root = join(import.meta.dirname, '../..');

await runCommand(async () => {
  const node = await prepare(root, { built: serverUnlessRunning(root) });
  return runCompiled(node, [join(root, 'dist/server/launcher/lone-rotate-secrets.js')], root);
});
