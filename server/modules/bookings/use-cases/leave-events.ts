import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';

/** An account closes: its places are free again. */
@Injectable()
export class LeaveEvents {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
  ) {}

  execute(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      // In one order, as two who leave several at once must wait for each other in line.
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
