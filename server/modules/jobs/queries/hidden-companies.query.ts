import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PageQuery } from '../../../platform/contract/page.contract.js';
import { CompaniesFacade } from '../../companies/index.js';
import type { HiddenCompaniesPage } from '../http/saved-jobs.contract.js';

/** The companies that a person hides, newest first, also removed ones. */
@Injectable()
export class HiddenCompaniesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
  ) {}

  async execute(accountId: string, { page, limit }: PageQuery): Promise<HiddenCompaniesPage> {
    const [counted] = await this.em.execute<{ total: number }[]>(
      'select count(*)::int as total from hidden_company where account_id = ?',
      [accountId],
    );
    const rows = await this.em.execute<{ company_id: string; hidden_at: string }[]>(
      `select company_id, hidden_at from hidden_company where account_id = ?
        order by hidden_at desc, company_id desc limit ? offset ?`,
      [accountId, limit, (page - 1) * limit],
    );
    const cards = await this.companies.findCompanies(rows.map((row) => row.company_id));
    const companies = rows.flatMap(({ company_id: id, hidden_at }) => {
      const card = cards.get(id);
      return card
        ? [{ id, name: card.name, logo_url: card.logoUrl, hidden_at: new Date(hidden_at).toISOString() }]
        : [];
    });
    return { companies, total: counted?.total ?? 0, page, limit };
  }
}
