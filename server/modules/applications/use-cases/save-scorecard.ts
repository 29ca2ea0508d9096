import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Forbidden } from '../../../platform/errors/request.errors.js';
import { decidesPosting } from '../../companies/index.js';
import { ScorecardChanged } from '../domain/application.errors.js';
import { Scorecard } from '../domain/scorecard.entity.js';
import type { SaveScorecardRequest } from '../http/reviews.contract.js';
import { ScorecardQuery } from '../queries/scorecard.query.js';

/** The team changes the criteria of a posting's reviews. Existing reviews keep their scores and names. */
@Injectable()
export class SaveScorecard {
  constructor(
    private readonly em: EntityManager,
    private readonly scorecards: ScorecardQuery,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @throws NotFound; Forbidden for a reviewer
   * @throws ScorecardChanged if a colleague saved since the version of this change.
   */
  async execute(actor: Actor, jobId: string, { criteria, version }: SaveScorecardRequest): Promise<void> {
    try {
      await this.transaction.run(async () => {
        const { job, seat } = await this.scorecards.ofTeam(actor, jobId);
        if (!decidesPosting(seat, jobId)) throw new Forbidden('IDENTITY.TEAM_ROLE');
        const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
        const stored = await this.em.findOne(Scorecard, { jobId }, lock);
        if ((stored?.version ?? 0) !== version) throw new ScorecardChanged();
        const next = stored ?? Object.assign(new Scorecard(), { jobId, companyId: job.companyId });
        Object.assign(next, { criteria, version: version + 1, updatedBy: actor.id, updatedAt: this.clock.now() });
        this.em.persist(next);
      });
    } catch (error) {
      // Two first saves at once: the posting is the primary key.
      if (error instanceof UniqueConstraintViolationException) throw new ScorecardChanged();
      throw error;
    }
  }
}
