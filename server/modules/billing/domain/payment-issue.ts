/**
 * What a person has to look at.
 *
 * - PAID_AFTER_END: money for a purchase that had failed, expired or whose account closed.
 * - WRONG_AMOUNT: another amount or currency than ours. UNKNOWN_PURCHASE: money under an id of ours that is nobody's purchase.
 * - DISPUTE_…: the bank of whoever paid takes the money back, has decided for us, or against us.
 * - PARTIAL_REFUND: part of the money went back, and the purchase stands as it was.
 * - REFUND_OF_SPENT_CREDITS: all of it went back, and some of its credits, or of its plan month, were spent before.
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

/** Figures and codes; never what somebody told about themselves. */
export type PaymentIssueDetails = Readonly<Record<string, string | number | null>>;
