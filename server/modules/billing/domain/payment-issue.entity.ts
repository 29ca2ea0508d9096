import { defineEntity, p } from '@mikro-orm/core';
import type { PaymentIssueDetails, PaymentIssueKind, PaymentIssueStatus } from './payment-issue.js';

/** A payment that an operator must review: one row per case, open until an operator handles it. */
export const PaymentIssueSchema = defineEntity({
  name: 'PaymentIssue',
  tableName: 'payment_issue',
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<PaymentIssueKind>(),
    /** The provider's id of the case, or the purchase's id. */
    reference: p.text(),
    purchaseId: p.uuid().nullable(),
    ownerId: p.uuid().nullable(),
    amountCents: p.integer().nullable(),
    details: p.json<PaymentIssueDetails>(),
    status: p.text().$type<PaymentIssueStatus>(),
    note: p.text().nullable(),
    handledBy: p.uuid().nullable(),
    handledAt: p.datetime(3).nullable(),
    openedAt: p.datetime(3),
  },
  uniques: [{ name: 'payment_issue_once_unique', properties: ['kind', 'reference'] }],
  indexes: [
    { name: 'payment_issue_status_index', properties: ['status', 'openedAt', 'id'] },
    {
      name: 'payment_issue_open_index',
      expression: `create index payment_issue_open_index on payment_issue (opened_at, id) where status = 'OPEN'`,
    },
  ],
  checks: [
    {
      name: 'payment_issue_kind_check',
      expression:
        "kind in ('PAID_AFTER_END', 'WRONG_AMOUNT', 'UNKNOWN_PURCHASE', 'DISPUTE_OPENED', 'DISPUTE_WON', " +
        "'DISPUTE_LOST', 'PARTIAL_REFUND', 'REFUND_OF_SPENT_CREDITS')",
    },
    { name: 'payment_issue_status_check', expression: "status in ('OPEN', 'HANDLED')" },
    {
      name: 'payment_issue_handled_check',
      expression: "(status = 'HANDLED') = (handled_at is not null) and (handled_at is null) = (handled_by is null)",
    },
    { name: 'payment_issue_note_check', expression: 'char_length(note) >= 1 and char_length(note) <= 2000' },
    {
      name: 'payment_issue_reference_check',
      expression: 'char_length(reference) >= 1 and char_length(reference) <= 255',
    },
    { name: 'payment_issue_details_check', expression: "jsonb_typeof(details) = 'object'" },
  ],
});
