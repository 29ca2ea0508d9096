import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade } from '../../companies/index.js';
import { IdentityFacade, StandingFacade, StandingUnchanged } from '../../identity/index.js';
import type { CompanyStandingRequest } from '../http/back-office.contract.js';

/** An operator suspends or restores all recruiters of a company, in one transaction. */
@Injectable()
export class SetCompanyStanding {
  constructor(
    private readonly companies: CompaniesFacade,
    private readonly identity: IdentityFacade,
    private readonly standing: StandingFacade,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws NotFound; StandingUnchanged if no account would change */
  execute(operatorId: string, companyId: string, { status, reason }: CompanyStandingRequest): Promise<void> {
    return this.transaction.run(async () => {
      if (!(await this.companies.traitsOf([companyId])).has(companyId)) throw new NotFound();
      const members = await this.companies.membersOf(companyId);
      const accounts = await this.identity.findAccounts(members);
      // Change accounts in a fixed order, so that two operators cannot deadlock.
      const concerned = [...members].sort().filter((id) => accounts.get(id)?.active === (status === 'SUSPENDED'));
      if (concerned.length === 0) throw new StandingUnchanged();
      for (const accountId of concerned) await this.standing.setStanding(operatorId, { accountId, status, reason });
      await this.audit.record({
        operatorId,
        action: status === 'SUSPENDED' ? 'COMPANY_SUSPENDED' : 'COMPANY_RESTORED',
        subject: { type: 'COMPANY', id: companyId },
        reason,
        details: { recruiters: concerned.length },
      });
    });
  }
}
