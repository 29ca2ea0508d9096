import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PageQuery } from '../../../platform/contract/page.contract.js';
import type { CompaniesPage } from '../http/companies.contract.js';
import { CompanyMarks } from './company-marks.js';
import { companyColumns, type CompanyRow } from './company-row.js';

/** The companies the caller works for: at most one for now, and a list because there will be more. */
@Injectable()
export class ListMyCompaniesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly marks: CompanyMarks,
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
    return { companies: await this.marks.on(rows), total: counted?.total ?? 0, page, limit };
  }
}
