import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { hashOfDomainCode, newDomainCode } from '../codes/domain-code.js';
import { CompanyDomainCode, domainCodeLimits } from '../domain/company-domain-code.entity.js';
import { composeDomainCode } from '../emails/compose-domain-code.js';

/** Sends the email with the code. The code is created here so that no queue stores it; the address is deleted after sending. */
@Injectable()
export class SendDomainCode {
  constructor(
    private readonly em: EntityManager,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** @returns false if it was sent before, was replaced by a newer one, or has expired. */
  async execute(companyId: string, letterId: string): Promise<boolean> {
    const sent = await this.em.findOne(CompanyDomainCode, { company: companyId, letterId });
    if (!sent || sent.address === null || sent.expiresAt <= this.clock.now()) return false;
    const code = newDomainCode();
    sent.codeHash = hashOfDomainCode(companyId, code);
    await this.em.flush();
    await this.mailer.send({
      id: `${letterId}-company-domain-code`,
      to: sent.address,
      language: sent.language,
      ...composeDomainCode(sent.language, code, domainCodeLimits.lifeMinutes),
    });
    await this.forgetAddress(companyId, letterId);
    return true;
  }

  async forgetAddress(companyId: string, letterId: string): Promise<void> {
    await this.em.execute('update company_domain_code set address = null where company_id = ? and letter_id = ?', [
      companyId,
      letterId,
    ]);
  }
}
