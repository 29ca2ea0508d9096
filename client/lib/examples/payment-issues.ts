import type { PaymentIssue } from '@modules/billing/http/payment-issues.contract';

const common = {
  status: 'OPEN',
  note: null,
  handled_at: null,
  handled_by: null,
  opened_at: '2026-11-20T14:12:00.000Z',
} as const;

export const disputedPayment: PaymentIssue = {
  ...common,
  id: '0190a0a0-0000-7000-8000-0000000000d1',
  kind: 'DISPUTE_OPENED',
  reference: 'dp_1',
  amount: 1_033.63,
  reason: 'fraudulent',
  purchase: {
    id: '0190a0a0-0000-7000-8000-0000000000d2',
    description: 'Pack Croissance, 40 crédits',
    total: 1_033.63,
    status: 'PAID',
    brought_credits: true,
  },
  buyer: { id: '0190a0a0-0000-7000-8000-0000000000d3', full_name: 'René Lacier' },
};

export const unknownPayment: PaymentIssue = {
  ...common,
  id: '0190a0a0-0000-7000-8000-0000000000d4',
  kind: 'UNKNOWN_PURCHASE',
  reference: 'pi_2',
  amount: 49,
  reason: null,
  purchase: null,
  buyer: null,
};

export const handledRefund: PaymentIssue = {
  ...disputedPayment,
  id: '0190a0a0-0000-7000-8000-0000000000d5',
  kind: 'REFUND_OF_SPENT_CREDITS',
  reference: 'ch_3',
  reason: null,
  status: 'HANDLED',
  note: 'Le client a été appelé, cinq crédits offerts.',
  handled_at: '2026-11-21T09:00:00.000Z',
  handled_by: 'Odile Opératrice',
};
