import type { RetentionReport } from '@modules/identity/http/retention.contract';

/** One night's work: each kind once. */
export interface RetentionRun {
  /** When it ended with its last kind. */
  readonly at: string;
  readonly removed: number;
  /** In the order in which the run went through them. */
  readonly reports: readonly RetentionReport[];
}

/** A run takes minutes, and the next one is a day later (milliseconds). */
const APART = 6 * 3_600_000;

/** Reports, newest first, as the runs that wrote them: a new one begins with a kind that was there, or after a long pause. */
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
