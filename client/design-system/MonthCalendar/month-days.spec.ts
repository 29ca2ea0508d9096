import { dayByKey, shiftMonth, weeksOf } from './month-days';

describe('the days of a month', () => {
  it('are in weeks from Sunday to Saturday', () => {
    const weeks = weeksOf('2026-02');
    expect(weeks).toHaveLength(4);
    expect(weeks[0]?.[0]).toBe('2026-02-01');
    expect(weeksOf('2026-08')).toHaveLength(6);
    expect(weeksOf('2026-08')[0]?.filter((day) => day === null)).toHaveLength(6);
    expect(
      weeksOf('2028-02')
        .flat()
        .filter((day) => day !== null),
    ).toHaveLength(29);
  });

  it('continue into other months and years', () => {
    expect(shiftMonth('2026-12', 1)).toBe('2027-01');
    expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  });

  it.each([
    ['ArrowLeft', '2026-02-28'],
    ['ArrowRight', '2026-03-02'],
    ['ArrowUp', '2026-02-22'],
    ['ArrowDown', '2026-03-08'],
    ['Home', '2026-03-01'],
    ['End', '2026-03-07'],
    ['Enter', null],
  ])('are changed by %s', (key, day) => {
    expect(dayByKey(key, '2026-03-01')).toBe(day);
  });
});
