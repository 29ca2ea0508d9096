import type { MatchResult, PartName, ScorePart } from '../domain/match-result.js';

/** Version of the scoring rules, stored with every score. Change it with every change of a number or rule. */
export const MODEL_VERSION = 'entrevue-16';

/**
 * Weight of each part that the posting mentions. Weights of parts it does not mention are shared among the others, so a posting
 * without pay is not worse than one with it.
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

/** Max points that embeddings add, if there is a provider: enough to order equal scores, too few to decide one. */
export const MAX_SEMANTIC_POINTS = 5;

/** The version stored with scores that used embeddings. */
export function modelVersionWith(semanticModel: string | null): string {
  return semanticModel === null ? MODEL_VERSION : `${MODEL_VERSION}+${semanticModel}`;
}

/** Factor for an occupation that a title only resembles. */
export const NEAR_TITLE_WORTH = 0.9;

/** Share of a part's missing credit that the similarity of the two texts may fill. It adds points, never a sentence. */
export const TOPIC_CREDIT = { skills: 0.6, occupation: 0.9 } as const;

/** Credit for a requirement that the profile does not mention: neither yes nor no. */
export const UNKNOWN_CREDIT = 0.5;

/** How strongly something is required, by where the posting names it. */
export const requirementLevels = { required: 1, preferred: 0.4, mentioned: 0.55, inferred: 0.2 } as const;
export type RequirementLevel = keyof typeof requirementLevels;

/** Everybody claims traits, so they weigh little; a licence is either there or not. */
export const typeWeights = { practice: 1, tool: 1, licence: 1.2, trait: 0.2, language: 0 } as const;

/** Credit for typical skills of the person's occupation that the profile does not name. */
export const INFERRED_SKILL_CREDIT = 0.5;

/** Credit for what somebody studies or wants to become. */
export const HINT_CREDIT = 0.5;

/** A required skill with at least this credit counts as shown; with less it is a gap. */
export const SHOWN_CREDIT = 0.6;

/** Max number of candidates that are scored; the others share almost nothing. */
export const MAX_CANDIDATES = 200;

/** Pairs with a lower score are not proposed … */
export const PROPOSAL_THRESHOLD = 35;
/**
 * … and pairs whose skills and occupation give less than this share of their points are not proposed either. A short distance alone is no
 * match.
 */
export const PROPOSAL_RELEVANCE = 0.33;
/**
 * Work of another kind is proposed only to people who meet most of the skills: below this share of the occupation's points, this
 * share of the skills' points.
 */
export const OTHER_WORK = { occupation: 0.2, skills: 0.6 } as const;

/** Max score while a required licence or card is missing. */
export const MAX_VETOED_SCORE = 49;

/** Whether a pair is worth showing. Ignores points from embeddings, because the provider can be unavailable tomorrow. */
export function isWorthProposing({ match_score: whole, parts }: Pick<MatchResult, 'match_score' | 'parts'>): boolean {
  const score = whole - (parts.semantic?.value ?? 0);
  const most = parts.skills.max + parts.occupation.max;
  const relevance = most === 0 ? 0 : (parts.skills.value + parts.occupation.value) / most;
  return score >= PROPOSAL_THRESHOLD && relevance >= PROPOSAL_RELEVANCE && isOfTheirWork(parts);
}

const shareOf = ({ value, max }: ScorePart): number => (max === 0 ? 0 : value / max);

const isOfTheirWork = ({ occupation, skills }: MatchResult['parts']): boolean =>
  shareOf(occupation) >= OTHER_WORK.occupation || shareOf(skills) >= OTHER_WORK.skills;
