import type { EntityManager } from '@mikro-orm/postgresql';
import type { Entry } from '../domain/books.js';
import type { ChainedTransaction } from '../persistence/chain.js';

/** A stored transaction with its entries. */
export interface ChainRow {
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
  previous_hash: string;
  hash: string;
  entries: Entry[];
}

/** At most `limit` transactions of an account after number `after`, up to `upTo`, in order. */
export function readChain(
  em: EntityManager,
  ownerId: string,
  { after, upTo, limit }: { readonly after: number; readonly upTo: number; readonly limit: number },
): Promise<ChainRow[]> {
  return em.execute<ChainRow[]>(
    `select t.id, t.sequence, t.type, t.amount, t.held_amount, t.balance_after, t.held_after, t.description,
            t.params::text as params, t.reference_type, t.reference_id, t.hold_id, t.refund_of, t.made_by,
            t.idempotency_key, t.fingerprint, t.created_at, t.previous_hash, t.hash,
            (select coalesce(json_agg(json_build_object('place', e.place, 'lotId', e.lot_id, 'amount', e.amount)
                                      order by e.line), '[]')
               from credit_entry e where e.transaction_id = t.id) as entries
       from credit_transaction t
      where t.owner_id = ? and t.sequence > ? and t.sequence <= ? order by t.sequence limit ?`,
    [ownerId, after, upTo, limit],
  );
}

/** The input of a transaction's hash. */
export const chainedTransaction = (ownerId: string, row: ChainRow): ChainedTransaction => ({
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
