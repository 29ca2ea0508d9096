import { defineEntity, p } from '@mikro-orm/core';
import { atCommit, noDelete } from './ledger-guards.js';
import type { Plan } from './plans.js';

/** A recruiter's balance and the head of their chain of transactions. Each movement locks this row. */
export const CreditAccountSchema = defineEntity({
  name: 'CreditAccount',
  tableName: 'credit_account',
  properties: {
    /** Id of the recruiter's account. */
    ownerId: p.uuid().primary(),
    plan: p.text().$type<Plan>(),
    /** End of the paid months; null for a plan that continues. */
    planUntil: p.datetime(3).nullable(),
    nextPlan: p.text().$type<Plan>().nullable(),
    available: p.integer(),
    held: p.integer(),
    /** Number of the last transaction; numbers start at 1 without gaps. */
    sequence: p.integer(),
    headHash: p.character().length(64),
    /** Start of the first month; later ones are counted from it. */
    allowanceFrom: p.datetime(3),
    /** Start of the next month. */
    allowanceDue: p.datetime(3),
    openedAt: p.datetime(3),
    changedAt: p.datetime(3),
    /** When the owner closed their account; no more allowances from then on. */
    closedAt: p.datetime(3).nullable(),
  },
  indexes: [
    { name: 'credit_account_allowance_due_index', properties: ['allowanceDue', 'ownerId'] },
    { name: 'credit_account_changed_at_index', properties: ['changedAt'] },
  ],
  triggers: [
    noDelete('credit_account'),
    atCommit('credit_account_follows', 'credit_account', 'insert or update', 'credit_check_account'),
  ],
  checks: [
    { name: 'credit_account_plan_check', expression: "plan in ('FREE', 'BASIC', 'PREMIUM')" },
    { name: 'credit_account_next_plan_check', expression: "next_plan in ('FREE', 'BASIC', 'PREMIUM')" },
    { name: 'credit_account_plan_until_check', expression: "plan_until is null or plan <> 'FREE'" },
    { name: 'credit_account_balance_check', expression: 'available >= 0 and held >= 0' },
    { name: 'credit_account_sequence_check', expression: 'sequence >= 0' },
    { name: 'credit_account_head_hash_check', expression: "head_hash ~ '^[0-9a-f]{64}$'" },
  ],
});
