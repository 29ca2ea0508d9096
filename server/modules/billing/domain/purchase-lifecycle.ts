import { transitionTable } from '../../../platform/state/transition-table.js';

export const purchaseStatuses = ['AWAITING_PAYMENT', 'PAID', 'FAILED', 'EXPIRED', 'REFUNDED'] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** What becomes of a payment has the name of the status it leads to. */
export type PaymentOutcome = Exclude<PurchaseStatus, 'AWAITING_PAYMENT'>;

const by = ['PAYMENT_PROVIDER'] as const;

/** Paid once, and given back at most once; what failed or expired is bought anew. Only the payment provider moves it. */
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
