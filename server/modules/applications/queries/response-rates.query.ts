import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { undoableSince } from './application-row.js';

const DAY_MS = 86_400_000;
/** After two weeks without an answer, candidates look elsewhere. */
const WITHIN_DAYS = 14;
const OVER_DAYS = 90;
/** Fewer applications are not significant, and would reveal single ones. */
const MIN_APPLICATIONS = 5;

/** `percent` of the applications of the last `overDays` were answered within `withinDays`. */
export interface ResponseRate {
  readonly percent: number;
  readonly withinDays: number;
  readonly overDays: number;
  readonly applications: number;
}

/** Response rates of companies. Opening an application is not an answer (decision C-26). */
@Injectable()
export class ResponseRates {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts applications that were answered or due. Those with time left, or withdrawn before an answer, do not count; a refusal
   * counts once it is final. Companies with too few are absent.
   */
  async of(companyIds: readonly string[]): Promise<ReadonlyMap<string, ResponseRate>> {
    if (companyIds.length === 0) return new Map();
    const now = this.clock.now().getTime();
    const due = new Date(now - WITHIN_DAYS * DAY_MS);
    const rows = await this.em.execute<{ company_id: string; applications: number; answered: number }[]>(
      `select company_id, count(*)::int as applications,
              (count(*) filter (where known_at <= applied_at + make_interval(days => ?)))::int as answered
         from application a, lateral (select case when a.status <> 'REJECTED' or a.rejected_from <> 'PENDING'
                                                    or a.rejected_at <= ? then a.first_answer_at end as known_at) final
        where company_id in (?) and left_at is null and applied_at >= ?
          and (known_at is not null or (applied_at < ? and status <> 'WITHDRAWN'))
        group by company_id having count(*) >= ?`,
      [
        WITHIN_DAYS,
        undoableSince(this.clock.now()),
        [...new Set(companyIds)],
        new Date(now - OVER_DAYS * DAY_MS),
        due,
        MIN_APPLICATIONS,
      ],
    );
    return new Map(
      rows.map(({ company_id, applications, answered }) => [
        company_id,
        {
          percent: Math.round((100 * answered) / applications),
          withinDays: WITHIN_DAYS,
          overDays: OVER_DAYS,
          applications,
        },
      ]),
    );
  }
}
