import type { User } from '@modules/identity/http/users.contract';
import type { ApiVideoStatus } from '@modules/media/http/media.contract';
import { paths } from '../../../lib/paths';

export type NextStepName = 'failedVideo' | 'video' | 'processing' | 'skills' | 'experience' | 'place' | 'decide';

export interface NextStep {
  readonly name: NextStepName;
  readonly href: string;
  /** Number of pending items, if the step has one. */
  readonly count?: number;
}

/** Known facts about a seeker; null if not loaded yet, so that nothing is reported missing by mistake. */
export interface SeekerFacts {
  readonly user: Pick<User, 'skills' | 'experience' | 'location'>;
  readonly videoStatuses: readonly ApiVideoStatus[] | null;
  readonly pendingMatches: number | null;
}

/** With fewer skills the matching has too little data. The profile's completeness uses the same number. */
const ENOUGH_SKILLS = 3;
const MOST = 4;

/** Suggested steps, most useful first, without those already done. */
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
