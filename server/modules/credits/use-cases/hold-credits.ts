import { Injectable } from '@nestjs/common';
import { AlreadyHeld } from '../domain/credits.errors.js';
import type { Reference } from '../domain/ledger-terms.js';
import { hold } from '../domain/movements.js';
import type { PricedAct } from '../domain/price-list.contract.js';
import { Ledger, type Receipt } from '../persistence/ledger.js';
import { LedgerReads } from '../persistence/ledger-reads.js';
import { ChargePayer } from './charge-payer.js';

export interface HoldInput {
  /** The recruiter who acts. */
  readonly ownerId: string;
  /** The company the action is for: if an owner shares credits with its team, that account pays. */
  readonly companyId?: string | null;
  /** The action whose price is held. */
  readonly price: PricedAct;
  /** The object that the hold is for, for example a reservation; it has one hold at a time. */
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
    private readonly charge: ChargePayer,
  ) {}

  /** @throws InsufficientCredits, BudgetExceeded, AlreadyHeld, IdempotencyKeyReused */
  execute({ ownerId, companyId = null, price, reference, key, madeBy = null }: HoldInput): Promise<Receipt> {
    const request = {
      key,
      asks: ['hold', price, reference],
      description: { key: 'CREDITS.ENTRY_RESERVED', params: { act: price } },
      madeBy,
    } as const;
    return this.charge.execute({ spenderId: ownerId, companyId, price, key }, (accountId, budget) =>
      this.ledger.once(
        accountId,
        request,
        (books, label, { isHeld, used }) => {
          if (isHeld) throw new AlreadyHeld();
          budget.assert(used, books.now);
          return hold(books, price, reference, label);
        },
        async () => {
          const [isHeld, used] = await Promise.all([this.reads.isHeld(accountId, reference), budget.read()]);
          return { isHeld, used };
        },
      ),
    );
  }
}
