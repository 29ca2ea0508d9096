import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';

/** How often recruiters opened a seeker's page: a company counts once a day. */
export interface ProfileViewCount {
  /** Of the last 30 days. */
  readonly total: number;
  /** The last 7 days less the 7 before them. */
  readonly delta: number;
}

const DAY = 86_400_000;

@Injectable()
export class ProfileViews {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** A recruiter without a company counts as one of their own. Days are UTC. */
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
}
