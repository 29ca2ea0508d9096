import { type CurrentSubscription, currentSubscription } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** The account's monthly plan and the plan after it. */
export function useCurrentPlan() {
  return useRead<CurrentSubscription>('subscriptions', ['current'], (signal) =>
    api({ path: '/api/subscriptions/current', answer: currentSubscription, signal }),
  );
}
