import type { PackForSale } from '../domain/packs.js';
import type { TaxCode } from '../domain/taxes.js';
import type { PurchaseStatus } from '../domain/purchase-lifecycle.js';

type Sold = 'PACK' | 'CREDITS' | 'CREDITS_ONE' | 'PLAN';
type Part =
  | 'TITLE'
  | 'DATE'
  | 'SELLER'
  | 'GST_NUMBER'
  | 'QST_NUMBER'
  | 'BUYER'
  | 'LINES'
  | 'SUBTOTAL'
  | 'TOTAL'
  | 'TERMS'
  | 'PAID'
  | 'REFUNDED'
  | 'NO_REFUND';

/** Refusals of this module, answers to a purchase, and the words of an invoice. */
export type BillingMessages = Record<
  | 'CREDITS.CONTACT_SALES'
  | 'BILLING.CONTACT_SALES_PLAN'
  | 'BILLING.NOTHING_TO_PAY'
  | 'BILLING.PAID_AHEAD'
  | 'BILLING.PLAN_MOVED'
  | 'BILLING.PAYMENT_UNDER_WAY'
  | 'BILLING.METHOD_NOT_OFFERED'
  | 'BILLING.PAYMENT_UNAVAILABLE'
  | 'BILLING.SIGNATURE_INVALID'
  | 'BILLING.TOLD_TOO_EARLY'
  | 'BILLING.COMPANY_MISSING'
  | 'BILLING.ISSUE_UNCHANGED'
  | 'BILLING.NOTHING_TO_TAKE_BACK'
  | 'BILLING.EMAIL_LINE'
  | `BILLING.${Exclude<PurchaseStatus, 'PAID'>}`
  | `BILLING.BOUGHT_${Sold}`
  | `BILLING.LINE_${Sold}`
  | `BILLING.PACK_${PackForSale}`
  | `BILLING.TAX_${TaxCode}`
  | `BILLING.INVOICE_${Part}`,
  string
>;
