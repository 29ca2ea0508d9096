import {
  type CurrentSubscription,
  type PlanName,
  type PurchaseAnswer,
  purchaseAnswer,
} from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';
import { changePlan } from './change-plan';

/**
 * Chooses a plan and pays its month; a plan that was chosen and not paid for does not begin.
 *
 * Rejects with `IDENTITY.REAUTHENTICATION_REQUIRED` where the month costs much and the session is older, without the password.
 *
 * @param shown what the page says of the plan that runs: where another tab was quicker, nothing is paid for
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
