import { Injectable } from '@nestjs/common';
import { type DroppedMonth, dropPlanMonth } from '../domain/plan-movements.js';
import { fingerprintOf } from '../persistence/chain.js';
import { Ledger } from '../persistence/ledger.js';
import { LedgerReads } from '../persistence/ledger-reads.js';
import type { PlanMonthInput } from './begin-plan-month.js';

/** Removes one month of a plan. The caller ensures one month per refund. */
@Injectable()
export class DropPlanMonth {
  constructor(
    private readonly ledger: Ledger,
    private readonly reads: LedgerReads,
  ) {}

  execute({ ownerId, plan, reference }: PlanMonthInput): Promise<DroppedMonth> {
    return this.ledger.open(ownerId, async (books) => {
      // A month that started in this transaction is not in the table yet.
      const running = books.runningMonth() ?? (await this.reads.runningMonth(ownerId, books.now));
      const after = books.account.nextPlan ?? 'FREE';
      return dropPlanMonth(books, plan, running, {
        key: `plan-back:${reference.id}`,
        fingerprint: fingerprintOf(['plan-back', plan, reference]),
        description: { key: 'CREDITS.ENTRY_ALLOWANCE', params: { plan: after } },
        reference,
      });
    });
  }
}
