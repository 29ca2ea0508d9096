import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { type LetterKind, letterLimitOf } from '../domain/letters.js';

export interface LetterToSend {
  readonly letterId: string;
  readonly accountId: string;
  readonly kind: LetterKind;
}

/** Which letters were written to whom: a letter is sent once, and nobody's mailbox is filled by somebody else's clicks. */
@Injectable()
export class LetterLog {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns false where it was sent already, or where this account had its letters of this kind for now. */
  async begin({ letterId, accountId, kind }: LetterToSend): Promise<boolean> {
    const now = this.clock.now();
    return this.transaction.run(async () => {
      // The account's row is the gate: two letters of one account are counted one after the other.
      await this.em.execute('select 1 from account where id = ? for update', [accountId]);
      const [known] = await this.em.execute<{ sent_at: unknown }[]>('select sent_at from account_letter where id = ?', [
        letterId,
      ]);
      if (known) return known.sent_at === null;
      const limit = letterLimitOf(kind);
      if (limit) {
        const [recent] = await this.em.execute<{ count: number }[]>(
          'select count(*)::int as count from account_letter where account_id = ? and kind = ? and created_at > ?',
          [accountId, kind, new Date(now.getTime() - limit.within)],
        );
        if ((recent?.count ?? 0) >= limit.letters) return false;
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

  async sent({ letterId }: Pick<LetterToSend, 'letterId'>): Promise<void> {
    await this.em.execute('update account_letter set sent_at = ? where id = ?', [this.clock.now(), letterId]);
  }
}
