import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { undoableSince } from './application-row.js';

const DAY_MS = 86_400_000;
/** Whoever hears nothing for two weeks looks elsewhere. */
const WITHIN_DAYS = 14;
const OVER_DAYS = 90;
/** Fewer say nothing about the next, and too much about each. */
const FEWEST_APPLICATIONS = 5;

/** `percent` of `applications` were answered within `withinDays`; all of them are from the last `overDays`. */
export interface ResponseRate {
  readonly percent: number;
  readonly withinDays: number;
  readonly overDays: number;
  readonly applications: number;
}

/** How reliably companies answer, from what they did. Opening an application is no answer (decision C-26). */
@Injectable()
export class ResponseRates {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Counted are applications whose answer was due or came: one that still has time, or that was taken back before it was
   * answered, says nothing; a refusal counts once it is final. Companies with too few are absent.
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
        FEWEST_APPLICATIONS,
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
