import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MatchActor } from '../domain/match.policy.js';
import { paidByCompany } from './company-view.js';

/** What else stands between the two of a match. */
export interface MatchPair {
  /** The newest reservation that led to it, where the viewer is one of its two sides: a colleague's is none of theirs. */
  readonly reservationId: string | null;
  /** The company has paid for the person, by whatever act. */
  readonly paid: boolean;
}

/** What reservations and payments add to matches: read for a whole page from one statement. */
@Injectable()
export class MatchPairs {
  constructor(private readonly em: EntityManager) {}

  /** By the id of the match. */
  async of(matchIds: readonly string[], { id }: MatchActor): Promise<ReadonlyMap<string, MatchPair>> {
    if (matchIds.length === 0) return new Map();
    const rows = await this.em.execute<(MatchPair & { id: string })[]>(
      `select m.id,
              (select r.id from reservation r
                where r.match_id = m.id and (r.seeker_id = ? or r.recruiter_id = ?)
                order by r.reserved_at desc, r.id desc limit 1) as "reservationId",
              ${paidByCompany('m')} as paid
         from match m where m.id in (?)`,
      [id, id, [...matchIds]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
