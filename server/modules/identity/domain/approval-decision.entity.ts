import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from './account.entity.js';
import type { Decision } from './approval-lifecycle.js';

const ApprovalDecisionSchema = defineEntity({
  name: 'ApprovalDecision',
  tableName: 'approval_decision',
  properties: {
    id: p.uuid().primary(),
    accountId: () =>
      p
        .manyToOne(AccountSchema)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('approval_decision_account_id_foreign'),
    status: p.text().$type<Decision>(),
    reason: p.text().strictNullable(),
    /** Id of the operator's account. Not a foreign key, so the record outlives it. */
    decidedBy: p.uuid(),
    decidedAt: p.datetime(3),
  },
  indexes: [{ name: 'approval_decision_account_id_index', properties: ['accountId', 'decidedAt', 'id'] }],
  checks: [
    { name: 'approval_decision_status_check', expression: `status in ('APPROVED', 'REJECTED')` },
    {
      name: 'approval_decision_reason_check',
      expression: 'char_length(reason) >= 1 and char_length(reason) <= 500',
    },
  ],
});

/** An operator's decision about a recruiter. Append-only: the newest is current. */
export class ApprovalDecision extends ApprovalDecisionSchema.class {
  static made(
    input: { id: string; accountId: string; status: Decision; reason: string | null; decidedBy: string },
    now: Date,
  ): ApprovalDecision {
    return Object.assign(new ApprovalDecision(), { ...input, decidedAt: now });
  }
}

ApprovalDecisionSchema.setClass(ApprovalDecision);
export { ApprovalDecisionSchema };
