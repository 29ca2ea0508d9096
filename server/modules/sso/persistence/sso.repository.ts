import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { confirmedDomain, isKnownCompany } from '../../companies/index.js';
import { CompanySso } from '../domain/company-sso.entity.js';

/**
 * True while the domain of the connection (`s`) is known to be the company's: an operator confirmed a website at it, or the DNS has the
 * company's record and an operator confirmed who the company is. A refusal by an operator ends both.
 */
export const isConfirmed = `exists (select 1 from company c join company_verification v on v.company_id = c.id
  where c.id = s.company_id and c.removed_at is null
    and (${confirmedDomain} = s.domain
         or (${isKnownCompany} and exists (select 1 from company_sso_domain d
              where d.company_id = s.company_id and d.domain = s.domain and d.state in ('PROVED', 'MISSING')))))`;

/** Connections of companies to their providers. */
@Injectable()
export class SsoRepository {
  constructor(private readonly em: EntityManager) {}

  of(companyId: string): Promise<CompanySso | null> {
    return this.em.findOne(CompanySso, { companyId }, { refresh: true });
  }

  /** The connection that signs in people of a domain: switched on, and the domain is still confirmed. */
  async ofDomain(domain: string): Promise<CompanySso | null> {
    const [row] = await this.em.execute<{ company_id: string }[]>(
      `select s.company_id from company_sso s where s.domain = ? and s.enabled and ${isConfirmed}`,
      [domain],
    );
    return row ? this.of(row.company_id) : null;
  }

  /** Whether a domain is known to be the company's, also before it is connected. */
  async isConfirmed(companyId: string, domain: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `select 1 from (select ?::uuid as company_id, ?::text as domain) s where ${isConfirmed}`,
      [companyId, domain],
    );
    return rows.length > 0;
  }

  /** Turns off other companies’ sign-in for this domain if it is no longer confirmed for them. */
  async releaseDomain(domain: string, now: Date): Promise<void> {
    await this.em.execute(
      `update company_sso s set enabled = false, updated_at = ? where s.domain = ? and s.enabled and not ${isConfirmed}`,
      [now, domain],
    );
  }

  add(connection: CompanySso): void {
    this.em.persist(connection);
  }

  /** Deletes the connection, its links and its sign-ins under way. */
  async remove(companyId: string): Promise<void> {
    await this.em.nativeDelete(CompanySso, { companyId });
  }

  flush(): Promise<void> {
    return this.em.flush();
  }
}
