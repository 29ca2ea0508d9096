import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { JobRepository } from '../persistence/job.repository.js';
import { announce } from './announce.js';

/** Pauses expired postings, each in its own transaction, so that a failure does not stop the others. */
@Injectable()
export class ExpireJobs {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /** @returns the number of expired postings. */
  async execute(signal?: AbortSignal): Promise<number> {
    for (let expired = 0; ; expired += 1) {
      signal?.throwIfAborted();
      if (!(await this.expireOne())) return expired;
    }
  }

  private expireOne(): Promise<boolean> {
    return this.transaction.run(async () => {
      const now = this.clock.now();
      const job = await this.jobs.findLapsedForChange(now);
      if (!job) return false;
      job.expire(now);
      await announce(this.outbox, job, 'ACTIVE');
      return true;
    });
  }
}
