import { type CurrentSubscription, currentSubscription, type PlanName } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';

/** Chooses another plan, or keeps one that was cancelled. */
export function changePlan(plan: PlanName): Promise<CurrentSubscription> {
  return api({ method: 'PUT', path: '/api/subscriptions/current', body: { plan }, answer: currentSubscription });
}
