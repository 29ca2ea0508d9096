import type { MatchResult, PartName } from '../domain/match-result.js';

/** Changes whenever a figure or rule of the score changes; stored with every score. */
export const MODEL_VERSION = 'entrevue-10';

/**
 * How much each part counts where the posting says something about it. What it does not speak of is shared out among the
 * others, so that a posting without pay is not worse than one with it.
 */
export const partWeights: Readonly<Record<PartName, number>> = {
  skills: 42,
  occupation: 25,
  experience: 15,
  location: 10,
  salary: 8,
  language: 6,
  availability: 4,
};

/** What a provider of embeddings may add on top, where there is one: enough to put equals in order, too little to carry a score. */
export const MOST_SEMANTIC_POINTS = 5;

/** Version of scores into which such a model entered. */
export function modelVersionWith(semanticModel: string | null): string {
  return semanticModel === null ? MODEL_VERSION : `${MODEL_VERSION}+${semanticModel}`;
}

/** An occupation that a title is only nearly called by, beside one that it names. */
export const NEAR_TITLE_WORTH = 0.9;

/** How much of what is still open of a part the nearness of two whole texts may fill: it adds points and never a sentence. */
export const TOPIC_CREDIT = { skills: 0.6, occupation: 0.9 } as const;

/** Credit for what the posting asks and the profile leaves open: neither a yes nor a no. */
export const UNKNOWN_CREDIT = 0.5;

/** How much the place in a posting says about how badly something is wanted. */
export const requirementLevels = { required: 1, preferred: 0.4, mentioned: 0.55, inferred: 0.2 } as const;
export type RequirementLevel = keyof typeof requirementLevels;

/** A trait is claimed by everybody; a licence is had or not. */
export const typeWeights = { practice: 1, tool: 1, licence: 1.2, trait: 0.2, language: 0 } as const;

/** Typical skills of an occupation somebody has, where they do not say so themselves. */
export const INFERRED_SKILL_CREDIT = 0.5;

/** What somebody learns or wishes to become, and has not been. */
export const HINT_CREDIT = 0.5;

/** From here on a required skill counts as shown; below it is a gap. */
export const SHOWN_CREDIT = 0.6;

/** How many of the other side are scored; the rest shares next to nothing with the one who asks. */
export const MAX_CANDIDATES = 200;

/** A match under this score is not proposed … */
export const PROPOSAL_THRESHOLD = 35;
/** … nor one where skills and occupation give less than this share of their points: living near is no match. */
export const PROPOSAL_RELEVANCE = 0.33;

/** The most a pair scores while a licence or card that the posting requires is missing. */
export const MOST_WHEN_VETOED = 49;

/** Whether a pair is worth somebody's attention. What a provider adds has no say in it: it may be away tomorrow. */
export function isWorthProposing({ match_score: whole, parts }: Pick<MatchResult, 'match_score' | 'parts'>): boolean {
  const score = whole - (parts.semantic?.value ?? 0);
  const most = parts.skills.max + parts.occupation.max;
  const relevance = most === 0 ? 0 : (parts.skills.value + parts.occupation.value) / most;
  return score >= PROPOSAL_THRESHOLD && relevance >= PROPOSAL_RELEVANCE;
}
