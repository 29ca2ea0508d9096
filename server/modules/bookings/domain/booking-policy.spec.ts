import { allowedBookingActions, hasLapsed } from './booking-policy.js';

const startsAt = new Date('2026-01-16T14:00:00.000Z');
const before = new Date('2026-01-15T14:00:00.000Z');
const after = new Date('2026-01-16T15:00:00.000Z');

const inMinutes = (minutes: number): Date => new Date(before.getTime() + minutes * 60_000);

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
    const standing = { status, startsAt, confirmBy: null, updatedAt: before };
    expect(allowedBookingActions(standing, by, now)).toEqual(expected);
  });

  it.each([
    ['PENDING', 'GUEST', 29, ['RESEND', 'CANCEL']],
    ['PENDING', 'OPERATOR', 29, ['CONFIRM', 'MOVE', 'CANCEL']],
    ['PENDING', 'GUEST', 30, []],
    ['PENDING', 'OPERATOR', 30, []],
    ['CANCELLED', 'GUEST', 29, []],
  ] as const)('%s, address not confirmed, by %s after %i minutes', (status, by, minutes, expected) => {
    const standing = { status, startsAt, confirmBy: inMinutes(30), updatedAt: before };
    expect(allowedBookingActions(standing, by, inMinutes(minutes))).toEqual(expected);
  });
});

describe('a booking whose address was not confirmed', () => {
  const confirmBy = inMinutes(30);
  it.each([
    ['PENDING', before, 29, false],
    ['PENDING', before, 30, true],
    // Cancelled by the job; cancelled by its guest before the deadline.
    ['CANCELLED', inMinutes(31), 60, true],
    ['CANCELLED', inMinutes(10), 60, false],
  ] as const)('%s, changed at %p, has lapsed after %i minutes: %p', (status, updatedAt, minutes, lapsed) => {
    expect(hasLapsed({ status, confirmBy, updatedAt }, inMinutes(minutes))).toBe(lapsed);
    expect(hasLapsed({ status, confirmBy: null, updatedAt }, inMinutes(minutes))).toBe(false);
  });
});
