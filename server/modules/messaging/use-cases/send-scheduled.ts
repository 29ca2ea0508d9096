import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
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
  id: string;
  author_id: string;
  send_at: string;
}

const BATCH = 100;
const DAY_MS = 86_400_000;

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
    private readonly clock: Clock,
  ) {}

  /** Sends one before its time. @throws NotFound if it was sent or cancelled; errors of `SendMessage`, and it stays. */
  async now(actor: Actor, id: string): Promise<MessageMade> {
    const made = await this.#deliver(actor, id);
    if (!made) throw new NotFound();
    return made;
  }

  /** Sends those that are due. One that fails does not stop the others. @returns how many were sent or refused. */
  async due(signal?: AbortSignal): Promise<number> {
    const now = this.clock.now();
    await this.em.execute(`delete from scheduled_message where state = 'REFUSED' and send_at < ?`, [
      new Date(now.getTime() - REFUSED_KEPT_DAYS * DAY_MS),
    ]);
    let settled = 0;
    const failures: unknown[] = [];
    for (let after: Due | undefined; ;) {
      const rows: Due[] = await this.#dueAfter(after, now);
      for (const { id, author_id: authorId } of rows) {
        signal?.throwIfAborted();
        try {
          if (await this.#settle(id, authorId)) settled += 1;
        } catch (error) {
          failures.push(error);
        }
      }
      after = rows.at(-1);
      if (rows.length < BATCH) break;
    }
    if (failures.length > 0) throw new AggregateError(failures, 'scheduled messages could not be sent');
    return settled;
  }

  #dueAfter(after: Due | undefined, now: Date): Promise<Due[]> {
    return this.em.fork().execute<Due[]>(
      `select id, author_id, send_at from scheduled_message
        where state = 'WAITING' and send_at <= ? and (send_at, id) > (coalesce(?::timestamptz, '-infinity'), ?::uuid)
        order by send_at, id limit ${BATCH}`,
      [now, after?.send_at ?? null, after?.id ?? '00000000-0000-0000-0000-000000000000'],
    );
  }

  async #settle(id: string, authorId: string): Promise<boolean> {
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
