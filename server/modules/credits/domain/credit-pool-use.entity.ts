import { defineEntity, p } from '@mikro-orm/core';
import { CreditHoldSchema } from './credit-hold.entity.js';
import { CreditTransactionSchema } from './credit-transaction.entity.js';
import { noDelete } from './ledger-guards.js';

/** A member's use of a month. Only triggers write it; the CHECK refuses a use beyond the budget, whatever the code does. */
export const CreditPoolMonthSchema = defineEntity({
  name: 'CreditPoolMonth',
  tableName: 'credit_pool_month',
  properties: {
    companyId: p.uuid().primary(),
    memberId: p.uuid().primary(),
    /** First day of the month in Québec. */
    month: p.date().primary(),
    used: p.integer(),
    /** The budget at the newest use; null is no limit. */
    allowed: p.integer().nullable(),
  },
  checks: [
    { name: 'credit_pool_month_month_check', expression: 'extract(day from month) = 1' },
    { name: 'credit_pool_month_used_check', expression: 'used >= 0' },
    { name: 'credit_pool_month_allowed_check', expression: 'allowed is null or used <= allowed' },
  ],
});

const perRow = (name: string, when: string, table: string, fn: string) =>
  `create trigger ${name} ${when} on ${table} for each row execute function ${fn}()`;

/** The member who caused a hold or spending of a shared account. Changes once, when the credits are returned. */
export const CreditPoolUseSchema = defineEntity({
  name: 'CreditPoolUse',
  tableName: 'credit_pool_use',
  properties: {
    transaction: () =>
      p
        .manyToOne(CreditTransactionSchema)
        .mapToPk()
        .primary()
        .fieldName('transaction_id')
        .deleteRule('no action')
        .updateRule('no action')
        .foreignKeyName('credit_pool_use_transaction_id_foreign'),
    hold: () =>
      p
        .manyToOne(CreditHoldSchema)
        .mapToPk()
        .nullable()
        .fieldName('hold_id')
        .deleteRule('no action')
        .updateRule('no action')
        .foreignKeyName('credit_pool_use_hold_id_foreign')
        .unique('credit_pool_use_hold_id_unique'),
    accountId: p.uuid(),
    companyId: p.uuid(),
    memberId: p.uuid(),
    month: p.date(),
    amount: p.integer(),
    /** The member's budget at that moment. */
    allowed: p.integer().nullable(),
    /** The request's idempotency key: a repeated request finds the account that was charged, even if sharing ended since. */
    key: p.text(),
    returnedAt: p.datetime(3).nullable(),
  },
  indexes: [{ name: 'credit_pool_use_account_id_index', properties: ['accountId', 'memberId'] }],
  uniques: [{ name: 'credit_pool_use_member_id_key_unique', properties: ['memberId', 'key'] }],
  triggers: [
    {
      name: 'credit_pool_use_counts',
      timing: 'before',
      events: ['insert'],
      expression: perRow('credit_pool_use_counts', 'before insert', 'credit_pool_use', 'credit_count_pool_use'),
    },
    {
      name: 'credit_pool_use_returns',
      timing: 'before',
      events: ['update'],
      expression: perRow('credit_pool_use_returns', 'before update', 'credit_pool_use', 'credit_return_pool_use'),
    },
    noDelete('credit_pool_use'),
  ],
  checks: [
    { name: 'credit_pool_use_amount_check', expression: 'amount >= 1' },
    { name: 'credit_pool_use_key_check', expression: "key ~ '^[!-~]{1,200}$'" },
  ],
});
