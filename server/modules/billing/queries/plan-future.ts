import type { Plan, PlanStanding } from '../../credits/index.js';
import { type PlanTerm, renews } from '../domain/plan-term.js';

export interface PlanFuture {
  /** When the plan ends for good; null if it continues. */
  readonly endsAt: Date | null;
  /** The plan that follows; null if this one continues. */
  readonly nextPlan: Plan | null;
  /** The owner cancelled, and can undo it until then. */
  readonly isEnding: boolean;
}

/** Which plan comes after the current one. A paid month that is not renewed ends on its date; a granted plan continues until ended. */
export function planFuture(standing: PlanStanding, term: PlanTerm | null): PlanFuture {
  const { paidUntil, paidThrough, renewsAt, nextPlan } = standing;
  if (paidThrough === null || paidUntil === null) {
    const endsAt = nextPlan === null ? null : (paidThrough ?? renewsAt);
    return { endsAt, nextPlan, isEnding: nextPlan === 'FREE' };
  }
  const waiting = nextPlan === 'FREE' ? null : nextPlan;
  if (term !== null && renews(term)) return { endsAt: null, nextPlan: waiting, isEnding: false };
  const isEnding = term !== null && term.cancelledAt !== null;
  const isPaidAhead = paidUntil > renewsAt;
  return { endsAt: paidThrough, nextPlan: waiting ?? (isPaidAhead && !isEnding ? null : 'FREE'), isEnding };
}
