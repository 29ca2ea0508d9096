import { Injectable } from '@nestjs/common';
import { CompaniesFacade } from '../../companies/index.js';
import { CreditsFacade, SharedCreditsFacade } from '../../credits/index.js';
import type { CreditBudget, CreditPool } from '../http/credit-pool.contract.js';

/** A member who may spend credits. */
export interface SpendingMember {
  readonly id: string;
  readonly role: CreditBudget['role'];
}

/** The shared credits of a team, for its owners. */
@Injectable()
export class CreditPoolQuery {
  constructor(
    private readonly companies: CompaniesFacade,
    private readonly credits: CreditsFacade,
    private readonly shared: SharedCreditsFacade,
  ) {}

  /** @throws NotFound, OwnersOnly */
  async execute(readerId: string, companyId: string): Promise<CreditPool> {
    await this.companies.assertOwner(companyId, readerId);
    const [{ settings, month, resetsOn, uses }, members] = await Promise.all([
      this.shared.of(companyId),
      this.spendingMembers(companyId),
    ]);
    const names = await this.companies.memberNames(members.map(({ id }) => id));
    const payerId = settings?.shared ? settings.payerId : null;
    const budgets = members.map(({ id, role }) => {
      const used = uses.get(id) ?? 0;
      const isPayer = id === payerId;
      const monthly = isPayer ? null : settings?.budgets.has(id) ? (settings.budgets.get(id) ?? null) : 0;
      return {
        member_id: id,
        full_name: names.get(id) ?? '',
        role,
        is_you: id === readerId,
        is_payer: isPayer,
        monthly,
        used,
        left: this.shared.leftOf(monthly, used),
      };
    });
    const stayed = new Set(members.map(({ id }) => id));
    return {
      shared: payerId !== null,
      payer: payerId === null ? null : { id: payerId, full_name: names.get(payerId) ?? '' },
      available_balance: (await this.credits.balanceOf(payerId ?? readerId)).available,
      month,
      resets_on: resetsOn,
      budgets,
      used_by_former: [...uses].reduce((sum, [id, used]) => (stayed.has(id) ? sum : sum + used), 0),
      changed_at: settings?.changedAt.toISOString() ?? null,
    };
  }

  /** In the team's order: owners first. */
  async spendingMembers(companyId: string): Promise<readonly SpendingMember[]> {
    const ids = await this.companies.recruitersOf(companyId);
    const seats = await this.companies.companiesOf(ids);
    return ids.map((id) => ({ id, role: seats.get(id)?.role === 'OWNER' ? 'OWNER' : 'RECRUITER' }));
  }
}
