import { assertInReach, changedFields, type OfferTerms, stateAt } from './offer-terms.js';

const now = new Date('2026-01-15T15:00:00.000Z');
const terms = (changes: Partial<OfferTerms> = {}): OfferTerms => ({
  pay: '65 000 $',
  startDate: '2026-02-01',
  note: null,
  expiresAt: null,
  ...changes,
});
const days = (count: number): Date => new Date(now.getTime() + count * 86_400_000);

describe('the terms of an offer', () => {
  it.each([
    ['a start today', { startDate: '2026-01-15' }],
    ['an end in a moment', { expiresAt: new Date(now.getTime() + 1) }],
    ['an end in 90 days', { expiresAt: days(90) }],
  ])('takes %s', (_, changes) => {
    expect(() => assertInReach(terms(changes), now)).not.toThrow();
  });

  it.each([
    ['a start yesterday', { startDate: '2026-01-14' }, 'offer.start_date'],
    ['no start', { startDate: null }, 'offer.start_date'],
    ['an end now', { expiresAt: now }, 'offer.expires_at'],
    ['an end after 90 days', { expiresAt: new Date(days(90).getTime() + 1) }, 'offer.expires_at'],
  ])('refuses %s', (_, changes, path) => {
    expect(() => assertInReach(terms(changes), now)).toThrow(
      expect.objectContaining({ details: [expect.objectContaining({ path })] }),
    );
  });

  it('takes a start today in Vancouver when it is tomorrow in Montréal', () => {
    expect(() => assertInReach(terms({ startDate: '2026-01-15' }), new Date('2026-01-16T07:00:00.000Z'))).not.toThrow();
  });

  it('names what changed', () => {
    expect(changedFields(terms(), terms())).toEqual([]);
    expect(changedFields(terms({ expiresAt: days(1) }), terms({ pay: '70 000 $', expiresAt: days(1) }))).toEqual([
      'pay',
    ]);
    expect(changedFields(terms(), terms({ note: 'Bienvenue', startDate: '2026-03-01', expiresAt: days(2) }))).toEqual([
      'start_date',
      'note',
      'expires_at',
    ]);
  });

  it('is over to the millisecond, and only while it is open', () => {
    const end = days(1);
    expect(stateAt('OPEN', end, new Date(end.getTime() - 1))).toBe('OPEN');
    expect(stateAt('OPEN', end, end)).toBe('EXPIRED');
    expect(stateAt('ACCEPTED', end, days(2))).toBe('ACCEPTED');
    expect(stateAt('OPEN', null, days(900))).toBe('OPEN');
  });
});
