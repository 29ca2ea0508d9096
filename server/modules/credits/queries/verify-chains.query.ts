import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Entry } from '../domain/books.js';
import { chainHash, GENESIS } from '../persistence/chain.js';
import type { LedgerFault } from './audit-ledger.query.js';

interface AccountRow {
  owner_id: string;
  sequence: number;
  head_hash: string;
}

interface ChainRow {
  id: string;
  sequence: number;
  type: string;
  amount: number;
  held_amount: number;
  balance_after: number;
  held_after: number;
  description: string;
  params: string;
  reference_type: string | null;
  reference_id: string | null;
  hold_id: string | null;
  refund_of: string | null;
  made_by: string | null;
  idempotency_key: string;
  fingerprint: string;
  created_at: string;
  hash: string;
  entries: Entry[];
}

export interface ChainReport {
  readonly accounts: number;
  readonly transactions: number;
  readonly faults: readonly LedgerFault[];
}

const ACCOUNTS = 200;
const TRANSACTIONS = 500;

/**
 * Computes every hash of every chain again, from the first transaction on. A row that was changed, added or taken away no
 * longer leads to the hash that the next one names. (Whoever rewrites a whole chain to its end leaves no trace in it: that
 * takes comparing with a backup.)
 */
@Injectable()
export class VerifyChainsQuery {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<ChainReport> {
    const faults: LedgerFault[] = [];
    let accounts = 0;
    let transactions = 0;
    for (let after: string | null = null; ;) {
      const rows: AccountRow[] = await this.em.execute<AccountRow[]>(
        `select owner_id, sequence, head_hash from credit_account ${after ? 'where owner_id > ?' : ''}
          order by owner_id limit ?`,
        [...(after ? [after] : []), ACCOUNTS],
      );
      for (const account of rows) {
        const broken = await this.#brokenAt(account);
        accounts += 1;
        transactions += account.sequence;
        if (broken !== null)
          faults.push({
            invariant: 'I16',
            says: 'the hash of every transaction follows from what it says and from the one before',
            ownerId: account.owner_id,
            detail: `transaction ${broken}`,
          });
      }
      after = rows.at(-1)?.owner_id ?? null;
      if (rows.length < ACCOUNTS) return { accounts, transactions, faults };
    }
  }

  /** Number of the first transaction that does not fit, or null. Later ones than the account named when it was read are left. */
  async #brokenAt({ owner_id, sequence, head_hash }: AccountRow): Promise<number | null> {
    let hash = GENESIS;
    for (let read = 0; read < sequence;) {
      const rows = await this.em.execute<ChainRow[]>(
        `select t.id, t.sequence, t.type, t.amount, t.held_amount, t.balance_after, t.held_after, t.description,
                t.params::text as params, t.reference_type, t.reference_id, t.hold_id, t.refund_of, t.made_by,
                t.idempotency_key, t.fingerprint, t.created_at, t.hash,
                (select coalesce(json_agg(json_build_object('place', e.place, 'lotId', e.lot_id, 'amount', e.amount)
                                          order by e.line), '[]')
                   from credit_entry e where e.transaction_id = t.id) as entries
           from credit_transaction t
          where t.owner_id = ? and t.sequence > ? and t.sequence <= ? order by t.sequence limit ?`,
        [owner_id, read, sequence, TRANSACTIONS],
      );
      for (const row of rows) {
        read += 1;
        hash = chainHash(hash, saidBy(owner_id, row));
        if (row.sequence !== read || row.hash !== hash) return read;
      }
      if (rows.length === 0) return read + 1;
    }
    return hash === head_hash ? null : sequence;
  }
}

const saidBy = (ownerId: string, row: ChainRow) => ({
  id: row.id,
  ownerId,
  sequence: row.sequence,
  type: row.type,
  amount: row.amount,
  heldAmount: row.held_amount,
  balanceAfter: row.balance_after,
  heldAfter: row.held_after,
  description: row.description,
  params: row.params,
  referenceType: row.reference_type,
  referenceId: row.reference_id,
  holdId: row.hold_id,
  refundOf: row.refund_of,
  madeBy: row.made_by,
  key: row.idempotency_key,
  fingerprint: row.fingerprint,
  at: new Date(row.created_at),
  entries: row.entries,
});
