import { basename } from 'node:path';

/**
 * What a stage found.
 * @typedef {{ passed: number, failed: number, details: string, notes?: readonly string[] }} Tally
 *   `notes` are printed although all is well
 */

/**
 * Reads jest's JSON report. A skipped test is a promise nobody keeps, so it counts as failed; so does a file that could not
 * be run, and a run without a single test.
 * @param {any} report
 * @returns {Tally}
 */
export function tallyOfJest(report) {
  const passed = report.numPassedTests;
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + broken.length + skipped;
  const details = report.testResults
    .filter((file) => file.status === 'failed')
    .map((file) => `${file.name}\n${file.message}`);
  if (skipped > 0) details.push(`${skipped} tests are skipped or only planned: ${namesOfSkipped(report).join('; ')}`);
  if (passed + failed === 0) return { passed: 0, failed: 1, details: 'No test was executed.' };
  return { passed, failed, details: details.join('\n\n') };
}

/** @param {readonly Tally[]} tallies */
export function sum(tallies) {
  const notes = tallies.flatMap((tally) => tally.notes ?? []);
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    details: tallies
      .map(({ details }) => details)
      .filter(Boolean)
      .join('\n\n'),
    ...(notes.length > 0 && { notes }),
  };
}

/**
 * A report in which files of another run stand in place of its own, and what passed only there.
 * @param {any} first
 * @param {any} second of the files that failed in the first
 */
export function withSecondLook(first, second) {
  // Stories are written to a new folder for every run: only the names of their files stay.
  const again = new Set(second.testResults.map(({ name }) => basename(name)));
  const testResults = [...first.testResults.filter(({ name }) => !again.has(basename(name))), ...second.testResults];
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...wanted) => tests.filter(({ status }) => wanted.includes(status)).length;
  const failedBefore = new Set(
    first.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName),
  );
  // A file that could not even be run has no tests to name.
  const broken = first.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const nowRun = new Set(
    second.testResults.filter(({ status }) => status === 'passed').map(({ name }) => basename(name)),
  );
  return {
    report: {
      testResults,
      numPassedTests: count('passed'),
      numFailedTests: count('failed'),
      numPendingTests: count('pending', 'skipped', 'disabled'),
      numTodoTests: count('todo'),
    },
    unsteady: [
      ...tests
        .filter(({ status, fullName }) => status === 'passed' && failedBefore.has(fullName))
        .map(({ fullName }) => fullName),
      ...broken.map(({ name }) => basename(name)).filter((name) => nowRun.has(name)),
    ],
  };
}

/** The last line of every run. */
export function lastLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

function namesOfSkipped(report) {
  return report.testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => ['pending', 'todo', 'skipped', 'disabled'].includes(status))
    .map(({ fullName }) => fullName);
}
