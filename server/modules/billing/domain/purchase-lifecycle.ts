import { transitionTable } from '../../../platform/state/transition-table.js';

export const purchaseStatuses = ['AWAITING_PAYMENT', 'PAID', 'FAILED', 'EXPIRED', 'REFUNDED'] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** The result of a payment, named like the status it leads to. */
export type PaymentOutcome = Exclude<PurchaseStatus, 'AWAITING_PAYMENT'>;

const by = ['PAYMENT_PROVIDER'] as const;

/** Paid once and refunded at most once. A failed or expired purchase cannot be resumed. Only the payment provider moves it. */
export const purchaseLifecycle = transitionTable<PurchaseStatus, PaymentOutcome, (typeof by)[number]>({
  name: 'purchase',
  states: purchaseStatuses,
  initial: 'AWAITING_PAYMENT',
  transitions: [
    { from: 'AWAITING_PAYMENT', event: 'PAID', to: 'PAID', by },
    { from: 'AWAITING_PAYMENT', event: 'FAILED', to: 'FAILED', by },
    { from: 'AWAITING_PAYMENT', event: 'EXPIRED', to: 'EXPIRED', by },
    { from: 'PAID', event: 'REFUNDED', to: 'REFUNDED', by },
  ],
});
