import { approvalLifecycle, type Decision } from './approval-lifecycle.js';
import type { ApprovalStatus } from './user-type.js';

describe('the approval of a recruiter', () => {
  it.each<[ApprovalStatus, Decision, ApprovalStatus | null]>([
    ['PENDING', 'APPROVED', 'APPROVED'],
    ['PENDING', 'REJECTED', 'REJECTED'],
    ['REJECTED', 'APPROVED', 'APPROVED'],
    ['REJECTED', 'REJECTED', null],
    ['APPROVED', 'APPROVED', null],
    ['APPROVED', 'REJECTED', null],
  ])('%s and %s: %s', (from, decision, to) => {
    expect(approvalLifecycle.next(from, decision)).toBe(to);
  });
});
