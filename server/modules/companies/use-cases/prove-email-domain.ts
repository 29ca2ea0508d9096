import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { hashOfDomainCode } from '../codes/domain-code.js';
import { domainCodeLimits } from '../domain/company-domain-code.entity.js';
import { DomainCodeInvalid } from '../domain/company.errors.js';
import { CompanyRepository } from '../persistence/company.repository.js';
import { VerificationRepository } from '../persistence/verification.repository.js';

/** The team enters the code from the email, which proves the company's email domain. */
@Injectable()
export class ProveEmailDomain {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly verifications: VerificationRepository,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @throws NotFound if there is no such company or the recruiter does not work for it.
   * @throws DomainCodeInvalid outside the transaction, so that the attempt stays counted.
   */
  async execute(recruiterId: string, companyId: string, code: string): Promise<void> {
    const isRight = await this.transaction.run(async () => {
      const company = await this.companies.findOwnForChange(companyId, recruiterId);
      if (!company) throw new NotFound();
      const now = this.clock.now();
      const sent = await this.verifications.codeOf(companyId);
      if (!sent || sent.expiresAt <= now || sent.tries >= domainCodeLimits.tries) return false;
      sent.tries += 1;
      if (sent.codeHash !== hashOfDomainCode(companyId, code)) return false;
      const verification = await this.verifications.of(company);
      verification.proveEmailDomain(sent.domain, now);
      this.verifications.note(company, verification, 'EMAIL_DOMAIN_PROVED', { actorId: recruiterId });
      // The row keeps the count of emails; the code works only once.
      sent.codeHash = null;
      sent.tries = domainCodeLimits.tries;
      return true;
    });
    if (!isRight) throw new DomainCodeInvalid();
  }
}
