import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Language } from '../../../platform/http/language.js';
import { IdentityFacade } from '../../identity/index.js';
import type { RecentApplication } from '../http/dashboard.contract.js';
import { deltaOf, deltaParams, type LastDays } from './last-days.js';

interface Counted {
  total: number;
  delta: number;
}

interface RecentRow {
  id: string;
  status: string;
  applied_at: string;
  seeker_id: string;
  job_id: string;
  title: string;
}

const RECENT_APPLICATIONS = 3;
/** Read more than are shown, because some candidates may be hidden from this recruiter. */
const READ_APPLICATIONS = 4 * RECENT_APPLICATIONS;
const nothing: Counted = { total: 0, delta: 0 };

/** Figures about applications on a recruiter's dashboard. */
@Injectable()
export class RecruiterApplicationsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
  ) {}

  /** Unanswered applications; the delta counts all that arrived. */
  async unanswered(companyId: string, days: LastDays): Promise<Counted> {
    const [counted] = await this.em.execute<Counted[]>(
      `select (count(*) filter (where status = 'PENDING' and closed_reason is null))::int as total, ${deltaOf('applied_at')} as delta
         from application where company_id = ? and left_at is null and status <> 'WITHDRAWN'`,
      [...deltaParams(days), companyId],
    );
    return counted ?? nothing;
  }

  /** Applications that arrived, by day (UTC); leaves out days without any. */
  async byDay(companyId: string, since: Date): Promise<ReadonlyMap<string, number>> {
    const rows = await this.em.execute<{ day: string; count: number }[]>(
      `select to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count
         from application where company_id = ? and left_at is null and status <> 'WITHDRAWN' and applied_at >= ?
        group by 1`,
      [companyId, since],
    );
    return new Map(rows.map((row) => [row.day, row.count]));
  }

  /** Upcoming interviews; the delta counts those that were created. */
  async interviews(companyId: string, days: LastDays, now: Date): Promise<Counted> {
    const [counted] = await this.em.execute<Counted[]>(
      `select (count(*) filter (where i.status <> 'CANCELLED' and i.scheduled_at > ?
                                and a.closed_reason is null and a.status not in ('REJECTED', 'WITHDRAWN')))::int as total,
              ${deltaOf('i.created_at')} as delta
         from interview i join application a on a.id = i.application_id
        where a.company_id = ? and a.left_at is null`,
      [now, ...deltaParams(days), companyId],
    );
    return counted ?? nothing;
  }

  /** Current applications by posting; leaves out postings without any. */
  async countByJob(jobIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (jobIds.length === 0) return new Map();
    const rows = await this.em.execute<{ job_id: string; count: number }[]>(
      `select job_id, count(*)::int as count from application
        where job_id in (?) and left_at is null and status <> 'WITHDRAWN' group by job_id`,
      [[...jobIds]],
    );
    return new Map(rows.map((row) => [row.job_id, row.count]));
  }

  /** The newest applications, with the candidate as this recruiter may see them (masked or not). */
  async recent(companyId: string, viewer: Actor, language: Language): Promise<RecentApplication[]> {
    const rows = await this.em.execute<RecentRow[]>(
      `select a.id, a.status, a.applied_at, a.seeker_id, a.job_id, j.title
         from application a join job j on j.id = a.job_id
        where a.company_id = ? and a.left_at is null and a.status <> 'WITHDRAWN'
        order by a.applied_at desc, a.id desc limit ?`,
      [companyId, READ_APPLICATIONS],
    );
    const ids = rows.map((row) => row.seeker_id);
    const users = await this.identity.presentCandidates(viewer, ids, { language, place: 'list' });
    const shown = rows.flatMap((row) => {
      const user = users.get(row.seeker_id);
      if (!user) return [];
      return [
        {
          id: row.id,
          status: row.status,
          applied_at: new Date(row.applied_at).toISOString(),
          job: { id: row.job_id, title: row.title },
          user: { id: user.id, full_name: user.full_name },
        },
      ];
    });
    return shown.slice(0, RECENT_APPLICATIONS);
  }
}
