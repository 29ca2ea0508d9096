import { Injectable } from '@nestjs/common';
import { JobsFacade } from '../../jobs/index.js';
import { RecomputeForJob } from './recompute-for-job.js';
import { RecomputeForSeeker } from './recompute-for-seeker.js';
import type { GenerationScope } from './scope-generation.js';
import { nothingSettled, type Settled } from './settled.js';

const PAGE = 200;

/** Recomputes a scope, one posting after another. */
@Injectable()
export class RunGeneration {
  constructor(
    private readonly jobs: JobsFacade,
    private readonly forSeeker: RecomputeForSeeker,
    private readonly forJob: RecomputeForJob,
  ) {}

  /** @param signal stops between two people; finished ones are kept. */
  async execute(scope: GenerationScope, signal?: AbortSignal): Promise<Settled> {
    if (scope.seeker_id !== null) return this.forSeeker.execute(scope.seeker_id, signal);
    const total = { ...nothingSettled };
    for await (const jobId of this.jobIds(scope)) {
      signal?.throwIfAborted();
      const settled = await this.forJob.execute(jobId, signal);
      for (const name of Object.keys(total) as (keyof Settled)[]) total[name] += settled[name];
    }
    return total;
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
