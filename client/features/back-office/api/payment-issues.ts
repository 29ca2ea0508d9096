import {
  paymentIssue,
  type PaymentIssueRequest,
  paymentIssuesPage,
  type PaymentIssuesPage,
  type paymentIssueStatuses,
} from '@modules/billing/http/payment-issues.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

const PAGE = 20;

export type PaymentIssueStatus = (typeof paymentIssueStatuses)[number];

/** Payment issues that need an operator; open ones oldest first. */
export function usePaymentIssues(status: PaymentIssueStatus) {
  return useReadPages<PaymentIssuesPage>('admin', ['payment-issues', status], (page, signal) =>
    api({ path: '/api/admin/payment-issues', query: { status, page, limit: PAGE }, answer: paymentIssuesPage, signal }),
  );
}

export async function handlePaymentIssue(id: string, body: PaymentIssueRequest): Promise<void> {
  await api({ method: 'PUT', path: `/api/admin/payment-issues/${id}`, body, answer: paymentIssue });
}
