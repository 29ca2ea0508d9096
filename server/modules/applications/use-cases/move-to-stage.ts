import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { IdentityFacade } from '../../identity/index.js';
import type { Application } from '../domain/application.entity.js';
import { AlreadyChanged, ApplicationEnded, MisplacedPart } from '../domain/application.errors.js';
import { Pipeline } from '../domain/pipeline.entity.js';
import { StageChanged, StageGone, StageNeedsDecision } from '../domain/pipeline.errors.js';
import { isForMany, isMovable, movesFrom, type Stage, stageAt, stagesOf } from '../domain/pipeline.js';
import type { UpdateApplicationRequest } from '../http/applications.contract.js';
import { DecideApplication } from './decide-application.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';

/** The data that a decision for the new status needs, for example the offer. */
export type MoveParts = Pick<UpdateApplicationRequest, 'reason' | 'words' | 'tell_at' | 'interview' | 'offer'>;

export interface Move extends MoveParts {
  readonly stageId: string;
  /** The version that the move is based on; null: the current one. */
  readonly version: number | null;
  /** Part of a bulk move, which never declines people or makes offers. */
  readonly isOneOfMany?: boolean;
}

/**
 * The team moves an application to a stage. A stage of another status is also the decision for that status; within a status the candidate
 * learns nothing. A move to where it already is changes nothing, so a repeated request is harmless.
 */
@Injectable()
export class MoveToStage {
  constructor(
    private readonly em: EntityManager,
    private readonly decidable: DecidableApplications,
    private readonly decide: DecideApplication,
    private readonly identity: IdentityFacade,
    private readonly notifier: ApplicationNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, StageGone, StageChanged, StageNeedsDecision, and errors of the decision */
  execute(actor: Actor, id: string, { stageId, version, isOneOfMany = false, ...parts }: Move): Promise<void> {
    return this.transaction.run(async () => {
      const stages = await this.#stagesFor(id);
      const application = await this.decidable.ofCompany(actor, id);
      if (application.status === 'WITHDRAWN') throw new NotFound();
      const target = stages.find((stage) => stage.id === stageId);
      if (!target) throw new StageGone();
      if (stageAt(stages, application).id === stageId) return;
      if (version !== null && version !== application.stageVersion) throw await this.#changed(application, stages);
      if (application.closedReason) throw new ApplicationEnded(application.closedReason);
      if (isOneOfMany && !isForMany(application.status, target)) throw new StageNeedsDecision();
      await this.#decideFor(actor, application, target, stages, parts);
      application.place(stageId, actor.id, this.clock.now());
      await this.notifier.unseen(application);
    });
  }

  async #decideFor(
    actor: Actor,
    application: Application,
    target: Stage,
    stages: readonly Stage[],
    parts: MoveParts,
  ): Promise<void> {
    const { id, status } = application;
    if (target.mapsTo === status) {
      const [misplaced] = Object.keys(parts);
      if (misplaced !== undefined) throw new MisplacedPart(misplaced);
      return;
    }
    if (!isMovable(target.mapsTo)) throw new StageNeedsDecision();
    const place = { status, stageId: application.stageId, isClosed: false };
    if (!movesFrom(stages, place).includes(target.id)) {
      throw target.mapsTo === 'OFFERED' ? new StageNeedsDecision() : new AlreadyChanged(status);
    }
    await this.decide.execute(actor, id, { status: target.mapsTo, ...parts });
  }

  /** The stages cannot change until the end of the transaction. */
  async #stagesFor(applicationId: string): Promise<readonly Stage[]> {
    const [row] = await this.em.execute<{ job_id: string }[]>('select job_id from application where id = ?', [
      applicationId,
    ]);
    if (!row) throw new NotFound();
    const lock = { lockMode: LockMode.PESSIMISTIC_READ, refresh: true } as const;
    const pipeline = await this.em.findOne(Pipeline, { jobId: row.job_id }, lock);
    return stagesOf(pipeline?.stages ?? []);
  }

  async #changed(application: Application, stages: readonly Stage[]): Promise<StageChanged> {
    const { id, name } = stageAt(stages, application);
    const [last] = await this.em.execute<{ actor_id: string | null; at: string }[]>(
      `select actor_id, at from (
         select actor_id, at from application_event where application_id = ? and party = 'COMPANY'
         union all select stage_by, stage_since from application where id = ? and stage_since is not null) step
        order by at desc limit 1`,
      [application.id, application.id],
    );
    const by = last?.actor_id ?? null;
    const account = by === null ? undefined : (await this.identity.findAccounts([by])).get(by);
    return new StageChanged({
      id,
      name,
      by: account?.active ? account.full_name : null,
      at: last ? new Date(last.at).toISOString() : null,
      version: application.stageVersion,
    });
  }
}
