import type { PaidPlan } from './offer.js';

export const billingEmailKinds = [
  'RECEIPT',
  'RENEWAL_REMINDER',
  'PLAN_ENDING',
  'PAYMENT_FAILED',
  'PLAN_ENDED',
  'LOW_BALANCE',
] as const;
export type BillingEmailKind = (typeof billingEmailKinds)[number];

/** The values in an email, formatted in the reader's language when it is sent. */
export interface EmailParams {
  readonly plan?: PaidPlan;
  /** ISO 8601. */
  readonly date?: string;
  readonly total_cents?: number;
  readonly last4?: string | null;
  /** When the card is tried again. */
  readonly retry_at?: string;
  readonly credits?: number;
}
