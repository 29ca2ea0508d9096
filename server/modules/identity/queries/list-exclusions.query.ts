import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PageQuery } from '../../../platform/contract/page.contract.js';
import { AccountCompanies } from '../domain/account-companies.js';
import type { Exclusion, ExclusionsPage } from '../http/privacy.contract.js';

interface ExclusionRow {
  id: string;
  company_id: string | null;
  domain: string | null;
  created_at: Date | string;
}

/** A seeker's exclusions, newest first. */
@Injectable()
export class ListExclusions {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: AccountCompanies,
  ) {}

  async execute(seekerId: string, { page, limit }: PageQuery): Promise<ExclusionsPage> {
    const [counted] = await this.em.execute<{ total: number }[]>(
      'select count(*)::int as total from seeker_exclusion where seeker_id = ?',
      [seekerId],
    );
    const rows = await this.em.execute<ExclusionRow[]>(
      `select id, company_id, domain, created_at from seeker_exclusion where seeker_id = ?
        order by created_at desc, id desc limit ? offset ?`,
      [seekerId, limit, (page - 1) * limit],
    );
    return { exclusions: await this.#present(rows), total: counted?.total ?? 0, page, limit };
  }

  /** @returns null if it is not the seeker's. */
  async one(seekerId: string, exclusionId: string): Promise<Exclusion | null> {
    const rows = await this.em.execute<ExclusionRow[]>(
      'select id, company_id, domain, created_at from seeker_exclusion where seeker_id = ? and id = ?',
      [seekerId, exclusionId],
    );
    return (await this.#present(rows))[0] ?? null;
  }

  async #present(rows: readonly ExclusionRow[]): Promise<Exclusion[]> {
    const ids = rows.flatMap(({ company_id: id }) => (id === null ? [] : [id]));
    const companies = await this.companies.findCompanies(ids);
    return rows.map(({ id, company_id: companyId, domain, created_at }) => ({
      id,
      kind: companyId === null ? 'DOMAIN' : 'COMPANY',
      company: (companyId && companies.get(companyId)) || null,
      domain,
      created_at: new Date(created_at).toISOString(),
    }));
  }
}
