import { type PlanName, type PurchaseAnswer, purchaseAnswer } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';
import { changePlan } from './change-plan';

/** Chooses a plan and pays its month; a plan that was chosen and not paid for does not begin. */
export async function payPlan(plan: PlanName, returnPath: string): Promise<PurchaseAnswer> {
  await changePlan(plan);
  return api({
    method: 'POST',
    path: '/api/subscriptions/payment',
    body: { return_path: returnPath },
    answer: purchaseAnswer,
  });
}
