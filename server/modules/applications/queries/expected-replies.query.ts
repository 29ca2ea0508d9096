import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { undoableSince } from './application-row.js';

const DAY_MS = 86_400_000;
/** Only answers of this many days count. */
const SINCE_DAYS = 180;
/** Fewer answers are not significant. */
const MIN_ANSWERS = 5;

/** Median time in which companies answer. */
@Injectable()
export class ExpectedReplies {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Median days until the first answer, to a tenth; companies with too few answers are absent. A refusal counts once it is final.
   */
  async of(companyIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (companyIds.length === 0) return new Map();
    const now = this.clock.now();
    const rows = await this.em.execute<{ company_id: string; days: number }[]>(
      `select company_id,
              round((percentile_cont(0.5) within group (order by extract(epoch from first_answer_at - applied_at))
                     / 86400)::numeric, 1)::float8 as days
         from application
        where company_id in (?) and first_answer_at >= ?
          and (status <> 'REJECTED' or rejected_from <> 'PENDING' or rejected_at <= ?)
        group by company_id having count(*) >= ?`,
      [[...new Set(companyIds)], new Date(now.getTime() - SINCE_DAYS * DAY_MS), undoableSince(now), MIN_ANSWERS],
    );
    return new Map(rows.map((row) => [row.company_id, Math.max(row.days, 0)]));
  }
}
