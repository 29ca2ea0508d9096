import { useState } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { handlePaymentIssue, type PaymentIssueStatus, usePaymentIssues } from '../api/payment-issues';
import { growing } from '../components/growing';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { PaymentIssuesView } from './PaymentIssuesView';

export function PaymentIssuesPage() {
  const text = useBackOfficeText();
  const toasts = useToasts();
  const [status, setStatus] = useState<PaymentIssueStatus>('OPEN');
  const read = usePaymentIssues(status);
  useDocumentTitle(text('payments.title'));
  return (
    <PaymentIssuesView
      {...growing(read, ({ issues }) => issues)}
      status={status}
      onStatus={setStatus}
      onHandle={async (id, request) => {
        await handlePaymentIssue(id, request);
        toasts.success(text('payments.done'));
      }}
    />
  );
}
