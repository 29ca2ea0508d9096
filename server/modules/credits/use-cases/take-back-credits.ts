import { Injectable } from '@nestjs/common';
import type { DescriptionKey, Reference } from '../domain/ledger-terms.js';
import { takeBack } from '../domain/movements.js';
import { fingerprintOf } from '../persistence/chain.js';
import { Ledger } from '../persistence/ledger.js';
import { LedgerReads } from '../persistence/ledger-reads.js';

export interface TakeBackInput {
  readonly ownerId: string;
  /** The key of the grant that is taken back, once. */
  readonly grantKey: string;
  /** The purchase whose credits are taken back. */
  readonly reference: Reference;
  /** Idempotency key; default: the refunded purchase. */
  readonly key?: string;
  readonly description?: DescriptionKey;
  /** The operator who decided. */
  readonly madeBy?: string | null;
}

/** Takes back the remaining credits of a refunded purchase. Spent credits and credits on hold stay. */
@Injectable()
export class TakeBackCredits {
  constructor(
    private readonly ledger: Ledger,
    private readonly reads: LedgerReads,
  ) {}

  /** @returns the number of credits taken back. */
  execute({
    ownerId,
    grantKey,
    reference,
    key = reference.id,
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
        key: `take-back:${key}`,
        fingerprint: fingerprintOf(['take-back', grantKey, reference]),
        description: { key: description, params: {} },
        reference,
        madeBy,
      });
      return taken;
    });
  }
}
