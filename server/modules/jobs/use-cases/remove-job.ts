import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { CloseReason } from '../domain/job-terms.js';
import { JobHistory } from '../persistence/job-history.js';
import { JobRepository } from '../persistence/job.repository.js';
import { announce } from './announce.js';
import { Employer, partyOf } from './employer.js';

/** Closes a posting, which removes it from all lists. The row is kept, because matches and applications refer to it for years. */
@Injectable()
export class RemoveJob {
  constructor(
    private readonly employer: Employer,
    private readonly jobs: JobRepository,
    private readonly history: JobHistory,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /** @throws NotFound if the recruiter's company has no such posting. */
  async execute(actor: Actor, jobId: string, reason?: CloseReason): Promise<void> {
    await this.transaction.run(async () => {
      const company = await this.employer.ofPosting(actor);
      const job = await this.jobs.findOwnForChange(jobId, company.id);
      if (!job) throw new NotFound();
      const before = job.status;
      const now = this.clock.now();
      if (reason === undefined) job.remove(partyOf(actor), now);
      else job.close(reason, null, partyOf(actor), now);
      this.history.note(job, before, actor.id);
      await announce(this.outbox, job, before);
    });
  }
}
