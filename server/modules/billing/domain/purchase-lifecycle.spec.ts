import { type PaymentOutcome, purchaseLifecycle, type PurchaseStatus, purchaseStatuses } from './purchase-lifecycle.js';

const legal: Partial<Record<PurchaseStatus, readonly PaymentOutcome[]>> = {
  AWAITING_PAYMENT: ['PAID', 'FAILED', 'EXPIRED'],
  PAID: ['REFUNDED'],
};
const outcomes = purchaseStatuses.filter((status): status is PaymentOutcome => status !== 'AWAITING_PAYMENT');

describe('the life of a purchase', () => {
  it.each(purchaseStatuses.flatMap((from) => outcomes.map((outcome) => [from, outcome] as const)))(
    '%s, told %s',
    (from, outcome) => {
      const isLegal = legal[from]?.includes(outcome) ?? false;
      expect(purchaseLifecycle.next(from, outcome)).toBe(isLegal ? outcome : null);
    },
  );

  it('ends where nothing follows', () => {
    expect(purchaseStatuses.filter((status) => purchaseLifecycle.isFinal(status))).toEqual([
      'FAILED',
      'EXPIRED',
      'REFUNDED',
    ]);
  });
});
