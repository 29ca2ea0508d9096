import { type SubscriptionDashboard, subscriptionDashboard } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

export const LATEST_LINES = 10;

/** A recruiter's packs, balance, prices and latest statement lines in one response. */
export function useSubscriptionDashboard() {
  return useRead<SubscriptionDashboard>('subscriptions', ['dashboard'], (signal) =>
    api({
      path: '/api/subscriptions/dashboard',
      query: { historyLimit: LATEST_LINES },
      answer: subscriptionDashboard,
      signal,
    }),
  );
}
