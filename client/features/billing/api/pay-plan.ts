import {
  type CurrentSubscription,
  type PlanName,
  type PurchaseAnswer,
  purchaseAnswer,
} from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';
import { changePlan } from './change-plan';

/**
 * Chooses a plan and pays its first month; an unpaid plan does not start.
 *
 * Rejects with `IDENTITY.REAUTHENTICATION_REQUIRED` if the month is expensive, the session old and no password given.
 *
 * @param shown the plan on the page. If another tab has changed it, nothing is paid
 */
export async function payPlan(
  plan: PlanName,
  shown: Pick<CurrentSubscription, 'plan' | 'next_plan'> | undefined,
  returnPath: string,
  autoRenew: boolean,
  password?: string,
): Promise<PurchaseAnswer> {
  await changePlan(plan);
  const expects = shown && { plan, running_plan: shown.plan, next_plan: shown.next_plan };
  return api({
    method: 'POST',
    path: '/api/subscriptions/payment',
    body: {
      return_path: returnPath,
      ...(expects && { expects }),
      ...(autoRenew && { auto_renew: true }),
      ...(password !== undefined && { current_password: password }),
    },
    answer: purchaseAnswer,
  });
}
