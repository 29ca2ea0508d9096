import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Language } from '../../../platform/http/language.js';
import { matchLifecycle, type MatchStatus } from '../domain/match-lifecycle.js';
import type { MatchActor } from '../domain/match.policy.js';
import type { ListMatchesQuery, MatchesPage } from '../http/matches.contract.js';
import { knownToCompany, scoreForCompany } from './company-view.js';
import { matchColumns, type MatchRow } from './match-row.js';
import { MatchViewers } from './match-viewers.js';
import { PresentMatches } from './present-matches.js';
import { shownToSeeker } from './seeker-view.js';

interface Filter {
  readonly where: string;
  readonly params: readonly (string | readonly string[])[];
}

/** Matches of a seeker or of a recruiter's company, best first. */
@Injectable()
export class ListMatchesQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly viewers: MatchViewers,
    private readonly present: PresentMatches,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, query: ListMatchesQuery, language: Language): Promise<MatchesPage> {
    const { page, limit, status = [], job_id: jobId } = query;
    const viewer = await this.viewers.of(actor);
    const counts = await this.countByStatus(scopeOf(viewer, jobId));
    const wanted = status.length > 0 ? status : matchLifecycle.states;
    const total = wanted.reduce((sum, each) => sum + counts[each], 0);
    const { where, params } = scopeOf(viewer, jobId);
    // Paid introductions come first, only for the seeker and until they answer.
    const isSeeker = viewer.role === 'JOB_SEEKER';
    const order = isSeeker
      ? `(m.status = 'PENDING' and m.introduced_at is not null) desc, m.match_score desc`
      : `${scoreForCompany} desc`;
    const rows = await this.em.execute<MatchRow[]>(
      `select ${matchColumns} from match m where ${where} and m.status in (?)
        order by ${order}, m.created_at desc, m.id desc limit ? offset ?`,
      [...params, [...wanted], ...(isSeeker ? [] : [this.clock.now()]), limit, (page - 1) * limit],
    );
    return { matches: await this.present.execute(rows, viewer, language), total, page, limit, counts };
  }

  private async countByStatus({ where, params }: Filter): Promise<Record<MatchStatus, number>> {
    const rows = await this.em.execute<{ status: MatchStatus; count: number }[]>(
      `select m.status, count(*)::int as count from match m where ${where} group by m.status`,
      [...params],
    );
    const counts = new Map(rows.map((row) => [row.status, row.count]));
    return Object.fromEntries(matchLifecycle.states.map((status) => [status, counts.get(status) ?? 0])) as Record<
      MatchStatus,
      number
    >;
  }
}

/** The same rule as `partyOf`, for many rows. */
function scopeOf(viewer: MatchActor, jobId: string | undefined): Filter {
  const ofJob = jobId ? ' and m.job_id = ?' : '';
  const rest = jobId ? [jobId] : [];
  if (viewer.role === 'JOB_SEEKER')
    return { where: `m.seeker_id = ? and ${shownToSeeker}${ofJob}`, params: [viewer.id, ...rest] };
  if (viewer.companyId === null) return { where: 'false', params: [] };
  return {
    where: `m.company_id = ? and ${knownToCompany}${ofJob}`,
    params: [viewer.companyId, ...rest],
  };
}
