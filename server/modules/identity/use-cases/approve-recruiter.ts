import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Account } from '../domain/account.entity.js';

/** Approves a waiting recruiter, from their next request on. The caller has an operator's decision. */
@Injectable()
export class ApproveRecruiter {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if the account is not a recruiter's. */
  execute(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      const account = await this.em.findOne(Account, { id: accountId, userType: 'RECRUITER' });
      if (!account) throw new NotFound();
      if (account.approvalStatus !== 'APPROVED') account.decide('APPROVED', this.clock.now());
    });
  }
}
