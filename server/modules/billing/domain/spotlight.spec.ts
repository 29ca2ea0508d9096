import { invoiceNumber, invoiceYear } from './invoice-number.js';
import { onShow, SPOTLIGHT_PLACES, spotlightUntil } from './spotlight.js';

const now = new Date('2026-03-10T12:00:00Z');
const days = (count: number): Date => new Date(now.getTime() + count * 86_400_000);

describe('the spotlight', () => {
  it('lasts a week from now, or adds a week to the time left', () => {
    expect(spotlightUntil(null, now)).toEqual(days(7));
    expect(spotlightUntil(days(-1), now)).toEqual(days(7));
    expect(spotlightUntil(now, now)).toEqual(days(7));
    expect(spotlightUntil(days(3), now)).toEqual(days(10));
  });

  it('shows all companies while there are enough places', () => {
    expect(onShow([1, 2, 3, 4, 5, 6], now)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(onShow([], now)).toEqual([]);
  });

  it.each([7, 8, 13])('shows %i companies in turns, each equally often, in their order', (count) => {
    const all = Array.from({ length: count }, (_, index) => index);
    const seen = new Map<number, number>();
    for (let hour = 0; hour < count; hour += 1) {
      const shown = onShow(all, new Date(now.getTime() + hour * 3_600_000));
      expect(shown).toHaveLength(SPOTLIGHT_PLACES);
      expect([...shown].sort((a, b) => a - b)).toEqual(shown);
      for (const company of shown) seen.set(company, (seen.get(company) ?? 0) + 1);
    }
    expect(new Set(all.map((company) => seen.get(company)))).toEqual(new Set([SPOTLIGHT_PLACES]));
  });
});

describe('an invoice number', () => {
  it('has the year and six digits', () => {
    expect(invoiceNumber(2026, 1)).toBe('2026-000001');
    expect(invoiceNumber(2026, 1_234_567)).toBe('2026-1234567');
  });

  it('uses the year in Montréal', () => {
    expect(invoiceYear(new Date('2027-01-01T03:00:00Z'))).toBe(2026);
    expect(invoiceYear(new Date('2027-01-01T06:00:00Z'))).toBe(2027);
  });
});
