/** Kinds of account. OPERATOR is never self-assigned. */
export const userTypes = ['JOB_SEEKER', 'RECRUITER', 'OPERATOR'] as const;
export type UserType = (typeof userTypes)[number];

/** A recruiter waits for an operator's decision; the other kinds are approved from the start. */
export const approvalStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

export const accountStatuses = ['ACTIVE', 'SUSPENDED', 'DELETED'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Roles as the rules of the routes name them. */
export type Role = 'JOB_SEEKER' | 'RECRUITER' | 'PENDING_RECRUITER' | 'OPERATOR';

/** A recruiter who is not approved holds a role of its own, so that no rule can forget to ask. */
export function roleOf(userType: UserType, approval: ApprovalStatus): Role {
  return userType === 'RECRUITER' && approval !== 'APPROVED' ? 'PENDING_RECRUITER' : userType;
}
