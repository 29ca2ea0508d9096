import { type PlansAnswer, type PurchaseAnswer, purchaseAnswer } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';

/**
 * Single credits, at the price of one credit of the smallest pack. Rejects with `IDENTITY.REAUTHENTICATION_REQUIRED` for much money in an
 * older session without the password.
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
