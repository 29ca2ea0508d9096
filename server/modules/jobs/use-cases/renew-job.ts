import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { JobHistory } from '../persistence/job-history.js';
import { JobRepository } from '../persistence/job.repository.js';
import { announce } from './announce.js';
import { assertMayPublish, Employer, partyOf } from './employer.js';

/** A recruiter renews a posting for thirty days. */
@Injectable()
export class RenewJob {
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
   * @throws RenewalTooSoon, StatusRefused, JobIncomplete; Forbidden if the account is not approved.
   */
  async execute(actor: Actor, jobId: string): Promise<void> {
    await this.transaction.run(async () => {
      const company = await this.employer.ofPosting(actor);
      const job = await this.jobs.findOwnForChange(jobId, company.id);
      if (!job) throw new NotFound();
      assertMayPublish(actor);
      const before = job.status;
      job.renew(partyOf(actor), this.clock.now());
      this.history.note(job, before, actor.id);
      await announce(this.outbox, job, before);
    });
  }
}
