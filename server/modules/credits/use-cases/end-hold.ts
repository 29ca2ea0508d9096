import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { HoldEnded } from '../domain/credits.errors.js';
import type { HoldOutcome } from '../domain/ledger-terms.js';
import { endHold } from '../domain/movements.js';
import { Ledger, type Receipt, receiptOf } from '../persistence/ledger.js';
import { LedgerReads } from '../persistence/ledger-reads.js';

/** Ends a hold once: CAPTURED spends it, RELEASED and EXPIRED return it. */
@Injectable()
export class EndHold {
  constructor(
    private readonly ledger: Ledger,
    private readonly reads: LedgerReads,
  ) {}

  /**
   * Repeated with the same outcome it returns the first receipt.
   *
   * @throws HoldEnded if it ended in another way.
   * @throws NotFound
   */
  async execute(holdId: string, outcome: HoldOutcome, madeBy: string | null = null): Promise<Receipt> {
    const ended = await this.ledger.openOfHold(
      holdId,
      () => this.reads.hold(holdId),
      (books, hold) => {
        if (hold.status === outcome) return this.reads.ending(holdId);
        if (hold.status !== 'ACTIVE') throw new HoldEnded();
        return receiptOf(endHold(books, hold, outcome, madeBy));
      },
    );
    if (ended === null) throw new NotFound();
    return ended;
  }
}
