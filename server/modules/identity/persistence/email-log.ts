import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { type EmailKind, emailLimitOf } from '../domain/emails.js';

export interface EmailToSend {
  readonly letterId: string;
  readonly accountId: string;
  readonly kind: EmailKind;
}

/** Records sent emails, so that each is sent once and nobody can flood another person's mailbox. */
@Injectable()
export class EmailLog {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns false if it was already sent, or if the account reached its limit for this kind. */
  async begin({ letterId, accountId, kind }: EmailToSend): Promise<boolean> {
    const now = this.clock.now();
    return this.transaction.run(async () => {
      // Locks the account's row, so that two emails are counted one after the other.
      await this.em.execute('select 1 from account where id = ? for update', [accountId]);
      const [known] = await this.em.execute<{ sent_at: unknown }[]>('select sent_at from account_letter where id = ?', [
        letterId,
      ]);
      if (known) return known.sent_at === null;
      const limit = emailLimitOf(kind);
      if (limit) {
        const [recent] = await this.em.execute<{ count: number }[]>(
          'select count(*)::int as count from account_letter where account_id = ? and kind = ? and created_at > ?',
          [accountId, kind, new Date(now.getTime() - limit.within)],
        );
        if ((recent?.count ?? 0) >= limit.emails) return false;
      }
      await this.em.execute('insert into account_letter (id, account_id, kind, created_at) values (?, ?, ?, ?)', [
        letterId,
        accountId,
        kind,
        now,
      ]);
      return true;
    });
  }

  async sent({ letterId }: Pick<EmailToSend, 'letterId'>): Promise<void> {
    await this.em.execute('update account_letter set sent_at = ? where id = ?', [this.clock.now(), letterId]);
  }
}
