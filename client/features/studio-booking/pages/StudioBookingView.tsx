import Box from '@mui/material/Box';
import type { Booking, CreateBookingRequest, StudioCalendar } from '@modules/bookings/http/studio-bookings.contract';
import { FactList } from '../../../design-system/FactList/FactList';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { ApiError } from '../../../lib/api-error';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { BookedSession } from '../components/BookedSession';
import { type BookingDetails, BookingForm, type BookingPerson } from '../components/BookingForm';
import { HoldNotice } from '../components/HoldNotice';
import { SlotPicker } from '../components/SlotPicker';
import { dayInWords, timeOfDay } from '../components/studio-time';
import { type HeldSlotActions, isSlotGone, useHeldSlot } from '../components/use-held-slot';
import { useStudioText } from '../messages/use-studio-text';

export interface StudioBookingViewProps extends HeldSlotActions {
  readonly today: string;
  readonly month: string;
  readonly calendar: Loadable<StudioCalendar>;
  /** The booking just made, shown instead of the form. */
  readonly booked?: Booking | null;
  readonly onMonth: (month: string) => void;
  readonly onBook: (request: CreateBookingRequest) => Promise<void>;
  /** Sends the confirmation email of the booking again. */
  readonly onResend: (booking: Booking) => Promise<void>;
  readonly onAgain: () => void;
  /** The signed-in person, if any. */
  readonly person?: BookingPerson | undefined;
}

/** Chooses a day, a time and details. The slot is held meanwhile; if it is lost, the typed values stay. */
export function StudioBookingView(props: StudioBookingViewProps) {
  const { today, month, calendar, booked = null, onMonth, onBook, onResend, onAgain, person } = props;
  const text = useStudioText();
  const language = useLanguage();
  const slot = useHeldSlot(props);
  const { day, time } = slot.chosen;
  if (booked !== null) {
    return (
      <BookedSession
        booking={booked}
        onResend={() => onResend(booked)}
        onAgain={() => {
          slot.forget();
          onAgain();
        }}
      />
    );
  }
  const book = async (details: BookingDetails): Promise<void> => {
    if (day === null || time === null) throw new ApiError(400, 'BOOKINGS.NO_SLOT', text('form.chooseFirst'));
    try {
      await onBook({
        ...details,
        preferred_date: day,
        preferred_time: time,
        ...(slot.held !== null && { hold_token: slot.held.hold_token }),
      });
      slot.forget();
    } catch (error) {
      if (isSlotGone(error)) await slot.lost(error);
      throw error;
    }
  };
  const when = day === null || time === null ? null : `${dayInWords(day, language)}, ${timeOfDay(time, language)}`;
  return (
    <Page>
      <PageHeader title={text('title')} lead={text('lead')} />
      <Columns aside={<SessionFacts />}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <SlotPicker
            month={month}
            calendar={calendar}
            today={today}
            chosen={slot.chosen}
            own={slot.held === null ? null : { day: slot.held.preferred_date, time: slot.held.preferred_time }}
            onMonth={onMonth}
            onChoose={(next) => void slot.choose(next)}
          />
          <HoldNotice {...slot} />
          <Section title={text('form.title')}>
            <BookingForm
              submitLabel={when === null ? text('form.submit') : text('form.submitWhen', { when })}
              onSubmit={book}
              person={person}
            />
          </Section>
        </Box>
      </Columns>
    </Page>
  );
}

function SessionFacts() {
  const text = useStudioText();
  const names = ['length', 'place', 'zone', 'contact', 'delivery'] as const;
  return (
    <Section title={text('facts.title')}>
      <FactList facts={names.map((name) => ({ label: text(`facts.${name}`), value: text(`facts.${name}Value`) }))} />
    </Section>
  );
}
