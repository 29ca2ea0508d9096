/**
 * `npm run soak:ledger`: the random histories of the ledger and of whole deals, as long as a night allows, and the kills.
 * LEDGER_OPERATIONS (1 000 000), DEAL_OPERATIONS (20 000), DEAL_REQUESTS (500), DEAL_KILLS (40), LEDGER_RACE_ROUNDS (1 000)
 * and the seeds can be set; what is printed names the seed of every run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { prepare } from '../../server/launcher/setup/prepare.mjs';
import { runCommand } from '../../server/launcher/setup/refusal.mjs';

const root = join(import.meta.dirname, '../..');
const sizes = {
  LEDGER_OPERATIONS: '1000000',
  LEDGER_RACE_ROUNDS: '1000',
  DEAL_OPERATIONS: '20000',
  DEAL_RACE_ROUNDS: '1000',
  DEAL_REQUESTS: '500',
  DEAL_KILLS: '40',
};

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
      ...['--testPathPatterns', 'credits/(races|random-histories)', 'reservations/'],
    ],
    { cwd: root, env: { ...sizes, ...process.env }, stdio: 'inherit' },
  );
  return (await once(jest, 'exit'))[0] ?? 1;
});
