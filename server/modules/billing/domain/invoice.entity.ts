import { defineEntity, p } from '@mikro-orm/core';
import { guardedBy, writtenOnce } from './guards.js';
import { PurchaseSchema } from './purchase.entity.js';

/** The bill of a paid purchase, with the buyer and seller as they were on that day. The amounts are in the purchase. */
export const InvoiceSchema = defineEntity({
  name: 'Invoice',
  tableName: 'invoice',
  properties: {
    id: p.uuid().primary(),
    purchase: () =>
      p
        .oneToOne(PurchaseSchema)
        .owner()
        .mapToPk()
        .fieldName('purchase_id')
        .deleteRule('no action')
        .updateRule('no action')
        .foreignKeyName('invoice_purchase_id_foreign')
        .unique('invoice_purchase_id_unique'),
    ownerId: p.uuid(),
    year: p.smallint(),
    sequence: p.integer(),
    number: p.text(),
    buyerName: p.text(),
    buyerCompany: p.text().nullable(),
    sellerName: p.text(),
    sellerAddress: p.text().nullable(),
    /** Null: not printed. */
    gstNumber: p.text().nullable(),
    qstNumber: p.text().nullable(),
    issuedAt: p.datetime(3),
  },
  uniques: [
    { name: 'invoice_number_unique', properties: ['number'] },
    { name: 'invoice_year_sequence_unique', properties: ['year', 'sequence'] },
  ],
  indexes: [{ name: 'invoice_owner_id_index', properties: ['ownerId'] }],
  triggers: [
    writtenOnce('invoice'),
    guardedBy('invoice_without_gaps', 'invoice', 'insert', 'billing_check_invoice_number'),
  ],
  checks: [
    { name: 'invoice_number_check', expression: "number ~ '^[0-9]{4}-[0-9]{6,}$'" },
    { name: 'invoice_sequence_check', expression: 'sequence >= 1' },
    { name: 'invoice_year_check', expression: 'year >= 2000 and year <= 9999' },
  ],
});

/** The last number of a year. The row stays locked until the invoice is committed, so that numbers have no gaps. */
export const InvoiceCounterSchema = defineEntity({
  name: 'InvoiceCounter',
  tableName: 'invoice_counter',
  properties: { year: p.smallint().primary().autoincrement(false), last: p.integer() },
  checks: [{ name: 'invoice_counter_last_check', expression: 'last >= 1' }],
});
