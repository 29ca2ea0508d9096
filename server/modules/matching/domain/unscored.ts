import { type MatchResult, type PairResult, partNames } from './match-result.js';

const nothing = { fr: [], en: [] } as const;

/** The result of a match without a posting. Nobody is shown its score. */
export const unscored: PairResult = {
  match_score: 0,
  compatibility_score: 0,
  parts: Object.fromEntries(partNames.map((name) => [name, { value: 0, max: 0 }])) as MatchResult['parts'],
  reasons: nothing,
  masked_reasons: nothing,
  gaps: nothing,
  evidence: [],
  raises: [],
  model_version: 'none',
  ontology_version: 'none',
  inputs_hash: '0'.repeat(64),
  card: null,
};
