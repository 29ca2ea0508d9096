import { basename } from 'node:path';

/**
 * The result of a stage.
 * @typedef {{ passed: number, failed: number, details: string, notes?: readonly string[] }} Tally
 *   `notes` are printed even if everything passed
 */

/** If more files fail, the cause is probably not a slow machine, and a second run would only repeat it. */
const MAX_RERUN_FILES = 4;
/** A failure of these tests of the server may be a race that costs money, so they must pass the first time. */
const ABOUT_MONEY =
  /\/(?:server|test\/http|test\/integration)\/.*(?:credit|ledger|reservation|billing|stripe|refund|budget|\brace|concurren|exactly-once)/iu;

/**
 * Files that failed and may run once more; none if one of them is about money.
 * @param {any} report
 * @returns {readonly string[]}
 */
export function filesToRerun(report) {
  const failed = report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length > MAX_RERUN_FILES || failed.some((name) => ABOUT_MONEY.test(name)) ? [] : failed;
}

/**
 * Reads jest's JSON report. A skipped test counts as failed, because nobody would notice it otherwise. So does a file that could not
 * run, and a run without any test.
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
 * Replaces files of a report by their rerun, and lists the tests that passed only then.
 * @param {any} first
 * @param {any} second the rerun of files that failed in the first
 */
export function withRerun(first, second) {
  // Each run writes stories to a new folder, so compare only the names of the files.
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
  // A file can fail without a failed test: it could not run, or a hook failed. Then name the file.
  const broken = first.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
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

/** The last line of each run. */
export function lastLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

function namesOfSkipped(report) {
  return report.testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => ['pending', 'todo', 'skipped', 'disabled'].includes(status))
    .map(({ fullName }) => fullName);
}
