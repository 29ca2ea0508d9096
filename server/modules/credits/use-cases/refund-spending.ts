import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { CreditMovement, CreditRefund } from '../http/credits.contract.js';
import { RefundCredits } from './refund-credits.js';
import { requestKey } from './request-key.js';

/** An operator refunds a spending with a reason, in one transaction with the audit record. */
@Injectable()
export class RefundSpending {
  constructor(
    private readonly refund: RefundCredits,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws NotFound, AlreadyRefunded, NotRefundable, IdempotencyKeyReused */
  execute(actor: Actor, request: CreditRefund, key: string | undefined): Promise<CreditMovement> {
    const { user_id: ownerId, transaction_id: transactionId, reason } = request;
    return this.transaction.run(async () => {
      const receipt = await this.refund.execute({
        ownerId,
        transactionId,
        reason,
        key: requestKey('refund', actor.id, key),
        madeBy: actor.id,
      });
      // A repeated request changed nothing, so it is not audited again.
      if (!receipt.replayed) {
        await this.audit.record({
          operatorId: actor.id,
          action: 'CREDITS_REFUNDED',
          subject: { type: 'ACCOUNT', id: ownerId },
          reason,
          details: { credits: receipt.amount, balance: receipt.balance, transaction_id: transactionId },
        });
      }
      return { success: true, new_balance: receipt.balance };
    });
  }
}
