import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { CompaniesFacade, type CreditsEventKind } from '../../companies/index.js';
import { NoSpendingMember, type PoolMove, SharedCreditsFacade } from '../../credits/index.js';
import type { CreditPoolRequest } from '../http/credit-pool.contract.js';

const events = {
  SHARED: 'CREDITS_SHARED',
  APART: 'CREDITS_APART',
  BUDGETS: 'BUDGETS_CHANGED',
} as const satisfies Record<PoolMove, CreditsEventKind>;

/** An owner shares credits with the team, changes budgets, or ends the sharing. */
@Injectable()
export class ChangeCreditPool {
  constructor(
    private readonly companies: CompaniesFacade,
    private readonly shared: SharedCreditsFacade,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Repeating it changes nothing.
   *
   * @throws NotFound, OwnersOnly; NoSpendingMember for a budget of somebody who may not spend.
   */
  execute(ownerId: string, companyId: string, { shared, budgets }: CreditPoolRequest): Promise<void> {
    return this.transaction.run(async () => {
      // The team stays as it is until the commit, so no budget is written for somebody who leaves meanwhile.
      await this.companies.holdTeamAsOwner(companyId, ownerId);
      const members = new Set(await this.companies.recruitersOf(companyId));
      const stranger = budgets.findIndex(({ member_id: id }) => !members.has(id));
      if (stranger !== -1) throw new NoSpendingMember(`budgets.${stranger}.member_id`);
      const move = await this.shared.change({
        companyId,
        ownerId,
        shared,
        budgets: new Map(budgets.map(({ member_id: id, monthly }) => [id, monthly])),
      });
      if (move !== null) this.companies.noteCredits(companyId, ownerId, events[move]);
    });
  }
}
