import type { ScorePart } from '../../domain/match-result.js';
import { MOST_SEMANTIC_POINTS } from '../model.js';
import type { Nearness } from './nearness.js';

/** What a provider knows of one pair. */
export interface SemanticInputs {
  readonly nearness: Nearness;
  /** Phrases of what the person has. */
  readonly had: readonly string[];
}

/**
 * How much of what the posting asks is near to something the person has: for each phrase of the posting the nearest one of the
 * person's. Another skill never lowers it.
 *
 * @returns null where the posting asks nothing, or a phrase is not known: then nobody gains and nobody loses.
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

/** Points on top of the score of all the other parts, never over `most` together. */
export function semanticPoints(credit: number, score: number, most = 100): ScorePart {
  const max = Math.min(MOST_SEMANTIC_POINTS, most - score);
  return { value: Math.min(max, Math.round(credit * MOST_SEMANTIC_POINTS)), max };
}
