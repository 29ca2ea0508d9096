import type { RetentionReport } from '@modules/identity/http/retention.contract';

/** One nightly run: one report per kind of data. */
export interface RetentionRun {
  /** Time of the last report of the run. */
  readonly at: string;
  readonly removed: number;
  /** In the order of the run. */
  readonly reports: readonly RetentionReport[];
}

/** Max milliseconds between two reports of a run. A run takes minutes, and the next one is a day later. */
const APART = 6 * 3_600_000;

/** Groups reports (newest first) by run: a new run starts when a kind repeats, or after a long pause. */
export function retentionRuns(reports: readonly RetentionReport[]): RetentionRun[] {
  const runs: RetentionReport[][] = [];
  for (const report of reports) {
    const run = runs.at(-1);
    const later = run?.at(-1);
    const isSameRun =
      run !== undefined &&
      later !== undefined &&
      !run.some(({ kind }) => kind === report.kind) &&
      Date.parse(later.ran_at) - Date.parse(report.ran_at) < APART;
    if (isSameRun) run.push(report);
    else runs.push([report]);
  }
  return runs.map((run) => ({
    at: run[0]?.ran_at ?? '',
    removed: run.reduce((sum, { removed }) => sum + removed, 0),
    reports: run.toReversed(),
  }));
}
