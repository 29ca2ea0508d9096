import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { Employers } from '../employers.js';
import type { CreditHistoryPage, CreditHistoryQuery, CreditTransaction } from '../http/credits.contract.js';
import { SpentFor } from '../spent-for.js';
import { describe, statementColumns, type StatementRow } from './describe-transaction.js';
import { GetBalanceQuery } from './get-balance.query.js';
import { TeamBalanceQuery } from './team-balance.query.js';

const CSV_BATCH = 500;

/**
 * The statement of a recruiter, or of the account that an owner's team shares, newest first. Transactions are numbered without
 * gaps, so a page is a range of numbers: constant cost, and pages of one `as_of` neither repeat nor skip a line.
 */
@Injectable()
export class ListHistoryQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly balance: GetBalanceQuery,
    private readonly translator: Translator,
    private readonly team: TeamBalanceQuery,
    private readonly employers: Employers,
    private readonly spentFor: SpentFor,
  ) {}

  async execute(readerId: string, query: CreditHistoryQuery, language: Language): Promise<CreditHistoryPage> {
    const { page, limit } = query;
    const { ownerId, since } = await this.team.statementOf(readerId);
    const last = await this.#last(ownerId);
    const asOf = Math.max(Math.min(query.as_of ?? last, last), since);
    const newest = asOf - (page - 1) * limit;
    const rows = newest <= since ? [] : await this.#range(this.em, ownerId, Math.max(newest - limit, since), newest);
    const [names, postings] = await Promise.all([
      this.employers.namesOf([...new Set(rows.flatMap(({ member_id: id }) => id ?? []))]),
      this.spentFor.postingsOf(
        rows.flatMap(({ reference_type: type, reference_id: id }) => (type && id ? [{ type, id }] : [])),
      ),
    ]);
    return {
      transactions: rows.map((row) => describe(row, language, this.translator, names, postings)),
      total: asOf - since,
      page,
      limit,
      as_of: asOf,
    };
  }

  /** The whole statement, read in batches while it is sent. */
  async *all(readerId: string, language: Language): AsyncGenerator<CreditTransaction> {
    // Nest may end the request before the last line is read, so fork the entity manager.
    const em = this.em.fork();
    const { ownerId, since } = await this.team.statementOf(readerId);
    const names = await this.employers.namesOf(await this.#membersOf(ownerId));
    for (let newest = await this.#last(ownerId); newest > since; newest -= CSV_BATCH) {
      for (const row of await this.#range(em, ownerId, Math.max(newest - CSV_BATCH, since), newest))
        yield describe(row, language, this.translator, names);
    }
  }

  async #membersOf(ownerId: string): Promise<readonly string[]> {
    const rows = await this.em.execute<{ member_id: string }[]>(
      'select distinct member_id from credit_pool_use where account_id = ?',
      [ownerId],
    );
    return rows.map((row) => row.member_id);
  }

  async #last(ownerId: string): Promise<number> {
    await this.balance.settle(ownerId);
    const [row] = await this.em.execute<{ sequence: number }[]>(
      'select sequence from credit_account where owner_id = ?',
      [ownerId],
    );
    return row?.sequence ?? 0;
  }

  /** Lines after one number up to another. */
  #range(em: EntityManager, ownerId: string, after: number, to: number): Promise<StatementRow[]> {
    return em.execute<StatementRow[]>(
      `select ${statementColumns} from credit_transaction t
        where t.owner_id = ? and t.sequence > ? and t.sequence <= ? order by t.sequence desc`,
      [ownerId, Math.max(after, 0), to],
    );
  }
}
