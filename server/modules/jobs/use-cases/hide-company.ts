import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade } from '../../companies/index.js';
import { MAX_HIDDEN_COMPANIES } from '../domain/hidden-company.entity.js';
import { TooManyHiddenCompanies } from '../domain/job.errors.js';
import { HiddenCompanies } from '../persistence/hidden-companies.js';

/** A person hides a company's postings from their own lists, or shows them again. Publishes nothing: the company never learns it. */
@Injectable()
export class HideCompany {
  constructor(
    private readonly hidden: HiddenCompanies,
    private readonly companies: CompaniesFacade,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /** @throws NotFound if there is no such company; TooManyHiddenCompanies */
  hide(accountId: string, companyId: string): Promise<void> {
    return this.transaction.run(async () => {
      await this.hidden.lock(accountId);
      if (await this.hidden.has(accountId, companyId)) return;
      if (!(await this.companies.findCompanies([companyId])).has(companyId)) throw new NotFound();
      if (!(await this.hidden.add(accountId, companyId, this.clock.now())))
        throw new TooManyHiddenCompanies(MAX_HIDDEN_COMPANIES);
    });
  }

  show(accountId: string, companyId: string): Promise<void> {
    return this.hidden.remove(accountId, companyId);
  }
}
