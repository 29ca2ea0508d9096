import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ChangedMeanwhile } from '../domain/company.errors.js';
import { companyChanged } from '../domain/company.events.js';
import { websiteDomain } from '../domain/website-domain.js';
import type { UpdateCompanyInput } from '../http/companies.contract.js';
import { CompanyRepository } from '../persistence/company.repository.js';
import { VerificationRepository } from '../persistence/verification.repository.js';
import { detailsOf } from './company-details.js';

/** A member of the team changes the text of the company's page. Another name or domain needs a new review, and the badge is removed. */
@Injectable()
export class UpdateCompany {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly verifications: VerificationRepository,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @throws NotFound when there is no such company or the recruiter does not work for it.
   * @throws ChangedMeanwhile when a colleague saved after the version that this change is based on.
   */
  async execute(recruiterId: string, companyId: string, { version, ...input }: UpdateCompanyInput): Promise<void> {
    await this.transaction.run(async () => {
      const company = await this.companies.findOwnForChange(companyId, recruiterId);
      if (!company) throw new NotFound();
      // Under the lock: of two saves based on the same version, the second one is refused.
      if (version !== undefined && company.updatedAt.getTime() !== Date.parse(version)) {
        throw new ChangedMeanwhile(company.updatedAt);
      }
      const before = { name: company.name, domain: websiteDomain(company.website) };
      const now = this.clock.now();
      company.describe(detailsOf(input), now);
      if (company.name !== before.name || websiteDomain(company.website) !== before.domain) {
        const verification = await this.verifications.of(company);
        verification.change(now);
        this.verifications.note(company, verification, 'CHANGED', { actorId: recruiterId });
      }
      await this.outbox.publish(companyChanged, { company_id: companyId });
    });
  }
}
