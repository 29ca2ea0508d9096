import { defineEntity, p } from '@mikro-orm/core';
import { CreditAccountSchema } from './credit-account.entity.js';
import { noDelete, returnsToPool } from './ledger-guards.js';
import type { HoldStatus } from './ledger-terms.js';
import type { PricedAct } from './price-list.contract.js';

/** Credits on hold for something. A hold ends once, and its row never changes after that. */
export const CreditHoldSchema = defineEntity({
  name: 'CreditHold',
  tableName: 'credit_hold',
  properties: {
    id: p.uuid().primary(),
    owner: () =>
      p
        .manyToOne(CreditAccountSchema)
        .mapToPk()
        .fieldName('owner_id')
        .deleteRule('no action')
        .updateRule('no action')
        .foreignKeyName('credit_hold_owner_id_foreign')
        .index('credit_hold_owner_id_index'),
    price: p.text().$type<PricedAct>(),
    amount: p.integer(),
    referenceType: p.text(),
    referenceId: p.uuid(),
    status: p.text().$type<HoldStatus>(),
    createdAt: p.datetime(3),
    resolvedAt: p.datetime(3).nullable(),
  },
  uniques: [
    {
      name: 'credit_hold_active_unique',
      expression: `create unique index credit_hold_active_unique on credit_hold (owner_id, reference_type, reference_id)
        where status = 'ACTIVE'`,
    },
  ],
  triggers: [
    noDelete('credit_hold'),
    {
      name: 'credit_hold_ends_once',
      timing: 'before',
      events: ['update'],
      expression: `create trigger credit_hold_ends_once before update on credit_hold
        for each row execute function credit_guard_hold()`,
    },
    returnsToPool(
      'credit_hold',
      'update',
      `old.status = 'ACTIVE' and new.status in ('RELEASED', 'EXPIRED')`,
      'credit_pool_follow_hold',
    ),
  ],
  checks: [
    { name: 'credit_hold_amount_check', expression: 'amount >= 1' },
    { name: 'credit_hold_reference_type_check', expression: "reference_type ~ '^[A-Z][A-Z_]{0,39}$'" },
    { name: 'credit_hold_status_check', expression: "status in ('ACTIVE', 'CAPTURED', 'RELEASED', 'EXPIRED')" },
    { name: 'credit_hold_resolved_at_check', expression: "(status = 'ACTIVE') = (resolved_at is null)" },
  ],
});
