import { type PurchasesPage, purchasesPage } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

export const PURCHASES_STEP = 10;

/** Purchases, newest first, each with its invoice. */
export function usePurchases(page: number) {
  return useRead<PurchasesPage>('subscriptions', ['purchases', page], (signal) =>
    api({
      path: '/api/subscriptions/history',
      query: { page, limit: PURCHASES_STEP },
      answer: purchasesPage,
      signal,
    }),
  );
}
