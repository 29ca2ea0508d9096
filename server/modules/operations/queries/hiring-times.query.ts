import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type HiringAnalytics, type HiringStage, hiringStages } from '../http/hiring.contract.js';
import { cohort } from './hiring-cohort.js';
import type { HiringScope } from './hiring-period.js';

interface StageRow {
  stage: HiringStage;
  stays: number;
  median_hours: number;
}

interface Span {
  count: number;
  median_hours: number | null;
}

/** SQL for the median of `column` (seconds), in hours with one decimal; null without rows. */
const medianHours = (column: string): string =>
  `round((percentile_cont(0.5) within group (order by ${column}) / 3600)::numeric, 1)::float8 as median_hours`;

/** Median durations over the applications that arrived in the period. */
@Injectable()
export class HiringTimesQuery {
  constructor(private readonly em: EntityManager) {}

  /** A stay starts with the step into a stage and ends with the next step. Open stays are not counted. */
  async stages(scope: HiringScope): Promise<HiringAnalytics['stages']> {
    const { sql, params } = this.#cohort(scope);
    const rows = await this.em.execute<StageRow[]>(
      `select stage, count(*)::int as stays, ${medianHours('extract(epoch from ended_at - at)')}
         from (select e.to_status as stage, e.at,
                      lead(e.at) over (partition by e.application_id order by e.at, e.id) as ended_at
                 from application_event e join (${sql}) c on c.id = e.application_id
                where e.from_status is distinct from e.to_status) stay
        where ended_at is not null and stage in (?)
        group by stage`,
      [...params, [...hiringStages]],
    );
    const found = new Map(rows.map((row) => [row.stage, row]));
    return hiringStages.map((stage) => found.get(stage) ?? { stage, stays: 0, median_hours: null });
  }

  async spans(scope: HiringScope): Promise<HiringAnalytics['spans']> {
    const { sql, params } = this.#cohort(scope);
    const [response] = await this.em.execute<[Span]>(
      `select count(*)::int as count, ${medianHours('extract(epoch from c.first_answer_at - c.applied_at)')}
         from (${sql}) c where c.first_answer_at is not null`,
      [...params],
    );
    // An interview without a chosen time is not SCHEDULED and does not count.
    const [scheduling] = await this.em.execute<[Span]>(
      `select count(*)::int as count, ${medianHours('extract(epoch from i.scheduled_at - i.created_at)')}
         from interview i join (${sql}) c on c.id = i.application_id where i.status = 'SCHEDULED'`,
      [...params],
    );
    const [hire] = await this.em.execute<[Span]>(
      `select count(*)::int as count, ${medianHours('extract(epoch from c.hired_at - c.applied_at)')}
         from (${sql}) c where c.hired`,
      [...params],
    );
    return [
      { span: 'RESPONSE', ...response },
      { span: 'SCHEDULING', ...scheduling },
      { span: 'HIRE', ...hire },
    ];
  }

  #cohort(scope: HiringScope): ReturnType<typeof cohort> {
    return cohort(scope, scope.jobId === null ? null : [scope.jobId]);
  }
}
