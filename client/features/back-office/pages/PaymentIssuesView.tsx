import { useState } from 'react';
import {
  type PaymentIssue,
  type PaymentIssueRequest,
  paymentIssueStatuses,
} from '@modules/billing/http/payment-issues.contract';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import type { PaymentIssueStatus } from '../api/payment-issues';
import { BackOfficePath } from '../components/BackOfficePath';
import { CardList, type Growing } from '../components/CardList';
import { HandleIssueDialog } from '../components/HandleIssueDialog';
import { PaymentIssueCard } from '../components/PaymentIssueCard';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface PaymentIssuesViewProps extends Growing<PaymentIssue> {
  readonly status: PaymentIssueStatus;
  readonly onStatus: (status: PaymentIssueStatus) => void;
  readonly onHandle: (id: string, request: PaymentIssueRequest) => Promise<void>;
}

/** Payments that no rule can settle: disputes, refunds of spent credits, payments without an order. */
export function PaymentIssuesView({ status, onStatus, onHandle, ...growing }: PaymentIssuesViewProps) {
  const text = useBackOfficeText();
  const [handled, setHandled] = useState<PaymentIssue | null>(null);
  return (
    <Page>
      <PageHeader
        title={text('payments.title')}
        lead={text('payments.lead')}
        breadcrumbs={<BackOfficePath here={text('payments.title')} />}
      />
      <SegmentedFilter
        label={text('payments.filter')}
        options={paymentIssueStatuses.map((value) => ({ value, label: text(`payments.filter.${value}`) }))}
        value={status}
        onChange={onStatus}
      />
      <CardList {...growing} empty={{ title: text('payments.empty'), sentence: text('payments.empty.sentence') }}>
        {(issue) => <PaymentIssueCard key={issue.id} issue={issue} onHandle={() => setHandled(issue)} />}
      </CardList>
      <HandleIssueDialog
        issue={handled}
        onClose={() => setHandled(null)}
        onHandle={async (id, request) => {
          await onHandle(id, request);
          setHandled(null);
        }}
      />
    </Page>
  );
}
