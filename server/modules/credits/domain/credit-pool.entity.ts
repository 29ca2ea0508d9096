import { defineEntity, p } from '@mikro-orm/core';
import { CreditAccountSchema } from './credit-account.entity.js';

/** The account that pays for the team of a company. Members read it while their spending holds a share lock on it. */
export const CreditPoolSchema = defineEntity({
  name: 'CreditPool',
  tableName: 'credit_pool',
  properties: {
    companyId: p.uuid().primary(),
    payer: () =>
      p
        .manyToOne(CreditAccountSchema)
        .mapToPk()
        .fieldName('payer_id')
        .deleteRule('no action')
        .updateRule('no action')
        .foreignKeyName('credit_pool_payer_id_foreign'),
    shared: p.boolean(),
    /** The payer's last transaction when sharing began; other owners do not see earlier ones. */
    sinceSequence: p.integer(),
    /** Null: sharing ended because the payer is no longer an owner. */
    changedBy: p.uuid().nullable(),
    changedAt: p.datetime(3),
  },
  uniques: [
    {
      name: 'credit_pool_payer_id_unique',
      expression: 'create unique index credit_pool_payer_id_unique on credit_pool (payer_id) where shared',
    },
  ],
  checks: [{ name: 'credit_pool_since_sequence_check', expression: 'since_sequence >= 0' }],
});

/** The credits that a member may spend in a calendar month; null is no limit. A member without a row cannot spend any. */
export const CreditBudgetSchema = defineEntity({
  name: 'CreditBudget',
  tableName: 'credit_budget',
  properties: {
    pool: () =>
      p
        .manyToOne(CreditPoolSchema)
        .mapToPk()
        .primary()
        .fieldName('company_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('credit_budget_company_id_foreign'),
    memberId: p.uuid().primary(),
    monthly: p.integer().nullable(),
  },
  checks: [{ name: 'credit_budget_monthly_check', expression: 'monthly >= 0 and monthly <= 100000' }],
});
