import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { JobRepository } from '../persistence/job.repository.js';
import { announce } from './announce.js';

/** Closes the postings of a removed company, each in its own transaction. */
@Injectable()
export class CloseCompanyJobs {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /** @returns the number of closed postings. */
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
