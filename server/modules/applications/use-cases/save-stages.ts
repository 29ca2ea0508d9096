import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Forbidden } from '../../../platform/errors/request.errors.js';
import { decidesPosting } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { Pipeline } from '../domain/pipeline.entity.js';
import { StagesChanged } from '../domain/pipeline.errors.js';
import { differingStages, placesAfter, type Stage, stagesOf } from '../domain/pipeline.js';
import type { SaveStagesRequest } from '../http/stages.contract.js';
import { Pipelines, stageIdSql, stageParams } from '../queries/pipelines.query.js';
import { ScorecardQuery } from '../queries/scorecard.query.js';
import { storedStage } from '../queries/shown-stage.js';

/** The team changes a posting's stages. People stay in their stage; those of a removed one move to the stage that is named for them. */
@Injectable()
export class SaveStages {
  constructor(
    private readonly em: EntityManager,
    private readonly scorecards: ScorecardQuery,
    private readonly pipelines: Pipelines,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @throws NotFound; Forbidden for a reviewer
   * @throws StagesChanged if a colleague saved since the version of this change; StageInUse, StageStateFixed
   */
  async execute(actor: Actor, jobId: string, { stages, version, moves = [] }: SaveStagesRequest): Promise<void> {
    const own = stages.map(storedStage);
    try {
      await this.transaction.run(async () => {
        const { job, seat } = await this.scorecards.ofTeam(actor, jobId);
        if (!decidesPosting(seat, jobId)) throw new Forbidden('IDENTITY.TEAM_ROLE');
        const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
        const stored = await this.em.findOne(Pipeline, { jobId }, lock);
        if ((stored?.version ?? 0) !== version) throw await this.#changed(stored, own);
        const saved = stored?.stages ?? [];
        const [before, after] = [stagesOf(saved), stagesOf(own)];
        const places = placesAfter({
          before: saved,
          after: own,
          moves: new Map(moves.map(({ from, to }) => [from, to])),
          people: await this.pipelines.peopleIn(jobId, before),
        });
        const next = stored ?? Object.assign(new Pipeline(), { jobId, companyId: job.companyId });
        Object.assign(next, { stages: own, version: version + 1, updatedBy: actor.id, updatedAt: this.clock.now() });
        this.em.persist(next);
        await this.em.flush();
        await this.#place(jobId, before, after, places);
      });
    } catch (error) {
      // Two first saves at once: the posting is the primary key.
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw await this.#changed(await this.em.fork().findOneOrFail(Pipeline, { jobId }), own);
    }
  }

  async #changed(stored: Pipeline | null, own: readonly Stage[]): Promise<StagesChanged> {
    if (!stored) return new StagesChanged({ version: 0, by: null, at: null, differing: [] });
    const { version, stages, updatedBy, updatedAt: at } = stored;
    const author = await this.identity.findAccount(updatedBy);
    const by = author?.active ? author.full_name : null;
    return new StagesChanged({ version, by, at, differing: differingStages(stages, own) });
  }

  /** Writes only applications that would otherwise be shown in another stage: those of removed stages, and of reordered first ones. */
  async #place(
    jobId: string,
    before: readonly Stage[],
    after: readonly Stage[],
    places: ReadonlyMap<string, string>,
  ): Promise<void> {
    await this.em.execute(
      `update application set stage_id = placed.next
         from (select a.id, ?::jsonb ->> (${stageIdSql}) as next, ${stageIdSql} as unchanged
                 from application a where a.job_id = ?) placed
        where application.id = placed.id and placed.next is distinct from placed.unchanged and placed.next is not null`,
      [JSON.stringify(Object.fromEntries(places)), ...stageParams(before), ...stageParams(after), jobId],
    );
  }
}
