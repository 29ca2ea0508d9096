import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { confirmedDomain } from '../../companies/index.js';
import { CompanySso } from '../domain/company-sso.entity.js';

/** True while operators confirm that the domain of the connection (`s`) is the company's. */
export const isConfirmed = `exists (select 1 from company c join company_verification v on v.company_id = c.id
  where c.id = s.company_id and c.removed_at is null and ${confirmedDomain} = s.domain)`;

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

  /** Turns off other companies’ sign-in for this domain if operators no longer confirm it for them. */
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
