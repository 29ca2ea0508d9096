import { type PaymentOutcome, purchaseLifecycle, type PurchaseStatus, purchaseStatuses } from './purchase-lifecycle.js';

const legal: Partial<Record<PurchaseStatus, readonly PaymentOutcome[]>> = {
  AWAITING_PAYMENT: ['PAID', 'FAILED', 'EXPIRED'],
  PAID: ['REFUNDED'],
};
const outcomes = purchaseStatuses.filter((status): status is PaymentOutcome => status !== 'AWAITING_PAYMENT');

describe('the purchase lifecycle', () => {
  it.each(purchaseStatuses.flatMap((from) => outcomes.map((outcome) => [from, outcome] as const)))(
    '%s, told %s',
    (from, outcome) => {
      const isLegal = legal[from]?.includes(outcome) ?? false;
      expect(purchaseLifecycle.next(from, outcome)).toBe(isLegal ? outcome : null);
    },
  );

  it('has the final states FAILED, EXPIRED and REFUNDED', () => {
    expect(purchaseStatuses.filter((status) => purchaseLifecycle.isFinal(status))).toEqual([
      'FAILED',
      'EXPIRED',
      'REFUNDED',
    ]);
  });
});
