import type { User } from '@modules/identity/http/users.contract';
import { isNarrowSeat } from '../../../lib/paths';

/** False for operators, for recruiters until their account is approved, and for colleagues who only read applications. */
export const mayWriteMessages = ({
  user_type,
  approval_status,
  company,
}: Pick<User, 'user_type' | 'approval_status'> & Partial<Pick<User, 'company'>>): boolean =>
  user_type === 'JOB_SEEKER' ||
  (user_type === 'RECRUITER' && approval_status === 'APPROVED' && !isNarrowSeat(company?.role));
