import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The scripts are plain JavaScript, because they run before packages are installed; declare their types here.
const path = new URL('./run-jest.mjs', import.meta.url).href;
const { runReporting } = (await import(path)) as {
  runReporting(
    context: { root: string; results: string; env: NodeJS.ProcessEnv; remainingMs: () => number },
    name: string,
    command: readonly string[],
  ): Promise<{ passed: number; failed: number; notes?: readonly string[] }>;
};

/** Crashes as often as its argument says, then writes a report with one passed test. */
const program = `
  import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
  const [times] = process.argv.slice(2);
  appendFileSync('runs', 'x');
  if (readFileSync('runs', 'utf8').length <= Number(times)) throw new Error('the browser crashed');
  const test = { fullName: 'a test', status: 'passed' };
  writeFileSync(process.argv.at(-1), JSON.stringify({
    numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0,
    testResults: [{ name: 'a file', status: 'passed', assertionResults: [test] }],
  }));
`;

describe('a program that reports tests', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'entrevue-run-jest-'));
    await writeFile(join(root, 'program.mjs'), program);
  });
  afterEach(() => rm(root, { recursive: true }));

  const run = (crashes: number) =>
    runReporting({ root, results: root, env: process.env, remainingMs: () => 60_000 }, 'report', [
      process.execPath,
      'program.mjs',
      String(crashes),
    ]);

  it('runs once more if it ended without a report, and a note says so', async () => {
    const tally = await run(1);
    expect(tally).toMatchObject({ passed: 1, failed: 0 });
    expect(tally.notes).toEqual([
      expect.stringMatching(/^ran again, because the first run ended without a report: .*the browser crashed/u),
    ]);
  });

  it('fails if the second run ends without a report, too', async () => {
    expect(await run(2)).toMatchObject({ passed: 0, failed: 1 });
    expect(existsSync(join(root, 'report.json'))).toBe(false);
  });
});
