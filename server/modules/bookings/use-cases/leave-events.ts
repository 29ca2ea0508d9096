import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';

/** Frees the event places of a closing account. */
@Injectable()
export class LeaveEvents {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
  ) {}

  execute(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      // Lock in order of id, so that two accounts leaving the same events cannot deadlock.
      await this.em.execute(
        `select id from event where id in (select event_id from event_registration where account_id = ?)
          order by id for update`,
        [accountId],
      );
      await this.em.execute(
        `with gone as (delete from event_registration where account_id = ? returning event_id)
         update event set attendees = attendees - 1 where id in (select event_id from gone)`,
        [accountId],
      );
    });
  }
}
