import { allowancePeriod } from './allowance-period.js';

const period = (anchor: string, now: string): string[] => {
  const { startsAt, endsAt } = allowancePeriod(new Date(anchor), new Date(now));
  return [startsAt.toISOString(), endsAt.toISOString()];
};

describe('the month of an allowance', () => {
  it('begins on the day and at the time the account was opened', () => {
    expect(period('2026-01-15T15:30:00.123Z', '2026-01-15T15:30:00.123Z')).toEqual([
      '2026-01-15T15:30:00.123Z',
      '2026-02-15T15:30:00.123Z',
    ]);
    expect(period('2026-01-15T15:30:00.123Z', '2026-02-15T15:30:00.122Z')[0]).toBe('2026-01-15T15:30:00.123Z');
    expect(period('2026-01-15T15:30:00.123Z', '2026-02-15T15:30:00.123Z')[0]).toBe('2026-02-15T15:30:00.123Z');
  });

  it('ends with the month where that has no such day, and takes the day up again afterwards', () => {
    expect(period('2026-01-31T08:00:00.000Z', '2026-02-10T00:00:00.000Z')[1]).toBe('2026-02-28T08:00:00.000Z');
    expect(period('2026-01-31T08:00:00.000Z', '2026-03-01T00:00:00.000Z')).toEqual([
      '2026-02-28T08:00:00.000Z',
      '2026-03-31T08:00:00.000Z',
    ]);
    expect(period('2024-02-29T08:00:00.000Z', '2025-03-01T00:00:00.000Z')).toEqual([
      '2025-02-28T08:00:00.000Z',
      '2025-03-29T08:00:00.000Z',
    ]);
  });

  it('follows the one before without a gap, for years, whatever the day and wherever in it one looks', () => {
    for (const anchor of ['2023-12-31T23:59:59.999Z', '2024-02-29T00:00:00.000Z', '2026-03-08T06:59:00.000Z']) {
      const begin = new Date(anchor);
      let last = allowancePeriod(begin, begin);
      expect(last.startsAt).toEqual(begin);
      for (let month = 1; month <= 60; month += 1) {
        expect(allowancePeriod(begin, new Date(last.endsAt.getTime() - 1))).toEqual(last);
        const next = allowancePeriod(begin, last.endsAt);
        expect(next.startsAt).toEqual(last.endsAt);
        expect(next.endsAt.getTime() - next.startsAt.getTime()).toBeGreaterThanOrEqual(28 * 86_400_000);
        last = next;
      }
    }
  });
});
