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

/** Status of a booking for display. A pending booking with an unconfirmed email has its own status. */
export function standingOf({ status, confirm_by: until, lapsed }: Pick<Booking, 'status' | 'confirm_by' | 'lapsed'>): {
  tone: (typeof bookingTones)[Booking['status']];
  key: StatusKey;
} {
  if (lapsed) return { tone: 'neutral', key: 'status.LAPSED' };
  if (until !== null && status === 'PENDING') return { tone: 'warning', key: 'status.UNCONFIRMED' };
  return { tone: bookingTones[status], key: `status.${status}` };
}
type StatusKey = `status.${Booking['status'] | 'LAPSED' | 'UNCONFIRMED'}`;

/** Details of a booking, including the time zone. */
export function BookingFacts({ booking }: { readonly booking: Booking }) {
  const text = useStudioText();
  const language = useLanguage();
  const { tone, key } = standingOf(booking);
  return (
    <FactList
      facts={[
        { label: text('done.when'), value: studioDateTime(booking.starts_at, language) },
        { label: text('facts.zone'), value: text('facts.zoneValue') },
        { label: text('done.place'), value: booking.location },
        { label: text('done.type'), value: text(`type.${booking.session_type}`) },
        {
          label: text('done.status'),
          value: <StateBadge tone={tone}>{text(key)}</StateBadge>,
        },
      ]}
    />
  );
}
