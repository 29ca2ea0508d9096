import { CircleHelp, Clock } from 'lucide-react';
import { StateBadge, type StateTone } from '../../../design-system/StateBadge/StateBadge';
import { type KnownStatus, statusName } from '../domain/status-name';
import { useReservationsText } from '../messages/use-reservations-text';

const tones: Record<KnownStatus, StateTone> = {
  ACTIVE: 'accent',
  MATCHED: 'success',
  HIRED: 'success',
  REJECTED: 'neutral',
  EXPIRED: 'neutral',
  CANCELLED: 'neutral',
  unknown: 'neutral',
};

/** Status of a reservation as a badge. */
export function StatusBadge({ status }: { status: string }) {
  const text = useReservationsText();
  const name = statusName(status);
  const icon = name === 'ACTIVE' ? Clock : name === 'unknown' ? CircleHelp : undefined;
  return (
    <StateBadge tone={tones[name]} icon={icon}>
      {text(`status.${name}`)}
    </StateBadge>
  );
}
