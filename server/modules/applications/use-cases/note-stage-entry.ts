import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { dueAt, recipientOf } from '../domain/stage-actions.js';
import { StageEntries } from '../queries/stage-entry.query.js';
import { DecidableApplications } from './decidable-applications.js';

/**
 * After a step of an application: plans the actions of the stage that it entered, and cancels those of the stage that it left.
 * The entry is part of the unique key, so a repeated job plans nothing twice.
 */
@Injectable()
export class NoteStageEntry {
  constructor(
    private readonly em: EntityManager,
    private readonly decidable: DecidableApplications,
    private readonly entries: StageEntries,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns whether anything was planned or cancelled. */
  async execute(applicationId: string): Promise<boolean> {
    if (!(await this.#concerns(applicationId))) return false;
    return this.transaction.run(async () => {
      const application = await this.decidable.hold(applicationId);
      if (!application) return false;
      const { stage, enteredAt, isOpen } = await this.entries.of(application);
      const cancelled = await this.em.execute<unknown[]>(
        `update stage_action set state = 'CANCELLED', settled_at = ?
          where application_id = ? and state = 'WAITING' and not (?::boolean and stage_id = ? and entered_at = ?)
          returning id`,
        [this.clock.now(), applicationId, isOpen, stage.id, enteredAt],
      );
      let planned = 0;
      for (const action of isOpen ? (stage.actions ?? []) : []) {
        const rows = await this.em.execute<unknown[]>(
          `insert into stage_action (id, application_id, stage_id, entered_at, kind, whom, due_at, state)
           values (?, ?, ?, ?, ?, ?, ?, 'WAITING') on conflict do nothing returning id`,
          [newId(), applicationId, stage.id, enteredAt, action.kind, recipientOf(action), dueAt(action, enteredAt)],
        );
        planned += rows.length;
      }
      return cancelled.length + planned > 0;
    });
  }

  /** Most postings have no actions: their applications need no lock. */
  async #concerns(applicationId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `select 1 from application a left join pipeline p on p.job_id = a.job_id
        where a.id = ? and (jsonb_path_exists(p.stages, '$[*].actions[*]')
          or exists (select 1 from stage_action s where s.application_id = a.id and s.state = 'WAITING'))`,
      [applicationId],
    );
    return rows.length > 0;
  }
}
