import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../platform/http/language.js';
import type { MatchStatus } from './domain/match-lifecycle.js';
import type { BilingualList } from './domain/match-result.js';

/** Why a posting fits a seeker, as that seeker reads it. */
export interface SeekerMatch {
  readonly id: string;
  readonly status: MatchStatus;
  readonly match_score: number;
  readonly compatibility_score: number;
  readonly reasons: string[];
  readonly gaps: string[];
}

interface SeekerMatchRow extends Omit<SeekerMatch, 'reasons' | 'gaps'> {
  reasons: BilingualList;
  gaps: BilingualList;
}

/** What other modules may ask about matches. */
@Injectable()
export class MatchingFacade {
  constructor(private readonly em: EntityManager) {}

  /**
   * How many matches each posting has, as its company's list of matches shows them: those turned down or ended and those of
   * hidden people do not count. A posting without any is absent.
   */
  async countByJob(jobIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (jobIds.length === 0) return new Map();
    const rows = await this.em.execute<{ job_id: string; count: number }[]>(
      `select job_id, count(*)::int as count from match
        where job_id in (?) and status not in ('REJECTED', 'CANCELLED') and seeker_visible
        group by job_id`,
      [[...new Set(jobIds)]],
    );
    return new Map(rows.map((row) => [row.job_id, row.count]));
  }

  /** The seeker's own match with a posting, in their language, or null. Not for recruiters: the sentences quote the profile. */
  async matchOfSeeker(seekerId: string, jobId: string, language: Language): Promise<SeekerMatch | null> {
    const [row] = await this.em.execute<SeekerMatchRow[]>(
      `select id, status, match_score, compatibility_score, reasons, gaps from match where seeker_id = ? and job_id = ?`,
      [seekerId, jobId],
    );
    return row ? { ...row, reasons: [...row.reasons[language]], gaps: [...row.gaps[language]] } : null;
  }
}
