import { Injectable } from '@nestjs/common';
import type { Reference } from '../domain/ledger-terms.js';
import { beginPlanMonth } from '../domain/plan-movements.js';
import type { Plan } from '../domain/plans.js';
import { fingerprintOf } from '../persistence/chain.js';
import { Ledger } from '../persistence/ledger.js';
import { LedgerReads } from '../persistence/ledger-reads.js';

export interface PlanMonthInput {
  readonly ownerId: string;
  readonly plan: Exclude<Plan, 'FREE'>;
  /** The payment of the month. */
  readonly reference: Reference;
}

/** Adds one month of a plan to an account. The caller ensures one month per payment. */
@Injectable()
export class BeginPlanMonth {
  constructor(
    private readonly ledger: Ledger,
    private readonly reads: LedgerReads,
  ) {}

  /** @returns the new balance. */
  execute({ ownerId, plan, reference }: PlanMonthInput): Promise<number> {
    return this.ledger.open(ownerId, async (books) => {
      // A month that started in this transaction is not in the table yet.
      const running = books.runningMonth() ?? (await this.reads.runningMonth(ownerId, books.now));
      beginPlanMonth(books, plan, running, {
        key: `plan:${reference.id}`,
        fingerprint: fingerprintOf(['plan', plan, reference]),
        description: { key: 'CREDITS.ENTRY_ALLOWANCE', params: { plan } },
        reference,
      });
      return books.account.available + books.account.held;
    });
  }
}
