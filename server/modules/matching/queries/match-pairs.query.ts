import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MatchActor } from '../domain/match.policy.js';
import { paidByCompany } from './company-view.js';

/** Reservation and payment of a match's pair. */
export interface MatchPair {
  /** The newest reservation that led to the match, if the viewer is part of it; a colleague's is not shown. */
  readonly reservationId: string | null;
  /** The company paid for the person, by any action. */
  readonly paid: boolean;
}

/** Reads reservations and payments for a page of matches in one statement. */
@Injectable()
export class MatchPairs {
  constructor(private readonly em: EntityManager) {}

  /** By match id. */
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
