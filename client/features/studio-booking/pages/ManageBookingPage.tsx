import { useEffect, useState } from 'react';
import type { Booking } from '@modules/bookings/http/studio-bookings.contract';
import { monthOf } from '../../../design-system/MonthCalendar/month-days';
import { ApiError } from '../../../lib/api-error';
import type { Loadable } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useFragment } from '../../../lib/use-fragment';
import { useStudioCalendar } from '../api/get-calendar';
import { holdSlot, releaseHold } from '../api/hold-slot';
import { cancelBooking, moveBooking, openBooking, resendConfirmation } from '../api/manage-booking';
import { studioToday } from '../components/studio-time';
import { useStudioText } from '../messages/use-studio-text';
import { ManageBookingView } from './ManageBookingView';

/** `#token=…` is in the fragment, so servers only get it in the body of a request. */
export function ManageBookingPage() {
  const text = useStudioText();
  const token = useFragment().get('token') ?? '';
  const [today] = useState(() => studioToday());
  const [month, setMonth] = useState(() => monthOf(today));
  const { refresh, ...calendar } = useStudioCalendar(month);
  const { booking, show } = useBooking(token);
  useDocumentTitle(text('manage.title'));
  return (
    <ManageBookingView
      booking={booking}
      today={today}
      month={month}
      calendar={calendar}
      hold={holdSlot}
      release={releaseHold}
      refresh={refresh}
      onMonth={setMonth}
      onMove={async (slot) => show(await moveBooking({ token, ...slot }))}
      onCancel={async () => show(await cancelBooking(token))}
      onResend={async () => show(await resendConfirmation(token))}
    />
  );
}

/** Read by POST, so outside the query cache: nothing is kept after leaving the page. */
function useBooking(token: string): { booking: Loadable<Booking>; show: (booking: Booking) => void } {
  const [attempt, setAttempt] = useState(0);
  const [booking, setBooking] = useState<Loadable<Booking>>({ status: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    const retry = (): void => {
      setBooking({ status: 'loading' });
      setAttempt((count) => count + 1);
    };
    const failed = (error: unknown): void => {
      if (!stop.signal.aborted) setBooking({ status: 'failed', error, retry });
    };
    if (token === '') {
      failed(new ApiError(404, 'REQUEST.NOT_FOUND', ''));
      return;
    }
    openBooking(token, stop.signal).then((data) => setBooking({ status: 'ready', data }), failed);
    return () => stop.abort();
  }, [token, attempt]);
  return { booking, show: (data) => setBooking({ status: 'ready', data }) };
}
