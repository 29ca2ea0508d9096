import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { freeSlot } from '../../../platform/database/free-slot.js';
import { MAX_HIDDEN_COMPANIES } from '../domain/hidden-company.entity.js';

/**
 * SQL: whether a person hides a company, for lists of other modules.
 *
 * @example select … from match m where not ${hidesCompany('m.seeker_id', 'm.company_id')}
 */
export const hidesCompany = (account: string, company: string): string =>
  `exists (select 1 from hidden_company hidden where hidden.account_id = ${account} and hidden.company_id = ${company})`;

/** Companies that people hide from their own lists. */
@Injectable()
export class HiddenCompanies {
  constructor(private readonly em: EntityManager) {}

  /** At most 500 ids. */
  async of(accountId: string): Promise<readonly string[]> {
    const rows = await this.em.execute<{ company_id: string }[]>(
      'select company_id from hidden_company where account_id = ?',
      [accountId],
    );
    return rows.map((row) => row.company_id);
  }

  /** Which of these people hide the company. */
  async hidersAmong(companyId: string, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (accountIds.length === 0) return new Set();
    const rows = await this.em.execute<{ account_id: string }[]>(
      'select account_id from hidden_company where company_id = ? and account_id in (?)',
      [companyId, [...new Set(accountIds)]],
    );
    return new Set(rows.map((row) => row.account_id));
  }

  /** Call inside a transaction, like `add`. */
  async lock(accountId: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`hidden companies ${accountId}`]);
  }

  async has(accountId: string, companyId: string): Promise<boolean> {
    return (await this.hidersAmong(companyId, [accountId])).has(accountId);
  }

  /** @returns false if the person has no free slot. */
  async add(accountId: string, companyId: string, now: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `insert into hidden_company (account_id, company_id, slot, hidden_at)
       select ?, ?, free.slot, ? from ${freeSlot('hidden_company', 'account_id', MAX_HIDDEN_COMPANIES)} returning company_id`,
      [accountId, companyId, now, accountId],
    );
    return rows.length > 0;
  }

  async remove(accountId: string, companyId: string): Promise<void> {
    await this.em.execute(
      'delete from hidden_company where account_id = ? and company_id = ?',
      [accountId, companyId],
      'run',
    );
  }
}
