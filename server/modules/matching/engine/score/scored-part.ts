import type { ConceptId } from '../../lexicon/concept.js';
import type { Seniority } from '../facts/seniority.js';
import type { PlaceInText } from '../analysis/place-in-text.js';
import type { JobSource, SeekerSource } from '../../domain/match-result.js';
import type { Bilingual } from '../../domain/match-result.js';

/** Two places that say the same thing, before they become quotes. */
export interface Link {
  readonly concept: Bilingual;
  /** Share of the part's credit this link carries, (0..1]. */
  readonly share: number;
  /** False where the person has something near and not the thing itself. */
  readonly isExact: boolean;
  readonly seeker: PlaceInText<SeekerSource> | null;
  readonly listed: PlaceInText<'skills'> | null;
  readonly job: PlaceInText<JobSource> | null;
}

/** Something the posting asks and the profile does not show. */
export interface Gap {
  readonly name: Bilingual;
  /** Share of the part that it would carry. */
  readonly share: number;
  /** What to suppose in the profile to see what closing the gap would bring. */
  readonly supposition: Supposition;
  /** Unknown is not missing: it is no gap to show, only something to tell. */
  readonly isUnknown: boolean;
}

export type Supposition =
  | { readonly kind: 'claim'; readonly id: ConceptId }
  | { readonly kind: 'credential'; readonly key: string; readonly id: ConceptId | null }
  | { readonly kind: 'seniority'; readonly seniority: Seniority }
  | { readonly kind: 'years'; readonly years: number }
  | { readonly kind: 'location' | 'pay' | 'availability' };

/** One part before points are given out. */
export interface ScoredPart {
  /** 0..1. */
  readonly credit: number;
  /** False where the posting says nothing about it. Depends on the posting alone, so that a longer profile never scores less. */
  readonly isAsked: boolean;
  /** What speaks for the pair here, worked out when it is asked for: most pairs are scored only. */
  readonly grounds: () => Grounds;
}

export interface Grounds {
  readonly links: readonly Link[];
  /** What is missing; reasons can be given without. */
  readonly gaps: () => readonly Gap[];
}

export const noGaps = (): readonly Gap[] => [];
export const noGrounds = (): Grounds => ({ links: [], gaps: noGaps });
export const notAsked: ScoredPart = { credit: 0, isAsked: false, grounds: noGrounds };
