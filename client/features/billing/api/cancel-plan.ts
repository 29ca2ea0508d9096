import { type CurrentSubscription, currentSubscription } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';

/** Ends the plan after the last paid month. The free plan follows, without further charges. */
export function cancelPlan(): Promise<CurrentSubscription> {
  return api({ method: 'DELETE', path: '/api/subscriptions/current', answer: currentSubscription });
}
