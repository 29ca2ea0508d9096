import { z } from 'zod';
import { id, timestamp, trimmedText, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';

/**
 * Actions that cost credits. `GET /api/credits/costs` returns their prices; the terms page prints
 * `domain/price-list.contract.ts`.
 */
export const costKeys = [
  'MATCH_UNLOCK',
  'SEND_MESSAGE',
  'PRIORITY_INTRO',
  'VIDEO_ACCESS',
  'COMPANY_SPOTLIGHT',
  'RESERVATION',
] as const;
export type CostKey = (typeof costKeys)[number];

export const creditBuckets = ['MONTHLY', 'PROMOTIONAL', 'PURCHASED'] as const;

export const creditTransactionTypes = [
  'SPENT',
  'EARNED',
  'RESERVED',
  'RELEASED',
  'REFUND',
  'ADJUSTMENT',
  'EXPIRED',
] as const;

const credits = z.int();
const count = z.int().min(0);

export const creditCosts = z.object({ costs: z.record(z.enum(costKeys), z.int().min(1)) });
export type CreditCosts = z.output<typeof creditCosts>;

/** `balance` includes credits on hold; `available_balance` can be spent. */
export const creditBalance = z.object({
  balance: count,
  reserved_balance: count,
  available_balance: count,
  active_pack: z
    .object({ pack_type: z.string(), name: z.string(), credits: count.nullable(), expires_at: timestamp.nullable() })
    .nullable(),
  /** In spending order, without empty buckets. `expires_at` is the next expiry in the bucket. */
  buckets: z.array(
    z.object({
      bucket: z.enum(creditBuckets),
      available_balance: count,
      reserved_balance: count,
      expires_at: timestamp.nullable(),
    }),
  ),
  /** The plan's monthly credits and its next renewal. */
  allowance: z.object({ plan: z.enum(['FREE', 'BASIC', 'PREMIUM']), credits: count, renews_at: timestamp }),
  /** The other figures are those of the team's shared account; null if the caller spends their own credits. */
  pool: z
    .object({
      is_payer: z.boolean(),
      /** The caller's budget in a calendar month of Québec; null is no limit. */
      monthly: count.nullable(),
      used: count,
      left: count.nullable(),
      /** The day on which the budget starts again. */
      resets_on: z.iso.date(),
      /** Credits of the caller's own account, to spend when sharing ends. */
      own_available_balance: count,
    })
    .nullable(),
});
export type CreditBalance = z.output<typeof creditBalance>;

/**
 * One line of the statement. `amount` is the signed change of the balance, so amounts add up to it; holds and releases change
 * only `reserved_amount`.
 */
export const creditTransaction = z.object({
  id,
  type: z.enum(creditTransactionTypes),
  amount: credits,
  balance_after: count,
  reserved_amount: credits,
  reserved_after: count,
  description: z.string(),
  reference: z.object({ type: z.string(), id }).nullable(),
  /** The posting of the reservation, application or match; null in the file of all lines. */
  posting: z.object({ id, title: z.string() }).nullable(),
  /** The member who spent or got back shared credits; `full_name` is null if the person left the platform. */
  member: z.object({ id, full_name: z.string().nullable() }).nullable(),
  created_at: timestamp,
});
export type CreditTransaction = z.output<typeof creditTransaction>;

export const creditHistoryQuery = z.strictObject({
  ...pageFields,
  /** `csv`: the whole history in one file. */
  format: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    z.enum(['json', 'csv']).default('json'),
  ),
  /** `as_of` of the first page. With it, later pages neither repeat nor skip a line despite new transactions. */
  as_of: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
});
export type CreditHistoryQuery = z.output<typeof creditHistoryQuery>;

/** Newest first. */
export const creditHistoryPage = pageOf('transactions', creditTransaction).extend({ as_of: count });
export type CreditHistoryPage = z.output<typeof creditHistoryPage>;

const amount = z.int().min(1).max(1_000_000);

/** An action of the price list, or a number of credits. */
export const creditCheckInput = z.union([z.strictObject({ action: upperEnum(costKeys) }), z.strictObject({ amount })]);
export type CreditCheckInput = z.output<typeof creditCheckInput>;

export const creditCheck = z.object({ sufficient: z.boolean(), required: count, available_balance: count });
export type CreditCheck = z.output<typeof creditCheck>;

/**
 * `reason` is an action of the price list and `amount` its price, as the client showed it. The request also performs the action:
 * COMPANY_SPOTLIGHT for the caller's company, VIDEO_ACCESS for the video in `reference`. Other actions need more than a target
 * and have their own paths: 409 `CREDITS.NO_ACT`, nothing is charged.
 */
export const creditDeductInput = z.strictObject({
  amount,
  reason: upperEnum(costKeys),
  reference: z.strictObject({ type: upperEnum(['VIDEO', 'COMPANY']), id }).optional(),
});
export type CreditDeductInput = z.output<typeof creditDeductInput>;

/** Operators only. The recruiter sees the reason on the statement. */
export const creditAddInput = z.strictObject({
  user_id: id,
  amount: z.int().min(1).max(100_000),
  reason: trimmedText(3, 300),
});
export type CreditAddInput = z.output<typeof creditAddInput>;

/** `POST /api/admin/credits/adjustments`: a negative number removes credits. The recruiter sees the reason on the statement. */
export const creditAdjustment = z.strictObject({
  user_id: id,
  credits: z
    .int()
    .min(-100_000)
    .max(100_000)
    .refine((value) => value !== 0),
  reason: trimmedText(3, 300),
});
export type CreditAdjustment = z.output<typeof creditAdjustment>;

/** `GET /api/admin/credits/spendings/{id}`: a recruiter's spendings that can be refunded, newest first. */
export const refundableSpendings = z.object({
  spendings: z.array(
    z.object({
      transaction_id: id,
      credits: z.int().min(1),
      description: z.string(),
      spent_at: timestamp,
      /** Deadline of the refund. */
      refundable_until: timestamp,
    }),
  ),
});
export type RefundableSpendings = z.output<typeof refundableSpendings>;

/**
 * `POST /api/admin/credits/refunds`: refunds one spending in full, once, within 30 days: after a technical error, or if the
 * candidate was a fraud or is gone. The recruiter sees the reason on the statement.
 */
export const creditRefund = z.strictObject({ user_id: id, transaction_id: id, reason: trimmedText(3, 300) });
export type CreditRefund = z.output<typeof creditRefund>;

export const creditMovement = z.object({ success: z.literal(true), new_balance: count });
export type CreditMovement = z.output<typeof creditMovement>;
