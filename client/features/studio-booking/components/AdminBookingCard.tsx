import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminBooking, OperatorBookingAction } from '@modules/bookings/http/admin-bookings.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { formatDateTime, formatRemaining } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useStudioText } from '../messages/use-studio-text';
import { standingOf } from './BookingFacts';
import { dayInWords, studioDateTime, timeOfDay } from './studio-time';

export interface AdminBookingCardProps {
  readonly booking: AdminBooking;
  /** Remaining milliseconds until a time, by the server's clock. */
  readonly left: (until: string) => number;
  readonly isBusy: boolean;
  readonly onAction: (action: OperatorBookingAction) => void;
}

/** A booking with its promised times and the operator's actions. */
export function AdminBookingCard({ booking, left, isBusy, onAction }: AdminBookingCardProps) {
  const text = useStudioText();
  const language = useLanguage();
  const { tone, key } = standingOf(booking);
  const { full_name: name, status, session_type: type, allowed_actions: actions } = booking;
  return (
    <Card
      as="li"
      wide
      title={studioDateTime(booking.starts_at, language)}
      titleLevel={2}
      subtitle={`${name} · ${text(`type.${type}`)}`}
      badge={<StateBadge tone={tone}>{text(key)}</StateBadge>}
      actions={actions.map((action, index) => (
        <Button
          key={action}
          variant={action === 'CANCEL' ? 'text' : index === 0 ? 'primary' : 'secondary'}
          disabled={isBusy}
          onClick={() => onAction(action)}
          aria-label={text('queue.actionNamed', { action: text(`queue.${action}`), name })}
        >
          {text(`queue.${action}`)}
        </Button>
      ))}
    >
      <FactList
        facts={[
          ...clocks(),
          { label: text('queue.email'), value: <TextLink href={`mailto:${booking.email}`}>{booking.email}</TextLink> },
          ...(booking.phone === null
            ? []
            : [
                {
                  label: text('queue.phone'),
                  value: <TextLink href={`tel:${booking.phone}`}>{booking.phone}</TextLink>,
                },
              ]),
          ...(booking.company_name === null ? [] : [{ label: text('queue.company'), value: booking.company_name }]),
        ]}
      />
      {booking.message !== null && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{booking.message}</Typography>
      )}
      <Box component="details" sx={{ mt: 2, typography: 'body2' }}>
        <summary>{text('queue.history')}</summary>
        <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.5 }}>
          {booking.history.map((entry) => (
            <li key={`${entry.at} ${entry.to_status}`}>
              {`${formatDateTime(entry.at, language)} · ${text('queue.change', {
                status: text(`status.${entry.to_status}`),
                when: `${dayInWords(entry.preferred_date, language)}, ${timeOfDay(entry.preferred_time, language)}`,
                party: text(`queue.party.${entry.party}`),
              })}`}
            </li>
          ))}
        </Box>
      </Box>
    </Card>
  );

  /** Remaining time of a promise: to answer while the booking is pending, to deliver the video after the session. */
  function clocks() {
    if (status === 'PENDING' && booking.confirm_by !== null) {
      return [clock(booking.confirm_by, 'queue.addressLeft', 'queue.addressLate')];
    }
    if (status === 'PENDING') return [clock(booking.contact_by, 'queue.contactLeft', 'queue.contactLate')];
    if (status === 'CONFIRMED' && left(booking.starts_at) <= 0) {
      return [clock(booking.deliver_by, 'queue.deliverLeft', 'queue.deliverLate')];
    }
    if (booking.delivered_at !== null) {
      return [{ label: text('queue.delivered'), value: formatDateTime(booking.delivered_at, language) }];
    }
    return [];
  }

  function clock(
    until: string,
    inTime: 'queue.addressLeft' | 'queue.contactLeft' | 'queue.deliverLeft',
    late: 'queue.addressLate' | 'queue.contactLate' | 'queue.deliverLate',
  ) {
    const ms = left(until);
    const words = formatRemaining(Math.abs(ms), language);
    return {
      label: text(ms >= 0 ? inTime : late),
      value: <StateBadge tone={ms >= 0 ? 'warning' : 'danger'}>{words}</StateBadge>,
    };
  }
}
