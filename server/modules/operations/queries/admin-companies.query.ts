import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { containsPattern } from '../../../platform/database/contains-pattern.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { AdminCompaniesPage, AdminCompaniesQuery, AdminCompany } from '../http/back-office.contract.js';

interface Row extends Omit<AdminCompany, 'created_at' | 'status'> {
  created_at: string;
}

const select = `select c.id, c.name, c.location, c.created_at,
    (select count(*)::int from company_member m where m.company_id = c.id) as recruiters,
    (select count(*)::int from company_member m join account a on a.id = m.user_id
      where m.company_id = c.id and a.status = 'SUSPENDED') as recruiters_suspended,
    (select count(*)::int from job j where j.company_id = c.id and j.status = 'ACTIVE') as active_jobs
  from company c where c.removed_at is null`;

const companyOf = (row: Row): AdminCompany => ({
  ...row,
  created_at: new Date(row.created_at).toISOString(),
  status: row.recruiters > 0 && row.recruiters === row.recruiters_suspended ? 'SUSPENDED' : 'ACTIVE',
});

/** Companies for the back office. */
@Injectable()
export class AdminCompaniesQueryHandler {
  constructor(private readonly em: EntityManager) {}

  /** By name. */
  async execute({ q, page, limit }: AdminCompaniesQuery): Promise<AdminCompaniesPage> {
    const filter = q ? ' and fold_text(c.name) like fold_text(?)' : '';
    const params = q ? [containsPattern(q)] : [];
    const rows = await this.em.execute<Row[]>(`${select}${filter} order by fold_text(c.name), c.id limit ? offset ?`, [
      ...params,
      limit,
      (page - 1) * limit,
    ]);
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from company c where c.removed_at is null${filter}`,
      params,
    );
    return { companies: rows.map(companyOf), total: counted?.total ?? 0, page, limit };
  }

  /** @throws NotFound */
  async find(id: string): Promise<AdminCompany> {
    const [row] = await this.em.execute<Row[]>(`${select} and c.id = ?`, [id]);
    if (!row) throw new NotFound();
    return companyOf(row);
  }
}
