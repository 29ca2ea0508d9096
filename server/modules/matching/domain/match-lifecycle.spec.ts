import { isMutual, matchLifecycle, type MatchEvent, type MatchParty, type MatchStatus } from './match-lifecycle.js';

const parties: readonly MatchParty[] = ['SEEKER', 'RECRUITER', 'PAYING_RECRUITER', 'MATCHER'];
const events: readonly MatchEvent[] = ['ACCEPTED', 'REJECTED', 'MATCHED', 'HIRED', 'CANCELLED', 'REOPEN'];

/** Everything that is legal; whatever is not here is refused. */
const legal: Readonly<Record<string, MatchStatus>> = {
  'PENDING ACCEPTED SEEKER': 'ACCEPTED',
  'PENDING REJECTED SEEKER': 'REJECTED',
  'PENDING REJECTED RECRUITER': 'REJECTED',
  'PENDING REJECTED PAYING_RECRUITER': 'REJECTED',
  'ACCEPTED MATCHED PAYING_RECRUITER': 'MATCHED',
  'ACCEPTED REJECTED RECRUITER': 'REJECTED',
  'ACCEPTED REJECTED PAYING_RECRUITER': 'REJECTED',
  'MATCHED HIRED SEEKER': 'HIRED',
  'MATCHED HIRED RECRUITER': 'HIRED',
  'MATCHED HIRED PAYING_RECRUITER': 'HIRED',
  'MATCHED CANCELLED SEEKER': 'CANCELLED',
  'MATCHED CANCELLED RECRUITER': 'CANCELLED',
  'MATCHED CANCELLED PAYING_RECRUITER': 'CANCELLED',
  'REJECTED REOPEN MATCHER': 'PENDING',
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
      for (const party of ['SEEKER', 'RECRUITER', 'PAYING_RECRUITER'] as const) {
        expect(matchLifecycle.allowed(status, party)).toEqual([]);
      }
    }
    expect(matchLifecycle.isFinal('HIRED')).toBe(true);
    expect(matchLifecycle.isFinal('CANCELLED')).toBe(true);
  });

  it('is mutual when both said yes', () => {
    expect(matchLifecycle.states.filter(isMutual)).toEqual(['MATCHED', 'HIRED']);
  });
});
