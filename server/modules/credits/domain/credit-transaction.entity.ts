import { defineEntity, p } from '@mikro-orm/core';
import { CreditAccountSchema } from './credit-account.entity.js';
import { CreditHoldSchema } from './credit-hold.entity.js';
import { appendOnly, atCommit, returnsToPool } from './ledger-guards.js';
import type { DescriptionKey, TransactionType } from './ledger-terms.js';

/** One line of a statement. Immutable; each contains the hash of the previous one. */
export const CreditTransactionSchema = defineEntity({
  name: 'CreditTransaction',
  tableName: 'credit_transaction',
  properties: {
    id: p.uuid().primary(),
    owner: () =>
      p
        .manyToOne(CreditAccountSchema)
        .mapToPk()
        .fieldName('owner_id')
        .deleteRule('no action')
        .updateRule('no action')
        .foreignKeyName('credit_transaction_owner_id_foreign'),
    sequence: p.integer(),
    type: p.text().$type<TransactionType>(),
    /** Change of the balance (available plus on hold) shown to people. */
    amount: p.integer(),
    /** Change of the credits on hold. */
    heldAmount: p.integer(),
    balanceAfter: p.integer(),
    heldAfter: p.integer(),
    description: p.text().$type<DescriptionKey>(),
    /** `json`, not `jsonb`, because the exact text is part of the hash. */
    params: p.json<Readonly<Record<string, string>>>().columnType('json'),
    referenceType: p.text().nullable(),
    referenceId: p.uuid().nullable(),
    hold: () =>
      p
        .manyToOne(CreditHoldSchema)
        .mapToPk()
        .nullable()
        .fieldName('hold_id')
        .deleteRule('no action')
        .updateRule('no action')
        .foreignKeyName('credit_transaction_hold_id_foreign'),
    refundOf: p.uuid().nullable(),
    madeBy: p.uuid().nullable(),
    idempotencyKey: p.text(),
    fingerprint: p.character().length(64),
    createdAt: p.datetime(3),
    previousHash: p.character().length(64),
    hash: p.character().length(64),
  },
  uniques: [
    { name: 'credit_transaction_owner_id_sequence_unique', properties: ['owner', 'sequence'] },
    { name: 'credit_transaction_owner_id_idempotency_key_unique', properties: ['owner', 'idempotencyKey'] },
    {
      name: 'credit_transaction_hold_unique',
      expression: `create unique index credit_transaction_hold_unique on credit_transaction (hold_id) where type = 'RESERVED'`,
    },
    {
      name: 'credit_transaction_resolution_unique',
      expression: `create unique index credit_transaction_resolution_unique on credit_transaction (hold_id)
        where type <> 'RESERVED' and hold_id is not null`,
    },
    {
      name: 'credit_transaction_refund_of_unique',
      expression: 'create unique index credit_transaction_refund_of_unique on credit_transaction (refund_of)',
    },
  ],
  triggers: [
    appendOnly('credit_transaction'),
    atCommit('credit_transaction_follows', 'credit_transaction', 'insert', 'credit_check_transaction'),
    returnsToPool('credit_transaction', 'insert', 'new.refund_of is not null', 'credit_pool_follow_refund'),
  ],
  checks: [
    { name: 'credit_transaction_sequence_check', expression: 'sequence >= 1' },
    {
      name: 'credit_transaction_type_check',
      expression: "type in ('SPENT', 'EARNED', 'RESERVED', 'RELEASED', 'REFUND', 'ADJUSTMENT', 'EXPIRED')",
    },
    {
      name: 'credit_transaction_amount_check',
      expression: `case type when 'SPENT' then amount < 0 and held_amount <= 0
        when 'EARNED' then amount > 0 and held_amount = 0
        when 'RESERVED' then amount = 0 and held_amount > 0
        when 'RELEASED' then amount = 0 and held_amount < 0
        when 'REFUND' then amount > 0 and held_amount = 0
        when 'ADJUSTMENT' then amount <> 0 and held_amount = 0
        else amount < 0 and held_amount = 0 end`,
    },
    { name: 'credit_transaction_hold_id_check', expression: '(hold_id is not null) = (held_amount <> 0)' },
    { name: 'credit_transaction_refund_of_check', expression: "(refund_of is not null) = (type = 'REFUND')" },
    { name: 'credit_transaction_after_check', expression: 'held_after >= 0 and balance_after >= held_after' },
    { name: 'credit_transaction_description_check', expression: "description ~ '^CREDITS[.][A-Z_]{1,60}$'" },
    { name: 'credit_transaction_reference_check', expression: '(reference_type is null) = (reference_id is null)' },
    { name: 'credit_transaction_reference_type_check', expression: "reference_type ~ '^[A-Z][A-Z_]{0,39}$'" },
    { name: 'credit_transaction_idempotency_key_check', expression: "idempotency_key ~ '^[!-~]{1,200}$'" },
    { name: 'credit_transaction_fingerprint_check', expression: "fingerprint ~ '^[0-9a-f]{64}$'" },
    {
      name: 'credit_transaction_hash_check',
      expression: "hash ~ '^[0-9a-f]{64}$' and previous_hash ~ '^[0-9a-f]{64}$'",
    },
  ],
});
