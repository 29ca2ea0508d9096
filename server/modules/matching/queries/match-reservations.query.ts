import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MatchActor } from '../domain/match.policy.js';

/** The newest reservation that led to a match, where the viewer is one of its two sides: a colleague's is none of theirs. */
@Injectable()
export class MatchReservations {
  constructor(private readonly em: EntityManager) {}

  /** By the id of the match; read from the module that owns reservations, for a whole page. */
  async of(matchIds: readonly string[], { id }: MatchActor): Promise<ReadonlyMap<string, string>> {
    if (matchIds.length === 0) return new Map();
    const rows = await this.em.execute<{ match_id: string; id: string }[]>(
      `select distinct on (match_id) match_id, id from reservation
        where match_id in (?) and (seeker_id = ? or recruiter_id = ?) order by match_id, reserved_at desc, id desc`,
      [[...matchIds], id, id],
    );
    return new Map(rows.map((row) => [row.match_id, row.id]));
  }
}
