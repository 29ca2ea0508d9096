import { assertOpen, isStillShown, stateOf } from './link-state.js';

const now = new Date('2026-01-10T12:00:00Z');
const later = new Date('2026-01-11T12:00:00Z');

describe('a share link', () => {
  it.each([
    ['OPEN', { expiresAt: later, revokedAt: null, makerRecruits: true }],
    ['EXPIRED', { expiresAt: now, revokedAt: null, makerRecruits: true }],
    ['EXPIRED', { expiresAt: now, revokedAt: null, makerRecruits: false }],
    ['REVOKED', { expiresAt: later, revokedAt: now, makerRecruits: true }],
    ['REVOKED', { expiresAt: now, revokedAt: now, makerRecruits: true }],
    ['REVOKED', { expiresAt: later, revokedAt: null, makerRecruits: false }],
  ] as const)('is %s', (state, ends) => {
    expect(stateOf(ends, now)).toBe(state);
    const code = state === 'OPEN' ? null : `SHARES.${state}`;
    if (code === null) expect(() => assertOpen(ends, now)).not.toThrow();
    else expect(() => assertOpen(ends, now)).toThrow(code);
  });

  const inSearch = { findable: true, excluded: false };
  const applicant = { findable: false, excluded: false };
  const excluding = { findable: false, excluded: true };

  it.each([
    [inSearch, inSearch, true],
    [inSearch, applicant, false],
    [inSearch, excluding, false],
    [applicant, inSearch, true],
    [applicant, applicant, true],
    [applicant, excluding, false],
    [excluding, inSearch, true],
    [excluding, applicant, true],
    [excluding, excluding, true],
  ])('then %j, now %j: is the person still shown? %s', (then, now, shown) => {
    expect(isStillShown(then, now)).toBe(shown);
  });
});
