import { transitionTable } from '../../../platform/state/transition-table.js';
import { type ApprovalStatus, approvalStatuses } from './user-type.js';

/** Decisions of an operator. */
export const decisions = ['APPROVED', 'REJECTED'] as const;
export type Decision = (typeof decisions)[number];

const by = ['OPERATOR'] as const;

/** How a recruiter's account gets approved. Approval is final here; to block an approved account, operators suspend it. */
export const approvalLifecycle = transitionTable<ApprovalStatus, Decision, 'OPERATOR'>({
  name: 'approval',
  states: approvalStatuses,
  initial: 'PENDING',
  transitions: [
    { from: 'PENDING', event: 'APPROVED', to: 'APPROVED', by },
    { from: 'PENDING', event: 'REJECTED', to: 'REJECTED', by },
    { from: 'REJECTED', event: 'APPROVED', to: 'APPROVED', by },
  ],
});
