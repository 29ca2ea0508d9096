import { plan, plansAnswer } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Public list of plans. */
export function usePlans() {
  return useRead('subscriptions', ['plans'], (signal) =>
    api({ path: '/api/subscriptions/plans', answer: plansAnswer, signal }),
  );
}

/** @param monthlyPrice null: price on request. */
export async function setPlanPrice(name: string, monthlyPrice: number | null): Promise<void> {
  await api({ method: 'PUT', path: `/api/admin/plans/${name}`, body: { monthly_price: monthlyPrice }, answer: plan });
}
