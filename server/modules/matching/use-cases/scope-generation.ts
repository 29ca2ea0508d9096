import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { GenerationScope } from '../domain/generation-scope.js';
import { MatchInputs } from '../queries/match-inputs.js';
import { MatchViewers } from '../queries/match-viewers.js';

/** The scope a caller may recompute: seekers themselves, recruiters their company's postings, operators everything. */
@Injectable()
export class ScopeGeneration {
  constructor(
    private readonly viewers: MatchViewers,
    private readonly inputs: MatchInputs,
  ) {}

  /**
   * @param jobId an ACTIVE posting of the recruiter's company.
   * @returns null if there is nothing to compute: a recruiter without a company.
   * @throws NotFound if `jobId` is not such a posting.
   */
  async execute(actor: Actor, jobId: string | null): Promise<GenerationScope | null> {
    const nothing: GenerationScope = { seeker_id: null, company_id: null, job_id: null };
    if (actor.role === 'JOB_SEEKER') {
      if (jobId !== null) throw new NotFound();
      return { ...nothing, seeker_id: actor.id };
    }
    const viewer = await this.viewers.of(actor);
    if (jobId !== null) {
      const job = await this.inputs.job(jobId);
      if (!job || (actor.role === 'RECRUITER' && job.companyId !== viewer.companyId)) throw new NotFound();
      return { ...nothing, job_id: jobId };
    }
    if (actor.role !== 'RECRUITER') return nothing;
    return viewer.companyId === null ? null : { ...nothing, company_id: viewer.companyId };
  }
}
