import type { BilingualList, Evidence } from '../domain/match-result.js';
import { unscored } from '../domain/unscored.js';
import type { ExplanationRow, MatchRow } from './match-row.js';

/** The part of a match's result that a reader sees. */
export interface MatchView {
  readonly match_score: number;
  readonly compatibility_score: number;
  readonly reasons: BilingualList;
  readonly gaps: BilingualList;
  readonly evidence: readonly Evidence[];
}

/** Result from the card alone if the reader sees the person masked, else from the whole profile. */
export function viewOf(row: MatchRow, isMasked: boolean): MatchView {
  if (!isMasked) return row;
  const { compatibility_score, reasons, gaps, evidence } = row.card_result ?? unscored;
  return { match_score: row.card_score, compatibility_score, reasons, gaps, evidence };
}

/** The same for fields of the explanation. */
export function partsOf(row: ExplanationRow, isMasked: boolean): Pick<ExplanationRow, 'parts' | 'raises'> {
  return isMasked ? (row.card_result ?? unscored) : row;
}
