import { workingDay } from './working-days.js';

describe('working days', () => {
  const friday = new Date('2026-11-27T12:00:00Z');

  it('skip the weekend, so that times offered for an interview are different days of the week', () => {
    expect([1, 2, 5, 6].map((days) => workingDay(friday, days))).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-04',
      '2026-12-07',
    ]);
    expect(workingDay(new Date('2026-11-28T12:00:00Z'), 1)).toBe('2026-11-30');
  });

  it('are calendar days in the past', () => {
    expect(workingDay(friday, -5)).toBe('2026-11-22');
  });
});
