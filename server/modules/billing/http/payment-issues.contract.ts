import { z } from 'zod';
import { id, timestamp, trimmedText, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';

export const paymentIssueKinds = [
  'PAID_AFTER_END',
  'WRONG_AMOUNT',
  'UNKNOWN_PURCHASE',
  'DISPUTE_OPENED',
  'DISPUTE_WON',
  'DISPUTE_LOST',
  'PARTIAL_REFUND',
  'REFUND_OF_SPENT_CREDITS',
] as const;

export const paymentIssueStatuses = ['OPEN', 'HANDLED'] as const;
export const LONGEST_ISSUE_NOTE = 2000;

/** CAD, two decimals. */
const money = z.number();

/** A payment that an operator must review. */
export const paymentIssue = z.object({
  id,
  kind: z.enum(paymentIssueKinds),
  /** The payment provider's id of the case, or the purchase's id. */
  reference: z.string(),
  amount: money.nullable(),
  /** The provider's reason code of a dispute. */
  reason: z.string().nullable(),
  purchase: z
    .object({
      id,
      description: z.string(),
      total: money,
      status: z.enum(['AWAITING_PAYMENT', 'PAID', 'FAILED', 'EXPIRED', 'REFUNDED']),
      /** Whether an operator can take its credits back. */
      brought_credits: z.boolean(),
    })
    .nullable(),
  buyer: z.object({ id, full_name: z.string() }).nullable(),
  status: z.enum(paymentIssueStatuses),
  note: z.string().nullable(),
  opened_at: timestamp,
  handled_at: timestamp.nullable(),
  handled_by: z.string().nullable(),
});
export type PaymentIssue = z.infer<typeof paymentIssue>;

export const paymentIssuesQuery = z.strictObject({ status: upperEnum(paymentIssueStatuses).optional(), ...pageFields });
export type PaymentIssuesQuery = z.infer<typeof paymentIssuesQuery>;

/** `GET /api/admin/payment-issues`: open issues first, oldest first; then handled ones, latest first. */
export const paymentIssuesPage = pageOf('issues', paymentIssue);
export type PaymentIssuesPage = z.infer<typeof paymentIssuesPage>;

/**
 * `PUT /api/admin/payment-issues/{id}`. `take_back` also takes the credits that are left of the purchase, as an ADJUSTMENT on the
 * recruiter's statement. Spent credits are not taken back.
 */
export const paymentIssueRequest = z.strictObject({
  status: upperEnum(paymentIssueStatuses),
  note: trimmedText(3, LONGEST_ISSUE_NOTE),
  take_back: z.boolean().optional(),
});
export type PaymentIssueRequest = z.infer<typeof paymentIssueRequest>;
