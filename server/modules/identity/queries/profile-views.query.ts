import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';

/** Views of a seeker's page by recruiters. Each company counts once per day. */
export interface ProfileViewCount {
  /** In the last 30 days. */
  readonly total: number;
  /** The last 7 days minus the 7 days before. */
  readonly delta: number;
}

const DAY = 86_400_000;

@Injectable()
export class ProfileViews {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** A recruiter without a company counts individually. Days are UTC. */
  async execute(seekerId: string): Promise<ProfileViewCount> {
    const now = this.clock.now().getTime();
    const [monthAgo, twoWeeksAgo, weekAgo] = [30, 14, 7].map((days) => new Date(now - days * DAY));
    const [counted] = await this.em.execute<ProfileViewCount[]>(
      `select count(*)::int as total,
              (count(*) filter (where v.last >= ?)
                - count(*) filter (where v.last < ? and v.last >= ?))::int as delta
         from (select max(at) as last from access_log
                where seeker_id = ? and kind = 'VIEWED' and at >= ?
                group by (at at time zone 'UTC')::date, coalesce(company_id, viewer_id)) v`,
      [weekAgo, weekAgo, twoWeeksAgo, seekerId, monthAgo],
    );
    return counted ?? { total: 0, delta: 0 };
  }

  /** The same by day (UTC) since `since`; days without views are absent. */
  async byDay(seekerId: string, since: Date): Promise<ReadonlyMap<string, number>> {
    const rows = await this.em.execute<{ day: string; count: number }[]>(
      `select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, count(distinct coalesce(company_id, viewer_id))::int as count
         from access_log where seeker_id = ? and kind = 'VIEWED' and at >= ? group by 1`,
      [seekerId, since],
    );
    return new Map(rows.map((row) => [row.day, row.count]));
  }
}
