import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { priceList, type PricedAct } from '../domain/price-list.contract.js';
import { assertWithinBudget, budgetMonth } from '../domain/team-budget.js';
import type { Receipt } from '../persistence/ledger.js';
import { Pools } from '../persistence/pools.js';

/** The acting person, their company, and the price. */
export interface Charge {
  readonly spenderId: string;
  /** The company that the action is for. If an owner shares credits with its team, that account pays. */
  readonly companyId: string | null;
  readonly price: PricedAct;
  readonly key: string;
}

/** The spender's budget, for a movement of the payer's account. */
export interface BudgetCheck {
  /** Reads the use of the month; call it under the account's lock, batched with the other reads. */
  read(): Promise<ReadonlyMap<string, number>>;
  /** @throws BudgetExceeded */
  assert(used: ReadonlyMap<string, number>, now: Date): void;
}

const noBudget: BudgetCheck = { read: () => Promise.resolve(new Map()), assert: () => undefined };

/**
 * Finds the account that pays for an action and counts the action in the member's budget. The use is read under the lock of the
 * payer's account, so parallel actions of one member cannot exceed the budget together; a CHECK refuses it as well.
 */
@Injectable()
export class ChargePayer {
  constructor(
    private readonly pools: Pools,
    private readonly transaction: Transaction,
  ) {}

  /** @param post the movement on the account that pays. */
  execute(
    { spenderId, companyId, price, key }: Charge,
    post: (accountId: string, budget: BudgetCheck) => Promise<Receipt>,
  ): Promise<Receipt> {
    if (companyId === null) return post(spenderId, noBudget);
    return this.transaction.run(async () => {
      const { accountId, seat } = await this.pools.payerOf(spenderId, companyId, key);
      if (seat === null) return post(accountId, noBudget);
      const amount = priceList[price];
      let month: string | null = null;
      const receipt = await post(accountId, {
        read: () => this.pools.usedIn(seat),
        assert: (used, now) => {
          month = budgetMonth(now);
          assertWithinBudget({ monthly: seat.monthly, used: used.get(month) ?? 0 }, amount);
        },
      });
      if (receipt.replayed || month === null) return receipt;
      const { transactionId, holdId } = receipt;
      await this.pools.note({ ...seat, transactionId, holdId, accountId, month, amount, key });
      return receipt;
    });
  }
}
