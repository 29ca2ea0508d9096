import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { LeftOutRows } from '../../../platform/database/left-out-rows.js';
import { Logger } from '../../../platform/logging/logger.js';
import { OutboxOverview } from '../../../platform/outbox/index.js';
import { QueueOverview } from '../../../platform/queue/index.js';
import type { BackOfficeOverview } from '../http/back-office.contract.js';

type Counted = Omit<BackOfficeOverview, 'dead_letters' | 'rows_left_out'>;

/** How much waits in each of the operators' lists. */
@Injectable()
export class BackOfficeOverviewQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: OutboxOverview,
    private readonly queues: QueueOverview,
    private readonly leftOut: LeftOutRows,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async execute(): Promise<BackOfficeOverview> {
    const [counted] = await this.em.execute<Counted[]>(
      `select
         (select count(*)::int from account
           where user_type = 'RECRUITER' and approval_status = 'PENDING' and status <> 'DELETED') as approvals,
         (select count(*)::int from company c left join company_verification v on v.company_id = c.id
           where c.removed_at is null and coalesce(v.state, 'IN_REVIEW') = 'IN_REVIEW') as company_reviews,
         (select count(*)::int from inquiry where status = 'NEW') as inquiries,
         (select count(*)::int from inquiry where status = 'NEW' and reply_by < ?) as inquiries_overdue,
         (select count(*)::int from studio_booking where status = 'PENDING' and confirm_by is null) as bookings,
         (select count(*)::int from report where status = 'OPEN') as reports,
         (select count(*)::int from match_review where status = 'OPEN') as match_reviews,
         (select count(*)::int from payment_issue where status = 'OPEN') as payment_issues`,
      [this.clock.now()],
    );
    if (!counted) throw new Error('the overview query returned no row');
    return { ...counted, dead_letters: await this.#deadLetters(), rows_left_out: await this.leftOut.lately() };
  }

  /** Null if the job queue does not answer, so that the other figures are still shown. */
  async #deadLetters(): Promise<number | null> {
    try {
      const [{ dead }, queues] = await Promise.all([this.outbox.counts(), this.queues.counts()]);
      return Object.values(queues).reduce((sum, { failed }) => sum + failed, dead);
    } catch (error) {
      this.logger.warn({ event: 'queue-overview-failed', err: error }, 'the queues do not answer');
      return null;
    }
  }
}
