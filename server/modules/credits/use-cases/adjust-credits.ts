import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { IdentityFacade } from '../../identity/index.js';
import type { CreditAdjustment, CreditMovement } from '../http/credits.contract.js';
import { AdjustBalance } from './adjust-balance.js';
import { requestKey } from './request-key.js';

/** An operator adds or removes a recruiter's credits, with a reason. Idempotent. */
@Injectable()
export class AdjustCredits {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly adjust: AdjustBalance,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @param act part of the request's key, so that two kinds of request never share a key.
   * @throws NotFound if the account is unknown or not a recruiter's.
   * @throws InsufficientCredits (402) if more is removed than available; IdempotencyKeyReused
   */
  execute(
    actor: Actor,
    { user_id: ownerId, credits, reason }: CreditAdjustment,
    key: string | undefined,
    act = 'adjust',
  ): Promise<CreditMovement> {
    return this.transaction.run(async () => {
      const account = await this.identity.findAccount(ownerId);
      if (account?.role !== 'RECRUITER' && account?.role !== 'PENDING_RECRUITER') throw new NotFound();
      const madeBy = actor.id;
      const receipt = await this.adjust.execute({
        ownerId,
        credits,
        reason,
        key: requestKey(act, actor.id, key),
        madeBy,
      });
      // A repeated request changed nothing, so it is not audited again.
      if (!receipt.replayed) {
        await this.audit.record({
          operatorId: actor.id,
          action: 'CREDITS_ADJUSTED',
          subject: { type: 'ACCOUNT', id: ownerId },
          reason,
          details: { credits, balance: receipt.balance, transaction_id: receipt.transactionId },
        });
      }
      return { success: true, new_balance: receipt.balance };
    });
  }
}
