import type { CardResult, PairResult } from './match-result.js';
import type { MatchStatus } from './match-lifecycle.js';

/** What a stored match says about how it came about. */
export interface StoredScore {
  readonly status: MatchStatus;
  readonly inputsHash: string;
  /** Of the masked card and the posting. */
  readonly cardHash: string | null;
  readonly modelVersion: string;
  readonly ontologyVersion: string;
  /** The company paid to be introduced. */
  readonly introducedAt: Date | null;
}

/**
 * What a new result does with a pair. `propose`: a new match. `rescore`: the stored one gets the new score. `reopen`: a
 * rejected one is proposed again. `withdraw`: a proposal that nobody answered disappears. `keep`: nothing changes.
 */
export type Settlement = 'propose' | 'rescore' | 'reopen' | 'withdraw' | 'keep';

type Computed = Pick<PairResult, 'inputs_hash' | 'model_version' | 'ontology_version'> & {
  readonly card: Pick<CardResult, 'inputs_hash'> | null;
};

/**
 * Decides what becomes of a pair. What people answered stands: a rejection is taken up again only when one of the two texts
 * changed (a new model or lexicon is no reason), what is final is not even scored again, and what was paid for does not disappear.
 *
 * @param result null when the two may not be put together at all (hidden profile, closed posting).
 * @param isStrong whether the result is worth proposing.
 */
export function settle(stored: StoredScore | null, result: Computed | null, isStrong: boolean): Settlement {
  const isEnough = result !== null && isStrong;
  if (!stored) return isEnough ? 'propose' : 'keep';
  switch (stored.status) {
    case 'HIRED':
    case 'CANCELLED':
      return 'keep';
    case 'REJECTED':
      return isEnough && result.inputs_hash !== stored.inputsHash ? 'reopen' : 'keep';
    case 'PENDING':
      if (!isEnough && stored.introducedAt === null) return 'withdraw';
      return result === null || isSame(stored, result) ? 'keep' : 'rescore';
    case 'ACCEPTED':
    case 'MATCHED':
      return result === null || isSame(stored, result) ? 'keep' : 'rescore';
  }
}

function isSame(stored: StoredScore, result: Computed): boolean {
  return (
    stored.inputsHash === result.inputs_hash &&
    stored.cardHash === (result.card?.inputs_hash ?? null) &&
    stored.modelVersion === result.model_version &&
    stored.ontologyVersion === result.ontology_version
  );
}
