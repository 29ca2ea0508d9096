import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Logger } from '../../../platform/logging/logger.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Account } from '../domain/account.entity.js';
import { LastOperator } from '../domain/identity.errors.js';
import { accountDeleted } from '../domain/identity.events.js';
import { PersonalDataHolders } from '../personal-data-holders.js';
import { erasedBy } from '../domain/retention-periods.js';
import { closeAccountAgain, LATECOMERS_MS } from '../jobs/close-account-again.definition.js';

/**
 * Closes an account in one transaction: ends sessions, hides the person, deletes videos and files, frees the address. Data kept
 * for some weeks has no name; `EraseAccounts` deletes it.
 */
@Injectable()
export class CloseAccount {
  constructor(
    private readonly em: EntityManager,
    private readonly holders: PersonalDataHolders,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * @returns when everything is erased; the same if the account was already closed.
   * @throws LastOperator if no operator would remain.
   */
  execute(accountId: string): Promise<Date> {
    return this.transaction.run(async () => {
      await this.#assertNotLast(accountId);
      const account = await this.em.findOne(
        Account,
        { id: accountId },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      if (!account) throw new NotFound();
      if (account.closedAt) return erasedBy(account.closedAt);
      const now = this.clock.now();
      account.close(now);
      for (const holder of this.holders.all) await holder.close(accountId);
      await this.outbox.publish(accountDeleted, { user_id: accountId, user_type: account.userType });
      await this.outbox.enqueue(closeAccountAgain, { account_id: accountId }, { delayMs: LATECOMERS_MS });
      this.logger.info({ event: 'account-closed', accountId }, 'account closed');
      return erasedBy(now);
    });
  }

  /** Operators who leave concurrently wait for each other, so that one remains. */
  async #assertNotLast(accountId: string): Promise<void> {
    const [self] = await this.em.execute<{ id: string }[]>(
      `select id from account where id = ? and user_type = 'OPERATOR'`,
      [accountId],
    );
    if (!self) return;
    const operators = await this.em.execute<{ id: string }[]>(
      `select id from account where user_type = 'OPERATOR' and status = 'ACTIVE' order by id for update`,
    );
    if (operators.length === 1 && operators[0]?.id === accountId) throw new LastOperator();
  }
}
