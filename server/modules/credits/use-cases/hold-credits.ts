import { Injectable } from '@nestjs/common';
import { AlreadyHeld } from '../domain/credits.errors.js';
import type { Reference } from '../domain/ledger-terms.js';
import { hold } from '../domain/movements.js';
import type { PricedAct } from '../domain/price-list.contract.js';
import { Ledger, type Receipt } from '../persistence/ledger.js';
import { LedgerReads } from '../persistence/ledger-reads.js';

export interface HoldInput {
  readonly ownerId: string;
  /** The action whose price is held. */
  readonly price: PricedAct;
  /** What the hold is for; only one at a time. */
  readonly reference: Reference;
  readonly key: string;
  readonly madeBy?: string | null;
}

/** Holds the price of an action until it is captured, released or expires. */
@Injectable()
export class HoldCredits {
  constructor(
    private readonly ledger: Ledger,
    private readonly reads: LedgerReads,
  ) {}

  /** @throws InsufficientCredits, AlreadyHeld, IdempotencyKeyReused */
  execute({ ownerId, price, reference, key, madeBy = null }: HoldInput): Promise<Receipt> {
    const request = {
      key,
      asks: ['hold', price, reference],
      description: { key: 'CREDITS.ENTRY_RESERVED', params: { act: price } },
      madeBy,
    } as const;
    return this.ledger.once(
      ownerId,
      request,
      (books, label, isHeld: boolean) => {
        if (isHeld) throw new AlreadyHeld();
        return hold(books, price, reference, label);
      },
      () => this.reads.isHeld(ownerId, reference),
    );
  }
}
