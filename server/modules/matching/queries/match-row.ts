import type { MatchStatus } from '../domain/match-lifecycle.js';
import type { BilingualList, CardResult, Evidence, MatchResult } from '../domain/match-result.js';

/** Columns of `match` for its card. */
export const matchColumns = `m.id, m.seeker_id, m.job_id, m.company_id, m.status, m.seeker_visible, m.match_score,
  m.compatibility_score, m.seeker_agreed, m.introduced_at, m.introduction, m.reasons, m.gaps, m.evidence, m.card_proposed, m.card_score, m.card_result, m.created_at, m.computed_at`;

/** The columns of the card and those that only the explanation shows. */
export const explanationColumns = `${matchColumns}, m.parts, m.raises, m.model_version, m.ontology_version`;

/** Timestamps are strings as PostgreSQL writes them. */
export interface MatchRow {
  id: string;
  seeker_id: string;
  /** Null if a reservation had no posting. */
  job_id: string | null;
  company_id: string;
  status: MatchStatus;
  seeker_visible: boolean;
  match_score: number;
  compatibility_score: number;
  seeker_agreed: boolean;
  introduced_at: string | null;
  introduction: string | null;
  reasons: BilingualList;
  gaps: BilingualList;
  evidence: readonly Evidence[];
  card_proposed: boolean;
  card_score: number;
  card_result: CardResult | null;
  created_at: string;
  computed_at: string;
}

export interface ExplanationRow extends MatchRow {
  parts: MatchResult['parts'];
  raises: MatchResult['raises'];
  model_version: string;
  ontology_version: string;
}
