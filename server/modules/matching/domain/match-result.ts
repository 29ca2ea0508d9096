/** A text in both languages of the product. */
export interface Bilingual {
  readonly fr: string;
  readonly en: string;
}

/** Where in the seeker's own words something was read. `http/matches.contract.ts` has the same list. */
export type SeekerSource = 'title' | 'skills' | 'experience' | 'bio' | 'preferences' | 'transcript';
/** Where in the posting something was read. */
export type JobSource = 'title' | 'requirements' | 'description' | 'details';

/** The parts of a score, in the order in which they are shown; `http/matches.contract.ts` has the same list. */
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

/** Points of each part. `semantic` is there only where a provider of embeddings has looked at the pair; it comes on top of the others. */
export type ScoreParts = Readonly<Record<PartName, ScorePart>> & { readonly semantic?: ScorePart };

/** Half-open range of UTF-16 units inside a quote. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

/** Words taken from one of the two texts as they stand there. */
export interface Quote<S> {
  readonly source: S;
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** One link between the two texts. */
export interface Evidence {
  readonly part: PartName;
  /** The idea that links them. */
  readonly concept: Bilingual;
  readonly seeker: Quote<SeekerSource>;
  readonly job: Quote<JobSource>;
  /** Where the same idea also stands in the person's list of skills, which is open to recruiters before anything else. */
  readonly listed: Quote<'skills'> | null;
  /** Points of the score this link carries. */
  readonly points: number;
}

/**
 * Whole points, at most `max`; all values add up to the score and all maxima but that of `semantic` to 100. `max` 0: the posting says
 * nothing about it.
 */
export interface ScorePart {
  readonly value: number;
  readonly max: number;
}

export interface BilingualList {
  readonly fr: readonly string[];
  readonly en: readonly string[];
}

/** One thing that would raise the score, recomputed with that one change. */
export interface Raise {
  readonly points: number;
  readonly text: Bilingual;
}

export interface MatchResult {
  /** How well the person meets the posting, 0..100. */
  readonly match_score: number;
  /** How well the posting meets what the person wishes, 0..100. */
  readonly compatibility_score: number;
  readonly parts: ScoreParts;
  /** Sentences, best first, with quotes from both sides. */
  readonly reasons: BilingualList;
  /** The same without the person's own sentences, for a reader who may not see them yet. */
  readonly masked_reasons: BilingualList;
  /** What the posting asks for and the profile does not show, as short names. */
  readonly gaps: BilingualList;
  /** Strongest first; place, pay and times after what the person can do. */
  readonly evidence: readonly Evidence[];
  /** Most points first. */
  readonly raises: readonly Raise[];
  readonly model_version: string;
  readonly ontology_version: string;
  /** Of the two inputs alone: a new model or lexicon does not change it. */
  readonly inputs_hash: string;
}

/**
 * The same pair as a recruiter who sees the mask may know it: computed from the masked card alone, so that no score, sentence or
 * gap tells anything of what the card hides.
 */
export interface CardResult extends Pick<
  MatchResult,
  'match_score' | 'compatibility_score' | 'parts' | 'gaps' | 'evidence' | 'raises' | 'inputs_hash'
> {
  /** Sentences that quote the posting alone. */
  readonly reasons: BilingualList;
  /** The card alone is worth proposing. */
  readonly is_proposed: boolean;
}

/** A pair from both sides. `card` is null where there was no card to compare. */
export interface PairResult extends MatchResult {
  readonly card: CardResult | null;
}
