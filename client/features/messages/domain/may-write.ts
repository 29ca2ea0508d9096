import type { User } from '@modules/identity/http/users.contract';

/** False for operators, and for recruiters until their account is approved. */
export const mayWriteMessages = ({
  user_type,
  approval_status,
}: Pick<User, 'user_type' | 'approval_status'>): boolean =>
  user_type === 'JOB_SEEKER' || (user_type === 'RECRUITER' && approval_status === 'APPROVED');
