import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { prepare } from '../../server/launcher/setup/prepare.mjs';
import { runCommand } from '../../server/launcher/setup/refusal.mjs';

const root = join(import.meta.dirname, '../..');

/**
 * Runs integration tests for longer than `npm test` does.
 * @param {string} files pattern of their paths
 * @param {Readonly<Record<string, string>>} sizes default environment variables
 */
export async function runSoak(files, sizes) {
  await runCommand(async () => {
    // The tests kill processes of the built product.
    const node = await prepare(root, { built: ['server'] });
    const jest = spawn(
      node,
      [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        join(root, 'node_modules/jest/bin/jest.js'),
        ...['--selectProjects', 'integration', 'apart', '--maxWorkers=1'],
        ...['--testPathPatterns', files],
      ],
      { cwd: root, env: { ...sizes, ...process.env }, stdio: 'inherit' },
    );
    return (await once(jest, 'exit'))[0] ?? 1;
  });
}
