import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { runProgram } from '../../server/launcher/setup/run-program.mjs';
import { filesToRerun, sum, tallyOfJest, withRerun } from './tally.mjs';

/**
 * Runs projects of jest.config.js.
 * @param {import('./context.mjs').Context} context
 * @param {readonly string[]} projects
 * @param {{ workers?: number, env?: NodeJS.ProcessEnv, only?: string, except?: string }} [options]
 *   `only` and `except`: patterns that the path of a test file must match, or must not
 */
export function runJest(context, projects, { workers = context.isBeside ? 1 : 2, env = {}, only, except } = {}) {
  const jest = join(context.root, 'node_modules/jest/bin/jest.js');
  /** @returns {[string, ...string[]]} */
  const command = (maxWorkers, ...more) => [
    context.node,
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    jest,
    '--ci',
    // Five seconds are too short for a form in jsdom on a loaded machine; tests that need more set their own timeout.
    '--testTimeout=30000',
    `--maxWorkers=${maxWorkers}`,
    // A worker does not free the modules of finished files; near the memory limit it spends its time on garbage collection.
    '--workerIdleMemoryLimit=1200MB',
    `--testSequencer=${join(context.root, 'test/run/slow-first.mjs')}`,
    '--selectProjects',
    ...projects,
    ...(only === undefined ? [] : ['--testPathPatterns', only]),
    ...(except === undefined ? [] : ['--testPathIgnorePatterns', except]),
    ...more,
  ];
  return runReporting(context, [...projects, ...(only === undefined ? [] : ['some'])].join('-'), command(workers), {
    env,
    again: (files) => command(1, '--runTestsByPath', ...files),
  });
}

/**
 * Runs a program that accepts jest's --json and --outputFile, and reads the counts from its report.
 *
 * With `again`, a few failed files run once more, alone, because a busy machine can delay them. A test that passes then counts as
 * passed and is named in a note. If a file about money fails, nothing runs again. A program that ends without a report has judged no
 * test, so the whole program runs once more. Example: its browser crashed.
 * @param {import('./context.mjs').Context} context
 * @param {string} name of the report
 * @param {readonly [string, ...string[]]} command
 * @param {{ env?: NodeJS.ProcessEnv, again?: (files: readonly string[]) => readonly [string, ...string[]] }} [options]
 *   `again`: the command that runs these files
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runReporting(context, name, command, { env = {}, again } = {}) {
  const started = await runOnce(context, name, command, env);
  const isCrash = started.hasEnded && !started.report;
  const first = isCrash ? await runOnce(context, name, command, env) : started;
  const files = again && first.hasEnded && first.report ? filesToRerun(first.report) : [];
  const notes = [...(first.report?.notes ?? [])];
  if (isCrash) notes.push(`ran again, because the first run ended without a report: ${lastLine(started.output)}`);
  if (files.length === 0) return withNotes(tallyOf(first), notes);
  const second = await runOnce(context, `${name}-again`, again(files), env);
  if (!second.hasEnded || !second.report) return withNotes(tallyOf(first), notes);
  const { report, unsteady } = withRerun(first.report, second.report);
  notes.push(...unsteady.map((test) => `passed only when run again: ${test}`));
  return withNotes(tallyOf({ ...second, report }), notes);
}

/** Where programs usually say why they ended. */
function lastLine(output) {
  const lines = output.trim().split('\n');
  return lines.find((line) => /error/i.test(line)) ?? lines.at(-1);
}

function withNotes(tally, notes) {
  return notes.length === 0 ? tally : { ...tally, notes };
}

async function runOnce(context, name, [program, ...args], env) {
  const file = join(context.results, `${name}.json`);
  await rm(file, { force: true });
  const { code, output } = await runProgram(program, [...args, '--json', '--outputFile', file], {
    cwd: context.root,
    env: { ...context.env, ...env },
    timeoutMs: context.remainingMs(),
    isBackground: context.isBackground,
  });
  const report = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null;
  return { report, code, output, hasEnded: code !== 124 };
}

/** All tests can pass and the run can still be broken: it hung on an open handle, or crashed before the report. */
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
