import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { newId } from '../../../platform/ids/new-id.js';
import { CompanyDomainCode } from '../domain/company-domain-code.entity.js';
import { CompanyVerificationEvent, type VerificationEventKind } from '../domain/company-verification-event.entity.js';
import { CompanyVerification } from '../domain/company-verification.entity.js';
import type { Company } from '../domain/company.entity.js';
import { websiteDomain } from '../domain/website-domain.js';

/** Verifications for use cases. Call inside a transaction that has locked the company's row, which orders all changes here. */
@Injectable()
export class VerificationRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** The company's verification; created now if an older version of the server created the company. */
  async of(company: Company): Promise<CompanyVerification> {
    const found = await this.em.findOne(CompanyVerification, { company: company.id }, { refresh: true });
    return found ?? this.begin(company);
  }

  begin(company: Company): CompanyVerification {
    const verification = CompanyVerification.begun(company.id, this.clock.now());
    this.em.persist(verification);
    return verification;
  }

  /** Adds an entry to the history. @returns its id */
  note(
    company: Company,
    verification: CompanyVerification,
    event: VerificationEventKind,
    { actorId, reason = null }: { readonly actorId: string; readonly reason?: string | null },
  ): string {
    const id = newId();
    this.em.persist(
      Object.assign(new CompanyVerificationEvent(), {
        id,
        company: company.id,
        event,
        state: verification.state,
        name: company.name,
        domain: websiteDomain(company.website),
        reason,
        actorId,
        at: this.clock.now(),
      }),
    );
    return id;
  }

  codeOf(companyId: string): Promise<CompanyDomainCode | null> {
    return this.em.findOne(CompanyDomainCode, { company: companyId }, { refresh: true });
  }

  addCode(code: CompanyDomainCode): void {
    this.em.persist(code);
  }

  async dropCode(companyId: string): Promise<void> {
    await this.em.nativeDelete(CompanyDomainCode, { company: companyId });
  }
}
