import type { ConceptId } from '../../lexicon/concept.js';
import type { Seniority } from '../facts/seniority.js';
import type { PlaceInText } from '../analysis/place-in-text.js';
import type { JobSource, SeekerSource } from '../../domain/match-result.js';
import type { Bilingual } from '../../domain/match-result.js';

/** Two places with the same meaning, before they become quotes. */
export interface Link {
  readonly concept: Bilingual;
  /** Share of the part's credit from this link, (0..1]. */
  readonly share: number;
  /** False if the person has something close, not the thing itself. */
  readonly isExact: boolean;
  readonly seeker: PlaceInText<SeekerSource> | null;
  readonly listed: PlaceInText<'skills'> | null;
  readonly job: PlaceInText<JobSource> | null;
}

/** Something the posting requires and the profile does not show. */
export interface Gap {
  readonly name: Bilingual;
  /** Share of the part that it would give. */
  readonly share: number;
  /** The change to the profile with which the gain of closing the gap is computed. */
  readonly supposition: Supposition;
  /** The profile does not mention it. Not shown as a gap, only suggested as something to add. */
  readonly isUnknown: boolean;
  /** The posting only prefers it, or accepts people who can obtain it. */
  readonly isPreferred?: boolean;
}

export type Supposition =
  | { readonly kind: 'claim'; readonly id: ConceptId }
  | { readonly kind: 'credential'; readonly key: string; readonly id: ConceptId | null }
  | { readonly kind: 'seniority'; readonly seniority: Seniority }
  | { readonly kind: 'years'; readonly years: number }
  | { readonly kind: 'location' | 'pay' | 'availability' };

/** A part of the score before points are distributed. */
export interface ScoredPart {
  /** 0..1. */
  readonly credit: number;
  /** False if the posting does not mention it. Depends only on the posting, so a longer profile never scores less. */
  readonly isAsked: boolean;
  /** Evidence for the pair, computed on demand because most pairs are only scored. */
  readonly grounds: () => Grounds;
}

export interface Grounds {
  readonly links: readonly Link[];
  /** The missing requirements. A function, because reasons do not need them. */
  readonly gaps: () => readonly Gap[];
}

export const noGaps = (): readonly Gap[] => [];
export const noGrounds = (): Grounds => ({ links: [], gaps: noGaps });
export const notAsked: ScoredPart = { credit: 0, isAsked: false, grounds: noGrounds };
