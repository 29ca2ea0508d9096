import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Review } from '../http/reviews.contract.js';
import { reviewColumns, reviewOf, type ReviewRow } from './review-row.js';

/** A seeker's review requests and their answers. Not for recruiters: they are between the person and the operators. */
@Injectable()
export class SeekerReviews {
  constructor(private readonly em: EntityManager) {}

  /** The newest request per match; matches without any are absent. */
  async newest(seekerId: string, matchIds: readonly string[]): Promise<ReadonlyMap<string, Review>> {
    if (matchIds.length === 0) return new Map();
    const rows = await this.em.execute<(ReviewRow & { match_id: string })[]>(
      `select distinct on (r.match_id) r.match_id, ${reviewColumns} from match_review r
        where r.match_id in (?) and r.seeker_id = ?
        order by r.match_id desc, r.asked_at desc, r.id desc`,
      [[...new Set(matchIds)], seekerId],
    );
    return new Map(rows.map((row) => [row.match_id, reviewOf(row)]));
  }
}
