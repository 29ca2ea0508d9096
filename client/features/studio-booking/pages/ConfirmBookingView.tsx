import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Booking } from '@modules/bookings/http/studio-bookings.contract';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { BookingFacts } from '../components/BookingFacts';
import { useStudioText } from '../messages/use-studio-text';

export type Confirming =
  | { readonly kind: 'ask' }
  | { readonly kind: 'running' }
  | { readonly kind: 'confirmed'; readonly booking: Booking }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface ConfirmBookingViewProps {
  readonly confirming: Confirming;
  readonly onConfirm: () => void;
}

/** Page of the emailed confirmation link. Requires a click, because mail scanners follow links too. */
export function ConfirmBookingView({ confirming, onConfirm }: ConfirmBookingViewProps) {
  const text = useStudioText();
  const errorText = useErrorText();
  const again = <Button href={paths.studioBooking}>{text('done.again')}</Button>;
  if (confirming.kind === 'confirmed') {
    const { booking } = confirming;
    const isOff = booking.status === 'CANCELLED';
    return (
      <Page width="narrow">
        <PageHeader title={text(isOff ? 'manage.title' : 'confirm.doneTitle')} />
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Box role="status">
            <Notice tone={isOff ? 'info' : 'success'}>{text(isOff ? 'manage.over' : 'confirm.done')}</Notice>
          </Box>
          <BookingFacts booking={booking} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {!isOff && (
              <Button variant="primary" href={booking.ics_url}>
                {text('done.calendar')}
              </Button>
            )}
            <Button href={booking.manage_url}>{text('done.manage')}</Button>
          </Box>
        </Box>
      </Page>
    );
  }
  const error = confirming.kind === 'failed' ? confirming.error : null;
  if (isApiError(error) && (error.status === 404 || error.status === 400)) {
    return (
      <Page width="narrow">
        <PageHeader title={text('confirm.title')} />
        <EmptyState title={text('manage.notFound')} sentence={text('manage.notFoundSentence')} action={again} />
      </Page>
    );
  }
  const isTooLate = isApiError(error) && error.status === 409;
  return (
    <Page width="narrow">
      <PageHeader title={text('confirm.title')} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        {error !== null ? (
          <Box role="alert">
            <Notice tone={isTooLate ? 'warning' : 'danger'} title={text('confirm.failed')}>
              {errorText(error)}
            </Notice>
          </Box>
        ) : (
          <Typography>{text('confirm.sentence')}</Typography>
        )}
        <Box>
          {isTooLate ? (
            again
          ) : (
            <Button variant="primary" loading={confirming.kind === 'running'} onClick={onConfirm}>
              {text('confirm.button')}
            </Button>
          )}
        </Box>
      </Box>
    </Page>
  );
}
