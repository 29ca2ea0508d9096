import { matchLifecycle, type MatchStatus } from './match-lifecycle.js';
import { type Settlement, settle } from './settlement.js';

const stored = (status: MatchStatus, introducedAt: Date | null = null) => ({
  status,
  inputsHash: 'same',
  cardHash: 'card',
  modelVersion: 'm1',
  ontologyVersion: 'o1',
  introducedAt,
});
const result = (
  change: Partial<{
    inputs_hash: string;
    model_version: string;
    ontology_version: string;
    card: { inputs_hash: string };
  }> = {},
) => ({
  inputs_hash: 'same',
  card: { inputs_hash: 'card' },
  model_version: 'm1',
  ontology_version: 'o1',
  ...change,
});

describe('what becomes of a pair', () => {
  it('that is new: a match when it is strong, nothing when it is weak', () => {
    expect(settle(null, result(), true)).toBe('propose');
    expect(settle(null, result(), false)).toBe('keep');
    expect(settle(null, null, true)).toBe('keep');
  });

  const changed = { inputs_hash: 'other' };
  // status → [same and strong, changed and strong, changed and weak, no longer allowed, new model and strong]
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
      [result(), true],
      [result(changed), true],
      [result(changed), false],
      [null, true],
      [result({ model_version: 'm2', ontology_version: 'o2' }), true],
    ] as const;
    expect(given.map(([each, isStrong]) => settle(stored(status), each, isStrong))).toEqual(expected[status]);
  });

  it('is scored again when only the masked card changed', () => {
    const card = { inputs_hash: 'other card' };
    expect(settle(stored('PENDING'), result({ card }), true)).toBe('rescore');
    expect(settle(stored('REJECTED'), result({ card }), true)).toBe('keep');
  });

  it('stays once somebody paid to be introduced, however little it fits by now', () => {
    const introduced = stored('PENDING', new Date('2026-11-20T00:00:00Z'));
    expect(settle(introduced, result(changed), false)).toBe('rescore');
    expect(settle(introduced, result(), false)).toBe('keep');
    expect(settle(introduced, null, true)).toBe('keep');
  });
});
