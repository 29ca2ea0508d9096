import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { JobsFacade } from '../../jobs/index.js';

/**
 * Stores with its applications when a posting closed, or clears it when it reopened: applications are kept for three years after
 * the closing.
 */
@Injectable()
export class FollowPosting {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: JobsFacade,
    private readonly clock: Clock,
  ) {}

  /** Uses the posting's current state, whatever the event was. @returns the number of changed applications. */
  async execute(jobId: string): Promise<number> {
    const job = (await this.jobs.findJobCards([jobId])).get(jobId);
    const isOpen = job?.status === 'ACTIVE';
    const rows = await this.em.execute<unknown[]>(
      `update application set job_closed_at = ? where job_id = ? and (job_closed_at is null) <> ? returning id`,
      [isOpen ? null : this.clock.now(), jobId, isOpen],
    );
    return rows.length;
  }
}
