import { useState } from 'react';
import type { Booking } from '@modules/bookings/http/studio-bookings.contract';
import { monthOf } from '../../../design-system/MonthCalendar/month-days';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { bookSession } from '../api/book-session';
import { useStudioCalendar } from '../api/get-calendar';
import { holdSlot, releaseHold } from '../api/hold-slot';
import { studioToday } from '../components/studio-time';
import { useStudioText } from '../messages/use-studio-text';
import { StudioBookingView } from './StudioBookingView';

export function StudioBookingPage() {
  const text = useStudioText();
  const [today] = useState(() => studioToday());
  const [month, setMonth] = useState(() => monthOf(today));
  const [booked, setBooked] = useState<Booking | null>(null);
  const { refresh, ...calendar } = useStudioCalendar(month);
  useDocumentTitle(text(booked === null ? 'title' : 'done.title'));
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
      onAgain={() => setBooked(null)}
    />
  );
}
