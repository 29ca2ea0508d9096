import Box from '@mui/material/Box';
import type { Booking } from '@modules/bookings/http/studio-bookings.contract';
import { Button } from '../../../design-system/Button/Button';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { useStudioText } from '../messages/use-studio-text';
import { AwaitingAddress } from './AwaitingAddress';
import { BookingFacts } from './BookingFacts';

export interface BookedSessionProps {
  readonly booking: Booking;
  readonly onResend: () => Promise<void>;
  readonly onAgain: () => void;
}

/** A booking just made: the next steps, or the calendar file once it is confirmed. */
export function BookedSession({ booking, onResend, onAgain }: BookedSessionProps) {
  const text = useStudioText();
  const { email, confirm_by: until } = booking;
  return (
    <Page width="narrow">
      <PageHeader
        title={text(until === null ? 'done.title' : 'address.pageTitle')}
        lead={text(until === null ? 'done.lead' : 'address.lead', { email })}
      />
      <Box sx={{ display: 'grid', gap: 3 }}>
        {until !== null && <AwaitingAddress email={email} until={until} onResend={onResend} />}
        <BookingFacts booking={booking} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {until === null && (
            <Button variant="primary" href={booking.ics_url}>
              {text('done.calendar')}
            </Button>
          )}
          <Button href={booking.manage_url}>{text(until === null ? 'done.manage' : 'address.cancel')}</Button>
          <Button variant="text" onClick={onAgain}>
            {text('done.again')}
          </Button>
        </Box>
      </Box>
    </Page>
  );
}
