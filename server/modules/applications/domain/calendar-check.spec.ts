import { areEventsOld, nextAttempt, nextCheck } from './calendar-check.js';

const now = new Date('2026-01-19T12:00:00Z');
const minutesTo = (time: Date): number => (time.getTime() - now.getTime()) / 60_000;

describe('when a calendar is asked again', () => {
  it('is soon if it tells its version, and later if all events must be read', () => {
    expect([nextCheck(now, 'v1'), nextCheck(now, null)].map(minutesTo)).toEqual([3, 15]);
  });

  it('is later after each failure, and the next day after a refused password', () => {
    const pauses = [0, 1, 2, 6, 7, 500].map((failures) => minutesTo(nextAttempt(now, 'UNREACHABLE', failures)));
    expect(pauses).toEqual([3, 6, 12, 192, 360, 360]);
    expect(minutesTo(nextAttempt(now, 'SIGN_IN_REFUSED', 0))).toBe(24 * 60);
  });

  it('reads the events again after a day', () => {
    expect(areEventsOld(null, now)).toBe(true);
    expect(areEventsOld(new Date('2026-01-18T12:00:01Z'), now)).toBe(false);
    expect(areEventsOld(new Date('2026-01-18T12:00:00Z'), now)).toBe(true);
  });
});
