import type { RetentionReport } from '@modules/identity/http/retention.contract';
import { retentionRuns } from './retention-runs';

const report = (kind: string, ran_at: string, removed = 0): RetentionReport => ({
  id: `${kind} ${ran_at}`,
  kind,
  days: 30,
  due_before: '2026-10-11T08:00:00.000Z',
  removed,
  ran_at,
});

describe('a retention run', () => {
  it('contains each kind once, in the order of the run, with the total', () => {
    const runs = retentionRuns([
      report('SESSIONS', '2026-11-11T08:00:02.000Z', 4),
      report('CONSENTS', '2026-11-11T08:00:01.000Z', 1),
      report('SESSIONS', '2026-11-10T08:00:02.000Z'),
      report('CONSENTS', '2026-11-10T08:00:01.000Z', 2),
    ]);
    expect(runs.map(({ at, removed, reports }) => [at, removed, ...reports.map(({ kind }) => kind)])).toEqual([
      ['2026-11-11T08:00:02.000Z', 5, 'CONSENTS', 'SESSIONS'],
      ['2026-11-10T08:00:02.000Z', 2, 'CONSENTS', 'SESSIONS'],
    ]);
  });

  it('is separate from one repeated right after it, and from the night before with one kind less', () => {
    expect(
      retentionRuns([
        report('SESSIONS', '2026-11-11T08:01:00.000Z'),
        report('SESSIONS', '2026-11-11T08:00:00.000Z'),
        report('CONSENTS', '2026-11-10T08:00:00.000Z'),
      ]),
    ).toHaveLength(3);
  });

  it('does not exist before the first one', () => {
    expect(retentionRuns([])).toEqual([]);
  });
});
