import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock.js';
import { knownToCompany, scoreForCompany } from '../company-view.js';

/** Match scores of people for one posting, if a match exists and the company may see it. */
@Injectable()
export class CandidateScoresQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @returns scores 0–100 by seeker id. */
  async execute(jobId: string, seekerIds: readonly string[]): Promise<Record<string, number>> {
    if (seekerIds.length === 0) return {};
    const rows = await this.em.execute<{ seeker_id: string; match_score: number }[]>(
      `select m.seeker_id, ${scoreForCompany} as match_score from match m
        where m.job_id = ? and m.seeker_id in (?) and ${knownToCompany} and m.status not in ('REJECTED', 'CANCELLED')`,
      [this.clock.now(), jobId, [...seekerIds]],
    );
    const scores = new Map(rows.map(({ seeker_id: seekerId, match_score: score }) => [seekerId, score]));
    // In the order of the request, because the order of rows could reveal hidden facts.
    return Object.fromEntries(seekerIds.flatMap((id) => (scores.has(id) ? [[id, scores.get(id)!]] : [])));
  }
}
