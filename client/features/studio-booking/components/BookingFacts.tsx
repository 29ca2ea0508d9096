import type { Booking } from '@modules/bookings/http/studio-bookings.contract';
import { FactList } from '../../../design-system/FactList/FactList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { useLanguage } from '../../../lib/i18n';
import { useStudioText } from '../messages/use-studio-text';
import { studioDateTime } from './studio-time';

export const bookingTones = {
  PENDING: 'warning',
  CONFIRMED: 'success',
  CANCELLED: 'neutral',
  COMPLETED: 'info',
} as const;

/** What was booked, with the zone of its time. */
export function BookingFacts({ booking }: { readonly booking: Booking }) {
  const text = useStudioText();
  const language = useLanguage();
  return (
    <FactList
      facts={[
        { label: text('done.when'), value: studioDateTime(booking.starts_at, language) },
        { label: text('facts.zone'), value: text('facts.zoneValue') },
        { label: text('done.place'), value: booking.location },
        { label: text('done.type'), value: text(`type.${booking.session_type}`) },
        {
          label: text('done.status'),
          value: <StateBadge tone={bookingTones[booking.status]}>{text(`status.${booking.status}`)}</StateBadge>,
        },
      ]}
    />
  );
}
