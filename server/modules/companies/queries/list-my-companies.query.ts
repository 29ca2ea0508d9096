import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LeftOutRows } from '../../../platform/database/left-out-rows.js';
import type { PageQuery } from '../../../platform/contract/page.contract.js';
import { type CompaniesPage, company } from '../http/companies.contract.js';
import { CompanyMarks } from './company-marks.js';
import { companyColumns, type CompanyRow } from './company-row.js';

/** The caller's companies: at most one for now; a list because there will be more. */
@Injectable()
export class ListMyCompaniesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly marks: CompanyMarks,
    private readonly leftOut: LeftOutRows,
  ) {}

  async execute(recruiterId: string, { page, limit }: PageQuery): Promise<CompaniesPage> {
    const source = `from company_member m join company c on c.id = m.company_id where m.user_id = ? and c.removed_at is null`;
    const rows = await this.em.execute<CompanyRow[]>(
      `select ${companyColumns} ${source} order by m.created_at, c.id limit ? offset ?`,
      [recruiterId, limit, (page - 1) * limit],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(`select count(*)::int as total ${source}`, [
      recruiterId,
    ]);
    const shown = await this.marks.on(rows);
    const companies = await Promise.all(shown.map((each) => this.leftOut.emptied('companies', company, each)));
    return { companies, total: counted?.total ?? 0, page, limit };
  }
}
