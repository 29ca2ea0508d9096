import { entersDirectly, freePlace, isAway, isGone, isPresent, type Placed, type RoomStatus } from './presence.js';

const now = new Date('2026-11-26T15:00:00.000Z');
const seen = (secondsAgo: number, status: RoomStatus = 'IN'): Placed => ({
  status,
  place: status === 'IN' ? 1 : null,
  seenAt: new Date(now.getTime() - secondsAgo * 1_000),
});

describe('presence in a room', () => {
  it.each([
    [5, false, false],
    [12, false, false],
    // A network that is lost for 20 seconds: shown as interrupted, and the place stays.
    [20, true, false],
    [45, true, false],
    [46, true, true],
  ])('after %d seconds: away %s, gone %s', (seconds, away, gone) => {
    expect([isAway(seen(seconds), now), isGone(seen(seconds), now)]).toEqual([away, gone]);
  });

  it('is only of people who are in or wait', () => {
    const statuses = ['OUTSIDE', 'WAITING', 'IN', 'REFUSED'] as const;
    expect(statuses.filter((status) => isPresent(seen(1, status), now))).toEqual(['WAITING', 'IN']);
    expect(isPresent(seen(46), now)).toBe(false);
  });

  it('gives the lowest free place, and those of people who are gone', () => {
    const at = (place: number, secondsAgo = 1): Placed => ({ ...seen(secondsAgo), place });
    expect(freePlace([], now)).toBe(1);
    expect(freePlace([at(1), at(3)], now)).toBe(2);
    expect(freePlace([at(1), at(2), at(3), at(4)], now)).toBeNull();
    expect(freePlace([at(1), at(2, 60), at(3), at(4)], now)).toBe(2);
    expect(freePlace([at(1), { ...seen(1, 'WAITING') }], now)).toBe(2);
  });

  it.each([
    ['HOST', null, 'OUTSIDE', true],
    ['CANDIDATE', null, 'OUTSIDE', false],
    ['CANDIDATE', now, 'OUTSIDE', true],
    ['CANDIDATE', now, 'IN', true],
    ['GUEST', now, 'REFUSED', false],
  ] as const)('%s, admitted %s, %s: enters directly %s', (role, admittedAt, status, direct) => {
    expect(entersDirectly({ role, admittedAt, status })).toBe(direct);
  });
});
