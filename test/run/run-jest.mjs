import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { runProgram } from '../../server/launcher/setup/run-program.mjs';
import { sum, tallyOfJest } from './tally.mjs';

/**
 * Runs projects of jest.config.js.
 * @param {import('./context.mjs').Context} context
 * @param {readonly string[]} projects
 * @param {{ workers?: number, env?: NodeJS.ProcessEnv, only?: string, except?: string }} [options]
 *   `only` and `except`: expressions that the path of a test file has to match, or must not
 */
export function runJest(context, projects, { workers = 2, env = {}, only, except } = {}) {
  const jest = join(context.root, 'node_modules/jest/bin/jest.js');
  return runReporting(
    context,
    [...projects, ...(only === undefined ? [] : ['some'])].join('-'),
    [
      context.node,
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      jest,
      '--ci',
      // Five seconds are not enough for a form in jsdom on a loaded machine; tests that need more say so themselves.
      '--testTimeout=30000',
      `--maxWorkers=${workers}`,
      // Modules of finished files are not given back: near its limit a worker does little but look for memory.
      '--workerIdleMemoryLimit=1200MB',
      '--selectProjects',
      ...projects,
      ...(only === undefined ? [] : ['--testPathPatterns', only]),
      ...(except === undefined ? [] : ['--testPathIgnorePatterns', except]),
    ],
    env,
  );
}

/**
 * Runs a program that takes jest's --json and --outputFile, and counts from its report.
 * @param {import('./context.mjs').Context} context
 * @param {string} name of the report
 * @param {readonly [string, ...string[]]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runReporting(context, name, [program, ...args], env = {}) {
  const report = join(context.results, `${name}.json`);
  await rm(report, { force: true });
  const { code, output } = await runProgram(program, [...args, '--json', '--outputFile', report], {
    cwd: context.root,
    env: { ...context.env, ...env },
    timeoutMs: context.remainingMs(),
  });
  const tallies = [];
  if (existsSync(report)) tallies.push(tallyOfJest(JSON.parse(await readFile(report, 'utf8'))));
  const found = sum(tallies);
  // Tests can all pass and the run still be no good: it hung on something left open, or died before its report.
  if (code === 124) tallies.push(broken('The run did not end by itself and was ended.', output));
  else if (tallies.length === 0) tallies.push(broken(`The run ended (exit code ${code}) without a report.`, output));
  else if (code !== 0 && found.failed === 0) tallies.push(broken(`Every test passed, yet exit code ${code}.`, output));
  return sum(tallies);
}

function broken(line, output) {
  return { passed: 0, failed: 1, details: `${line}\n${output.trim()}` };
}
