/** TEXT shows the person's words, SOUND also the voice, PICTURE everything. A saved score opens the next step. */
export const blindSteps = ['TEXT', 'SOUND', 'PICTURE'] as const;
export type BlindStep = (typeof blindSteps)[number];

/** LEFT: an owner or recruiter stopped before submitting a score. They see everything, as before they began. */
export type StoredStep = BlindStep | 'LEFT';

/** The facts from which {@link stepOf} derives a reader's step. */
export interface BlindFacts {
  /** The posting asks for blind reviews. */
  readonly isBlind: boolean;
  /** True for hiring managers and reviewers. Owners and recruiters see names first, because they write to people. */
  readonly mustBeBlind: boolean;
  readonly stored: StoredStep | null;
  /** They have submitted a score, perhaps before the posting had blind reviews. */
  readonly hasScored: boolean;
}

/** The reader's step. PICTURE: nothing is hidden. */
export function stepOf({ isBlind, mustBeBlind, stored, hasScored }: BlindFacts): BlindStep {
  if (!isBlind || stored === 'LEFT') return 'PICTURE';
  if (stored !== null) return stored;
  return mustBeBlind && !hasScored ? 'TEXT' : 'PICTURE';
}

/** A blind review can begin only once, and only before the reader's first score. */
export const mayBegin = ({ isBlind, stored, hasScored }: BlindFacts): boolean =>
  isBlind && stored === null && !hasScored;

/** How the person presents themselves; null without a presentation. */
export type PresentedBy = 'VIDEO' | 'AUDIO' | 'TEXT' | null;

/** The step after a score. SOUND is skipped if there is nothing to hear. PICTURE ends every blind review: nothing is hidden then. */
export function stepAfter(step: BlindStep, presentedBy: PresentedBy): BlindStep {
  return step === 'TEXT' && (presentedBy === 'VIDEO' || presentedBy === 'AUDIO') ? 'SOUND' : 'PICTURE';
}

/** The steps that have something of their own to show. A presentation by sound has no picture, a written one only words. */
export function stepsOf(presentedBy: PresentedBy): readonly BlindStep[] {
  switch (presentedBy) {
    case 'AUDIO':
      return ['TEXT', 'SOUND'];
    case 'TEXT':
      return ['TEXT'];
    case 'VIDEO':
      return blindSteps;
    case null:
      return ['TEXT', 'PICTURE'];
  }
}
