import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompanyStanding } from '../domain/company-standing.js';
import type { Company } from '../http/companies.contract.js';
import { answeredRate } from './answered-rate.js';
import { companyOf, type CompanyRow } from './company-row.js';
import { Resemblances } from './resemblances.js';
import { isConfirmed } from './verification-rows.js';

/** Adds to companies whether they are verified, which verified company they resemble, and how reliably they answer. */
@Injectable()
export class CompanyMarks {
  constructor(
    private readonly em: EntityManager,
    private readonly standing: CompanyStanding,
    private readonly resemblances: Resemblances,
  ) {}

  async on(rows: readonly CompanyRow[]): Promise<Company[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const verified = await this.verifiedAmong(ids);
    const similar = await this.resemblances.of(ids.filter((id) => !verified.has(id)));
    const rates = await this.standing.responseRatesOf(ids);
    return rows.map((row) => ({
      ...companyOf(row),
      verified: verified.has(row.id),
      resembles: similar.get(row.id) ?? null,
      response_rate: answeredRate(rates.get(row.id)),
    }));
  }

  /** Confirmed by an operator with the current name and domain, and with at least one approved, active member. */
  async verifiedAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const members = await this.em.execute<{ user_id: string; company_id: string }[]>(
      `select m.user_id, c.id as company_id
         from company c
         join company_verification v on v.company_id = c.id
         join company_member m on m.company_id = c.id
        where c.id in (?) and ${isConfirmed}`,
      [ids],
    );
    const approved = await this.standing.approvedAmong(members.map(({ user_id }) => user_id));
    return new Set(members.filter(({ user_id }) => approved.has(user_id)).map(({ company_id }) => company_id));
  }
}
