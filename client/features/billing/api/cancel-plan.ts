import { type CurrentSubscription, currentSubscription } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';

/** The plan ends when everything that is paid for is over; the free one follows, and nothing is charged any more. */
export function cancelPlan(): Promise<CurrentSubscription> {
  return api({ method: 'DELETE', path: '/api/subscriptions/current', answer: currentSubscription });
}
