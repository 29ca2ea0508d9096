import { allowedBookingActions } from './booking-policy.js';

const startsAt = new Date('2026-01-16T14:00:00.000Z');
const before = new Date('2026-01-15T14:00:00.000Z');
const after = new Date('2026-01-16T15:00:00.000Z');

describe('what may be done with a booking', () => {
  it.each([
    ['PENDING', 'GUEST', before, ['MOVE', 'CANCEL']],
    ['PENDING', 'GUEST', after, []],
    ['CONFIRMED', 'GUEST', before, ['MOVE', 'CANCEL']],
    ['CONFIRMED', 'GUEST', after, []],
    ['PENDING', 'OPERATOR', before, ['CONFIRM', 'MOVE', 'CANCEL']],
    ['CONFIRMED', 'OPERATOR', before, ['MOVE', 'CANCEL']],
    ['CONFIRMED', 'OPERATOR', after, ['MOVE', 'CANCEL', 'DELIVER']],
    ['CANCELLED', 'OPERATOR', after, []],
    ['COMPLETED', 'GUEST', before, []],
  ] as const)('%s, by %s', (status, by, now, expected) => {
    expect(allowedBookingActions({ status, startsAt }, by, now)).toEqual(expected);
  });
});
