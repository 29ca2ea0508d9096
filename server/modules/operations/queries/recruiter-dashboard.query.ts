import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Language } from '../../../platform/http/language.js';
import { CompaniesFacade } from '../../companies/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { MatchingFacade } from '../../matching/index.js';
import type { RecentJob, RecruiterDashboard } from '../http/dashboard.contract.js';
import { deltaOf, deltaParams, lastDays, type LastDays } from './last-days.js';
import { RecruiterApplicationsQuery } from './recruiter-applications.query.js';
import { trendDays, trendStart } from './trend-days.js';

interface Counted {
  total: number;
  delta: number;
}

interface RecentJobRow extends Omit<RecentJob, 'applications_count' | 'matches_count' | 'created_at' | 'published_at'> {
  created_at: string;
  published_at: string | null;
}

const RECENT_JOBS = 3;
const nothing: Counted = { total: 0, delta: 0 };

/** Figures of a recruiter's dashboard, all counted on request. */
@Injectable()
export class RecruiterDashboardQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly matching: MatchingFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly applications: RecruiterApplicationsQuery,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, language: Language): Promise<RecruiterDashboard> {
    const now = this.clock.now();
    const days = lastDays(now);
    const company = await this.companies.companyOf(actor.id);
    const jobs = company ? await this.activeJobs(company.id, days) : nothing;
    const candidates = await this.candidates(actor.id, days);
    const received = company ? await this.applications.unanswered(company.id, days) : nothing;
    const interviews = company ? await this.applications.interviews(company.id, days, now) : nothing;
    return {
      stats: {
        activeJobs: jobs.total,
        totalCandidates: candidates.total,
        newApplications: received.total,
        interviews: interviews.total,
        deltas: {
          activeJobs: jobs.delta,
          totalCandidates: candidates.delta,
          newApplications: received.delta,
          interviews: interviews.delta,
        },
      },
      trend: trendDays(company ? await this.applications.byDay(company.id, trendStart(now)) : new Map(), now),
      recentJobs: company ? await this.recentJobs(company.id) : [],
      recentApplications: company ? await this.applications.recent(company.id, actor, language) : [],
    };
  }

  private async activeJobs(companyId: string, days: LastDays): Promise<Counted> {
    const [counted] = await this.em.execute<Counted[]>(
      `select count(*)::int as total, ${deltaOf('published_at')} as delta
         from job where company_id = ? and status = 'ACTIVE' and expires_at > ?`,
      [...deltaParams(days), companyId, this.clock.now()],
    );
    return counted ?? nothing;
  }

  /** Seekers whom this recruiter can find; the delta counts new accounts. */
  private async candidates(recruiterId: string, days: LastDays): Promise<Counted> {
    const employer = await this.disclosures.employerOf(recruiterId);
    const [counted] = await this.em.execute<Counted[]>(
      `select count(*)::int as total, ${deltaOf('a.created_at')} as delta
         from account a join profile p on p.account_id = a.id
        where a.user_type = 'JOB_SEEKER' and a.status = 'ACTIVE' and p.visible
          and not exists (select 1 from seeker_exclusion e
                           where e.seeker_id = a.id and (e.company_id = ? or e.domain in (?)))`,
      [...deltaParams(days), employer.companyId, [...employer.domains, '']],
    );
    return counted ?? nothing;
  }

  private async recentJobs(companyId: string): Promise<RecentJob[]> {
    const rows = await this.em.execute<RecentJobRow[]>(
      `select j.id, j.title, j.status, j.location, j.job_type, j.created_at, j.published_at,
              (select count(*)::int from job_view v where v.job_id = j.id) as views
         from job j
        where j.company_id = ? and j.status <> 'CLOSED'
        order by j.created_at desc, j.id desc limit ?`,
      [companyId, RECENT_JOBS],
    );
    const ids = rows.map((row) => row.id);
    const matches = await this.matching.countByJob(ids);
    const applications = await this.applications.countByJob(ids);
    return rows.map((row) => ({
      ...row,
      created_at: new Date(row.created_at).toISOString(),
      published_at: row.published_at && new Date(row.published_at).toISOString(),
      applications_count: applications.get(row.id) ?? 0,
      matches_count: matches.get(row.id) ?? 0,
    }));
  }
}
