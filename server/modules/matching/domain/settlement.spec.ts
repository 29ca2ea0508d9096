import { matchLifecycle, type MatchStatus } from './match-lifecycle.js';
import { type Settlement, settle } from './settlement.js';

const THRESHOLD = 35;
const stored = (status: MatchStatus) => ({ status, inputsHash: 'same', modelVersion: 'm1', ontologyVersion: 'o1' });
const result = (
  score: number,
  change: Partial<{ inputs_hash: string; model_version: string; ontology_version: string }> = {},
) => ({
  match_score: score,
  inputs_hash: 'same',
  model_version: 'm1',
  ontology_version: 'o1',
  ...change,
});

describe('what becomes of a pair', () => {
  it('that is new: a match from the threshold on, nothing below', () => {
    expect(settle(null, result(THRESHOLD), THRESHOLD)).toBe('propose');
    expect(settle(null, result(THRESHOLD - 1), THRESHOLD)).toBe('keep');
    expect(settle(null, null, THRESHOLD)).toBe('keep');
  });

  const high = 80;
  const low = 10;
  const changed = { inputs_hash: 'other' };
  // status → [same and high, changed and high, changed and low, not allowed any more, new model and high]
  const expected: Readonly<Record<MatchStatus, readonly Settlement[]>> = {
    PENDING: ['keep', 'rescore', 'withdraw', 'withdraw', 'rescore'],
    ACCEPTED: ['keep', 'rescore', 'rescore', 'keep', 'rescore'],
    MATCHED: ['keep', 'rescore', 'rescore', 'keep', 'rescore'],
    REJECTED: ['keep', 'reopen', 'keep', 'keep', 'keep'],
    HIRED: ['keep', 'keep', 'keep', 'keep', 'keep'],
    CANCELLED: ['keep', 'keep', 'keep', 'keep', 'keep'],
  };

  it.each(matchLifecycle.states)('that is %s', (status) => {
    const given = [
      result(high),
      result(high, changed),
      result(low, changed),
      null,
      result(high, { model_version: 'm2', ontology_version: 'o2' }),
    ];
    expect(given.map((each) => settle(stored(status), each, THRESHOLD))).toEqual(expected[status]);
  });
});
