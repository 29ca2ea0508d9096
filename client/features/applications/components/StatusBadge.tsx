import { Archive, CalendarClock, Handshake, Send } from 'lucide-react';
import type { ApplicationStatusName } from '@modules/applications/http/applications.contract';
import { StateBadge, type StateTone } from '../../../design-system/StateBadge/StateBadge';
import { useSharedText } from '../../../lib/messages/use-shared-text';

const tones: Record<ApplicationStatusName, StateTone> = {
  PENDING: 'warning',
  REVIEWED: 'info',
  INTERVIEW: 'success',
  OFFERED: 'success',
  ACCEPTED: 'success',
  REJECTED: 'danger',
  WITHDRAWN: 'neutral',
};
const icons = { PENDING: Send, INTERVIEW: CalendarClock, OFFERED: Handshake, WITHDRAWN: Archive };

/** How an application stands, in a word; the colour only repeats it. */
export function StatusBadge({ status }: { status: ApplicationStatusName }) {
  const text = useSharedText();
  const icon = status in icons ? icons[status as keyof typeof icons] : undefined;
  return (
    <StateBadge tone={tones[status]} icon={icon}>
      {text(`application.${status}`)}
    </StateBadge>
  );
}
