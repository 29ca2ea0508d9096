import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { containsPattern } from '../../../platform/database/contains-pattern.js';
import { type CompaniesPage, type ListCompaniesQuery, MAX_COUNTED } from '../http/companies.contract.js';
import { CompanyMarks } from './company-marks.js';
import { companyColumns, type CompanyRow } from './company-row.js';
import { isPublic } from './public-companies.js';

/** Companies by name. The search text may be anywhere in the name; accents and case are ignored. */
@Injectable()
export class ListCompaniesQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly marks: CompanyMarks,
  ) {}

  async execute({ page, limit, search }: ListCompaniesQuery): Promise<CompaniesPage> {
    const filter = search ? ' and fold_text(c.name) like fold_text(?)' : '';
    const params = search ? [containsPattern(search)] : [];
    const rows = await this.em.execute<CompanyRow[]>(
      `select ${companyColumns} from company c where ${isPublic}${filter}
        order by fold_text(c.name), c.id limit ? offset ?`,
      [...params, limit, (page - 1) * limit],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from (select 1 from company c where ${isPublic}${filter} limit ?) as counted`,
      [...params, MAX_COUNTED + 1],
    );
    const total = counted?.total ?? 0;
    return {
      companies: await this.marks.on(rows),
      total: Math.min(total, MAX_COUNTED),
      ...(total > MAX_COUNTED && { has_more_than_total: true }),
      page,
      limit,
    };
  }
}
