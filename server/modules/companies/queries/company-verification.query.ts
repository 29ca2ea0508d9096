import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { domainCodeLimits } from '../domain/company-domain-code.entity.js';
import type { CompanyVerificationAnswer } from '../http/company-verification.contract.js';
import { historiesOf, iso, verificationColumns } from './verification-rows.js';

type Row = Omit<CompanyVerificationAnswer, 'pending_code' | 'allowed_actions' | 'history'> & {
  revision: number;
  code_domain: string | null;
  code_expires_at: string | null;
};

/** State of the verification of the caller's own company. */
@Injectable()
export class CompanyVerificationQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if there is no such company or the recruiter does not work for it. */
  async execute(recruiterId: string, companyId: string): Promise<CompanyVerificationAnswer> {
    const [row] = await this.em.execute<Row[]>(
      `select c.id as company_id, ${verificationColumns}, k.domain as code_domain, k.expires_at as code_expires_at
         from company c
         join company_member m on m.company_id = c.id and m.user_id = ?
         left join company_verification v on v.company_id = c.id
         left join company_domain_code k on k.company_id = c.id and k.expires_at > ? and k.tries < ?
        where c.id = ? and c.removed_at is null`,
      [recruiterId, this.clock.now(), domainCodeLimits.tries, companyId],
    );
    if (!row) throw new NotFound();
    const { revision: _, code_domain, code_expires_at, ...own } = row;
    const histories = await historiesOf(this.em, [companyId]);
    return {
      ...own,
      waiting_since: iso(row.waiting_since),
      reviewed_at: iso(row.reviewed_at),
      email_domain_at: iso(row.email_domain_at),
      pending_code:
        code_domain === null || code_expires_at === null
          ? null
          : { domain: code_domain, expires_at: new Date(code_expires_at).toISOString() },
      allowed_actions: row.state === 'UNVERIFIED' ? ['ASK_REVIEW'] : [],
      history: histories.get(companyId) ?? [],
    };
  }
}
