import { defineEntity, p } from '@mikro-orm/core';
import { writtenOnce } from './guards.js';
import type { PaidPlan } from './offer.js';

/** A monthly price that an operator set. The latest row is current; earlier rows say who set them and when. */
export const PlanPriceSchema = defineEntity({
  name: 'PlanPrice',
  tableName: 'plan_price',
  properties: {
    id: p.uuid().primary(),
    plan: p.text().$type<PaidPlan>(),
    /** Null: no public price, contact sales. */
    monthlyCents: p.integer().nullable(),
    setBy: p.uuid(),
    setAt: p.datetime(3),
  },
  indexes: [{ name: 'plan_price_latest_index', properties: ['plan', 'setAt', 'id'] }],
  triggers: [writtenOnce('plan_price')],
  checks: [
    { name: 'plan_price_plan_check', expression: "plan in ('BASIC', 'PREMIUM')" },
    { name: 'plan_price_monthly_cents_check', expression: 'monthly_cents >= 100 and monthly_cents <= 10000000' },
  ],
});

/** A plan that a person chose and has not paid yet. */
export const PlanChoiceSchema = defineEntity({
  name: 'PlanChoice',
  tableName: 'plan_choice',
  properties: {
    ownerId: p.uuid().primary(),
    plan: p.text().$type<PaidPlan>(),
    chosenAt: p.datetime(3),
  },
  checks: [{ name: 'plan_choice_plan_check', expression: "plan in ('BASIC', 'PREMIUM')" }],
});
