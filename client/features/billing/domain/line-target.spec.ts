import { lineTarget } from './line-target';

const about = (type: string): string | null => lineTarget({ id: 'line', reference: { type, id: 'thing' } });

describe('where a line of the statement leads', () => {
  it('is what it was spent on', () => {
    expect(about('RESERVATION')).toBe('/recruiter/reservations?reservation=thing');
    expect(about('COMPANY')).toBe('/recruiter/profile');
    for (const type of ['APPLICATION', 'MATCH', 'MESSAGE', 'VIDEO']) {
      expect(about(type)).toBe('/subscription/lines/line');
    }
  });

  it('is nowhere for a purchase, and for a line about nothing', () => {
    expect(about('PURCHASE')).toBeNull();
    expect(lineTarget({ id: 'line', reference: null })).toBeNull();
  });
});
