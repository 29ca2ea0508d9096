import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CompanyDomainCode, domainCodeLimits } from '../domain/company-domain-code.entity.js';
import { FreeMailDomain, TooManyCodes } from '../domain/company.errors.js';
import { domainCodeAsked } from '../domain/company.events.js';
import { companyDomainOf } from '../domain/email-domain.js';
import { CompanyRepository } from '../persistence/company.repository.js';
import { VerificationRepository } from '../persistence/verification.repository.js';

const HOUR = 3_600_000;

/** Requests a code for an address at the company's domain, to prove that the team receives email there. */
@Injectable()
export class AskDomainCode {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly verifications: VerificationRepository,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @throws NotFound if there is no such company or the recruiter does not work for it.
   * @throws FreeMailDomain
   * @throws TooManyCodes
   */
  async execute(recruiterId: string, companyId: string, address: string, language: Language): Promise<void> {
    const domain = companyDomainOf(address);
    await this.transaction.run(async () => {
      const company = await this.companies.findOwnForChange(companyId, recruiterId);
      if (!company) throw new NotFound();
      if (domain === null) throw new FreeMailDomain();
      const now = this.clock.now();
      const before = await this.verifications.codeOf(companyId);
      const sameHour = before !== null && now.getTime() - before.sendsSince.getTime() < HOUR ? before : null;
      if (sameHour && sameHour.sends >= domainCodeLimits.sendsAnHour) {
        throw new TooManyCodes(Math.ceil((sameHour.sendsSince.getTime() + HOUR - now.getTime()) / 1000));
      }
      const code = before ?? Object.assign(new CompanyDomainCode(), { company: companyId });
      Object.assign(code, {
        letterId: newId(),
        address,
        domain,
        language,
        codeHash: null,
        tries: 0,
        expiresAt: new Date(now.getTime() + domainCodeLimits.lifeMinutes * 60_000),
        sends: (sameHour?.sends ?? 0) + 1,
        sendsSince: sameHour?.sendsSince ?? now,
      });
      this.verifications.addCode(code);
      await this.outbox.publish(domainCodeAsked, { company_id: companyId, letter_id: code.letterId });
    });
  }
}
