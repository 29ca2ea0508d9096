import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Company } from '../http/companies.contract.js';
import { CompanyMarks } from './company-marks.js';
import { companyColumns, type CompanyRow } from './company-row.js';

/** One company's page. */
@Injectable()
export class GetCompanyQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly marks: CompanyMarks,
  ) {}

  /** @throws NotFound when there is none, or it was removed. */
  async execute(id: string): Promise<Company> {
    const rows = await this.em.execute<CompanyRow[]>(
      `select ${companyColumns} from company c where c.id = ? and c.removed_at is null`,
      [id],
    );
    const [company] = await this.marks.on(rows);
    if (!company) throw new NotFound();
    return company;
  }
}
