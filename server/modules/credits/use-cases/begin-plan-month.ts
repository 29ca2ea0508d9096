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
  /** What the month was paid by. */
  readonly reference: Reference;
}

/** Changes the plan of an account by one month. Whoever calls it sees to it that a payment brings one month. */
@Injectable()
export class BeginPlanMonth {
  constructor(
    private readonly ledger: Ledger,
    private readonly reads: LedgerReads,
  ) {}

  /** @returns the balance after it. */
  execute({ ownerId, plan, reference }: PlanMonthInput): Promise<number> {
    return this.ledger.open(ownerId, async (books) => {
      // A month that began in this very transaction is not in the table yet.
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
