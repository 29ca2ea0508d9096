import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../../platform/database/read-together.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { IdempotencyKeyReused } from '../../../platform/errors/request.errors.js';
import { Books, type Label, type Posting } from '../domain/books.js';
import type { Description, Reference } from '../domain/ledger-terms.js';
import { settle } from '../domain/movements.js';
import type { Lot } from '../domain/lot.js';
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

/** Result of a movement; a repeated request gets the same receipt. */
export interface Receipt {
  readonly transactionId: string;
  readonly holdId: string | null;
  /** Change of the balance. */
  readonly amount: number;
  /** Balance after it, and the part on hold. */
  readonly balance: number;
  readonly reserved: number;
  readonly replayed: boolean;
}

/** A requested movement. */
export interface Request {
  /** Idempotency key: the request takes effect once. Printable ASCII, at most 150 characters. */
  readonly key: string;
  /** The content of the request; the same key with other content is refused. */
  readonly asks: unknown;
  readonly description: Description;
  readonly reference?: Reference | null;
  readonly madeBy?: string | null;
}

/** State needed to work on an account. */
interface Standing {
  readonly now: Date;
  readonly lots: readonly Lot[];
}

/** The only writer of credits: one transaction, one locked account at a time, settled first, all or nothing. */
@Injectable()
export class Ledger {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadTogether,
    private readonly transaction: Transaction,
    private readonly time: LedgerTime,
    private readonly writer: WriteBooks,
  ) {}

  /**
   * Works on a locked account. Opens a missing account with its first month. Joins the caller's transaction; postings are written
   * after `work`, and none if it throws.
   */
  open<T>(ownerId: string, work: (books: Books) => T | Promise<T>, plan: Plan = 'FREE'): Promise<T> {
    return this.transaction.run(async () => {
      const row = await this.#lock(ownerId, plan);
      return this.#work(row, await this.#standing(ownerId), work);
    });
  }

  /**
   * Works on the account of a hold.
   *
   * @param read other reads, batched with the account's lots and under its lock.
   * @returns null if the hold does not exist.
   */
  openOfHold<R, T>(
    holdId: string,
    read: () => Promise<R>,
    work: (books: Books, extra: R) => T | Promise<T>,
  ): Promise<T | null> {
    return this.transaction.run(async () => {
      const row = await this.#lockBy('(select h.owner_id from credit_hold h where h.id = ?)', holdId);
      if (!row) return null;
      const [standing, extra] = await Promise.all([this.#standing(row.owner_id), read()]);
      return this.#work(row, standing, (books) => work(books, extra));
    });
  }

  /**
   * The same for a movement that happens once per key.
   *
   * @param read other reads, as for `openOfHold`.
   * @throws IdempotencyKeyReused
   */
  once<R = undefined>(
    ownerId: string,
    { key, asks, ...about }: Request,
    work: (books: Books, label: Label, extra: R) => Posting | Promise<Posting>,
    read: () => Promise<R> = () => Promise.resolve(undefined as R),
  ): Promise<Receipt> {
    return this.transaction.run(async () => {
      const label: Label = { ...about, key: `ask:${key}`, fingerprint: fingerprintOf(asks) };
      const account = await this.#lock(ownerId, 'FREE');
      const [earlier, standing, extra] = await Promise.all([
        this.#earlier(ownerId, label),
        this.#standing(ownerId),
        read(),
      ]);
      return earlier ?? receiptOf(await this.#work(account, standing, (books) => work(books, label, extra)));
    });
  }

  /** Non-empty lots and the time, read under the account's lock. */
  async #standing(ownerId: string): Promise<Standing> {
    const [now, lots] = await Promise.all([
      this.time.now(),
      this.reads.rows<LotRow>(
        `select ${lotColumns} from credit_lot where owner_id = ? and (remaining > 0 or held > 0)`,
        [ownerId],
      ),
    ]);
    return { now, lots: lots.map(lotOf) };
  }

  async #work<T>(row: AccountRow, { now, lots }: Standing, work: (books: Books) => T | Promise<T>): Promise<T> {
    const books = new Books(accountOf(row), lots, now);
    settle(books);
    const result = await work(books);
    await this.writer.execute(books, row.head_hash);
    return result;
  }

  async #lock(ownerId: string, plan: Plan): Promise<AccountRow> {
    const found = await this.#lockBy('?', ownerId);
    if (found) return found;
    const now = await this.time.now();
    // Concurrent inserts: the second waits for the first to commit, inserts nothing, and finds the row.
    await this.em.execute(
      `insert into credit_account (owner_id, plan, available, held, sequence, head_hash, allowance_from, allowance_due,
                                   opened_at, changed_at)
       values (?, ?, 0, 0, 0, ?, ?, ?, ?, ?) on conflict do nothing`,
      [ownerId, plan, GENESIS, now, now, now, now],
    );
    const opened = await this.#lockBy('?', ownerId);
    if (!opened) throw new Error(`account ${ownerId} was not opened`);
    return opened;
  }

  /** @param owner SQL expression for the owner's id, with one parameter. */
  async #lockBy(owner: string, param: string): Promise<AccountRow | undefined> {
    const [row] = await this.em.execute<AccountRow[]>(
      `select ${accountColumns} from credit_account where owner_id = ${owner} for update`,
      [param],
    );
    return row;
  }

  async #earlier(ownerId: string, { key, fingerprint }: Label): Promise<Receipt | null> {
    const [row] = await this.reads.rows<TransactionRow>(
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
