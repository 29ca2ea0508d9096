/**
 * `npm run soak:media`: workers killed at random moments of their work, and files damaged in random places, more of both than
 * `npm test` has time for. MEDIA_KILLS (10), TEST_MUTANTS (500) and MEDIA_SEED can be set; what is printed names the seed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { prepare } from '../../server/launcher/setup/prepare.mjs';
import { runCommand } from '../../server/launcher/setup/refusal.mjs';

const root = join(import.meta.dirname, '../..');
const sizes = { MEDIA_KILLS: '10', TEST_MUTANTS: '500' };

await runCommand(async () => {
  // What is killed is the built product.
  const node = await prepare(root, { built: ['server'] });
  const jest = spawn(
    node,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(root, 'node_modules/jest/bin/jest.js'),
      ...['--selectProjects', 'integration', '--maxWorkers=1'],
      ...['--testPathPatterns', 'media/(worker-kills|hostile)'],
    ],
    { cwd: root, env: { ...sizes, ...process.env }, stdio: 'inherit' },
  );
  return (await once(jest, 'exit'))[0] ?? 1;
});
