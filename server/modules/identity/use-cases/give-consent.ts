import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Account } from '../domain/account.entity.js';
import { Consent, type ConsentKind } from '../domain/consent.entity.js';

/** Records a changed consent. After a withdrawal no promotional email is sent, whatever the preference says. */
@Injectable()
export class GiveConsent {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Records consent to the terms and to being an adult, if missing. Idempotent. */
  agree(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      await this.em.findOneOrFail(Account, { id: accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      for (const kind of ['ADULT', 'TERMS'] as const) {
        const newest = await this.em.findOne(
          Consent,
          { accountId, kind },
          { orderBy: { givenAt: 'desc', id: 'desc' } },
        );
        if (newest?.granted === true) continue;
        this.em.persist(Consent.given({ id: newId(), accountId, kind, granted: true }, this.clock.now()));
      }
    });
  }

  execute(accountId: string, kind: ConsentKind & 'MARKETING', granted: boolean): Promise<void> {
    return this.transaction.run(async () => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
      const account = await this.em.findOneOrFail(Account, { id: accountId }, lock);
      const now = this.clock.now();
      const newest = await this.em.findOne(Consent, { accountId, kind }, { orderBy: { givenAt: 'desc', id: 'desc' } });
      // Repeated answers are recorded once. A first refusal is recorded, because it is an answer.
      if (newest?.granted !== granted) this.em.persist(Consent.given({ id: newId(), accountId, kind, granted }, now));
      if (!granted && account.emailUpdates) account.change({ emailUpdates: false }, now);
    });
  }
}
