import type { ScorePart } from '../../domain/match-result.js';
import { MAX_SEMANTIC_POINTS } from '../model.js';
import type { Nearness } from './nearness.js';

/** A provider's data for one pair. */
export interface SemanticInputs {
  readonly nearness: Nearness;
  /** Phrases of what the person has. */
  readonly had: readonly string[];
}

/**
 * How well the person covers the posting: the mean over its phrases of the nearest phrase of the person. Another skill never
 * lowers it.
 *
 * @returns null if the posting asks for nothing or a vector is missing; the score is then unchanged.
 */
export function semanticCredit({ nearness, had }: SemanticInputs, asked: readonly string[]): number | null {
  if (asked.length === 0) return null;
  let sum = 0;
  for (const phrase of asked) {
    let best = 0;
    for (const own of had) {
      const near = nearness.between(phrase, own);
      if (near === null) return null;
      best = Math.max(best, near);
    }
    sum += best;
  }
  return sum / asked.length;
}

/** Points added to the score of all other parts; the sum is at most `most`. */
export function semanticPoints(credit: number, score: number, most = 100): ScorePart {
  const max = Math.min(MAX_SEMANTIC_POINTS, most - score);
  return { value: Math.min(max, Math.round(credit * MAX_SEMANTIC_POINTS)), max };
}
