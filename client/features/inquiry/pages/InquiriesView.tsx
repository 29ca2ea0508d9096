import Box from '@mui/material/Box';
import { useState } from 'react';
import {
  type AdminInquiriesPage,
  type ChangeInquiryRequest,
  inquiryStatuses,
  type InquiryStatusName,
} from '@modules/bookings/http/inquiries.contract';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useErrorText } from '../../../lib/error-text';
import { dataOf, type Loadable } from '../../../lib/loadable';
import { useTimeLeft } from '../../../lib/use-time-left';
import { InquiryCard } from '../components/InquiryCard';
import { InquiryDialog, type InquiryStep } from '../components/InquiryDialog';
import { useInquiryText } from '../messages/use-inquiry-text';

export interface InquiriesViewProps {
  readonly status: InquiryStatusName;
  readonly inquiries: Loadable<Pick<AdminInquiriesPage, 'inquiries' | 'total' | 'counts' | 'as_of'>>;
  readonly isLoadingMore?: boolean;
  readonly moreError?: unknown;
  readonly onStatus: (status: InquiryStatusName) => void;
  readonly onMore: () => void;
  readonly onChange: (id: string, request: ChangeInquiryRequest) => Promise<void>;
}

/** The operators' queue of inquiries, with the remaining part of 24 hours. */
export function InquiriesView(props: InquiriesViewProps) {
  const { status, inquiries, onStatus, onChange } = props;
  const text = useInquiryText();
  const [step, setStep] = useState<InquiryStep | null>(null);
  const counts = dataOf(inquiries)?.counts;
  return (
    <Page>
      <PageHeader title={text('queue.title')} lead={text('queue.lead')} />
      <SegmentedFilter
        label={text('queue.filter')}
        options={inquiryStatuses.map((value) => ({
          value,
          label: text(`filter.${value}`),
          ...(counts && { count: counts[value] }),
        }))}
        value={status}
        onChange={onStatus}
      />
      <Inquiries {...props} onStep={setStep} />
      <InquiryDialog
        step={step}
        onClose={() => setStep(null)}
        onDo={async (note) => {
          if (step === null) return;
          await onChange(step.inquiry.id, { action: step.action, note });
          setStep(null);
        }}
      />
    </Page>
  );
}

function Inquiries(props: InquiriesViewProps & { readonly onStep: (step: InquiryStep) => void }) {
  const { status, inquiries, isLoadingMore = false, moreError, onMore, onStep } = props;
  const text = useInquiryText();
  const errorText = useErrorText();
  const left = useTimeLeft(dataOf(inquiries)?.as_of);
  if (inquiries.status === 'loading') return <ListSkeleton count={3} label={text('queue.loading')} />;
  if (inquiries.status === 'failed')
    return <ErrorState what={text('queue.loadFailed')} toDo={errorText(inquiries.error)} onRetry={inquiries.retry} />;
  const { inquiries: list, total } = inquiries.data;
  if (list.length === 0)
    return (
      <EmptyState title={text(`queue.empty.${status}`)} sentence={status === 'NEW' && text('queue.emptySentence')} />
    );
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {list.map((inquiry) => (
          <InquiryCard
            key={inquiry.id}
            inquiry={inquiry}
            left={left}
            onAction={(action) => onStep({ inquiry, action })}
          />
        ))}
      </Box>
      <ShowMore shown={list.length} total={total} onMore={onMore} loading={isLoadingMore} error={moreError} />
    </>
  );
}
