import { type PackType, type PurchaseAnswer, purchaseAnswer } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';

/** Buys a pack at the server's price. If the payment is made on another site, the response has its address. */
export function buyPack(packType: PackType, returnPath: string): Promise<PurchaseAnswer> {
  return api({
    method: 'POST',
    path: '/api/subscriptions/purchase',
    body: { packType, return_path: returnPath },
    answer: purchaseAnswer,
  });
}
