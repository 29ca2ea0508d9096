import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { shownToSeeker } from '../../matching/index.js';
import type { SeekerDashboard } from '../http/dashboard.contract.js';
import { deltaOf, deltaParams, lastDays } from './last-days.js';
import { trendDays, trendStart } from './trend-days.js';

/** Figures of a job seeker's dashboard, all counted on request. */
@Injectable()
export class SeekerDashboardQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly clock: Clock,
  ) {}

  async execute(seekerId: string): Promise<SeekerDashboard> {
    const now = this.clock.now();
    const [matches] = await this.em.execute<{ pending: number; delta: number }[]>(
      `select count(*) filter (where status = 'PENDING')::int as pending, ${deltaOf('created_at')} as delta
         from match m where m.seeker_id = ? and ${shownToSeeker}`,
      [...deltaParams(lastDays(now)), seekerId],
    );
    const applications = await this.applications(seekerId);
    const views = await this.disclosures.profileViews(seekerId);
    return {
      stats: {
        profileViews: views.total,
        applications: applications.total,
        newMatches: matches?.pending ?? 0,
        profileCompleteness: await this.identity.profileCompleteness(seekerId),
        deltas: { profileViews: views.delta, applications: applications.delta, newMatches: matches?.delta ?? 0 },
      },
      trend: trendDays(await this.disclosures.profileViewsByDay(seekerId, trendStart(now)), now),
    };
  }

  /** Applications that are not withdrawn. */
  private async applications(seekerId: string): Promise<{ total: number; delta: number }> {
    const [counted] = await this.em.execute<{ total: number; delta: number }[]>(
      `select count(*)::int as total, ${deltaOf('applied_at')} as delta
         from application where seeker_id = ? and status <> 'WITHDRAWN'`,
      [...deltaParams(lastDays(this.clock.now())), seekerId],
    );
    return counted ?? { total: 0, delta: 0 };
  }
}
