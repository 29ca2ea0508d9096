import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { prepare } from '../../server/launcher/setup/prepare.mjs';
import { Refusal, runCommand } from '../../server/launcher/setup/refusal.mjs';

const root = join(import.meta.dirname, '../..');

/**
 * Runs integration tests for longer than `npm test` does.
 * @param {readonly string[]} files patterns of their paths; arguments of the command choose among them
 * @param {Readonly<Record<string, string>>} sizes default environment variables
 */
export async function runSoak(files, sizes) {
  await runCommand(async () => {
    const wanted = process.argv.slice(2);
    const chosen = files.filter((file) => wanted.length === 0 || wanted.some((words) => file.includes(words)));
    if (chosen.length === 0)
      throw new Refusal(`No test is named ${wanted.join(' or ')}. There are: ${files.join(', ')}.`);
    // The tests kill processes of the built product.
    const node = await prepare(root, { built: ['server'] });
    const jest = spawn(
      node,
      [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        join(root, 'node_modules/jest/bin/jest.js'),
        ...['--selectProjects', 'integration', 'apart', '--maxWorkers=1'],
        ...['--testPathPatterns', ...chosen],
      ],
      { cwd: root, env: { TEST_SERVER_BUILD: join(root, 'dist/server'), ...sizes, ...process.env }, stdio: 'inherit' },
    );
    return (await once(jest, 'exit'))[0] ?? 1;
  });
}
