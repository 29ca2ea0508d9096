import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { CompaniesFacade } from '../../companies/index.js';
import { JobRepository } from '../persistence/job.repository.js';

/** Updates the copy of a company's name on its postings, because search uses it. */
@Injectable()
export class FollowCompanyName {
  constructor(
    private readonly companies: CompaniesFacade,
    private readonly jobs: JobRepository,
    private readonly transaction: Transaction,
  ) {}

  /** @returns the number of updated postings. */
  async execute(companyId: string): Promise<number> {
    const company = (await this.companies.findCompanies([companyId])).get(companyId);
    if (!company) return 0;
    return this.transaction.run(() => this.jobs.renameCompany(companyId, company.name));
  }
}
