import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { DueRows } from '../../../platform/database/due-rows.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CompaniesFacade, isRecruiting } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { ScheduledByFormerRole } from '../domain/messaging.errors.js';
import { scheduledRefused } from '../domain/messaging.events.js';
import { REFUSED_KEPT_DAYS } from '../domain/scheduled-message.entity.js';
import { refusalOf } from '../domain/scheduled-refusal.js';
import { type MessageMade, SendMessage } from './send-message.js';

interface Due {
  readonly id: string;
  readonly author_id: string;
}

const dueMessages = {
  table: 'scheduled_message',
  dueAt: 'send_at',
  waiting: "state = 'WAITING'",
  columns: 'author_id',
  failure: 'scheduled messages could not be sent',
};

/**
 * Sends scheduled messages. The row is locked, the message sent and the row deleted in one transaction: after a crash nothing was
 * sent and the row is still there.
 */
@Injectable()
export class SendScheduled {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly companies: CompaniesFacade,
    private readonly send: SendMessage,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly dueRows: DueRows,
    private readonly time: DatabaseTime,
  ) {}

  /** Sends one before its time. @throws NotFound if it was sent or cancelled; errors of `SendMessage`, and it stays. */
  async now(actor: Actor, id: string): Promise<MessageMade> {
    const made = await this.#deliver(actor, id);
    if (!made) throw new NotFound();
    return made;
  }

  /** Sends those that are due by the database's clock. One that fails does not stop the others. @returns how many were sent or refused. */
  async due(signal?: AbortSignal): Promise<number> {
    const now = this.time.part();
    await this.em.execute(
      `delete from scheduled_message where state = 'REFUSED' and send_at < ${now.sql} - ? * interval '1 day'`,
      [...now.params, REFUSED_KEPT_DAYS],
    );
    return this.dueRows.settle<Due>(dueMessages, (row) => this.#settle(row), signal);
  }

  async #settle({ id, author_id: authorId }: Due): Promise<boolean> {
    try {
      return (await this.#deliver({ id: authorId, sessionId: 'none', role: 'RECRUITER' }, id)) !== null;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return this.#refuse(id, error.code);
    }
  }

  /** Null if it was sent or cancelled meanwhile. */
  #deliver(actor: Actor, id: string): Promise<MessageMade | null> {
    return this.transaction.run(async () => {
      const [row] = await this.em.execute<{ receiver_id: string; content: string }[]>(
        'select receiver_id, content from scheduled_message where id = ? and author_id = ? for update',
        [id, actor.id],
      );
      if (!row) return null;
      await this.#assertRecruiting(actor);
      const { receiver_id, content } = row;
      const made = await this.send.execute(actor, { receiver_id, content, attachment_ids: [], isFreeOnly: true });
      await this.em.execute('delete from scheduled_message where id = ?', [id]);
      return made;
    });
  }

  /** The author may have left the team since, or have another role in it. */
  async #assertRecruiting({ id }: Actor): Promise<void> {
    const account = await this.identity.findAccount(id);
    const company = await this.companies.companyOf(id);
    if (!account?.active || !account.approved || !company || !isRecruiting(company)) throw new ScheduledByFormerRole();
  }

  /** Its author is notified and still reads it. */
  #refuse(id: string, code: string): Promise<boolean> {
    return this.transaction.run(async () => {
      const [row] = await this.em.execute<{ author_id: string; receiver_id: string }[]>(
        `update scheduled_message set state = 'REFUSED', refusal = ? where id = ? and state = 'WAITING'
         returning author_id, receiver_id`,
        [refusalOf(code), id],
      );
      if (!row) return false;
      await this.outbox.publish(scheduledRefused, { scheduled_id: id, ...row });
      return true;
    });
  }
}
