import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { impactOf, type ScoredGroup } from '../domain/impact-ratio.js';
import type { ImpactReport } from '../http/impact-ratio.contract.js';
import type { Ethnicity, Gender } from '../http/self-declaration.contract.js';

interface Row extends ScoredGroup<Gender, Ethnicity> {
  readonly median: number;
  readonly computed_from: Date | string;
  readonly computed_to: Date | string;
}

const thousandths = (share: number): number => Math.round(share * 1000) / 1000;

/**
 * Compares how often the scores of each group are above the median. A person's score is the mean of their matches' scores, so
 * that each person counts once. Only counts of groups leave the database.
 */
@Injectable()
export class ImpactRatioQuery {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<ImpactReport> {
    const rows = await this.em.execute<Row[]>(
      `with scored as (
         select seeker_id, avg(match_score) as score, min(computed_at) as first_at, max(computed_at) as last_at
           from match where job_id is not null group by seeker_id
       ), middle as (
         select percentile_cont(0.5) within group (order by score::float8) as median,
                min(first_at) as computed_from, max(last_at) as computed_to
           from scored
       )
       select g.value as gender, e.value as ethnicity, count(*)::int as people,
              (count(*) filter (where s.score > m.median))::int as above, m.median, m.computed_from, m.computed_to
         from scored s
        cross join middle m
         left join fairness.audit_group g on g.user_id = s.seeker_id and g.attribute = 'GENDER'
         left join fairness.audit_group e on e.user_id = s.seeker_id and e.attribute = 'ETHNICITY'
        group by g.value, e.value, m.median, m.computed_from, m.computed_to
        order by g.value, e.value`,
    );
    const [first] = rows;
    return {
      people: rows.reduce((sum, { people }) => sum + people, 0),
      median: first ? Math.round(first.median * 10) / 10 : null,
      computed_from: first ? new Date(first.computed_from).toISOString() : null,
      computed_to: first ? new Date(first.computed_to).toISOString() : null,
      dimensions: impactOf(rows).map(({ dimension, people, groups, leftOut }) => ({
        dimension,
        people,
        groups: groups.map((group) => ({
          gender: group.gender,
          ethnicity: group.ethnicity,
          people: group.people,
          rate: thousandths(group.rate),
          impact_ratio: group.ratio === null ? null : thousandths(group.ratio),
          is_flagged: group.isFlagged,
        })),
        left_out: leftOut,
      })),
    };
  }
}
