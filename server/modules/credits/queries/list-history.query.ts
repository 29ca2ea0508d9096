import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import type { CreditHistoryPage, CreditHistoryQuery, CreditTransaction } from '../http/credits.contract.js';
import { describe, statementColumns, type StatementRow } from './describe-transaction.js';
import { GetBalanceQuery } from './get-balance.query.js';

const CSV_BATCH = 500;

/**
 * A recruiter's statement, newest first. Transactions are numbered without gaps, so a page is a range of numbers: constant cost,
 * and pages of one `as_of` neither repeat nor skip a line.
 */
@Injectable()
export class ListHistoryQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly balance: GetBalanceQuery,
    private readonly translator: Translator,
  ) {}

  async execute(ownerId: string, query: CreditHistoryQuery, language: Language): Promise<CreditHistoryPage> {
    const { page, limit } = query;
    const last = await this.#last(ownerId);
    const asOf = Math.min(query.as_of ?? last, last);
    const newest = asOf - (page - 1) * limit;
    const rows = newest < 1 ? [] : await this.#range(this.em, ownerId, newest - limit + 1, newest);
    return {
      transactions: rows.map((row) => describe(row, language, this.translator)),
      total: asOf,
      page,
      limit,
      as_of: asOf,
    };
  }

  /** The whole statement, read in batches while it is sent. */
  async *all(ownerId: string, language: Language): AsyncGenerator<CreditTransaction> {
    // Nest may end the request before the last line is read, so fork the entity manager.
    const em = this.em.fork();
    for (let newest = await this.#last(ownerId); newest >= 1; newest -= CSV_BATCH) {
      for (const row of await this.#range(em, ownerId, newest - CSV_BATCH + 1, newest))
        yield describe(row, language, this.translator);
    }
  }

  async #last(ownerId: string): Promise<number> {
    await this.balance.settle(ownerId);
    const [row] = await this.em.execute<{ sequence: number }[]>(
      'select sequence from credit_account where owner_id = ?',
      [ownerId],
    );
    return row?.sequence ?? 0;
  }

  #range(em: EntityManager, ownerId: string, from: number, to: number): Promise<StatementRow[]> {
    return em.execute<StatementRow[]>(
      `select ${statementColumns} from credit_transaction
        where owner_id = ? and sequence >= ? and sequence <= ? order by sequence desc`,
      [ownerId, Math.max(from, 1), to],
    );
  }
}
