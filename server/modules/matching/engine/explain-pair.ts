import type { CardResult, MatchResult, PairResult } from '../domain/match-result.js';
import type { JobAnalysis } from './analysis/analyse-job.js';
import { analyseSeeker, type SeekerAnalysis } from './analysis/analyse-seeker.js';
import { explainAnalysed } from './explain-match.js';
import type { JobPosting, SeekerProfile } from './inputs.js';
import { inputsHash } from './inputs-hash.js';
import { isWorthProposing } from './model.js';
import type { Ontology } from './ontology/ontology.js';
import type { SemanticInputs } from './semantic/semantic-part.js';

/** A person read for both readers: the whole profile and the masked card. */
export interface ReadSeeker {
  readonly whole: SeekerAnalysis;
  /** Null for a person who may not be shown to recruiters. */
  readonly card: SeekerAnalysis | null;
}

export function readSeeker(whole: SeekerProfile, card: SeekerProfile | null, ontology: Ontology): ReadSeeker {
  return { whole: analyseSeeker(whole, ontology), card: card && analyseSeeker(card, ontology) };
}

/** Hashes of the inputs of the pair's two results. */
export function hashesOf({ whole, card }: ReadSeeker, job: JobPosting): { whole: string; card: string | null } {
  return { whole: inputsHash(whole.profile, job), card: card && inputsHash(card.profile, job) };
}

/**
 * The pair as the person sees it, and as a recruiter sees it with the mask. The second leaves out embeddings, because they come
 * from the whole profile.
 */
export function explainPair(
  seeker: ReadSeeker,
  job: JobAnalysis,
  ontology: Ontology,
  semantic: SemanticInputs | null = null,
): PairResult {
  const card = seeker.card && cardResultOf(explainAnalysed(seeker.card, job, ontology));
  return { ...explainAnalysed(seeker.whole, job, ontology, semantic), card };
}

function cardResultOf(result: MatchResult): CardResult {
  const { match_score, compatibility_score, parts, gaps, evidence, raises, inputs_hash, masked_reasons } = result;
  return {
    match_score,
    compatibility_score,
    parts,
    reasons: masked_reasons,
    gaps,
    evidence,
    raises,
    inputs_hash,
    is_proposed: isWorthProposing(result),
  };
}

/** Whether at least one reader should see the pair. */
export function isPairWorthProposing(result: PairResult): boolean {
  return isWorthProposing(result) || (result.card?.is_proposed ?? false);
}
