import type { Account } from '../domain/books.js';
import type { Bucket, HoldStatus, TransactionType } from '../domain/ledger-terms.js';
import type { Lot } from '../domain/lot.js';
import type { Plan } from '../domain/plans.js';
import type { PricedAct } from '../domain/price-list.contract.js';

export interface AccountRow {
  owner_id: string;
  plan: Plan;
  plan_until: string | null;
  next_plan: Plan | null;
  closed_at: string | null;
  available: number;
  held: number;
  sequence: number;
  head_hash: string;
  allowance_from: string;
  allowance_due: string;
}

export interface LotRow {
  id: string;
  bucket: Bucket;
  amount: number;
  remaining: number;
  held: number;
  expires_at: string | null;
}

export interface HoldRow {
  id: string;
  owner_id: string;
  price: PricedAct;
  amount: number;
  reference_type: string;
  reference_id: string;
  status: HoldStatus;
}

export interface TransactionRow {
  id: string;
  owner_id: string;
  sequence: number;
  type: TransactionType;
  amount: number;
  held_amount: number;
  balance_after: number;
  held_after: number;
  hold_id: string | null;
  fingerprint: string;
  created_at: string;
}

export const accountColumns =
  'owner_id, plan, plan_until, next_plan, closed_at, available, held, sequence, head_hash, allowance_from, allowance_due';
export const lotColumns = 'id, bucket, amount, remaining, held, expires_at';
export const holdColumns = 'id, owner_id, price, amount, reference_type, reference_id, status';
export const transactionColumns =
  'id, owner_id, sequence, type, amount, held_amount, balance_after, held_after, hold_id, fingerprint, created_at';

export const accountOf = (row: AccountRow): Account => ({
  ownerId: row.owner_id,
  plan: row.plan,
  planUntil: row.plan_until === null ? null : new Date(row.plan_until),
  nextPlan: row.next_plan,
  closed: row.closed_at !== null,
  available: row.available,
  held: row.held,
  sequence: row.sequence,
  allowanceFrom: new Date(row.allowance_from),
  allowanceDue: new Date(row.allowance_due),
});

export const lotOf = ({ expires_at, ...row }: LotRow): Lot => ({
  ...row,
  expiresAt: expires_at === null ? null : new Date(expires_at),
});
