import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { stageActionDue } from '../domain/application.events.js';
import { outcomeOf } from '../domain/stage-actions.js';
import { ActionFactsQuery, type DueAction } from '../queries/action-facts.query.js';
import { DecidableApplications } from './decidable-applications.js';

const BATCH = 100;

/**
 * Carries out the actions that are due, each in its own transaction with its event: after a crash the rest follows, and nothing is
 * sent twice. What happened since the entry is read under the lock of the application.
 */
@Injectable()
export class RunStageActions {
  constructor(
    private readonly em: EntityManager,
    private readonly decidable: DecidableApplications,
    private readonly facts: ActionFactsQuery,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of settled actions. */
  async execute(signal?: AbortSignal): Promise<number> {
    let settled = 0;
    for (;;) {
      const rows = await this.em
        .fork()
        .execute<{ id: string; application_id: string }[]>(
          `select id, application_id from stage_action where state = 'WAITING' and due_at <= ? order by due_at, id limit ?`,
          [this.clock.now(), BATCH],
        );
      for (const { id, application_id: applicationId } of rows) {
        signal?.throwIfAborted();
        if (await this.#settle(id, applicationId)) settled += 1;
      }
      if (rows.length < BATCH) return settled;
    }
  }

  #settle(id: string, applicationId: string): Promise<boolean> {
    return this.transaction.run(async () => {
      // Also locks the pair of person and company, so that two actions for one person are settled one after the other.
      const application = await this.decidable.hold(applicationId);
      const [action] = await this.em.execute<DueAction[]>(
        `select id, application_id, stage_id, entered_at, kind, whom from stage_action
          where id = ? and state = 'WAITING' for update`,
        [id],
      );
      if (!application || !action) return false;
      const outcome = outcomeOf(await this.facts.of(application, action));
      await this.em.execute('update stage_action set state = ?, settled_at = ? where id = ?', [
        outcome,
        this.clock.now(),
        id,
      ]);
      if (outcome === 'DONE') {
        await this.outbox.publish(stageActionDue, {
          action_id: id,
          application_id: applicationId,
          seeker_id: application.seekerId,
          job_id: application.jobId,
          company_id: application.companyId,
          kind: action.kind,
          whom: action.whom,
        });
      }
      return true;
    });
  }
}
