import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CompaniesFacade } from '../../companies/index.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { knownToCompany, shownToSeeker } from '../../matching/index.js';
import { MessagingFacade } from '../../messaging/index.js';
import type { UserStats } from '../http/dashboard.contract.js';

/** The caller's own figures. */
@Injectable()
export class UserStatsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly companies: CompaniesFacade,
    private readonly messaging: MessagingFacade,
  ) {}

  async execute(actor: Actor): Promise<UserStats> {
    return {
      profile_views: (await this.disclosures.profileViews(actor.id)).total,
      applications: await this.applications(actor),
      matches: await this.matches(actor),
      messages_unread: await this.messaging.countUnread(actor),
      profile_completeness: await this.identity.profileCompleteness(actor.id),
    };
  }

  /** Applications that the caller sent, or that are open at the caller's company. */
  private async applications(actor: Actor): Promise<number> {
    if (actor.role === 'JOB_SEEKER') {
      return this.countApplications(`seeker_id = ? and status <> 'WITHDRAWN'`, actor.id);
    }
    const company = await this.companies.companyOf(actor.id);
    if (!company) return 0;
    return this.countApplications(
      `company_id = ? and left_at is null and closed_reason is null and status in ('PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED')`,
      company.id,
    );
  }

  private async countApplications(condition: string, value: string): Promise<number> {
    const [row] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from application where ${condition}`,
      [value],
    );
    return row?.total ?? 0;
  }

  /** Matches in the caller's list; leaves out rejected and cancelled ones. */
  private async matches(actor: Actor): Promise<number> {
    if (actor.role === 'JOB_SEEKER') return this.count(`m.seeker_id = ? and ${shownToSeeker}`, actor.id);
    const company = await this.companies.companyOf(actor.id);
    if (!company) return 0;
    return this.count(`m.company_id = ? and ${knownToCompany}`, company.id);
  }

  private async count(condition: string, value: string): Promise<number> {
    const [row] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from match m where ${condition} and m.status not in ('REJECTED', 'CANCELLED')`,
      [value],
    );
    return row?.total ?? 0;
  }
}
