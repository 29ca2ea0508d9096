import { type CurrentSubscription, currentSubscription } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';

/** The plan ends at its next renewal; the free one follows. */
export function cancelPlan(): Promise<CurrentSubscription> {
  return api({ method: 'DELETE', path: '/api/subscriptions/current', answer: currentSubscription });
}
