import { useMemo, useState } from 'react';
import type { BookingStatusName } from '@modules/bookings/http/studio-bookings.contract';
import { monthOf } from '../../../design-system/MonthCalendar/month-days';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { loadable, moreErrorOf } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { changeBooking } from '../api/change-booking';
import { closeDay, reopenDay, useClosures } from '../api/closures';
import { useStudioCalendar } from '../api/get-calendar';
import { useBookings } from '../api/list-bookings';
import { studioToday } from '../components/studio-time';
import { useStudioText } from '../messages/use-studio-text';
import { AdminBookingsView } from './AdminBookingsView';

export function AdminBookingsPage() {
  const text = useStudioText();
  const toasts = useToasts();
  const [status, setStatus] = useState<BookingStatusName>('PENDING');
  const [today] = useState(() => studioToday());
  const [month, setMonth] = useState(() => monthOf(today));
  const read = useBookings(status);
  const { refresh, ...calendar } = useStudioCalendar(month);
  useDocumentTitle(text('queue.title'));
  const data = useMemo(() => {
    const last = read.data?.pages.at(-1);
    return (
      last && {
        bookings: read.data?.pages.flatMap(({ bookings }) => bookings) ?? [],
        total: last.total,
        as_of: last.as_of,
      }
    );
  }, [read.data]);
  return (
    <AdminBookingsView
      status={status}
      bookings={loadable({ ...read, data: read.isPlaceholderData ? undefined : data })}
      isLoadingMore={read.isFetchingNextPage}
      moreError={moreErrorOf(read)}
      closures={useClosures()}
      today={today}
      month={month}
      calendar={calendar}
      onMonth={setMonth}
      onStatus={setStatus}
      onMore={() => void read.fetchNextPage()}
      onChange={async (id, request) => {
        await changeBooking(id, request);
        await refresh();
      }}
      onCloseDay={async (request) => {
        await closeDay(request);
        toasts.success(text('closures.closed'));
      }}
      onReopenDay={async (id) => {
        await reopenDay(id);
        toasts.success(text('closures.reopened'));
      }}
    />
  );
}
