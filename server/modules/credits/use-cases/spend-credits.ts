import { Injectable } from '@nestjs/common';
import type { Reference } from '../domain/ledger-terms.js';
import { spend } from '../domain/movements.js';
import type { PricedAct } from '../domain/price-list.contract.js';
import { Ledger, type Receipt } from '../persistence/ledger.js';
import { ChargePayer } from './charge-payer.js';

export interface SpendInput {
  /** The recruiter who acts. */
  readonly ownerId: string;
  /** The company the action is for: if an owner shares credits with its team, that account pays. */
  readonly companyId?: string | null;
  readonly price: PricedAct;
  readonly reference?: Reference | null;
  readonly key: string;
  readonly madeBy?: string | null;
}

/** Pays for an action immediately. */
@Injectable()
export class SpendCredits {
  constructor(
    private readonly ledger: Ledger,
    private readonly charge: ChargePayer,
  ) {}

  /** @throws InsufficientCredits, BudgetExceeded, IdempotencyKeyReused */
  execute({ ownerId, companyId = null, price, reference = null, key, madeBy = null }: SpendInput): Promise<Receipt> {
    const request = {
      key,
      asks: ['spend', price, reference],
      description: { key: 'CREDITS.ENTRY_SPENT', params: { act: price } },
      reference,
      madeBy,
    } as const;
    return this.charge.execute({ spenderId: ownerId, companyId, price, key }, (accountId, budget) =>
      this.ledger.once(
        accountId,
        request,
        (books, label, used) => {
          budget.assert(used, books.now);
          return spend(books, price, label);
        },
        budget.read,
      ),
    );
  }
}
