import type { PlanTerm } from '../domain/plan-term.js';
import { afterCancel } from '../domain/plan-term-moves.js';
import { planFuture } from './plan-future.js';

const NOW = new Date('2026-01-15T15:00:00.000Z');
const END = new Date('2026-02-15T15:00:00.000Z');

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
const standing = { plan: 'BASIC', renewsAt: END, paidUntil: END, nextPlan: null, paidThrough: END } as const;

describe('the future of a plan', () => {
  it('says when it ends, and what follows', () => {
    const ahead = new Date('2026-03-15T15:00:00.000Z');
    const paidAhead = { ...standing, paidUntil: ahead, paidThrough: ahead };
    expect(planFuture(standing, term())).toEqual({ endsAt: null, nextPlan: null, isEnding: false });
    expect(planFuture(standing, null)).toEqual({ endsAt: END, nextPlan: 'FREE', isEnding: false });
    expect(planFuture(paidAhead, null)).toEqual({ endsAt: ahead, nextPlan: null, isEnding: false });
    const ended = afterCancel(term(), NOW);
    expect(planFuture(paidAhead, ended)).toEqual({ endsAt: ahead, nextPlan: 'FREE', isEnding: true });
    const given = { ...standing, paidUntil: null, paidThrough: null };
    expect(planFuture(given, null)).toEqual({ endsAt: null, nextPlan: null, isEnding: false });
    expect(planFuture({ ...given, nextPlan: 'FREE' }, null)).toEqual({ endsAt: END, nextPlan: 'FREE', isEnding: true });
  });
});
