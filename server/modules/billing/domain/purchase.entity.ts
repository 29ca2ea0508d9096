import { defineEntity, p } from '@mikro-orm/core';
import { guardedBy } from './guards.js';
import type { PaidPlan } from './offer.js';
import type { PackForSale } from './packs.js';
import type { PurchaseStatus } from './purchase-lifecycle.js';

/** Something a recruiter buys. Only its status changes, when the payment provider reports a result. */
export const PurchaseSchema = defineEntity({
  name: 'Purchase',
  tableName: 'purchase',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    kind: p.text().$type<'PACK' | 'CREDITS' | 'PLAN'>(),
    packType: p.text().$type<PackForSale>().nullable(),
    plan: p.text().$type<PaidPlan>().nullable(),
    credits: p.integer(),
    subtotalCents: p.integer(),
    gstCents: p.integer(),
    qstCents: p.integer(),
    totalCents: p.integer(),
    status: p.text().$type<PurchaseStatus>(),
    provider: p.text().$type<'test' | 'stripe'>(),
    /** The provider's ids of the payment page and of the payment. */
    providerSession: p.text().nullable(),
    providerPayment: p.text().nullable(),
    checkoutUrl: p.text().nullable(),
    /** When the pack stops being active. */
    packUntil: p.datetime(3).nullable(),
    /** The buyer agreed that the month renews automatically at this price. */
    autoRenew: p.boolean().default(false),
    /** The end of the month that this automatic renewal follows; null if a person bought it on a page. */
    renewsAt: p.datetime(3).nullable(),
    requestKey: p.text(),
    fingerprint: p.character().length(64),
    createdAt: p.datetime(3),
    paidAt: p.datetime(3).nullable(),
    endedAt: p.datetime(3).nullable(),
  },
  uniques: [
    { name: 'purchase_owner_id_request_key_unique', properties: ['ownerId', 'requestKey'] },
    { name: 'purchase_provider_session_unique', properties: ['providerSession'] },
    { name: 'purchase_provider_payment_unique', properties: ['providerPayment'] },
  ],
  indexes: [
    { name: 'purchase_owner_id_index', properties: ['ownerId', 'createdAt', 'id'] },
    { name: 'purchase_created_at_index', properties: ['createdAt'] },
    {
      name: 'purchase_waiting_index',
      expression: `create index purchase_waiting_index on purchase (created_at) where status = 'AWAITING_PAYMENT'`,
    },
    {
      name: 'purchase_plan_waiting_unique',
      expression: `create unique index purchase_plan_waiting_unique on purchase (owner_id)
        where kind = 'PLAN' and status = 'AWAITING_PAYMENT'`,
    },
    {
      name: 'purchase_renewal_unique',
      expression: `create unique index purchase_renewal_unique on purchase (owner_id, renews_at)
        where renews_at is not null and status in ('AWAITING_PAYMENT', 'PAID', 'REFUNDED')`,
    },
    {
      name: 'purchase_active_pack_index',
      expression: `create index purchase_active_pack_index on purchase (owner_id, pack_until)
        where status = 'PAID' and pack_until is not null`,
    },
  ],
  triggers: [
    guardedBy('purchase_moves_on', 'purchase', 'update', 'billing_guard_purchase'),
    guardedBy('purchase_kept', 'purchase', 'delete', 'billing_refuse_change'),
  ],
  checks: [
    {
      name: 'purchase_kind_check',
      expression: `case kind when 'PACK' then pack_type is not null and plan is null
        when 'PLAN' then plan is not null and pack_type is null
        when 'CREDITS' then pack_type is null and plan is null else false end`,
    },
    { name: 'purchase_pack_type_check', expression: "pack_type in ('DISCOVERY', 'STANDARD', 'PREMIUM')" },
    { name: 'purchase_plan_check', expression: "plan in ('BASIC', 'PREMIUM')" },
    {
      name: 'purchase_renews_at_check',
      expression: "kind = 'PLAN' or (renews_at is null and not auto_renew)",
    },
    { name: 'purchase_credits_check', expression: 'credits >= 1' },
    {
      name: 'purchase_total_check',
      expression: `subtotal_cents >= 1 and gst_cents >= 0 and qst_cents >= 0
        and total_cents = subtotal_cents + gst_cents + qst_cents`,
    },
    {
      name: 'purchase_status_check',
      expression: "status in ('AWAITING_PAYMENT', 'PAID', 'FAILED', 'EXPIRED', 'REFUNDED')",
    },
    { name: 'purchase_provider_check', expression: "provider in ('test', 'stripe')" },
    { name: 'purchase_paid_at_check', expression: "(paid_at is not null) = (status in ('PAID', 'REFUNDED'))" },
    {
      name: 'purchase_ended_at_check',
      expression: "(ended_at is not null) = (status in ('FAILED', 'EXPIRED', 'REFUNDED'))",
    },
    {
      name: 'purchase_pack_until_check',
      expression: "(pack_until is not null) = (kind = 'PACK' and paid_at is not null)",
    },
    { name: 'purchase_checkout_url_check', expression: '(checkout_url is null) = (provider_session is null)' },
    { name: 'purchase_fingerprint_check', expression: "fingerprint ~ '^[0-9a-f]{64}$'" },
  ],
});
