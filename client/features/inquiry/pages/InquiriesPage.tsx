import { useMemo, useState } from 'react';
import type { InquiryStatusName } from '@modules/bookings/http/inquiries.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { loadable, moreErrorOf } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { changeInquiry } from '../api/change-inquiry';
import { useInquiries } from '../api/list-inquiries';
import { useInquiryText } from '../messages/use-inquiry-text';
import { InquiriesView } from './InquiriesView';

export function InquiriesPage() {
  const text = useInquiryText();
  const toasts = useToasts();
  const [status, setStatus] = useState<InquiryStatusName>('NEW');
  const read = useInquiries(status);
  useDocumentTitle(text('queue.title'));
  const data = useMemo(() => {
    const last = read.data?.pages.at(-1);
    return (
      last && {
        inquiries: read.data?.pages.flatMap(({ inquiries }) => inquiries) ?? [],
        total: last.total,
        counts: last.counts,
        as_of: last.as_of,
      }
    );
  }, [read.data]);
  return (
    <InquiriesView
      status={status}
      inquiries={loadable({ ...read, data: read.isPlaceholderData ? undefined : data })}
      isLoadingMore={read.isFetchingNextPage}
      moreError={moreErrorOf(read)}
      onStatus={setStatus}
      onMore={() => void read.fetchNextPage()}
      onChange={async (id, request) => {
        await changeInquiry(id, request);
        toasts.success(text(`changed.${request.action}`));
      }}
    />
  );
}
