import type { JobContext } from '../../../platform/queue/job-context.js';
import { FindMissingCandidatesJob } from './find-missing-candidates.job.js';
import { FindMissingSubjectsJob } from './find-missing-subjects.job.js';

const context = { signal: new AbortController().signal } as JobContext;

describe.each([
  ['matching.find-missing-subjects', FindMissingSubjectsJob],
  ['matching.find-missing-candidates', FindMissingCandidatesJob],
])('%s', (name, Job) => {
  const run = async (enqueued: number, isFull: boolean): Promise<{ outcome: string; next: unknown[] }> => {
    const next: unknown[] = [];
    const outbox = {
      enqueue: (...call: readonly [{ name: string }, object, object]) => {
        next.push([call[0].name, call[1], call[2]]);
        return Promise.resolve();
      },
    };
    const find = { execute: () => Promise.resolve({ enqueued, isFull }) };
    const job = new Job(find as never, outbox as never);
    return { outcome: await job.handle({}, context), next };
  };

  it('enqueues the next run if it reached the max number of jobs, under one key', async () => {
    expect(await run(2_000, true)).toEqual({ outcome: 'done', next: [[name, {}, { jobId: 'next-part' }]] });
  });

  it('waits for the schedule otherwise', async () => {
    expect(await run(7, false)).toEqual({ outcome: 'done', next: [] });
    expect(await run(0, false)).toEqual({ outcome: 'skipped', next: [] });
  });
});
