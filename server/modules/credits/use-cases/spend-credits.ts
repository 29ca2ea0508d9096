import { Injectable } from '@nestjs/common';
import type { Reference } from '../domain/ledger-terms.js';
import { spend } from '../domain/movements.js';
import type { PricedAct } from '../domain/price-list.contract.js';
import { Ledger, type Receipt } from '../persistence/ledger.js';

export interface SpendInput {
  readonly ownerId: string;
  readonly price: PricedAct;
  readonly reference?: Reference | null;
  readonly key: string;
  readonly madeBy?: string | null;
}

/** Pays for an action immediately. */
@Injectable()
export class SpendCredits {
  constructor(private readonly ledger: Ledger) {}

  /** @throws InsufficientCredits, IdempotencyKeyReused */
  execute({ ownerId, price, reference = null, key, madeBy = null }: SpendInput): Promise<Receipt> {
    const request = {
      key,
      asks: ['spend', price, reference],
      description: { key: 'CREDITS.ENTRY_SPENT', params: { act: price } },
      reference,
      madeBy,
    } as const;
    return this.ledger.once(ownerId, request, (books, label) => spend(books, price, label));
  }
}
