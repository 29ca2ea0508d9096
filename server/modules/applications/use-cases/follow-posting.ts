import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { JobsFacade } from '../../jobs/index.js';

/**
 * Notes beside its applications when a posting stopped taking candidates, and forgets it when it takes them again: applications
 * are kept for three years from then.
 */
@Injectable()
export class FollowPosting {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: JobsFacade,
    private readonly clock: Clock,
  ) {}

  /** By how the posting is now, whatever the news was. @returns how many applications changed. */
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
