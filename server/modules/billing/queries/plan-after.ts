import type { Plan, PlanStanding } from '../../credits/index.js';

/**
 * The plan that takes over at the renewal; null where the one that runs goes on. A plan that was paid for ends by itself; one that
 * goes on by itself ends when another was chosen.
 */
export function planAfter({
  paidUntil,
  renewsAt,
  nextPlan,
}: Pick<PlanStanding, 'paidUntil' | 'renewsAt' | 'nextPlan'>): Plan | null {
  if (paidUntil === null) return nextPlan;
  return paidUntil > renewsAt ? null : (nextPlan ?? 'FREE');
}
