import type { User } from '@modules/identity/http/users.contract';
import type { ApiVideoStatus } from '@modules/media/http/media.contract';
import { paths } from '../../../lib/paths';

export type NextStepName = 'failedVideo' | 'video' | 'processing' | 'skills' | 'experience' | 'place' | 'decide';

export interface NextStep {
  readonly name: NextStepName;
  readonly href: string;
  /** How many things wait, where it is about a number. */
  readonly count?: number;
}

/** What is known of a seeker; null where it was not asked yet, so that nothing is claimed to be missing. */
export interface SeekerFacts {
  readonly user: Pick<User, 'skills' | 'experience' | 'location'>;
  readonly videoStatuses: readonly ApiVideoStatus[] | null;
  readonly pendingMatches: number | null;
}

/** Fewer skills than this and matching has little to work with; the completeness of the profile counts the same number. */
const ENOUGH_SKILLS = 3;
const MOST = 4;

/** What helps most now, in order. Nothing is in the list that is done already. */
export function nextSteps({ user, videoStatuses, pendingMatches }: SeekerFacts): NextStep[] {
  const steps: NextStep[] = [];
  if (pendingMatches !== null && pendingMatches > 0)
    steps.push({ name: 'decide', href: paths.matches, count: pendingMatches });
  if (user.skills.length < ENOUGH_SKILLS) steps.push({ name: 'skills', href: `${paths.editProfile}#work` });
  if (videoStatuses !== null) {
    const has = (...wanted: ApiVideoStatus[]): boolean => videoStatuses.some((status) => wanted.includes(status));
    if (has('PENDING', 'PROCESSING')) steps.push({ name: 'processing', href: paths.videos });
    else if (!has('COMPLETED')) steps.push({ name: has('FAILED') ? 'failedVideo' : 'video', href: paths.videos });
  }
  if (user.experience === null) steps.push({ name: 'experience', href: `${paths.editProfile}#work` });
  if (user.location === null) steps.push({ name: 'place', href: `${paths.editProfile}#person` });
  return steps.slice(0, MOST);
}
