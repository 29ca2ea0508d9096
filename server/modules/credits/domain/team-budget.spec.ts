import { assertWithinBudget, budgetMonth, leftOf, nextBudgetMonth } from './team-budget.js';

describe('the month of a budget', () => {
  it.each([
    ['2026-11-30T23:59:59-05:00', '2026-11-01', '2026-12-01'],
    ['2026-12-01T00:00:00-05:00', '2026-12-01', '2027-01-01'],
    // In UTC it is already the next month.
    ['2026-12-31T23:30:00-05:00', '2026-12-01', '2027-01-01'],
    // Daylight saving time, four hours behind UTC.
    ['2026-06-30T23:30:00-04:00', '2026-06-01', '2026-07-01'],
    ['2026-07-01T00:00:00-04:00', '2026-07-01', '2026-08-01'],
  ])('at %s is %s, until %s', (now, month, next) => {
    expect([budgetMonth(new Date(now)), nextBudgetMonth(new Date(now))]).toEqual([month, next]);
  });

  it('changes at each midnight that begins a month in Québec, and at no other hour of three years', () => {
    const hour = 3_600_000;
    const first = Date.parse('2026-01-01T00:00:00-05:00');
    const time = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/Toronto',
      day: 'numeric',
      hour: 'numeric',
      hour12: false,
    });
    let changes = 0;
    for (let at = first + hour; at < first + 3 * 365 * 24 * hour; at += hour) {
      if (budgetMonth(new Date(at)) === budgetMonth(new Date(at - hour))) continue;
      changes += 1;
      expect(nextBudgetMonth(new Date(at - hour))).toBe(budgetMonth(new Date(at)));
      expect(time.format(new Date(at))).toMatch(/^0?1\b.*(24|00)/);
    }
    expect(changes).toBe(35);
  });
});

describe('a budget', () => {
  it('without a limit pays anything', () => {
    expect(leftOf({ monthly: null, used: 1_000 })).toBeNull();
    expect(() => assertWithinBudget({ monthly: null, used: 1_000 }, 5)).not.toThrow();
  });

  it('says how much is left when it refuses', () => {
    expect(() => assertWithinBudget({ monthly: 10, used: 8 }, 3)).toThrow(
      expect.objectContaining({
        code: 'CREDITS.BUDGET_EXCEEDED',
        kind: 'payment_required',
        figures: { required: 3, left: 2 },
      }),
    );
  });

  it('that was lowered below its use leaves nothing', () => {
    expect(leftOf({ monthly: 3, used: 8 })).toBe(0);
  });

  it('is never exceeded, and never refuses what fits, in any order of spendings and returns', () => {
    for (let monthly = 0; monthly <= 12; monthly += 1) {
      let seed = monthly + 1;
      const random = (below: number): number => {
        seed = (seed * 16_807) % 2_147_483_647;
        return seed % below;
      };
      const spent: number[] = [];
      for (let step = 0; step < 300; step += 1) {
        const used = spent.reduce((sum, each) => sum + each, 0);
        const price = 1 + random(5);
        if (random(3) === 0) {
          spent.splice(random(spent.length + 1), 1);
          continue;
        }
        if (used + price <= monthly) {
          assertWithinBudget({ monthly, used }, price);
          spent.push(price);
        } else {
          expect(() => assertWithinBudget({ monthly, used }, price)).toThrow(
            expect.objectContaining({ figures: { required: price, left: monthly - used } }),
          );
        }
        expect(leftOf({ monthly, used: spent.reduce((sum, each) => sum + each, 0) })).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
