import { defineEntity, p } from '@mikro-orm/core';
import { CreditLotSchema } from './credit-lot.entity.js';
import { CreditTransactionSchema } from './credit-transaction.entity.js';
import { appendOnly, atCommit } from './ledger-guards.js';
import type { Place } from './ledger-terms.js';

/** One side of a movement: credits of a lot enter or leave a place. Immutable. */
export const CreditEntrySchema = defineEntity({
  name: 'CreditEntry',
  tableName: 'credit_entry',
  properties: {
    transaction: () =>
      p
        .manyToOne(CreditTransactionSchema)
        .primary()
        .mapToPk()
        .fieldName('transaction_id')
        .deleteRule('no action')
        .updateRule('no action')
        .foreignKeyName('credit_entry_transaction_id_foreign'),
    line: p.smallint().primary(),
    place: p.text().$type<Place>(),
    lot: () =>
      p
        .manyToOne(CreditLotSchema)
        .mapToPk()
        .fieldName('lot_id')
        .deleteRule('no action')
        .updateRule('no action')
        .foreignKeyName('credit_entry_lot_id_foreign')
        .index('credit_entry_lot_id_index'),
    amount: p.integer(),
  },
  triggers: [
    appendOnly('credit_entry'),
    atCommit('credit_entry_balanced', 'credit_entry', 'insert', 'credit_check_entries'),
  ],
  checks: [
    { name: 'credit_entry_place_check', expression: "place in ('AVAILABLE', 'HELD', 'SPENT', 'SOURCE', 'EXPIRED')" },
    { name: 'credit_entry_amount_check', expression: 'amount <> 0' },
  ],
});
