import Box from '@mui/material/Box';
import { useState } from 'react';
import type {
  AdminBooking,
  AdminBookingsPage,
  ChangeBookingRequest,
  CloseDayRequest,
  ClosuresPage,
} from '@modules/bookings/http/admin-bookings.contract';
import type { BookingStatusName, StudioCalendar } from '@modules/bookings/http/studio-bookings.contract';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { useLast } from '../../../lib/use-last';
import { useTimeLeft } from '../../../lib/use-time-left';
import { AdminBookingCard } from '../components/AdminBookingCard';
import { Closures } from '../components/Closures';
import { MoveDialog } from '../components/MoveDialog';
import { studioDateTime } from '../components/studio-time';
import { useStudioText } from '../messages/use-studio-text';

const states: readonly BookingStatusName[] = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'];

export interface AdminBookingsViewProps {
  readonly status: BookingStatusName;
  readonly bookings: Loadable<Pick<AdminBookingsPage, 'bookings' | 'total' | 'as_of'>>;
  readonly isLoadingMore?: boolean;
  readonly moreError?: unknown;
  readonly closures: Loadable<ClosuresPage>;
  readonly today: string;
  readonly month: string;
  readonly calendar: Loadable<StudioCalendar>;
  readonly onMonth: (month: string) => void;
  readonly onStatus: (status: BookingStatusName) => void;
  readonly onMore: () => void;
  readonly onChange: (id: string, request: ChangeBookingRequest) => Promise<void>;
  readonly onCloseDay: (request: CloseDayRequest) => Promise<void>;
  readonly onReopenDay: (id: string) => Promise<void>;
}

/** Bookings of the studio, and the days on which it is closed. */
export function AdminBookingsView(props: AdminBookingsViewProps) {
  const { status, onStatus, closures, onCloseDay, onReopenDay } = props;
  const text = useStudioText();
  return (
    <Page>
      <PageHeader title={text('queue.title')} lead={text('queue.lead')} />
      <SegmentedFilter
        label={text('queue.filter')}
        options={states.map((value) => ({ value, label: text(`queue.filter.${value}`) }))}
        value={status}
        onChange={onStatus}
      />
      <Bookings {...props} />
      <Closures closures={closures} onClose={onCloseDay} onReopen={onReopenDay} />
    </Page>
  );
}

function Bookings(props: AdminBookingsViewProps) {
  const {
    status,
    bookings,
    isLoadingMore = false,
    moreError,
    today,
    month,
    calendar,
    onMonth,
    onMore,
    onChange,
  } = props;
  const text = useStudioText();
  const errorText = useErrorText();
  const language = useLanguage();
  const toasts = useToasts();
  const left = useTimeLeft(bookings.status === 'ready' ? bookings.data.as_of : undefined);
  const [busy, setBusy] = useState<string | null>(null);
  const [moved, setMoved] = useState<AdminBooking | null>(null);
  const [asked, setAsked] = useState<AdminBooking | null>(null);
  const shown = useLast(asked);
  if (bookings.status === 'loading') return <ListSkeleton count={3} label={text('queue.loading')} />;
  if (bookings.status === 'failed')
    return <ErrorState what={text('queue.loadFailed')} toDo={errorText(bookings.error)} onRetry={bookings.retry} />;
  const { bookings: list, total } = bookings.data;
  if (list.length === 0)
    return (
      <EmptyState
        title={text(`queue.empty.${status}`)}
        sentence={status === 'PENDING' && text('queue.emptySentence')}
      />
    );
  const run = async (booking: AdminBooking, request: ChangeBookingRequest): Promise<void> => {
    setBusy(booking.id);
    try {
      await onChange(booking.id, request);
      toasts.success(text(`queue.done.${request.action}`));
    } catch (error) {
      toasts.error(`${text('queue.failed')} ${errorText(error)}`);
    } finally {
      setBusy(null);
      setAsked(null);
    }
  };
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {list.map((booking) => (
          <AdminBookingCard
            key={booking.id}
            booking={booking}
            left={left}
            isBusy={busy !== null}
            onAction={(action) => {
              if (action === 'MOVE') setMoved(booking);
              else if (action === 'CANCEL') setAsked(booking);
              else void run(booking, { action });
            }}
          />
        ))}
      </Box>
      <ShowMore shown={list.length} total={total} onMore={onMore} loading={isLoadingMore} error={moreError} />
      <MoveDialog
        booking={moved}
        today={today}
        month={month}
        calendar={calendar}
        onMonth={onMonth}
        onClose={() => setMoved(null)}
        onMove={async (day, time) => {
          if (moved === null) return;
          await onChange(moved.id, { action: 'MOVE', preferred_date: day, preferred_time: time });
          toasts.success(text('queue.done.MOVE'));
          setMoved(null);
        }}
      />
      <ConfirmDialog
        open={asked !== null}
        title={text('queue.cancelTitle', { name: shown?.full_name ?? '' })}
        confirmLabel={text('queue.CANCEL')}
        cancelLabel={text('manage.keep')}
        danger
        busy={busy !== null}
        onConfirm={() => {
          if (asked !== null) void run(asked, { action: 'CANCEL' });
        }}
        onCancel={() => setAsked(null)}
      >
        {shown === null ? '' : studioDateTime(shown.starts_at, language)}
      </ConfirmDialog>
    </>
  );
}
