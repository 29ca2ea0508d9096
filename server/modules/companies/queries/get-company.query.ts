import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { LeftOutRows } from '../../../platform/database/left-out-rows.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { type Company, company as contract } from '../http/companies.contract.js';
import { CompanyMarks } from './company-marks.js';
import { companyColumns, type CompanyRow } from './company-row.js';
import { visibleTo } from './public-companies.js';

/** The page of one company. */
@Injectable()
export class GetCompanyQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly marks: CompanyMarks,
    private readonly leftOut: LeftOutRows,
  ) {}

  /** @throws NotFound if it does not exist, was removed, or the viewer may not see it yet. */
  async execute(viewer: Actor | null, id: string): Promise<Company> {
    const visible = visibleTo(viewer);
    const rows = await this.em.execute<CompanyRow[]>(
      `select ${companyColumns} from company c where c.id = ? and ${visible.sql}`,
      [id, ...visible.params],
    );
    const [company] = await this.marks.on(rows);
    if (!company) throw new NotFound();
    return (await this.#mayRepair(viewer, id)) ? this.leftOut.emptied('companies', contract, company) : company;
  }

  /** Operators and the company's own team, who can correct invalid stored fields. */
  async #mayRepair(viewer: Actor | null, companyId: string): Promise<boolean> {
    if (viewer === null || viewer.role === 'OPERATOR') return viewer !== null;
    const rows = await this.em.execute<unknown[]>('select 1 from company_member where company_id = ? and user_id = ?', [
      companyId,
      viewer.id,
    ]);
    return rows.length > 0;
  }
}
