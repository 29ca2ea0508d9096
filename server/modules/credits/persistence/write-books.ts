import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Books, Posting } from '../domain/books.js';
import { chainHash } from './chain.js';
import { LedgerLog } from './ledger-log.js';

type Value = string | number | Date | null;

/** Writes what was posted. The caller holds the lock of the account. */
@Injectable()
export class WriteBooks {
  constructor(
    private readonly em: EntityManager,
    private readonly log: LedgerLog,
  ) {}

  /** @param head the hash of the account's last transaction so far. */
  async execute(books: Books, head: string): Promise<void> {
    const { account, now } = books;
    if (books.planChanged) await this.#writePlan(books);
    if (books.postings.length === 0) return;
    await this.#insert(
      'credit_lot (id, owner_id, bucket, amount, remaining, held, expires_at, created_at)',
      books.newLots.map((lot) => [
        lot.id,
        account.ownerId,
        lot.bucket,
        lot.amount,
        lot.remaining,
        lot.held,
        lot.expiresAt,
        now,
      ]),
    );
    await this.#insert(
      'credit_hold (id, owner_id, price, amount, reference_type, reference_id, status, created_at)',
      books.newHolds.map(({ id, price, amount, reference }) => [
        id,
        account.ownerId,
        price,
        amount,
        reference.type,
        reference.id,
        'ACTIVE',
        now,
      ]),
    );
    const hash = await this.#writePostings(books, head);
    const open = this.em.getTransactionContext<object>();
    if (open) this.log.tellAfter(open, account.ownerId, books.postings);
    for (const lot of books.touched) {
      if (books.newLots.includes(lot)) continue;
      await this.em.execute('update credit_lot set remaining = ?, held = ?, expires_at = ? where id = ?', [
        lot.remaining,
        lot.held,
        lot.expiresAt,
        lot.id,
      ]);
    }
    for (const { id, status } of books.endedHolds)
      await this.em.execute(`update credit_hold set status = ?, resolved_at = ? where id = ?`, [status, now, id]);
    await this.em.execute(
      `update credit_account set available = ?, held = ?, sequence = ?, head_hash = ?, allowance_due = ?, changed_at = ?
        where owner_id = ?`,
      [account.available, account.held, account.sequence, hash, account.allowanceDue, now, account.ownerId],
    );
  }

  #writePlan({ account, now }: Books): Promise<unknown> {
    return this.em.execute(
      `update credit_account set plan = ?, plan_until = ?, next_plan = ?, allowance_from = ?, changed_at = ?
        where owner_id = ?`,
      [account.plan, account.planUntil, account.nextPlan, account.allowanceFrom, now, account.ownerId],
    );
  }

  async #writePostings({ account, postings }: Books, head: string): Promise<string> {
    const rows: Value[][] = [];
    let previous = head;
    for (const posting of postings) {
      const params = JSON.stringify(posting.description.params);
      const hash = chainHash(previous, { ...said(posting), ownerId: account.ownerId, params });
      rows.push([
        posting.id,
        account.ownerId,
        posting.sequence,
        posting.type,
        posting.amount,
        posting.heldAmount,
        posting.balanceAfter,
        posting.heldAfter,
        posting.description.key,
        params,
        posting.reference?.type ?? null,
        posting.reference?.id ?? null,
        posting.holdId,
        posting.refundOf,
        posting.madeBy,
        posting.key,
        posting.fingerprint,
        posting.at,
        previous,
        hash,
      ]);
      previous = hash;
    }
    await this.#insert(
      `credit_transaction (id, owner_id, sequence, type, amount, held_amount, balance_after, held_after, description, params,
         reference_type, reference_id, hold_id, refund_of, made_by, idempotency_key, fingerprint, created_at, previous_hash,
         hash)`,
      rows,
    );
    await this.#insert(
      'credit_entry (transaction_id, line, place, lot_id, amount)',
      postings.flatMap(({ id, entries }) =>
        entries.map(({ place, lotId, amount }, index) => [id, index + 1, place, lotId, amount]),
      ),
    );
    return previous;
  }

  async #insert(target: string, rows: readonly (readonly Value[])[]): Promise<void> {
    if (rows.length === 0) return;
    const values = rows.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ');
    await this.em.execute(`insert into ${target} values ${values}`, rows.flat());
  }
}

const said = (posting: Posting) => ({
  ...posting,
  description: posting.description.key,
  referenceType: posting.reference?.type ?? null,
  referenceId: posting.reference?.id ?? null,
});
