interface Tally {
  passed: number;
  failed: number;
  details: string;
}

// The scripts are plain JavaScript, because they run before packages are installed; declare their types here.
const path = new URL('./tally.mjs', import.meta.url).href;
const { filesToRerun, tallyOfJest, withRerun, sum, lastLine } = (await import(path)) as {
  tallyOfJest(report: object): Tally;
  filesToRerun(report: object): readonly string[];
  withRerun(first: object, second: object): { report: object; unsteady: readonly string[] };
  sum(tallies: readonly Tally[]): Tally;
  lastLine(tally: Tally): string;
};

const nothing = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

describe('the tally of a jest run', () => {
  it('counts what passed and what failed', () => {
    const assertionResults = [{ status: 'failed', fullName: 'b' }];
    const testResults = [{ name: 'a.spec.ts', status: 'failed', message: 'expected 1', assertionResults }];
    expect(tallyOfJest({ ...nothing, numPassedTests: 3, numFailedTests: 1, testResults })).toEqual({
      passed: 3,
      failed: 1,
      details: 'a.spec.ts\nexpected 1',
    });
  });

  it('counts a file that could not run as failed', () => {
    const testResults = [{ name: 'a.spec.ts', status: 'failed', message: 'no such module', assertionResults: [] }];
    expect(tallyOfJest({ ...nothing, numPassedTests: 3, testResults })).toMatchObject({ passed: 3, failed: 1 });
  });

  it('counts skipped and todo tests as failed and names them', () => {
    const assertionResults = [
      { status: 'pending', fullName: 'left out' },
      { status: 'todo', fullName: 'planned' },
    ];
    const testResults = [{ name: 'a.spec.ts', status: 'passed', message: '', assertionResults }];
    const tally = tallyOfJest({ ...nothing, numPassedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults });
    expect(tally).toMatchObject({ passed: 1, failed: 2 });
    expect(tally.details).toContain('left out; planned');
  });

  it('fails if no test ran', () => {
    expect(tallyOfJest(nothing)).toEqual({ passed: 0, failed: 1, details: 'No test was executed.' });
  });
});

describe('the choice of files to run again', () => {
  const inRepository = (file: string): string => `/entrevue/${file}`;
  const failed = (...names: readonly string[]) => ({
    testResults: [
      { name: inRepository('test/http/jobs/jobs.http-spec.ts'), status: 'passed' },
      ...names.map((name) => ({ name, status: 'failed' })),
    ],
  });
  // A folder above the repository may have any name.
  const slow = '/credits/entrevue/test/http/sso/sso-domains.http-spec.ts';
  const page = inRepository('test/journeys/reservations.journey.ts');

  it('takes a few files that failed', () => {
    expect(filesToRerun(failed(slow, page))).toEqual([slow, page]);
    expect(filesToRerun(failed())).toEqual([]);
    expect(filesToRerun(failed('a', 'b', 'c', 'd', 'e'))).toEqual([]);
  });

  it.each([
    'server/modules/credits/domain/balance.spec.ts',
    'test/http/reservations/reserve.http-spec.ts',
    'test/integration/ledger.int-spec.ts',
    'test/http/jobs/race.http-spec.ts',
  ])('takes none if %s is among them, because it may have found a race', (name) => {
    expect(filesToRerun(failed(slow, inRepository(name)))).toEqual([]);
  });
});

describe('a rerun of failed files', () => {
  const file = (name: string, ...tests: readonly (readonly [string, string])[]) => ({
    name,
    status: tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
    message: `of ${name}`,
    assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
  });
  const first = {
    ...nothing,
    numPassedTests: 3,
    numFailedTests: 2,
    testResults: [
      file('/tmp/one/a', ['opens', 'passed'], ['closes', 'failed']),
      file('b', ['jumps', 'failed'], ['rests', 'passed']),
      file('c', ['sings', 'passed']),
    ],
  };

  it('counts and names tests that pass then; tests that fail again have failed', () => {
    const second = {
      ...nothing,
      testResults: [
        file('/tmp/two/a', ['opens', 'passed'], ['closes', 'passed']),
        file('b', ['jumps', 'failed'], ['rests', 'passed']),
      ],
    };
    const { report, unsteady } = withRerun(first, second);
    expect(tallyOfJest(report)).toEqual({ passed: 4, failed: 1, details: 'b\nof b' });
    expect(unsteady).toEqual(['closes']);
  });

  it('names a file that could run only then', () => {
    const broken = { ...file('/tmp/one/d'), status: 'failed' };
    const { report, unsteady } = withRerun(
      { ...nothing, testResults: [broken] },
      { ...nothing, testResults: [file('/tmp/two/d', ['dances', 'passed'])] },
    );
    expect(tallyOfJest(report)).toMatchObject({ passed: 1, failed: 0 });
    expect(unsteady).toEqual(['d']);
  });

  it('names a file whose tests passed but whose hook failed first', () => {
    const failed = { ...file('/tmp/one/d', ['dances', 'passed']), status: 'failed' };
    const again = { ...nothing, testResults: [file('/tmp/one/d', ['dances', 'passed'])] };
    expect(withRerun({ ...nothing, testResults: [failed] }, again).unsteady).toEqual(['d']);
  });

  it('counts a test that passed first and fails in the rerun as failed', () => {
    const { report, unsteady } = withRerun(first, {
      ...nothing,
      testResults: [file('a', ['opens', 'failed'], ['closes', 'passed']), file('b', ['jumps', 'passed'])],
    });
    expect(tallyOfJest(report)).toMatchObject({ passed: 3, failed: 1 });
    expect(unsteady).toEqual(['closes', 'jumps']);
  });
});

describe('the total of the stages', () => {
  it('is in the last line', () => {
    const total = sum([
      { passed: 2, failed: 0, details: '' },
      { passed: 40, failed: 1, details: 'why' },
    ]);
    expect(total).toEqual({ passed: 42, failed: 1, details: 'why' });
    expect(lastLine(total)).toBe('42 passed, 1 failed');
  });
});
