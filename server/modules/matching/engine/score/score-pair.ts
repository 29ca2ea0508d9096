import type { ScorePart } from '../../domain/match-result.js';
import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { Ontology } from '../ontology/ontology.js';
import { askedPhrases } from '../semantic/phrases.js';
import { semanticCredit, type SemanticInputs, semanticPoints } from '../semantic/semantic-part.js';
import { MAX_VETOED_SCORE } from '../model.js';
import { type Points, pointsOf } from './apportion.js';
import { missingCredentials } from './missing-credentials.js';
import { scoreParts, type ScoredParts } from './score-parts.js';
import type { Gap } from './scored-part.js';

export interface ScoredPair {
  readonly parts: ScoredParts;
  /** Points of the engine's own parts. */
  readonly points: Points;
  /** Required licences and cards that the person does not hold. */
  readonly missing: readonly Gap[];
  /** Points from embeddings; null if the provider knows nothing about the pair. */
  readonly semantic: ScorePart | null;
  /** False if the provider should know the pair and does not yet. */
  readonly isComplete: boolean;
  /** Points of all parts together. */
  readonly score: number;
}

/** The full score of a pair. The engine's own parts are the same with and without a provider. */
export function scorePair(
  seeker: SeekerAnalysis,
  job: JobAnalysis,
  ontology: Ontology,
  known: SemanticInputs | null,
): ScoredPair {
  const { parts, isOfOtherTrade: isOther } = scoreParts(seeker, job, ontology);
  const missing = missingCredentials(seeker, job, isOther);
  const isVetoed = missing.length > 0;
  const points = pointsOf(parts, isVetoed);
  const asked = known ? askedPhrases(job, ontology) : [];
  const credit = known && semanticCredit(known, asked);
  const semantic = credit === null ? null : semanticPoints(credit, points.score, isVetoed ? MAX_VETOED_SCORE : 100);
  const isComplete = known !== null && (semantic !== null || asked.length === 0);
  return { parts, points, missing, semantic, isComplete, score: points.score + (semantic?.value ?? 0) };
}
