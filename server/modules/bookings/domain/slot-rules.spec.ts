import { calendarStateOf, daysOf, timesAhead } from './slot-rules.js';

/** Thursday, 10:00 in Montréal. */
const now = new Date('2026-01-15T15:00:00.000Z');

describe('the calendar state of a day', () => {
  it.each([
    ['2026-01-15', 'OPEN'],
    ['2026-01-14', 'PAST'],
    ['2026-01-17', 'WEEKEND'],
    ['2026-01-18', 'WEEKEND'],
    ['2026-04-03', 'HOLIDAY'],
    ['2026-06-24', 'HOLIDAY'],
    ['2027-01-15', 'OPEN'],
    ['2027-01-18', 'TOO_FAR'],
  ] as const)('%s is %s', (day, state) => {
    expect(calendarStateOf(day, now)).toBe(state);
  });

  it('leaves out slots of today that have started', () => {
    expect(timesAhead('2026-01-15', now)).toEqual(['11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']);
    expect(timesAhead('2026-01-16', now)).toHaveLength(9);
    expect(calendarStateOf('2026-01-15', new Date('2026-01-15T22:00:00.000Z'))).toBe('PAST');
  });

  it('lists every day of a month', () => {
    expect(daysOf('2028-02')).toHaveLength(29);
    expect(daysOf('2026-12').at(-1)).toBe('2026-12-31');
  });
});
