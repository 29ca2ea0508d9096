import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { ContinuedSessionsFacade } from '../../identity/index.js';
import { TellScreens } from './tell-screens.js';

/** Ends the link, and the session of the phone that opened it. Ending it again changes nothing. */
@Injectable()
export class EndHandover {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly sessions: ContinuedSessionsFacade,
    private readonly screens: TellScreens,
  ) {}

  async execute({ id: accountId }: Actor): Promise<void> {
    const ended = await this.transaction.run(async () => {
      const [row] = await this.em.execute<{ id: string }[]>(
        `update handover set status = 'ENDED' where account_id = ? and status not in ('DONE', 'ENDED') returning id`,
        [accountId],
      );
      await this.sessions.endOf(accountId);
      return row;
    });
    if (ended) await this.screens.execute(accountId, ended.id, 'ENDED');
  }
}
