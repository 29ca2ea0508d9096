import { type PlanTerm, retryAt } from './plan-term.js';
import { afterCancel, afterFailure, afterPayment, afterRefund } from './plan-term-moves.js';

const NOW = new Date('2026-01-15T15:00:00.000Z');
const END = new Date('2026-02-15T15:00:00.000Z');
const DAY = 86_400_000;

const term = (changes: Partial<PlanTerm> = {}): PlanTerm => ({
  ownerId: 'owner',
  plan: 'BASIC',
  state: 'RUNNING',
  endsAt: END,
  monthlyCents: 4_900,
  consentedAt: NOW,
  cancelledAt: null,
  remindedFor: null,
  failures: 0,
  failedAt: null,
  nextAttemptAt: END,
  card: { customer: 'cus', method: 'pm', brand: 'visa', last4: '4242' },
  ...changes,
});
const paid = { ownerId: 'owner', plan: 'BASIC', cents: 5_900, autoRenew: false, isRenewal: false } as const;

describe('the term of a plan', () => {
  it('keeps consent only for the same plan and price', () => {
    expect(afterPayment(term(), paid, END, NOW)).toMatchObject({ consentedAt: NOW, monthlyCents: 4_900 });
    expect(afterPayment(term(), { ...paid, plan: 'PREMIUM' }, END, NOW).consentedAt).toBeNull();
    expect(afterPayment(term({ cancelledAt: NOW }), paid, END, NOW)).toMatchObject({
      consentedAt: null,
      cancelledAt: null,
    });
    expect(afterPayment(null, { ...paid, autoRenew: true }, END, NOW)).toMatchObject({
      consentedAt: NOW,
      monthlyCents: 5_900,
      card: null,
    });
  });

  it('stays cancelled if its owner cancelled while the card was charged', () => {
    const after = afterPayment(term({ cancelledAt: NOW }), { ...paid, isRenewal: true }, END, NOW);
    expect(after).toMatchObject({ cancelledAt: NOW, state: 'RUNNING' });
  });

  it('is tried again after 1, 3 and 7 days, and then ends', () => {
    let failed = term();
    const retries: (Date | null)[] = [];
    for (let times = 1; times <= 4; times += 1) {
      failed = afterFailure(failed, NOW);
      retries.push(retryAt(NOW, times));
      expect(failed.state).toBe(times === 4 ? 'ENDED' : 'PAST_DUE');
    }
    expect(retries.map((at) => at && (at.getTime() - NOW.getTime()) / DAY)).toEqual([1, 3, 7, null]);
    expect(afterFailure(term({ cancelledAt: NOW }), NOW).failures).toBe(0);
  });

  it('ends immediately after a failed renewal, otherwise at the end of the paid month', () => {
    expect(afterCancel(term(), END)).toMatchObject({ state: 'RUNNING', cancelledAt: END });
    expect(afterCancel(term({ state: 'PAST_DUE', failures: 1, failedAt: NOW }), END).state).toBe('ENDED');
    expect(afterRefund(term(), null, NOW)).toMatchObject({ state: 'ENDED', consentedAt: null });
  });
});
