import { type Purchase, purchase } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** One purchase. Read again every `askAgainMs` while the payment is pending. */
export function usePurchase(purchaseId: string | null, askAgainMs: number | false) {
  return useRead<Purchase>(
    'subscriptions',
    ['purchase', purchaseId],
    (signal) => api({ path: `/api/subscriptions/purchases/${purchaseId ?? ''}`, answer: purchase, signal }),
    { enabled: purchaseId !== null, refetchInterval: askAgainMs },
  );
}
