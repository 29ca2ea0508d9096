import type { KnownEmployer } from './employer.js';
import { isSeekersOwnAct, type UnlockingType } from './interaction.js';
import type { AccountStatus, ApprovalStatus, UserType } from './user-type.js';

/** Whoever looks, as far as the rules of who sees whom are concerned. */
export interface Viewer {
  readonly id: string;
  readonly role: string;
  /** A recruiter's employer as the guard read it with the session; absent where nobody has read it yet. */
  readonly employer?: KnownEmployer;
}

/** Whom somebody asks about. */
export interface Subject {
  readonly id: string;
  readonly userType: UserType;
  readonly status: AccountStatus;
  readonly approvalStatus: ApprovalStatus;
  readonly visible: boolean;
}

/** How a seeker and the viewer's company stand to each other. */
export interface Standing {
  /** What opens the profile to that company now; null while it is masked. */
  readonly open: UnlockingType | null;
  /** The seeker does not want to be found by them. */
  readonly excluded: boolean;
}

export const strangers: Standing = { open: null, excluded: false };

/** How much of an account a viewer gets: everything, the candidate as the presenter shows it, or a recruiter's card. */
export type View = 'account' | 'candidate' | 'contact';

/** @returns null where the answer must be the same as for an account that does not exist. */
export function viewOf(viewer: Viewer, subject: Subject, standing: Standing = strangers): View | null {
  // Nothing of a closed account is left to see, for anybody.
  if (subject.status === 'DELETED') return null;
  if (viewer.id === subject.id || viewer.role === 'OPERATOR') return 'account';
  if (subject.status !== 'ACTIVE') return null;
  if (viewer.role === 'RECRUITER' && subject.userType === 'JOB_SEEKER') {
    return maySeeSeeker(subject, standing) ? 'candidate' : null;
  }
  const isContact = subject.userType === 'RECRUITER' && subject.approvalStatus === 'APPROVED';
  return viewer.role === 'JOB_SEEKER' && isContact ? 'contact' : null;
}

/**
 * A hidden profile stays in sight of those it is open to. An exclusion beats everything but the seeker's own act: whoever
 * applies to a company wants to be seen by it.
 */
function maySeeSeeker({ visible }: Subject, { open, excluded }: Standing): boolean {
  if (excluded) return open !== null && isSeekersOwnAct(open);
  return visible || open !== null;
}

/** What is stored of an account beside its texts. */
export type AccountFile = 'avatar' | 'resume' | 'video';

/** Whether the viewer may be sent a file of somebody: only with the whole account, an open profile, or a recruiter's card. */
export function mayReceive(file: AccountFile, view: View | null, { open }: Standing): boolean {
  if (view === 'account') return true;
  if (view === 'candidate') return open !== null;
  return view === 'contact' && file === 'avatar';
}
