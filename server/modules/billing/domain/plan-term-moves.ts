import type { PaidPlan } from './offer.js';
import { chargeAt, type PlanTerm, renews, retryAt } from './plan-term.js';

/** A month of a plan that was paid for. */
export interface PaidMonth {
  readonly ownerId: string;
  readonly plan: PaidPlan;
  readonly cents: number;
  /** Its buyer consented that it renews by itself. */
  readonly autoRenew: boolean;
  /** It was renewed by itself; nobody was asked just now. */
  readonly isRenewal: boolean;
}

/**
 * The term after a payment. A consent counts for the plan and the price it was given for: another plan that is paid for without one
 * ends it, and so does paying by hand after the plan was cancelled.
 */
export function afterPayment(before: PlanTerm | null, paid: PaidMonth, endsAt: Date, now: Date): PlanTerm {
  const fresh = {
    ownerId: paid.ownerId,
    state: 'RUNNING',
    endsAt,
    remindedFor: before?.remindedFor ?? null,
    failures: 0,
    failedAt: null,
    nextAttemptAt: chargeAt(endsAt),
  } as const;
  // Ended while its card was being charged: the month counts, the end stays.
  if (before !== null && (paid.isRenewal || (!paid.autoRenew && renews(before) && before.plan === paid.plan)))
    return { ...before, ...fresh };
  return {
    ...fresh,
    plan: paid.plan,
    monthlyCents: paid.cents,
    consentedAt: paid.autoRenew ? now : null,
    cancelledAt: null,
    card: paid.autoRenew ? null : (before?.card ?? null),
  };
}

/** The money of a month went back: nothing is charged by itself any more. */
export const afterRefund = (before: PlanTerm, endsAt: Date | null, now: Date): PlanTerm => ({
  ...before,
  state: endsAt === null ? 'ENDED' : 'RUNNING',
  endsAt: endsAt ?? now,
  consentedAt: null,
  failures: 0,
  failedAt: null,
});

/** A renewal was declined: the card is tried again some days later, and the plan ends after the last time. */
export function afterFailure(before: PlanTerm, now: Date): PlanTerm {
  if (!renews(before)) return before;
  const failures = before.failures + 1;
  const failedAt = before.failedAt ?? now;
  const next = retryAt(failedAt, failures);
  return {
    ...before,
    failures,
    failedAt,
    state: next === null ? 'ENDED' : 'PAST_DUE',
    nextAttemptAt: next ?? before.nextAttemptAt,
  };
}

/** Its owner ends it: what is paid for stays, nothing is charged any more. */
export const afterCancel = (before: PlanTerm, now: Date): PlanTerm =>
  before.state === 'ENDED'
    ? before
    : {
        ...before,
        state: before.state === 'PAST_DUE' ? 'ENDED' : 'RUNNING',
        cancelledAt: before.cancelledAt ?? now,
      };
