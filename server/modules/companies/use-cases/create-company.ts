import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { CompanyMember } from '../domain/company-member.entity.js';
import { Company } from '../domain/company.entity.js';
import { CompanyExistsAlready } from '../domain/company.errors.js';
import type { CreateCompanyInput } from '../http/companies.contract.js';
import { CompanyRepository } from '../persistence/company.repository.js';
import { VerificationRepository } from '../persistence/verification.repository.js';
import { detailsOf } from './company-details.js';

/**
 * A recruiter creates their company, even while waiting for approval, so that the page can be prepared. Every new company waits
 * for an operator to verify it.
 */
@Injectable()
export class CreateCompany {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly verifications: VerificationRepository,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @returns the new company's id.
   * @throws CompanyExistsAlready if the recruiter has one.
   */
  async execute(recruiterId: string, input: CreateCompanyInput): Promise<string> {
    try {
      return await this.transaction.run(async () => {
        if (await this.companies.hasCompany(recruiterId)) throw new CompanyExistsAlready();
        const now = this.clock.now();
        const company = Company.found(newId(), { ...detailsOf(input), name: input.name }, now);
        this.companies.add(company, CompanyMember.join(recruiterId, company.id, now));
        this.verifications.note(company, this.verifications.begin(company), 'CREATED', { actorId: recruiterId });
        return company.id;
      });
    } catch (error) {
      // Two parallel requests: the recruiter is the primary key of the membership, so the second insert fails.
      if (error instanceof UniqueConstraintViolationException) throw new CompanyExistsAlready();
      throw error;
    }
  }
}
