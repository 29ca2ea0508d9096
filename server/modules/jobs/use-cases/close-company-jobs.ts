import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { JobRepository } from '../persistence/job.repository.js';
import { announce } from './announce.js';

/** A removed company's postings close with it, each in a transaction of its own. */
@Injectable()
export class CloseCompanyJobs {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /** @returns how many were still open. */
  async execute(companyId: string, signal?: AbortSignal): Promise<number> {
    for (let closed = 0; ; closed += 1) {
      signal?.throwIfAborted();
      if (!(await this.closeOne(companyId))) return closed;
    }
  }

  private closeOne(companyId: string): Promise<boolean> {
    return this.transaction.run(async () => {
      const job = await this.jobs.findOpenOfCompanyForChange(companyId);
      if (!job) return false;
      const before = job.status;
      job.remove('CLOCK', this.clock.now());
      await announce(this.outbox, job, before);
      return true;
    });
  }
}
