import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { runProgram } from '../../server/launcher/setup/run-program.mjs';
import { sum, tallyOfJest, withSecondLook } from './tally.mjs';

/** More files than these fail for a reason of their own, which a second run only repeats. */
const MOST_SECOND_LOOKS = 4;

/**
 * Runs projects of jest.config.js.
 * @param {import('./context.mjs').Context} context
 * @param {readonly string[]} projects
 * @param {{ workers?: number, env?: NodeJS.ProcessEnv, only?: string, except?: string, isBrowser?: boolean }} [options]
 *   `only` and `except`: expressions that the path of a test file has to match, or must not; `isBrowser`: they get a second look
 */
export function runJest(context, projects, { workers = 2, env = {}, only, except, isBrowser = false } = {}) {
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
    { env, ...(isBrowser && { again: (files) => ['--runTestsByPath', ...files] }) },
  );
}

/**
 * Runs a program that takes jest's --json and --outputFile, and counts from its report.
 *
 * With `again`, the few files that failed run once more, alone, and what passes then counts as passed and is named: for tests
 * that drive a real browser, which a busy machine can make late. Never for the server's own tests, whose races are the point.
 * @param {import('./context.mjs').Context} context
 * @param {string} name of the report
 * @param {readonly [string, ...string[]]} command
 * @param {{ env?: NodeJS.ProcessEnv, again?: (files: readonly string[]) => readonly string[] }} [options]
 *   `again`: the arguments that choose these files
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runReporting(context, name, command, { env = {}, again } = {}) {
  const first = await runOnce(context, name, command, env);
  const failed = (first.report?.testResults ?? []).filter(({ status }) => status === 'failed').map((file) => file.name);
  if (!again || !first.hasEnded || failed.length === 0 || failed.length > MOST_SECOND_LOOKS) return tallyOf(first);
  const second = await runOnce(context, `${name}-again`, command, env, again(failed));
  if (!second.hasEnded || !second.report) return tallyOf(first);
  const { report, unsteady } = withSecondLook(first.report, second.report);
  const notes = unsteady.map((test) => `passed only when run again: ${test}`);
  return sum([tallyOf({ ...second, report }), { passed: 0, failed: 0, details: '', notes }]);
}

async function runOnce(context, name, [program, ...args], env, files = []) {
  const file = join(context.results, `${name}.json`);
  await rm(file, { force: true });
  const { code, output } = await runProgram(program, [...args, '--json', '--outputFile', file, ...files], {
    cwd: context.root,
    env: { ...context.env, ...env },
    timeoutMs: context.remainingMs(),
  });
  const report = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null;
  return { report, code, output, hasEnded: code !== 124 };
}

/** Tests can all pass and the run still be no good: it hung on something left open, or died before its report. */
function tallyOf({ report, code, output }) {
  if (!report) return broken(`The run ended (exit code ${code}) without a report.`, output);
  const found = tallyOfJest(report);
  if (code === 124) return sum([found, broken('The run did not end by itself and was ended.', output)]);
  if (code !== 0 && found.failed === 0)
    return sum([found, broken(`Every test passed, yet exit code ${code}.`, output)]);
  return found;
}

function broken(line, output) {
  return { passed: 0, failed: 1, details: `${line}\n${output.trim()}` };
}
