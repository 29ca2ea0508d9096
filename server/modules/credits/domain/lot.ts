import { type Bucket, buckets } from './ledger-terms.js';

/** Credits granted together: an allowance, a gift or a purchase. `remaining` can be spent, `held` is on hold. */
export interface Lot {
  readonly id: string;
  readonly bucket: Bucket;
  readonly amount: number;
  expiresAt: Date | null;
  remaining: number;
  held: number;
}

/** Part of a lot. */
export interface Piece {
  readonly lotId: string;
  readonly amount: number;
}

const never = Number.POSITIVE_INFINITY;
const endOf = (lot: Lot): number => lot.expiresAt?.getTime() ?? never;

/** Spending order: monthly credits, then gifts, then purchases; within each the earliest expiry, then the oldest. */
export function spendOrder(a: Lot, b: Lot): number {
  if (a.bucket !== b.bucket) return buckets.indexOf(a.bucket) - buckets.indexOf(b.bucket);
  // Two lots without an expiry would give Infinity − Infinity.
  if (endOf(a) !== endOf(b)) return endOf(a) - endOf(b);
  return a.id < b.id ? -1 : 1;
}

/** True from the exact end on. Purchased credits never expire. */
export function hasExpired(lot: Lot, now: Date): boolean {
  return lot.bucket !== 'PURCHASED' && endOf(lot) <= now.getTime();
}
