import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { TooManySavedJobs } from '../domain/job.errors.js';
import { MAX_SAVED_JOBS } from '../domain/saved-job.entity.js';
import { SavedJobs } from '../persistence/saved-jobs.js';

/** A person keeps a posting in their own list, or removes it. Repeating either changes nothing. */
@Injectable()
export class SaveJob {
  constructor(
    private readonly saved: SavedJobs,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @throws NotFound if the person may not read the posting and has not saved it before.
   * @throws TooManySavedJobs
   */
  save(accountId: string, jobId: string): Promise<void> {
    return this.transaction.run(async () => {
      const now = this.clock.now();
      await this.saved.lock(accountId);
      if (await this.saved.has(accountId, jobId)) return;
      if (!(await this.saved.holdReadable(jobId, now))) throw new NotFound();
      if (!(await this.saved.add(accountId, jobId, now))) throw new TooManySavedJobs(MAX_SAVED_JOBS);
    });
  }

  /** Also removes postings that no longer exist, so that they leave the list. */
  remove(accountId: string, jobId: string): Promise<void> {
    return this.saved.remove(accountId, jobId);
  }
}
