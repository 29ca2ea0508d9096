import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ChangedMeanwhile } from '../domain/job.errors.js';
import type { UpdateJobInput } from '../http/jobs.contract.js';
import { JobHistory } from '../persistence/job-history.js';
import { JobRepository } from '../persistence/job.repository.js';
import { announce } from './announce.js';
import { assertMayPublish, Employer, partyOf } from './employer.js';
import { detailsOf } from './job-details.js';

/** A recruiter changes the text or the status of a posting of their company. */
@Injectable()
export class UpdateJob {
  constructor(
    private readonly employer: Employer,
    private readonly jobs: JobRepository,
    private readonly history: JobHistory,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @throws NotFound if the recruiter's company has no such posting.
   * @throws ChangedMeanwhile if a colleague saved since the version of this change.
   * @throws NotOwnCompany, JobIncomplete, ExpiryRefused, StatusRefused; Forbidden if an unapproved account publishes.
   */
  async execute(actor: Actor, jobId: string, input: UpdateJobInput): Promise<void> {
    await this.transaction.run(async () => {
      const company = await this.employer.ofPosting(actor, input.company_name);
      const job = await this.jobs.findOwnForChange(jobId, company.id);
      if (!job) throw new NotFound();
      // Under the lock, so that of two saves based on one version the second is refused.
      if (input.version !== undefined && job.updatedAt.getTime() !== Date.parse(input.version)) {
        throw new ChangedMeanwhile(job.updatedAt);
      }
      const now = this.clock.now();
      const { status: before, updatedAt: version } = job;
      const asked = input.status ?? before;
      // Leave ACTIVE first: a posting that is paused in the same request may become incomplete.
      if (asked !== 'ACTIVE' && asked !== 'CLOSED') job.bring(asked, partyOf(actor), now);
      job.edit(detailsOf(input), now);
      if (asked === 'ACTIVE' && before !== 'ACTIVE') {
        assertMayPublish(actor);
        job.bring('ACTIVE', partyOf(actor), now);
      }
      job.advanceFrom(version);
      this.history.note(job, before, actor.id);
      await announce(this.outbox, job, before);
    });
  }
}
