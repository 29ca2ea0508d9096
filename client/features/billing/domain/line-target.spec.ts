import { lineTarget } from './line-target';

const about = (type: string): string | null => lineTarget({ id: 'line', reference: { type, id: 'thing' } });

describe('the link of a statement line', () => {
  it('leads to what the line paid for', () => {
    expect(about('RESERVATION')).toBe('/recruiter/reservations?reservation=thing');
    expect(about('COMPANY')).toBe('/recruiter/profile');
    for (const type of ['APPLICATION', 'MATCH', 'MESSAGE', 'VIDEO']) {
      expect(about(type)).toBe('/subscription/lines/line');
    }
  });

  it('does not exist for purchases and for lines without an object', () => {
    expect(about('PURCHASE')).toBeNull();
    expect(lineTarget({ id: 'line', reference: null })).toBeNull();
  });
});
