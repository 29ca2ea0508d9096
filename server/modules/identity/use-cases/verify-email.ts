import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Account } from '../domain/account.entity.js';
import { LinkInvalid } from '../domain/identity.errors.js';
import { AccountTokens } from '../persistence/account-tokens.js';

/** Records that the person receives email at their address. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly tokens: AccountTokens,
  ) {}

  /** @throws LinkInvalid */
  execute(token: string): Promise<void> {
    return this.transaction.run(async () => {
      const accountId = await this.tokens.take('VERIFY_EMAIL', token);
      if (accountId === null) throw new LinkInvalid();
      const account = await this.em.findOneOrFail(Account, { id: accountId });
      account.verifyEmail(this.clock.now());
    });
  }
}
