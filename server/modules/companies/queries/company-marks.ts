import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompanyStanding } from '../domain/company-standing.js';
import type { Company } from '../http/companies.contract.js';
import { answeredRate } from './answered-rate.js';
import { companyOf, type CompanyRow } from './company-row.js';

/** Adds to companies what others know of them: whether they were checked, and how reliably they answer. */
@Injectable()
export class CompanyMarks {
  constructor(
    private readonly em: EntityManager,
    private readonly standing: CompanyStanding,
  ) {}

  async on(rows: readonly CompanyRow[]): Promise<Company[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const members = await this.em.execute<{ user_id: string; company_id: string }[]>(
      'select user_id, company_id from company_member where company_id in (?)',
      [ids],
    );
    const approved = await this.standing.approvedAmong(members.map(({ user_id }) => user_id));
    const verified = new Set(
      members.filter(({ user_id }) => approved.has(user_id)).map(({ company_id }) => company_id),
    );
    const rates = await this.standing.responseRatesOf(ids);
    return rows.map((row) => ({
      ...companyOf(row),
      verified: verified.has(row.id),
      response_rate: answeredRate(rates.get(row.id)),
    }));
  }
}
