import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { ReservationAnswer } from '@modules/reservations/http/reservations.contract';
import { Button } from '../../../design-system/Button/Button';
import { FormActions } from '../../../design-system/form/FormActions';
import { formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { paths } from '../../../lib/paths';
import { useCandidatesText } from '../messages/use-candidates-text';

/** The result of a reservation and links. The first link takes the focus. */
export function Reserved({ reservation }: { reservation: ReservationAnswer }) {
  const text = useCandidatesText();
  const language = useLanguage();
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => ways.current?.querySelector('a')?.focus(), []);
  return (
    <Box ref={ways} sx={{ display: 'grid', gap: 2.5 }}>
      <p role="status">{text('reserve.done', { date: formatDateTime(reservation.expires_at, language) })}</p>
      <FormActions>
        <Button variant="primary" href={paths.candidate(reservation.target_user.id)}>
          {text('reserve.openProfile')}
        </Button>
        <Button href={paths.recruiterReservations}>{text('reserve.see')}</Button>
      </FormActions>
    </Box>
  );
}
