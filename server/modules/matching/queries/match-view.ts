import type { BilingualList, Evidence } from '../domain/match-result.js';
import { unscored } from '../domain/unscored.js';
import type { ExplanationRow, MatchRow } from './match-row.js';

/** What a reader is shown of a score. */
export interface MatchView {
  readonly match_score: number;
  readonly compatibility_score: number;
  readonly reasons: BilingualList;
  readonly gaps: BilingualList;
  readonly evidence: readonly Evidence[];
}

/** A reader who sees the person masked is shown what the masked card alone gives; anybody else, what the whole profile gives. */
export function viewOf(row: MatchRow, isMasked: boolean): MatchView {
  if (!isMasked) return row;
  const { compatibility_score, reasons, gaps, evidence } = row.card_result ?? unscored;
  return { match_score: row.card_score, compatibility_score, reasons, gaps, evidence };
}

/** The same for what only the explanation shows. */
export function partsOf(row: ExplanationRow, isMasked: boolean): Pick<ExplanationRow, 'parts' | 'raises'> {
  return isMasked ? (row.card_result ?? unscored) : row;
}
