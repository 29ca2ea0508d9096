import type { KnownEmployer } from './employer.js';
import { isSeekersOwnAct, type UnlockingType } from './interaction.js';
import type { AccountStatus, ApprovalStatus, UserType } from './user-type.js';

/** The viewing account, with the data that the visibility rules need. */
export interface Viewer {
  readonly id: string;
  readonly role: string;
  /** A recruiter's employer if the guard read it with the session; otherwise absent. */
  readonly employer?: KnownEmployer;
}

/** The account that is looked at. */
export interface Subject {
  readonly id: string;
  readonly userType: UserType;
  readonly status: AccountStatus;
  readonly approvalStatus: ApprovalStatus;
  readonly visible: boolean;
}

/** Relation between a seeker and the viewer's company. */
export interface Standing {
  /** The reason why the profile is open to that company now; null if it is masked. */
  readonly open: UnlockingType | null;
  /** The seeker hides from that company. */
  readonly excluded: boolean;
  /** The viewer reviews an application of this person blind: nothing is open to them until their score is in. */
  readonly blind?: boolean;
}

/** How a viewer reaches a seeker whom they may see. */
export interface SeekerReach {
  /** They could also find the seeker without any tie, such as an application. */
  readonly findable: boolean;
  /** The seeker hides from their company. */
  readonly excluded: boolean;
}

export const noRelation: Standing = { open: null, excluded: false };

/** The form in which a viewer gets an account: the full account, the candidate from the presenter, or a recruiter's card. */
export type View = 'account' | 'candidate' | 'contact';

/** @returns null if the answer must equal that for an unknown account. */
export function viewOf(viewer: Viewer, subject: Subject, standing: Standing = noRelation): View | null {
  // A closed account is hidden from all.
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
 * A hidden profile stays visible to companies it is open to. An exclusion wins, except over the seeker's own act: an applicant
 * wants to be seen.
 */
function maySeeSeeker({ visible }: Subject, { open, excluded, blind = false }: Standing): boolean {
  // The person applied, so an exclusion of the company does not hide them.
  if (blind) return true;
  if (excluded) return open !== null && isSeekersOwnAct(open);
  return visible || open !== null;
}

/** Stored files of an account. */
export type AccountFile = 'avatar' | 'resume' | 'video';

/** Whether the viewer may receive a file: only with the full account, an open profile, or the picture on a recruiter's card. */
export function mayReceive(file: AccountFile, view: View | null, { open }: Standing): boolean {
  if (view === 'account') return true;
  if (view === 'candidate') return open !== null;
  return view === 'contact' && file === 'avatar';
}
