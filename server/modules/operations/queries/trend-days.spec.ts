import { trendDays, trendStart } from './trend-days.js';

const now = new Date('2026-03-01T03:00:00Z');

describe('the days of a dashboard chart', () => {
  it('start 30 days ago and end today, without a gap', () => {
    const days = trendDays(new Map([['2026-02-28', 4]]), now);
    expect(days).toHaveLength(31);
    expect(days[0]).toEqual({ day: '2026-01-30', count: 0 });
    expect(days.at(-2)).toEqual({ day: '2026-02-28', count: 4 });
    expect(days.at(-1)).toEqual({ day: '2026-03-01', count: 0 });
    expect(new Set(days.map(({ day }) => day)).size).toBe(31);
  });

  it('include the day of `trendStart`', () => {
    expect(trendDays(new Map(), now)[0]?.day).toBe(trendStart(now).toISOString().slice(0, 10));
  });
});
