import { defineEntity, p } from '@mikro-orm/core';
import { CreditAccountSchema } from './credit-account.entity.js';
import { noDelete } from './ledger-guards.js';
import type { Bucket } from './ledger-terms.js';

/** Credits that were granted together and expire together. */
export const CreditLotSchema = defineEntity({
  name: 'CreditLot',
  tableName: 'credit_lot',
  properties: {
    id: p.uuid().primary(),
    owner: () =>
      p
        .manyToOne(CreditAccountSchema)
        .mapToPk()
        .fieldName('owner_id')
        .deleteRule('no action')
        .updateRule('no action')
        .foreignKeyName('credit_lot_owner_id_foreign')
        .index('credit_lot_owner_id_index'),
    bucket: p.text().$type<Bucket>(),
    amount: p.integer(),
    /** Credits that can still be spent. */
    remaining: p.integer(),
    held: p.integer(),
    expiresAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
  },
  indexes: [
    {
      name: 'credit_lot_open_index',
      expression: 'create index credit_lot_open_index on credit_lot (owner_id) where remaining > 0 or held > 0',
    },
    {
      name: 'credit_lot_due_index',
      expression: `create index credit_lot_due_index on credit_lot (expires_at, owner_id)
        where remaining > 0 and expires_at is not null`,
    },
  ],
  triggers: [noDelete('credit_lot')],
  checks: [
    { name: 'credit_lot_bucket_check', expression: "bucket in ('MONTHLY', 'PROMOTIONAL', 'PURCHASED')" },
    { name: 'credit_lot_amount_check', expression: 'amount >= 1' },
    { name: 'credit_lot_rest_check', expression: 'remaining >= 0 and held >= 0 and remaining + held <= amount' },
    {
      name: 'credit_lot_expires_at_check',
      expression: `case bucket when 'MONTHLY' then expires_at is not null
        when 'PURCHASED' then expires_at is null else true end`,
    },
  ],
});
