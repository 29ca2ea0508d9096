import { useState } from 'react';
import type { Booking } from '@modules/bookings/http/studio-bookings.contract';
import { monthOf } from '../../../design-system/MonthCalendar/month-days';
import { useSession } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { bookSession } from '../api/book-session';
import { useStudioCalendar } from '../api/get-calendar';
import { holdSlot, releaseHold } from '../api/hold-slot';
import { resendConfirmation } from '../api/manage-booking';
import { studioToday } from '../components/studio-time';
import { useStudioText } from '../messages/use-studio-text';
import { StudioBookingView } from './StudioBookingView';

export function StudioBookingPage() {
  const text = useStudioText();
  const session = useSession();
  const [today] = useState(() => studioToday());
  const [month, setMonth] = useState(() => monthOf(today));
  const [booked, setBooked] = useState<Booking | null>(null);
  const { refresh, ...calendar } = useStudioCalendar(month);
  useDocumentTitle(text(booked === null ? 'title' : booked.confirm_by === null ? 'done.title' : 'address.pageTitle'));
  return (
    <StudioBookingView
      today={today}
      month={month}
      calendar={calendar}
      booked={booked}
      hold={holdSlot}
      release={releaseHold}
      refresh={refresh}
      onMonth={setMonth}
      onBook={async (request) => {
        setBooked(await bookSession(request));
        window.scrollTo({ top: 0 });
      }}
      onResend={async (booking) => {
        const token = new URL(booking.manage_url).hash.replace('#token=', '');
        setBooked(await resendConfirmation(token));
      }}
      onAgain={() => setBooked(null)}
      person={session.status === 'signed-in' ? session.user : undefined}
    />
  );
}
