/**
 * Payments that an operator must review.
 *
 * - PAID_AFTER_END: a payment for a purchase that had failed or expired, or whose account was closed.
 * - WRONG_AMOUNT: not our amount or currency. UNKNOWN_PURCHASE: a payment with the id of no existing purchase.
 * - DISPUTE_…: the payer's bank takes the money back, has decided for us, or has decided against us.
 * - PARTIAL_REFUND: part of the money was refunded, and the purchase is unchanged.
 * - REFUND_OF_SPENT_CREDITS: all of it was refunded, but some of its credits or of its plan month were already spent.
 */
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
export type PaymentIssueKind = (typeof paymentIssueKinds)[number];

export const paymentIssueStatuses = ['OPEN', 'HANDLED'] as const;
export type PaymentIssueStatus = (typeof paymentIssueStatuses)[number];

/** Figures and codes; no text that a person wrote. */
export type PaymentIssueDetails = Readonly<Record<string, string | number | null>>;
