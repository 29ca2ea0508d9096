import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** How well people fit one posting, as far as they were compared with it and may be seen. */
@Injectable()
export class CandidateScoresQuery {
  constructor(private readonly em: EntityManager) {}

  /** @returns scores of 0–100 by seeker. */
  async execute(jobId: string, seekerIds: readonly string[]): Promise<Record<string, number>> {
    if (seekerIds.length === 0) return {};
    const rows = await this.em.execute<{ seeker_id: string; match_score: number }[]>(
      `select seeker_id, match_score from match
        where job_id = ? and seeker_id in (?) and seeker_visible and status not in ('REJECTED', 'CANCELLED')`,
      [jobId, [...seekerIds]],
    );
    return Object.fromEntries(rows.map(({ seeker_id: seekerId, match_score: score }) => [seekerId, score]));
  }
}
