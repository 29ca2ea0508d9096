import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { AlreadyRefunded, NotRefundable } from '../domain/credits.errors.js';
import { refund } from '../domain/movements.js';
import { Ledger, type Receipt } from '../persistence/ledger.js';
import { LedgerReads } from '../persistence/ledger-reads.js';

export interface RefundInput {
  readonly ownerId: string;
  /** The spending's transaction. */
  readonly transactionId: string;
  /** Shown on the recruiter's statement and kept with it. */
  readonly reason: string;
  readonly key: string;
  /** The operator who decided. */
  readonly madeBy: string;
}

/** Credits can be refunded only after a technical error or a fraud, and only within this time. */
export const REFUNDABLE_MS = 30 * 86_400_000;

/** Refunds a spending in full, once. The operator decides whether there is a reason. */
@Injectable()
export class RefundCredits {
  constructor(
    private readonly ledger: Ledger,
    private readonly reads: LedgerReads,
  ) {}

  /** @throws NotFound, AlreadyRefunded, NotRefundable, IdempotencyKeyReused */
  execute({ ownerId, transactionId, reason, key, madeBy }: RefundInput): Promise<Receipt> {
    const request = { key, asks: ['refund', transactionId, reason], madeBy };
    return this.ledger.once(
      ownerId,
      { ...request, description: { key: 'CREDITS.ENTRY_REFUND', params: { reason } } },
      async (books, label) => {
        const spending = await this.reads.spending(ownerId, transactionId);
        if (!spending) throw new NotFound();
        if (spending.refunded) throw new AlreadyRefunded();
        if (books.now.getTime() - spending.at.getTime() > REFUNDABLE_MS) throw new NotRefundable();
        books.know(await this.reads.lots(spending.pieces.map(({ lotId }) => lotId)));
        return refund(books, transactionId, spending.pieces, {
          ...label,
          description: { key: 'CREDITS.ENTRY_REFUND', params: { act: spending.act, reason } },
          reference: spending.reference,
        });
      },
    );
  }
}
