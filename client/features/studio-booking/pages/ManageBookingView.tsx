import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Booking, MoveBookingRequest, StudioCalendar } from '@modules/bookings/http/studio-bookings.contract';
import { Button } from '../../../design-system/Button/Button';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { AwaitingAddress } from '../components/AwaitingAddress';
import { BookingFacts } from '../components/BookingFacts';
import { HoldNotice } from '../components/HoldNotice';
import { SlotPicker } from '../components/SlotPicker';
import { type HeldSlotActions, isSlotGone, useHeldSlot } from '../components/use-held-slot';
import { useStudioText } from '../messages/use-studio-text';

export interface ManageBookingViewProps extends HeldSlotActions {
  readonly booking: Loadable<Booking>;
  readonly today: string;
  readonly month: string;
  readonly calendar: Loadable<StudioCalendar>;
  readonly onMonth: (month: string) => void;
  readonly onMove: (slot: Omit<MoveBookingRequest, 'token'>) => Promise<void>;
  readonly onCancel: () => Promise<void>;
  readonly onResend: () => Promise<void>;
}

/** One booking, opened with the link of its email. Needs no sign-in, and shows nothing of others. */
export function ManageBookingView(props: ManageBookingViewProps) {
  const { booking } = props;
  const text = useStudioText();
  const errorText = useErrorText();
  if (booking.status === 'loading') {
    return (
      <Page width="narrow">
        <PageHeader title={text('manage.title')} />
        <CardSkeleton label={text('manage.loading')} />
      </Page>
    );
  }
  if (booking.status === 'failed') {
    const isUnknown = isApiError(booking.error) && (booking.error.status === 404 || booking.error.status === 400);
    return (
      <Page width="narrow">
        <PageHeader title={text('manage.title')} />
        {isUnknown ? (
          <EmptyState
            title={text('manage.notFound')}
            sentence={text('manage.notFoundSentence')}
            action={<Button href={paths.studioBooking}>{text('done.again')}</Button>}
          />
        ) : (
          <ErrorState what={text('manage.failed')} toDo={errorText(booking.error)} onRetry={booking.retry} />
        )}
      </Page>
    );
  }
  return <Opened {...props} opened={booking.data} />;
}

function Opened(props: ManageBookingViewProps & { readonly opened: Booking }) {
  const { opened, today, month, calendar, onMonth, onMove, onCancel, onResend } = props;
  const text = useStudioText();
  const errorText = useErrorText();
  const slot = useHeldSlot(props);
  const [isMoving, setMoving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [done, setDone] = useState<'moved' | 'cancelled' | null>(null);
  const { day, time } = slot.chosen;
  const run = async (work: () => Promise<void>, result: 'moved' | 'cancelled'): Promise<void> => {
    setBusy(true);
    setProblem(null);
    setDone(null);
    try {
      await work();
      setDone(result);
      setMoving(false);
      slot.forget();
    } catch (error) {
      if (isSlotGone(error)) await slot.lost(error);
      else setProblem(error);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  const may = (action: Booking['allowed_actions'][number]): boolean => opened.allowed_actions.includes(action);
  return (
    <Page width={isMoving ? 'default' : 'narrow'}>
      <PageHeader title={text('manage.title')} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box role="status">{done !== null && <Notice tone="success">{text(`manage.${done}`)}</Notice>}</Box>
        {problem !== null && (
          <Notice tone="danger" title={text('manage.changeFailed')}>
            {errorText(problem)}
          </Notice>
        )}
        {opened.confirm_by !== null && opened.status === 'PENDING' && (
          <AwaitingAddress email={opened.email} until={opened.confirm_by} onResend={onResend} />
        )}
        {opened.lapsed && (
          <Notice tone="warning" title={text('address.overTitle')}>
            {text('address.over')}
          </Notice>
        )}
        <BookingFacts booking={opened} />
        {opened.allowed_actions.length === 0 && !opened.lapsed && <Notice tone="info">{text('manage.over')}</Notice>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {may('MOVE') && !isMoving && (
            <Button variant="primary" onClick={() => setMoving(true)}>
              {text('manage.move')}
            </Button>
          )}
          {opened.confirm_by === null && <Button href={opened.ics_url}>{text('done.calendar')}</Button>}
          {may('CANCEL') && (
            <Button variant="danger" onClick={() => setAsking(true)} aria-haspopup="dialog">
              {text('manage.cancel')}
            </Button>
          )}
          {opened.status === 'CANCELLED' && <Button href={paths.studioBooking}>{text('done.again')}</Button>}
        </Box>
        {isMoving && (
          <Section title={text('manage.moveTitle')} lead={text('manage.moveHint')}>
            <SlotPicker
              level={3}
              month={month}
              calendar={calendar}
              today={today}
              chosen={slot.chosen}
              own={slot.held === null ? null : { day: slot.held.preferred_date, time: slot.held.preferred_time }}
              onMonth={onMonth}
              onChoose={(next) => void slot.choose(next)}
            />
            <HoldNotice {...slot} />
            <Box>
              <Button
                variant="primary"
                disabled={day === null || time === null}
                loading={busy}
                onClick={() => {
                  if (day === null || time === null) return;
                  const held = slot.held === null ? {} : { hold_token: slot.held.hold_token };
                  void run(() => onMove({ preferred_date: day, preferred_time: time, ...held }), 'moved');
                }}
              >
                {text('manage.moveSave')}
              </Button>
            </Box>
          </Section>
        )}
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={text('manage.cancelAsk')}
        confirmLabel={text('manage.cancel')}
        cancelLabel={text('manage.keep')}
        danger
        busy={busy}
        onConfirm={() => void run(onCancel, 'cancelled')}
        onCancel={() => setAsking(false)}
      >
        {text('manage.cancelSentence')}
      </ConfirmDialog>
    </Page>
  );
}
