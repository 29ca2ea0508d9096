import { type CurrentSubscription, currentSubscription, type PlanName } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';

/** Takes another plan, or keeps the one that was going to end. */
export function changePlan(plan: PlanName): Promise<CurrentSubscription> {
  return api({ method: 'PUT', path: '/api/subscriptions/current', body: { plan }, answer: currentSubscription });
}
