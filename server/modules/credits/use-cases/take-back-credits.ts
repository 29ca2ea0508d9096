import { Injectable } from '@nestjs/common';
import type { DescriptionKey, Reference } from '../domain/ledger-terms.js';
import { takeBack } from '../domain/movements.js';
import { fingerprintOf } from '../persistence/chain.js';
import { Ledger } from '../persistence/ledger.js';
import { LedgerReads } from '../persistence/ledger-reads.js';

export interface TakeBackInput {
  readonly ownerId: string;
  /** The key of the grant that is taken back; once. */
  readonly grantKey: string;
  /** Why: the purchase whose money was given back, or what an operator decided about. It is done once for each. */
  readonly reference: Reference;
  readonly description?: DescriptionKey;
  /** The operator who decided. */
  readonly madeBy?: string | null;
}

/** A purchase was refunded: what is left of its credits goes back. What was spent stays spent; what is on hold stays on hold. */
@Injectable()
export class TakeBackCredits {
  constructor(
    private readonly ledger: Ledger,
    private readonly reads: LedgerReads,
  ) {}

  /** @returns how many were taken. */
  execute({
    ownerId,
    grantKey,
    reference,
    description = 'CREDITS.ENTRY_PURCHASE_REFUNDED',
    madeBy = null,
  }: TakeBackInput): Promise<number> {
    return this.ledger.open(ownerId, async (books) => {
      const granted = await this.reads.grantedLot(ownerId, grantKey);
      if (!granted) return 0;
      books.know([granted]);
      const lot = books.lot(granted.id);
      if (lot.remaining === 0) return 0;
      const taken = lot.remaining;
      takeBack(books, lot, {
        key: `take-back:${reference.id}`,
        fingerprint: fingerprintOf(['take-back', grantKey, reference]),
        description: { key: description, params: {} },
        reference,
        madeBy,
      });
      return taken;
    });
  }
}
