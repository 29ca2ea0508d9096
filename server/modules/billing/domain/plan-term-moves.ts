import type { PaidPlan } from './offer.js';
import { chargeAt, type PlanTerm, renews, retryAt } from './plan-term.js';

/** A paid month of a plan. */
export interface PaidMonth {
  readonly ownerId: string;
  readonly plan: PaidPlan;
  readonly cents: number;
  /** The buyer agreed to automatic renewal. */
  readonly autoRenew: boolean;
  /** Charged by an automatic renewal, not by the buyer on a page. */
  readonly isRenewal: boolean;
}

/**
 * The term after a payment. Consent is valid for one plan and one price. Paying another plan without consent ends it, and so does
 * paying by hand after cancelling.
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
  // If the owner cancelled while the renewal was charged, the paid month counts and the plan stays cancelled.
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

/** A month was refunded: automatic renewal stops. */
export const afterRefund = (before: PlanTerm, endsAt: Date | null, now: Date): PlanTerm => ({
  ...before,
  state: endsAt === null ? 'ENDED' : 'RUNNING',
  endsAt: endsAt ?? now,
  consentedAt: null,
  failures: 0,
  failedAt: null,
});

/** A renewal was declined: schedules the next attempt, and ends the plan after the last one. */
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

/** The owner cancels: paid months stay, and nothing more is charged. */
export const afterCancel = (before: PlanTerm, now: Date): PlanTerm =>
  before.state === 'ENDED'
    ? before
    : {
        ...before,
        state: before.state === 'PAST_DUE' ? 'ENDED' : 'RUNNING',
        cancelledAt: before.cancelledAt ?? now,
      };
