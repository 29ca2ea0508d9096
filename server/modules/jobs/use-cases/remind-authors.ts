import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { RENEWABLE_FOR } from '../domain/job.entity.js';
import { sendExpiryEmail } from '../jobs/send-expiry-email.definition.js';
import { JobRepository } from '../persistence/job.repository.js';

const PAGE = 100;

/** Reminds authors of postings in their last days, once per end date. */
@Injectable()
export class RemindAuthors {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /** @returns the number of enqueued emails. */
  async execute(signal?: AbortSignal): Promise<number> {
    let reminded = 0;
    for (let page = PAGE; page === PAGE; reminded += page) {
      signal?.throwIfAborted();
      page = await this.page();
    }
    return reminded;
  }

  private page(): Promise<number> {
    return this.transaction.run(async () => {
      const now = this.clock.now();
      const ending = await this.jobs.findEndingForChange(now, new Date(now.getTime() + RENEWABLE_FOR), PAGE);
      for (const job of ending) {
        job.remindedOf = job.expiresAt;
        await this.outbox.enqueue(sendExpiryEmail, {
          letter_id: newId(),
          job_id: job.id,
          ends_at: (job.expiresAt ?? now).toISOString(),
        });
      }
      return ending.length;
    });
  }
}
