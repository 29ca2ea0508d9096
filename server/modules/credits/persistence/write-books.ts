import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Books, Posting } from '../domain/books.js';
import { chainHash } from './chain.js';
import { LedgerLog } from './ledger-log.js';

type Value = string | number | Date | null;

/** One part of the combined statement. */
interface Write {
  readonly sql: string;
  readonly params: readonly Value[];
}

/** Writes postings. The caller holds the account's lock. */
@Injectable()
export class WriteBooks {
  constructor(
    private readonly em: EntityManager,
    private readonly log: LedgerLog,
  ) {}

  /** Writes everything in one statement. @param head hash of the account's last transaction so far. */
  async execute(books: Books, head: string): Promise<void> {
    const { account, now } = books;
    if (books.planChanged) await this.#writePlan(books);
    if (books.postings.length === 0) return;
    const hash = this.#writePostings(books, head);
    const writes = [
      insertOf(
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
      ),
      insertOf(
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
      ),
      ...hash.writes,
      updateOf(
        'credit_lot set remaining = v.remaining, held = v.held, expires_at = v.expires_at',
        ['id uuid', 'remaining integer', 'held integer', 'expires_at timestamptz'],
        [...books.touched]
          .filter((lot) => !books.newLots.includes(lot))
          .map((lot) => [lot.id, lot.remaining, lot.held, lot.expiresAt]),
      ),
      updateOf(
        'credit_hold set status = v.status, resolved_at = v.resolved_at',
        ['id uuid', 'status text', 'resolved_at timestamptz'],
        books.endedHolds.map(({ id, status }) => [id, status, now]),
      ),
    ].filter((write) => write !== null);
    const open = this.em.getTransactionContext<object>();
    if (open) this.log.notifyAfter(open, account.ownerId, books.postings);
    await this.em.execute(
      `with ${writes.map(({ sql }, index) => `w${index} as (${sql})`).join(',\n')}
       update credit_account set available = ?, held = ?, sequence = ?, head_hash = ?, allowance_due = ?, changed_at = ?
        where owner_id = ?`,
      [
        ...writes.flatMap(({ params }) => params),
        account.available,
        account.held,
        account.sequence,
        hash.head,
        account.allowanceDue,
        now,
        account.ownerId,
      ],
    );
  }

  #writePlan({ account, now }: Books): Promise<unknown> {
    return this.em.execute(
      `update credit_account set plan = ?, plan_until = ?, next_plan = ?, allowance_from = ?, changed_at = ?
        where owner_id = ?`,
      [account.plan, account.planUntil, account.nextPlan, account.allowanceFrom, now, account.ownerId],
    );
  }

  #writePostings({ account, postings }: Books, head: string): { head: string; writes: readonly (Write | null)[] } {
    const rows: Value[][] = [];
    let previous = head;
    for (const posting of postings) {
      const params = JSON.stringify(posting.description.params);
      const hash = chainHash(previous, { ...hashedFields(posting), ownerId: account.ownerId, params });
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
    const transactions = insertOf(
      `credit_transaction (id, owner_id, sequence, type, amount, held_amount, balance_after, held_after, description, params,
         reference_type, reference_id, hold_id, refund_of, made_by, idempotency_key, fingerprint, created_at, previous_hash,
         hash)`,
      rows,
    );
    const entries = insertOf(
      'credit_entry (transaction_id, line, place, lot_id, amount)',
      postings.flatMap(({ id, entries: moved }) =>
        moved.map(({ place, lotId, amount }, index) => [id, index + 1, place, lotId, amount]),
      ),
    );
    return { head: previous, writes: [transactions, entries] };
  }
}

const tuple = (row: readonly Value[]): string => `(${row.map(() => '?').join(', ')})`;

function insertOf(target: string, rows: readonly (readonly Value[])[]): Write | null {
  if (rows.length === 0) return null;
  return { sql: `insert into ${target} values ${rows.map(tuple).join(', ')}`, params: rows.flat() };
}

/** @param columns columns of `v` with their types, the id first. */
function updateOf(change: string, columns: readonly string[], rows: readonly (readonly Value[])[]): Write | null {
  if (rows.length === 0) return null;
  const [names, types] = [0, 1].map((part) => columns.map((column) => column.split(' ')[part] ?? ''));
  const typed = `(${(types ?? []).map((type) => `?::${type}`).join(', ')})`;
  return {
    sql: `update ${change} from (values ${rows.map(() => typed).join(', ')}) as v (${(names ?? []).join(', ')})
           where ${change.split(' ')[0]}.id = v.id`,
    params: rows.flat(),
  };
}

const hashedFields = (posting: Posting) => ({
  ...posting,
  description: posting.description.key,
  referenceType: posting.reference?.type ?? null,
  referenceId: posting.reference?.id ?? null,
});
