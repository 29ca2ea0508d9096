import { type PackType, type PurchaseAnswer, purchaseAnswer } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';

/** Buys at the server's price; where the payment is made elsewhere, the answer says where. */
export function buyPack(packType: PackType, returnPath: string): Promise<PurchaseAnswer> {
  return api({
    method: 'POST',
    path: '/api/subscriptions/purchase',
    body: { packType, return_path: returnPath },
    answer: purchaseAnswer,
  });
}
