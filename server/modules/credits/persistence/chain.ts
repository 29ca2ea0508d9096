import { createHash } from 'node:crypto';
import type { Entry } from '../domain/books.js';

/** The hash "before" the first transaction of an account. */
export const GENESIS = '0'.repeat(64);

/** Everything a transaction says, as it is stored. `params` is the very text of the column. */
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
 * The hash of a transaction and of everything before it (SHA-256, hex). It is computed here only, never in the database:
 * whoever can change rows there could change a function there as well.
 */
export function chainHash(previous: string, transaction: ChainedTransaction): string {
  const said = [
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
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** SHA-256 (hex) of what somebody asked for, to recognise a key that comes back with another wish. */
export function fingerprintOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
