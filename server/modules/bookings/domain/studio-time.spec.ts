import { instantOf, studioClock } from './studio-time.js';

describe('the clock of the studio', () => {
  it.each([
    ['2026-01-15', '09:00', '2026-01-15T14:00:00.000Z'],
    ['2026-07-15', '09:00', '2026-07-15T13:00:00.000Z'],
    // The Friday before and the Monday after each clock change, and the days of the change.
    ['2026-03-06', '17:00', '2026-03-06T22:00:00.000Z'],
    ['2026-03-08', '09:00', '2026-03-08T13:00:00.000Z'],
    ['2026-03-09', '09:00', '2026-03-09T13:00:00.000Z'],
    ['2026-10-30', '09:00', '2026-10-30T13:00:00.000Z'],
    ['2026-11-01', '09:00', '2026-11-01T14:00:00.000Z'],
    ['2026-11-02', '17:00', '2026-11-02T22:00:00.000Z'],
  ])('converts %s %s to %s, and back', (day, time, instant) => {
    expect(instantOf(day, time).toISOString()).toBe(instant);
    expect(studioClock(new Date(instant))).toEqual({ day, time });
  });

  it('shows another day than UTC late in the evening', () => {
    expect(studioClock(new Date('2026-01-16T04:30:00.000Z'))).toEqual({ day: '2026-01-15', time: '23:30' });
  });
});
