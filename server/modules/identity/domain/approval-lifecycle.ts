import { transitionTable } from '../../../platform/state/transition-table.js';
import { type ApprovalStatus, approvalStatuses } from './user-type.js';

/** What an operator can decide. */
export const decisions = ['APPROVED', 'REJECTED'] as const;
export type Decision = (typeof decisions)[number];

const by = ['OPERATOR'] as const;

/**
 * How a recruiter's account becomes one that may work. An approval is final here: closing a working account is a suspension,
 * which is another thing.
 */
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
