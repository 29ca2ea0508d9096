import type { CardResult, PairResult } from './match-result.js';
import type { MatchStatus } from './match-lifecycle.js';

/** The last score of a stored match. */
export interface StoredScore {
  readonly status: MatchStatus;
  readonly inputsHash: string;
  /** Input hash of the masked card and the posting. */
  readonly cardHash: string | null;
  readonly modelVersion: string;
  readonly ontologyVersion: string;
  /** The company paid to be introduced. */
  readonly introducedAt: Date | null;
}

/**
 * The effect of a new result on a pair. `propose`: create a match. `rescore`: update the score. `reopen`: propose a rejected match again.
 * `withdraw`: delete a proposal without an answer. `keep`: change nothing.
 */
export type Settlement = 'propose' | 'rescore' | 'reopen' | 'withdraw' | 'keep';

type Computed = Pick<PairResult, 'inputs_hash' | 'model_version' | 'ontology_version'> & {
  readonly card: Pick<CardResult, 'inputs_hash'> | null;
};

/**
 * Decides what a new result does with a pair. Answers stay valid: a rejection is reopened only if one of the two texts changed
 * (not for a new model or lexicon), final matches are not rescored, paid introductions are not deleted.
 *
 * @param result null if the pair is not allowed (hidden profile, closed posting).
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
