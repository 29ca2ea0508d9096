import type { Viewer } from './present-candidate.js';
import type { AccountStatus, ApprovalStatus, UserType } from './user-type.js';

/** Whom somebody asks about. */
export interface Subject {
  readonly id: string;
  readonly userType: UserType;
  readonly status: AccountStatus;
  readonly approvalStatus: ApprovalStatus;
  readonly visible: boolean;
}

/** How much of an account a viewer gets: everything, the candidate as the presenter shows it, or a recruiter's card. */
export type View = 'account' | 'candidate' | 'contact';

/** @returns null where the answer must be the same as for an account that does not exist. */
export function viewOf(viewer: Viewer, subject: Subject): View | null {
  if (viewer.id === subject.id || viewer.role === 'OPERATOR') return 'account';
  if (subject.status !== 'ACTIVE') return null;
  if (viewer.role === 'RECRUITER' && subject.userType === 'JOB_SEEKER' && subject.visible) return 'candidate';
  const isContact = subject.userType === 'RECRUITER' && subject.approvalStatus === 'APPROVED';
  return viewer.role === 'JOB_SEEKER' && isContact ? 'contact' : null;
}
