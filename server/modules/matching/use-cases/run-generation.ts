import { Injectable } from '@nestjs/common';
import { JobsFacade } from '../../jobs/index.js';
import type { GenerationRun, GenerationScope } from '../domain/generation-scope.js';
import { Generations } from '../persistence/generations.js';
import { RecomputeForJob } from './recompute-for-job.js';
import { RecomputeForSeeker } from './recompute-for-seeker.js';
import { nothingSettled, type Settled } from './settled.js';

const PAGE = 200;

/** Recomputes a scope, one posting after another. */
@Injectable()
export class RunGeneration {
  constructor(
    private readonly jobs: JobsFacade,
    private readonly forSeeker: RecomputeForSeeker,
    private readonly forJob: RecomputeForJob,
    private readonly generations: Generations,
  ) {}

  /**
   * Ends early if it was started for a request and no request waits for it now.
   *
   * @param signal stops between two people; finished ones are kept.
   */
  async execute(run: GenerationRun, signal?: AbortSignal): Promise<Settled> {
    const startedAt = await this.generations.now();
    const total = { ...nothingSettled };
    for await (const work of this.parts(run, signal)) {
      signal?.throwIfAborted();
      if (run.ends_with_request && !(await this.generations.hasLease(run))) return total;
      const settled = await work();
      for (const name of Object.keys(total) as (keyof Settled)[]) total[name] += settled[name];
    }
    await this.generations.noteFinished(run, startedAt);
    return total;
  }

  /** The work for the person, or for each posting. */
  private async *parts(scope: GenerationScope, signal?: AbortSignal): AsyncGenerator<() => Promise<Settled>> {
    const { seeker_id: seekerId } = scope;
    if (seekerId !== null) yield () => this.forSeeker.execute(seekerId, signal);
    else for await (const jobId of this.jobIds(scope)) yield () => this.forJob.execute(jobId, signal);
  }

  private async *jobIds({ company_id: companyId, job_id: jobId }: GenerationScope): AsyncGenerator<string> {
    if (jobId !== null) {
      yield jobId;
      return;
    }
    const own = companyId === null ? {} : { companyId };
    for (let after: string | undefined; ;) {
      const ids = await this.jobs.listActiveJobIds({ ...own, limit: PAGE, ...(after === undefined ? {} : { after }) });
      yield* ids;
      after = ids.at(-1);
      if (ids.length < PAGE) return;
    }
  }
}
