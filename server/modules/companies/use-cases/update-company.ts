import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { companyChanged } from '../domain/company.events.js';
import type { UpdateCompanyInput } from '../http/companies.contract.js';
import { CompanyRepository } from '../persistence/company.repository.js';
import { detailsOf } from './company-details.js';

/** A member of the team changes what the company's page says. */
@Injectable()
export class UpdateCompany {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /** @throws NotFound when there is no such company or the recruiter does not work for it. */
  async execute(recruiterId: string, companyId: string, input: UpdateCompanyInput): Promise<void> {
    await this.transaction.run(async () => {
      const company = await this.companies.findOwnForChange(companyId, recruiterId);
      if (!company) throw new NotFound();
      company.describe(detailsOf(input), this.clock.now());
      await this.outbox.publish(companyChanged, { company_id: companyId });
    });
  }
}
