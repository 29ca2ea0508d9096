import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { IdempotencyKeyReused } from '../../../platform/errors/request.errors.js';
import { Books, type Label, type Posting } from '../domain/books.js';
import type { Description, Reference } from '../domain/ledger-terms.js';
import { settle } from '../domain/movements.js';
import type { Plan } from '../domain/plans.js';
import { fingerprintOf, GENESIS } from './chain.js';
import {
  accountColumns,
  accountOf,
  type AccountRow,
  lotColumns,
  lotOf,
  type LotRow,
  transactionColumns,
  type TransactionRow,
} from './ledger-rows.js';
import { LedgerTime } from './ledger-time.js';
import { WriteBooks } from './write-books.js';

/** What a movement did; the same again when the same was asked for twice. */
export interface Receipt {
  readonly transactionId: string;
  readonly holdId: string | null;
  /** Change of the balance. */
  readonly amount: number;
  /** After it: everything, and the part of it that is on hold. */
  readonly balance: number;
  readonly reserved: number;
  readonly replayed: boolean;
}

/** A movement somebody asks for. */
export interface Request {
  /** Names the request: it has one effect however often it comes. Printable ASCII, at most 150 characters. */
  readonly key: string;
  /** What is asked: the same key with something else is refused. */
  readonly asks: unknown;
  readonly description: Description;
  readonly reference?: Reference | null;
  readonly madeBy?: string | null;
}

/** The only writer of credits: one transaction, one locked account at a time, settled first, written whole. */
@Injectable()
export class Ledger {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly time: LedgerTime,
    private readonly writer: WriteBooks,
  ) {}

  /**
   * Works on an account that nobody else can touch meanwhile. One that does not exist yet is opened, with its first month.
   * Joins the caller's transaction; what was posted is written when the work is done, and nothing is when it throws.
   */
  open<T>(ownerId: string, work: (books: Books) => T | Promise<T>, plan: Plan = 'FREE'): Promise<T> {
    return this.transaction.run(async () => this.#work(await this.#lock(ownerId, plan), work));
  }

  /** The same for a movement that happens once, however often it is asked for. @throws IdempotencyKeyReused */
  once(
    ownerId: string,
    { key, asks, ...about }: Request,
    work: (books: Books, label: Label) => Posting | Promise<Posting>,
  ): Promise<Receipt> {
    return this.transaction.run(async () => {
      const label: Label = { ...about, key: `ask:${key}`, fingerprint: fingerprintOf(asks) };
      const account = await this.#lock(ownerId, 'FREE');
      const earlier = await this.#earlier(ownerId, label);
      return earlier ?? receiptOf(await this.#work(account, (books) => work(books, label)));
    });
  }

  async #work<T>(row: AccountRow, work: (books: Books) => T | Promise<T>): Promise<T> {
    const now = await this.time.now();
    const lots = await this.em.execute<LotRow[]>(
      `select ${lotColumns} from credit_lot where owner_id = ? and (remaining > 0 or held > 0)`,
      [row.owner_id],
    );
    const books = new Books(accountOf(row), lots.map(lotOf), now);
    settle(books);
    const result = await work(books);
    await this.writer.execute(books, row.head_hash);
    return result;
  }

  async #lock(ownerId: string, plan: Plan): Promise<AccountRow> {
    const found = await this.#lockExisting(ownerId);
    if (found) return found;
    const now = await this.time.now();
    // Two at once: the second waits for the first to commit, inserts nothing, and finds the row.
    await this.em.execute(
      `insert into credit_account (owner_id, plan, available, held, sequence, head_hash, allowance_from, allowance_due,
                                   opened_at, changed_at)
       values (?, ?, 0, 0, 0, ?, ?, ?, ?, ?) on conflict do nothing`,
      [ownerId, plan, GENESIS, now, now, now, now],
    );
    const opened = await this.#lockExisting(ownerId);
    if (!opened) throw new Error(`account ${ownerId} was not opened`);
    return opened;
  }

  async #lockExisting(ownerId: string): Promise<AccountRow | undefined> {
    const [row] = await this.em.execute<AccountRow[]>(
      `select ${accountColumns} from credit_account where owner_id = ? for update`,
      [ownerId],
    );
    return row;
  }

  async #earlier(ownerId: string, { key, fingerprint }: Label): Promise<Receipt | null> {
    const [row] = await this.em.execute<TransactionRow[]>(
      `select ${transactionColumns} from credit_transaction where owner_id = ? and idempotency_key = ?`,
      [ownerId, key],
    );
    if (!row) return null;
    if (row.fingerprint !== fingerprint) throw new IdempotencyKeyReused();
    return receiptOfRow(row);
  }
}

export function receiptOf(posting: Posting): Receipt {
  return {
    transactionId: posting.id,
    holdId: posting.holdId,
    amount: posting.amount,
    balance: posting.balanceAfter,
    reserved: posting.heldAfter,
    replayed: false,
  };
}

export function receiptOfRow(row: TransactionRow): Receipt {
  return {
    transactionId: row.id,
    holdId: row.hold_id,
    amount: row.amount,
    balance: row.balance_after,
    reserved: row.held_after,
    replayed: true,
  };
}
