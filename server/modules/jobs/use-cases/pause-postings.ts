import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { JobRepository } from '../persistence/job.repository.js';
import { announce } from './announce.js';

/** Pauses postings while their author is suspended. Their applications are not rejected. */
@Injectable()
export class PausePostings {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  execute(recruiterId: string): Promise<void> {
    return this.transaction.run(async () => {
      for (const job of await this.jobs.findActiveOfAuthorForChange(recruiterId)) {
        const before = job.status;
        job.pauseByOperator(this.clock.now());
        await announce(this.outbox, job, before);
      }
    });
  }
}
