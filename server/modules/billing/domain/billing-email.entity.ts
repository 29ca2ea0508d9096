import { defineEntity, p } from '@mikro-orm/core';
import type { BillingEmailKind, EmailParams } from './billing-emails.js';

/** REFUSED: the mail server rejects the address. SKIPPED: the account no longer has a recipient. */
export type BillingEmailStatus = 'WAITING' | 'SENT' | 'SKIPPED' | 'REFUSED';

/** An email about money. The unique key allows one per person, kind and subject, even if it is requested again. */
export const BillingEmailSchema = defineEntity({
  name: 'BillingEmail',
  tableName: 'billing_email',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    kind: p.text().$type<BillingEmailKind>(),
    /** The subject: the id of a purchase, or the end of a month. */
    about: p.text(),
    /** Amounts in cents, times and names of plans; no text that a person wrote. */
    params: p.json<EmailParams>(),
    status: p.text().$type<BillingEmailStatus>(),
    createdAt: p.datetime(3),
    settledAt: p.datetime(3).nullable(),
  },
  uniques: [{ name: 'billing_email_once_unique', properties: ['ownerId', 'kind', 'about'] }],
  indexes: [{ name: 'billing_email_created_at_index', properties: ['createdAt'] }],
  checks: [
    {
      name: 'billing_email_kind_check',
      expression:
        "kind in ('RECEIPT', 'RENEWAL_REMINDER', 'PLAN_ENDING', 'PAYMENT_FAILED', 'PLAN_ENDED', 'LOW_BALANCE')",
    },
    { name: 'billing_email_status_check', expression: "status in ('WAITING', 'SENT', 'SKIPPED', 'REFUSED')" },
    { name: 'billing_email_settled_at_check', expression: "(status = 'WAITING') = (settled_at is null)" },
    { name: 'billing_email_params_check', expression: "jsonb_typeof(params) = 'object'" },
  ],
});

/** An owner who was warned about low credits. The row is deleted when the balance recovers, so that the next warning is sent. */
export const LowBalanceNoticeSchema = defineEntity({
  name: 'LowBalanceNotice',
  tableName: 'low_balance_notice',
  properties: { ownerId: p.uuid().primary(), toldAt: p.datetime(3) },
});
