/** What a reviewer may know of a person: their words; also their voice; everything. Each step opens after a score is saved. */
export const blindSteps = ['TEXT', 'SOUND', 'PICTURE'] as const;
export type BlindStep = (typeof blindSteps)[number];

/** LEFT: somebody who also writes to people stopped before giving a score. Everything is open to them, as before they began. */
export type StoredStep = BlindStep | 'LEFT';

/** What decides where a member of a team is with an application. */
export interface BlindFacts {
  /** The posting asks for blind reviews. */
  readonly isBlind: boolean;
  /** Hiring managers and reviewers never begin by seeing who somebody is; owners and recruiters, who write to people, do. */
  readonly mustBeBlind: boolean;
  readonly stored: StoredStep | null;
  /** They have submitted a score, perhaps before the posting had blind reviews. */
  readonly hasScored: boolean;
}

/** PICTURE: nothing is hidden from them. */
export function stepOf({ isBlind, mustBeBlind, stored, hasScored }: BlindFacts): BlindStep {
  if (!isBlind || stored === 'LEFT') return 'PICTURE';
  if (stored !== null) return stored;
  return mustBeBlind && !hasScored ? 'TEXT' : 'PICTURE';
}

/** Whether a blind review can begin: it has not, and there is no score yet. */
export const mayBegin = ({ isBlind, stored, hasScored }: BlindFacts): boolean =>
  isBlind && stored === null && !hasScored;

/** Without a video there is nothing to hear. */
export function stepAfter(step: BlindStep, hasVideo: boolean): BlindStep {
  return step === 'TEXT' && hasVideo ? 'SOUND' : 'PICTURE';
}
