import { defineEntity, p } from '@mikro-orm/core';
import type { PaidPlan } from './offer.js';
import type { TermState } from './plan-term.js';

/** One row per person who ever paid for a plan; see `plan-term.ts`. */
export const PlanTermSchema = defineEntity({
  name: 'PlanTerm',
  tableName: 'plan_term',
  properties: {
    ownerId: p.uuid().primary(),
    plan: p.text().$type<PaidPlan>(),
    state: p.text().$type<TermState>(),
    endsAt: p.datetime(3),
    monthlyCents: p.integer(),
    consentedAt: p.datetime(3).nullable(),
    cancelledAt: p.datetime(3).nullable(),
    /** The `endsAt` of the last reminder that was sent. */
    remindedFor: p.datetime(3).nullable(),
    failures: p.smallint().default(0),
    failedAt: p.datetime(3).nullable(),
    nextAttemptAt: p.datetime(3),
    cardCustomer: p.text().nullable(),
    cardMethod: p.text().nullable(),
    cardBrand: p.text().nullable(),
    cardLast4: p.text().nullable().fieldName('card_last4'),
    changedAt: p.datetime(3),
  },
  indexes: [
    {
      name: 'plan_term_ends_at_index',
      expression: `create index plan_term_ends_at_index on plan_term (ends_at) where state = 'RUNNING'`,
    },
    {
      name: 'plan_term_next_attempt_at_index',
      expression: `create index plan_term_next_attempt_at_index on plan_term (next_attempt_at) where state <> 'ENDED'`,
    },
  ],
  checks: [
    { name: 'plan_term_plan_check', expression: "plan in ('BASIC', 'PREMIUM')" },
    { name: 'plan_term_state_check', expression: "state in ('RUNNING', 'PAST_DUE', 'ENDED')" },
    { name: 'plan_term_monthly_cents_check', expression: 'monthly_cents >= 0' },
    { name: 'plan_term_failures_check', expression: 'failures >= 0 and failures <= 4' },
    { name: 'plan_term_failed_at_check', expression: '(failed_at is null) = (failures = 0)' },
    { name: 'plan_term_card_check', expression: '(card_customer is null) = (card_method is null)' },
    { name: 'plan_term_card_last4_check', expression: "card_last4 ~ '^[0-9]{4}$'" },
  ],
});
