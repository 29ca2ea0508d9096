import { runProgram } from '../../server/launcher/setup/run-program.mjs';

/**
 * Runs a check that is a single program; counts as one test.
 * @param {import('./context.mjs').Context} context
 * @param {readonly [string, ...string[]]} command
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runCommand(context, [program, ...args]) {
  const { code, output } = await runProgram(program, args, {
    cwd: context.root,
    env: context.env,
    timeoutMs: context.remainingMs(),
    isBackground: context.isBackground,
  });
  if (code === 0) return { passed: 1, failed: 0, details: '' };
  const why = code === 124 ? 'took too long and was ended' : `exit code ${code}`;
  return { passed: 0, failed: 1, details: `${[program, ...args].join(' ')}: ${why}\n${output.trim()}` };
}
