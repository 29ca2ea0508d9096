/** Kinds of account. Nobody can register as OPERATOR. */
export const userTypes = ['JOB_SEEKER', 'RECRUITER', 'OPERATOR'] as const;
export type UserType = (typeof userTypes)[number];

/** A recruiter waits for an operator's decision; other kinds are approved from the start. */
export const approvalStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

export const accountStatuses = ['ACTIVE', 'SUSPENDED', 'DELETED'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Roles as used in the access rules of routes. */
export type Role = 'JOB_SEEKER' | 'RECRUITER' | 'PENDING_RECRUITER' | 'OPERATOR';

/** A recruiter without approval has a role of their own, so that no rule can forget the check. */
export function roleOf(userType: UserType, approval: ApprovalStatus): Role {
  return userType === 'RECRUITER' && approval !== 'APPROVED' ? 'PENDING_RECRUITER' : userType;
}
