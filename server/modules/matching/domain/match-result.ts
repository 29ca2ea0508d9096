/** A text in both languages. */
export interface Bilingual {
  readonly fr: string;
  readonly en: string;
}

/** The field of the profile a quote comes from. `http/matches.contract.ts` has the same list. */
export type SeekerSource = 'title' | 'skills' | 'experience' | 'bio' | 'preferences' | 'transcript';
/** The field of the posting a quote comes from. */
export type JobSource = 'title' | 'requirements' | 'description' | 'details';

/** The parts of a score, in display order. `http/matches.contract.ts` has the same list. */
export const partNames = [
  'skills',
  'occupation',
  'experience',
  'location',
  'salary',
  'language',
  'availability',
] as const;
export type PartName = (typeof partNames)[number];

/**
 * Points per part. `semantic` is present only if a provider of embeddings scored the pair; its points are added to the others.
 */
export type ScoreParts = Readonly<Record<PartName, ScorePart>> & { readonly semantic?: ScorePart };

/** Half-open range of UTF-16 units inside a quote. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

/** An exact excerpt of one of the two texts. */
export interface Quote<S> {
  readonly source: S;
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** One link between the two texts. */
export interface Evidence {
  readonly part: PartName;
  /** The concept that links them. */
  readonly concept: Bilingual;
  readonly seeker: Quote<SeekerSource>;
  readonly job: Quote<JobSource>;
  /** The same concept in the person's list of skills, which recruiters see first; null if it is not listed. */
  readonly listed: Quote<'skills'> | null;
  /** Points of the score that this link contributes. */
  readonly points: number;
}

/**
 * Integers, `value` ≤ `max`. The values add up to the score, the maxima without `semantic` to 100. `max` 0: the posting does not
 * mention this part.
 */
export interface ScorePart {
  readonly value: number;
  readonly max: number;
}

export interface BilingualList {
  readonly fr: readonly string[];
  readonly en: readonly string[];
}

/** One change that would raise the score, with the points of a real recomputation. */
export interface Raise {
  readonly points: number;
  readonly text: Bilingual;
}

export interface MatchResult {
  /** How well the person meets the posting's requirements, 0..100. */
  readonly match_score: number;
  /** How well the posting meets the person's preferences, 0..100. */
  readonly compatibility_score: number;
  readonly parts: ScoreParts;
  /** Sentences with quotes from both texts, best first. */
  readonly reasons: BilingualList;
  /** The same without the person's own sentences, for readers who see the masked profile. */
  readonly masked_reasons: BilingualList;
  /** Short names of requirements that the profile does not show. */
  readonly gaps: BilingualList;
  /** Strongest first; location, pay and availability come after skills. */
  readonly evidence: readonly Evidence[];
  /** Most points first. */
  readonly raises: readonly Raise[];
  readonly model_version: string;
  readonly ontology_version: string;
  /** Hash of the two inputs only. A new model or lexicon does not change it. */
  readonly inputs_hash: string;
}

/**
 * The result for a recruiter who sees the masked card. It is computed from that card only, so no score, sentence or gap reveals
 * hidden data.
 */
export interface CardResult extends Pick<
  MatchResult,
  'match_score' | 'compatibility_score' | 'parts' | 'gaps' | 'evidence' | 'raises' | 'inputs_hash'
> {
  /** Sentences that quote only the posting. */
  readonly reasons: BilingualList;
  /** The score from the card alone is high enough to propose the pair. */
  readonly is_proposed: boolean;
}

/** A pair as both sides see it. `card` is null if the person has no card to compare. */
export interface PairResult extends MatchResult {
  readonly card: CardResult | null;
}
