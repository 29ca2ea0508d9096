import { type PlansAnswer, type PurchaseAnswer, purchaseAnswer } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';

/**
 * Buys single credits at the unit price of the smallest pack. Rejects with `IDENTITY.REAUTHENTICATION_REQUIRED` if the amount
 * is large, the session old and no password given.
 */
export function buyCredits(
  amount: number,
  provider: PlansAnswer['payment_provider'],
  returnPath: string,
  password?: string,
): Promise<PurchaseAnswer> {
  return api({
    method: 'POST',
    path: '/api/subscriptions/buy-credits',
    body: {
      amount,
      payment_method: provider === 'test' ? 'TEST' : 'CARD',
      return_path: returnPath,
      ...(password !== undefined && { current_password: password }),
    },
    answer: purchaseAnswer,
  });
}
