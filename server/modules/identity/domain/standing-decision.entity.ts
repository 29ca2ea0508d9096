import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from './account.entity.js';
import type { Standing } from './standing.js';

const StandingDecisionSchema = defineEntity({
  name: 'StandingDecision',
  tableName: 'standing_decision',
  properties: {
    id: p.uuid().primary(),
    accountId: () =>
      p
        .manyToOne(AccountSchema)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('standing_decision_account_id_foreign'),
    status: p.text().$type<Standing>(),
    /** Shown to the suspended person. */
    reason: p.text(),
    /** Id of the operator's account. Not a foreign key, so the record outlives it. */
    decidedBy: p.uuid(),
    decidedAt: p.datetime(3),
  },
  indexes: [{ name: 'standing_decision_account_id_index', properties: ['accountId', 'decidedAt', 'id'] }],
  checks: [
    { name: 'standing_decision_status_check', expression: `status in ('ACTIVE', 'SUSPENDED')` },
    {
      name: 'standing_decision_reason_check',
      expression: 'char_length(reason) >= 3 and char_length(reason) <= 500',
    },
  ],
});

/** An operator's decision about an account. Append-only: the newest is current. */
export class StandingDecision extends StandingDecisionSchema.class {
  static made(
    input: { id: string; accountId: string; status: Standing; reason: string; decidedBy: string },
    now: Date,
  ): StandingDecision {
    return Object.assign(new StandingDecision(), { ...input, decidedAt: now });
  }
}

StandingDecisionSchema.setClass(StandingDecision);
export { StandingDecisionSchema };
