import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Transaction } from '../../platform/database/transaction.js';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';
import { MediaFacade } from '../media/index.js';
import { MessageFiles } from './persistence/message-files.js';

/** Personal data of messaging: messages, blocks and reports. */
@Injectable()
export class MessagingPersonalData implements PersonalDataHolder {
  readonly name = 'messaging';
  readonly columns = [
    'conversation.seeker_id',
    'conversation.recruiter_id',
    'message.sender_id',
    'scheduled_message.author_id',
    'scheduled_message.receiver_id',
    'account_block.blocker_id',
    'account_block.blocked_id',
    'report.reporter_id',
    'report.accused_id',
    'report.target_id',
    'report.resolved_by',
  ];
  readonly expiring: readonly ExpiringKind[] = [
    { kind: 'MESSAGES', purge: (before, limit) => this.#purgeConversations(before, limit) },
    { kind: 'REPORTS', purge: (before, limit) => this.#purgeReports(before, limit) },
  ];

  constructor(
    private readonly em: EntityManager,
    private readonly files: MessageFiles,
    private readonly media: MediaFacade,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Exports conversations as the person sees them, including the other person's messages. */
  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('messages.json', () =>
      this.em.fork().execute(
        `select m.conversation_id, m.id, m.sender_id = ? as sent_by_me, m.content, m.created_at
           from message m join conversation c on c.id = m.conversation_id
          where m.removed_at is null
            and (c.seeker_id = ? and not m.hidden_from_seeker or c.recruiter_id = ? and m.sender_id = ?)
          order by m.conversation_id, m.sequence`,
        [accountId, accountId, accountId, accountId],
      ),
    );
    yield jsonFile('scheduled-messages.json', () =>
      this.em
        .fork()
        .execute(
          'select receiver_id, content, send_at, state, created_at from scheduled_message where author_id = ? order by send_at, id',
          [accountId],
        ),
    );
    yield jsonFile('blocked-accounts.json', () =>
      this.em
        .fork()
        .execute('select blocked_id, created_at from account_block where blocker_id = ? order by created_at', [
          accountId,
        ]),
    );
    yield jsonFile('reports.json', () =>
      this.em.fork().execute(
        `select id, target_type, target_id, reason, details, status, created_at, resolved_at
           from report where reporter_id = ? order by created_at, id`,
        [accountId],
      ),
    );
  }

  /**
   * Deletes the person’s scheduled messages. Messages that others scheduled for the person stay: they are refused when they are due,
   * because the account is closed, and their authors are notified.
   */
  async close(accountId: string): Promise<void> {
    await this.em.execute('delete from scheduled_message where author_id = ?', [accountId]);
  }

  /** Deletes all texts of the person. Messages of others stay with them. */
  erase(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      const written = await this.em.execute<{ id: string }[]>(
        'update message set content = null, removed_at = ? where sender_id = ? and removed_at is null returning id',
        [this.clock.now(), accountId],
      );
      await this.media.removeAttachments(await this.files.remove(written.map((row) => row.id)));
      await this.em.execute('delete from scheduled_message where author_id = ? or receiver_id = ?', [
        accountId,
        accountId,
      ]);
      await this.em.execute('delete from account_block where blocker_id = ? or blocked_id = ?', [accountId, accountId]);
      await this.em.execute('update report set reporter_id = null, details = null where reporter_id = ?', [accountId]);
      await this.em.execute(
        `update report set evidence = null where accused_id = ? and status <> 'OPEN' and evidence is not null`,
        [accountId],
      );
    });
  }

  /** A conversation is kept like applications: while one between the two is kept, and three years after its last message. */
  #purgeConversations(before: Date, limit: number): Promise<number> {
    return this.transaction.run(async () => {
      const rows = await this.em.execute<{ id: string }[]>(
        `select c.id from conversation c
          where c.last_message_at < ?
            and not exists (select 1 from application a where a.seeker_id = c.seeker_id and a.company_id = c.company_id)
          order by c.last_message_at, c.id limit ? for update`,
        [before, limit],
      );
      if (rows.length === 0) return 0;
      const ids = rows.map((row) => row.id);
      const messages = await this.em.execute<{ id: string }[]>(
        'select distinct m.id from message m join message_attachment a on a.message_id = m.id where m.conversation_id in (?)',
        [ids],
      );
      await this.media.removeAttachments(await this.files.remove(messages.map((row) => row.id)));
      await this.em.flush();
      await this.em.execute('delete from conversation where id in (?)', [ids]);
      return rows.length;
    });
  }

  async #purgeReports(before: Date, limit: number): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `delete from report where id in (select id from report where resolved_at < ? order by resolved_at limit ?)
       returning id`,
      [before, limit],
    );
    return rows.length;
  }
}
