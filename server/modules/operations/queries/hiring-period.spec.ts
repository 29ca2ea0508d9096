import { hiringPeriods } from '../http/hiring.contract.js';
import { hiringPeriod } from './hiring-period.js';

const now = new Date('2026-03-15T12:00:00Z');

describe('the period of hiring figures', () => {
  it.each([
    [7, 1, 7],
    [28, 1, 28],
    [91, 7, 13],
    [364, 7, 52],
  ] as const)('of %i days is divided into parts of %i day(s), %i of them', (days, bucketDays, parts) => {
    const period = hiringPeriod(days, now);
    expect(period).toMatchObject({ bucketDays, to: now, from: period.buckets[0] });
    expect(period.buckets).toHaveLength(parts);
    expect(now.getTime() - period.from.getTime()).toBe(days * 86_400_000);
  });

  it('is always divided into whole parts', () => {
    for (const days of hiringPeriods) {
      const { buckets, bucketDays, to } = hiringPeriod(days, now);
      expect(to.getTime() - (buckets.at(-1)?.getTime() ?? 0)).toBe(bucketDays * 86_400_000);
    }
  });
});
