import {
  afterCheck,
  type DomainProof,
  proofResults,
  type ProofState,
  proofStates,
  proofTimes,
} from './domain-proof.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = new Date('2026-11-27T12:00:00.000Z');
const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** A proof whose waiting, absence or silence began two hours ago. */
function proof(state: ProofState, changes: Partial<DomainProof> = {}): DomainProof {
  const isHeld = state === 'PROVED' || state === 'MISSING';
  return {
    state,
    waitsUntil: ago(2 * HOUR - proofTimes.wait),
    provedAt: isHeld ? ago(30 * DAY) : null,
    seenAt: isHeld ? ago(DAY) : null,
    missingSince: state === 'MISSING' ? ago(2 * HOUR) : null,
    ...changes,
  };
}
const check = (given: DomainProof, result: (typeof proofResults)[number], isInUse = true) =>
  afterCheck(given, result, { now, isInUse });

describe('the proof of a domain', () => {
  // One row for each state, one entry for each result: FOUND, ABSENT, OTHER, ALIAS, UNREADABLE, TAKEN.
  const next: Record<ProofState, readonly ProofState[]> = {
    WAITING: ['PROVED', 'WAITING', 'WAITING', 'WAITING', 'WAITING', 'WAITING'],
    PROVED: ['PROVED', 'MISSING', 'MISSING', 'MISSING', 'PROVED', 'MISSING'],
    MISSING: ['PROVED', 'MISSING', 'MISSING', 'MISSING', 'MISSING', 'MISSING'],
    LOST: ['LOST', 'LOST', 'LOST', 'LOST', 'LOST', 'LOST'],
    EXPIRED: ['EXPIRED', 'EXPIRED', 'EXPIRED', 'EXPIRED', 'EXPIRED', 'EXPIRED'],
  };

  it.each(proofStates.flatMap((state) => proofResults.map((result, at) => [state, result, next[state][at]] as const)))(
    '%s with %s becomes %s',
    (state, result, expected) => {
      const checked = check(proof(state), result);
      expect(checked.state).toBe(expected);
      // The constraints of the table.
      expect(checked.nextCheckAt !== null).toBe(['WAITING', 'PROVED', 'MISSING'].includes(checked.state));
      expect(checked.missingSince !== null).toBe(checked.state === 'MISSING');
      if (checked.state === 'PROVED') expect(checked.provedAt && checked.seenAt).not.toBeNull();
    },
  );

  it('is looked for every five minutes for an hour, then every hour, and no longer than 72 hours', () => {
    const waiting = (since: number) => check(proof('WAITING', { waitsUntil: ago(since - proofTimes.wait) }), 'ABSENT');
    expect(waiting(HOUR - 1).nextCheckAt).toEqual(ago(-5 * 60_000));
    expect(waiting(HOUR).nextCheckAt).toEqual(ago(-HOUR));
    expect(waiting(proofTimes.wait - 1).state).toBe('WAITING');
    expect(waiting(proofTimes.wait)).toMatchObject({ state: 'EXPIRED', change: null });
    const found = check(proof('WAITING', { waitsUntil: ago(DAY) }), 'FOUND');
    expect(found).toMatchObject({ state: 'PROVED', provedAt: now, seenAt: now, change: 'PROVED' });
  });

  it('is checked each day while people sign in with it, otherwise each week', () => {
    expect(check(proof('PROVED'), 'FOUND').nextCheckAt).toEqual(ago(-DAY));
    expect(check(proof('PROVED'), 'FOUND', false).nextCheckAt).toEqual(ago(-7 * DAY));
    expect(check(proof('PROVED'), 'FOUND').change).toBeNull();
  });

  it('may be missing for seven days, and is lost with the first check after them', () => {
    const missing = (since: number) => check(proof('MISSING', { missingSince: ago(since) }), 'ABSENT');
    expect(check(proof('PROVED'), 'ABSENT')).toMatchObject({ missingSince: now, change: 'MISSING' });
    expect(missing(7 * DAY - 1)).toMatchObject({ state: 'MISSING', missingSince: ago(7 * DAY - 1), change: null });
    expect(missing(7 * DAY)).toMatchObject({ state: 'LOST', change: 'LOST', nextCheckAt: null });
    expect(check(proof('MISSING', { missingSince: ago(8 * DAY) }), 'FOUND')).toMatchObject({ change: 'PROVED' });
  });

  it('outlives silence of the DNS for a week, then for the grace', () => {
    const silent = (days: number) => check(proof('PROVED', { seenAt: ago(days * DAY) }), 'UNREADABLE');
    expect(silent(6.9)).toMatchObject({ state: 'PROVED', change: null, nextCheckAt: ago(-HOUR) });
    expect(silent(7)).toMatchObject({ state: 'MISSING', change: 'MISSING' });
    const missing = (seen: number) =>
      check(proof('MISSING', { missingSince: ago(7 * DAY), seenAt: ago(seen * DAY) }), 'UNREADABLE').state;
    expect([missing(13.9), missing(14)]).toEqual(['MISSING', 'LOST']);
  });
});
