import { verificationLifecycle, type VerificationMove, type VerificationState } from './verification-lifecycle.js';

type Row = readonly [VerificationState, VerificationMove, 'TEAM' | 'OPERATOR', VerificationState | null];

const rows: readonly Row[] = [
  ['UNVERIFIED', 'ASKED', 'TEAM', 'IN_REVIEW'],
  ['UNVERIFIED', 'CHANGED', 'TEAM', 'IN_REVIEW'],
  ['UNVERIFIED', 'CONFIRMED', 'TEAM', null],
  ['UNVERIFIED', 'REFUSED', 'TEAM', null],
  ['UNVERIFIED', 'ASKED', 'OPERATOR', null],
  ['UNVERIFIED', 'CHANGED', 'OPERATOR', null],
  ['UNVERIFIED', 'CONFIRMED', 'OPERATOR', null],
  ['UNVERIFIED', 'REFUSED', 'OPERATOR', null],
  ['IN_REVIEW', 'ASKED', 'TEAM', null],
  ['IN_REVIEW', 'CHANGED', 'TEAM', 'IN_REVIEW'],
  ['IN_REVIEW', 'CONFIRMED', 'TEAM', null],
  ['IN_REVIEW', 'REFUSED', 'TEAM', null],
  ['IN_REVIEW', 'ASKED', 'OPERATOR', null],
  ['IN_REVIEW', 'CHANGED', 'OPERATOR', null],
  ['IN_REVIEW', 'CONFIRMED', 'OPERATOR', 'VERIFIED'],
  ['IN_REVIEW', 'REFUSED', 'OPERATOR', 'UNVERIFIED'],
  ['VERIFIED', 'ASKED', 'TEAM', null],
  ['VERIFIED', 'CHANGED', 'TEAM', 'IN_REVIEW'],
  ['VERIFIED', 'CONFIRMED', 'TEAM', null],
  ['VERIFIED', 'REFUSED', 'TEAM', null],
  ['VERIFIED', 'ASKED', 'OPERATOR', null],
  ['VERIFIED', 'CHANGED', 'OPERATOR', null],
  ['VERIFIED', 'CONFIRMED', 'OPERATOR', null],
  ['VERIFIED', 'REFUSED', 'OPERATOR', 'UNVERIFIED'],
];

describe('the verification of a company', () => {
  it.each(rows)('%s: %s by %s leads to %s', (from, event, by, to) => {
    expect(verificationLifecycle.next(from, event, by)).toBe(to);
  });

  it('starts in review', () => {
    expect(verificationLifecycle.initial).toBe('IN_REVIEW');
  });
});
