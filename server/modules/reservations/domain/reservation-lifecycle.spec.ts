import {
  type ReservationEventName,
  reservationLifecycle,
  type ReservationParty,
  type ReservationStatus,
} from './reservation-lifecycle.js';

const parties: readonly ReservationParty[] = ['SEEKER', 'RECRUITER', 'CLOCK', 'CONSEQUENCE'];
const events: readonly ReservationEventName[] = ['MATCHED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'HIRED'];

/** Everything that is legal; whatever is not here is refused. */
const legal: Readonly<Record<string, ReservationStatus>> = {
  'ACTIVE MATCHED SEEKER': 'MATCHED',
  'ACTIVE REJECTED SEEKER': 'REJECTED',
  'ACTIVE REJECTED CONSEQUENCE': 'REJECTED',
  'ACTIVE CANCELLED RECRUITER': 'CANCELLED',
  'ACTIVE CANCELLED CONSEQUENCE': 'CANCELLED',
  'ACTIVE EXPIRED CLOCK': 'EXPIRED',
  'MATCHED HIRED SEEKER': 'HIRED',
  'MATCHED HIRED RECRUITER': 'HIRED',
  'MATCHED CANCELLED SEEKER': 'CANCELLED',
  'MATCHED CANCELLED RECRUITER': 'CANCELLED',
  'MATCHED CANCELLED CONSEQUENCE': 'CANCELLED',
};

describe('the life of a reservation', () => {
  const matrix = reservationLifecycle.states.flatMap((from) =>
    events.flatMap((event) => parties.map((by) => [from, event, by] as const)),
  );

  it.each(matrix)('from %s, %s by %s', (from, event, by) => {
    expect(reservationLifecycle.next(from, event, by)).toBe(legal[`${from} ${event} ${by}`] ?? null);
  });

  it('knows no other event, and holds every legal one', () => {
    expect([...reservationLifecycle.events].sort()).toEqual([...events].sort());
    const held = matrix.filter(([from, event, by]) => legal[`${from} ${event} ${by}`]);
    expect(held).toHaveLength(Object.keys(legal).length);
  });

  it('ends in everything but ACTIVE and MATCHED', () => {
    expect(reservationLifecycle.states.filter((status) => reservationLifecycle.isFinal(status))).toEqual([
      'REJECTED',
      'EXPIRED',
      'CANCELLED',
      'HIRED',
    ]);
  });
});
