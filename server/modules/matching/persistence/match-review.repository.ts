import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MatchReview } from '../domain/match-review.entity.js';

/** Review requests. Call inside a transaction. */
@Injectable()
export class MatchReviewRepository {
  constructor(private readonly em: EntityManager) {}

  async hasOpen(matchId: string): Promise<boolean> {
    return (await this.em.count(MatchReview, { matchId, status: 'OPEN' })) > 0;
  }

  /** Locked until the transaction ends. */
  findForAnswer(id: string): Promise<MatchReview | null> {
    return this.em.findOne(MatchReview, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  add(review: MatchReview): void {
    this.em.persist(review);
  }
}
