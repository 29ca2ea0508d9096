import { isConfirmed, matchLifecycle, type MatchEvent, type MatchParty, type MatchStatus } from './match-lifecycle.js';

const parties: readonly MatchParty[] = ['SEEKER', 'INTRODUCED_SEEKER', 'RECRUITER', 'MATCHER', 'AGREEMENT'];
const events: readonly MatchEvent[] = ['ACCEPTED', 'REJECTED', 'MATCHED', 'HIRED', 'CANCELLED', 'REOPEN', 'AGREED'];

/** All legal moves; every other is refused. */
const legal: Readonly<Record<string, MatchStatus>> = {
  'PENDING ACCEPTED SEEKER': 'ACCEPTED',
  'PENDING ACCEPTED INTRODUCED_SEEKER': 'MATCHED',
  'PENDING REJECTED SEEKER': 'REJECTED',
  'PENDING REJECTED INTRODUCED_SEEKER': 'REJECTED',
  'PENDING REJECTED RECRUITER': 'REJECTED',
  'PENDING MATCHED RECRUITER': 'MATCHED',
  'ACCEPTED MATCHED RECRUITER': 'MATCHED',
  'ACCEPTED REJECTED RECRUITER': 'REJECTED',
  'MATCHED HIRED SEEKER': 'HIRED',
  'MATCHED HIRED INTRODUCED_SEEKER': 'HIRED',
  'MATCHED HIRED RECRUITER': 'HIRED',
  'MATCHED CANCELLED SEEKER': 'CANCELLED',
  'MATCHED CANCELLED INTRODUCED_SEEKER': 'CANCELLED',
  'MATCHED CANCELLED RECRUITER': 'CANCELLED',
  'REJECTED REOPEN MATCHER': 'PENDING',
  'PENDING AGREED AGREEMENT': 'MATCHED',
  'ACCEPTED AGREED AGREEMENT': 'MATCHED',
  'REJECTED AGREED AGREEMENT': 'MATCHED',
  'CANCELLED AGREED AGREEMENT': 'MATCHED',
};

describe('the life of a match', () => {
  const matrix = matchLifecycle.states.flatMap((from) =>
    events.flatMap((event) => parties.map((by) => [from, event, by] as const)),
  );

  it.each(matrix)('from %s, %s by %s', (from, event, by) => {
    expect(matchLifecycle.next(from, event, by)).toBe(legal[`${from} ${event} ${by}`] ?? null);
  });

  it('knows no other event, and holds every legal one', () => {
    expect([...matchLifecycle.events].sort()).toEqual([...events].sort());
    expect(matrix.filter(([from, event, by]) => legal[`${from} ${event} ${by}`]).length).toBe(
      Object.keys(legal).length,
    );
  });

  it('ends for people in REJECTED, HIRED and CANCELLED', () => {
    for (const status of ['REJECTED', 'HIRED', 'CANCELLED'] as const) {
      for (const party of ['SEEKER', 'INTRODUCED_SEEKER', 'RECRUITER'] as const) {
        expect(matchLifecycle.allowed(status, party)).toEqual([]);
      }
    }
    expect(matchLifecycle.isFinal('HIRED')).toBe(true);
    expect(matchLifecycle.allowed('CANCELLED', 'AGREEMENT')).toEqual(['AGREED']);
  });

  it('is confirmed once it is MATCHED', () => {
    expect(matchLifecycle.states.filter(isConfirmed)).toEqual(['MATCHED', 'HIRED']);
  });
});
