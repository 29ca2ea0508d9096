import { planEnd } from './plan-end';

const card = { brand: 'visa', last4: '4242' };
const month = '2026-02-15T15:00:00.000Z';
const ahead = '2026-03-15T15:00:00.000Z';

describe('the day on which a plan ends', () => {
  it('is the end of the last paid month, not of the current one', () => {
    expect(planEnd({ renews_at: month, ends_at: ahead, renewal: null })).toBe(ahead);
    expect(
      planEnd({ renews_at: month, ends_at: null, renewal: { at: ahead, plan: 'BASIC', total: 56.34, card } }),
    ).toBe(ahead);
  });

  it('is the end of the month for a plan that renews automatically', () => {
    expect(planEnd({ renews_at: month, ends_at: null, renewal: null })).toBe(month);
  });
});
