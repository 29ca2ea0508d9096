import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Account } from '../domain/account.entity.js';

/** Lets a waiting recruiter work. Called by whoever holds an operator's decision; works from the recruiter's next request on. */
@Injectable()
export class ApproveRecruiter {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound for an account that is no recruiter. */
  execute(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      const account = await this.em.findOne(Account, { id: accountId, userType: 'RECRUITER' });
      if (!account) throw new NotFound();
      if (account.approvalStatus !== 'APPROVED') account.decide('APPROVED', this.clock.now());
    });
  }
}
