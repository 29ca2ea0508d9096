import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { IdentityFacade } from '../../identity/index.js';
import type { CreditAdjustment, CreditMovement } from '../http/credits.contract.js';
import { AdjustBalance } from './adjust-balance.js';
import { requestKey } from './request-key.js';

/** An operator gives a recruiter credits or takes them away, and says why. Once, however often it is asked for. */
@Injectable()
export class AdjustCredits {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly adjust: AdjustBalance,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @param act Names the request together with its key: two ways of asking never share one.
   * @throws NotFound for nobody and for who is no recruiter.
   * @throws InsufficientCredits (402) when more is taken away than is available; IdempotencyKeyReused
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
      // Asked for again, nothing was done again.
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
