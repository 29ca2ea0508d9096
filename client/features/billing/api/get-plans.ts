import { type PlansAnswer, plansAnswer } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Packs, plans, taxes and payment provider. Public. */
export function usePlans() {
  return useRead<PlansAnswer>('subscriptions', ['plans'], (signal) =>
    api({ path: '/api/subscriptions/plans', answer: plansAnswer, signal }),
  );
}
