import { type Bucket, buckets } from './ledger-terms.js';

/** Credits that came together: one allowance, one gift, one purchase. `remaining` can be spent, `held` is set aside. */
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

/** Monthly credits go first, then gifts, then what was bought; of equal ones what expires first, then the oldest. */
export function spendOrder(a: Lot, b: Lot): number {
  if (a.bucket !== b.bucket) return buckets.indexOf(a.bucket) - buckets.indexOf(b.bucket);
  // Two lots that never expire would differ by Infinity − Infinity.
  if (endOf(a) !== endOf(b)) return endOf(a) - endOf(b);
  return a.id < b.id ? -1 : 1;
}

/** From its end on, not a moment earlier. What was bought never expires. */
export function hasExpired(lot: Lot, now: Date): boolean {
  return lot.bucket !== 'PURCHASED' && endOf(lot) <= now.getTime();
}
