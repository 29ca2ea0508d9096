import { createHash } from 'node:crypto';
import type { Entry } from '../domain/books.js';

/** Previous hash of an account's first transaction. */
export const GENESIS = '0'.repeat(64);

/** All hashed fields of a transaction, as stored. `params` is the exact text of the column. */
export interface ChainedTransaction {
  readonly id: string;
  readonly ownerId: string;
  readonly sequence: number;
  readonly type: string;
  readonly amount: number;
  readonly heldAmount: number;
  readonly balanceAfter: number;
  readonly heldAfter: number;
  readonly description: string;
  readonly params: string;
  readonly referenceType: string | null;
  readonly referenceId: string | null;
  readonly holdId: string | null;
  readonly refundOf: string | null;
  readonly madeBy: string | null;
  readonly key: string;
  readonly fingerprint: string;
  readonly at: Date;
  /** In the order of their lines. */
  readonly entries: readonly Entry[];
}

/**
 * Hash of a transaction and all previous ones (SHA-256, hex). Computed only here, never in the database, because an attacker who
 * can change rows could change a function there too.
 */
export function chainHash(previous: string, transaction: ChainedTransaction): string {
  const content = [
    previous,
    transaction.id,
    transaction.ownerId,
    transaction.sequence,
    transaction.type,
    transaction.amount,
    transaction.heldAmount,
    transaction.balanceAfter,
    transaction.heldAfter,
    transaction.description,
    transaction.params,
    transaction.referenceType,
    transaction.referenceId,
    transaction.holdId,
    transaction.refundOf,
    transaction.madeBy,
    transaction.key,
    transaction.fingerprint,
    transaction.at.getTime(),
    transaction.entries.map(({ place, lotId, amount }) => [place, lotId, amount]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** SHA-256 (hex) of a request, to detect a key that is reused for another request. */
export function fingerprintOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
