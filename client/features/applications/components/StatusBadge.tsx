import { Archive, CalendarClock, Handshake, Send } from 'lucide-react';
import type { ApplicationStatusName, OwnApplication } from '@modules/applications/http/applications.contract';
import { StateBadge, type StateTone } from '../../../design-system/StateBadge/StateBadge';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { useApplicationsText } from '../messages/use-applications-text';

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

export interface StatusBadgeProps {
  readonly application: Pick<OwnApplication, 'status' | 'closed_reason'>;
}

/** Status of an application. The colour only repeats the word. If the posting closed first, the badge says so. */
export function StatusBadge({ application: { status, closed_reason: closedReason } }: StatusBadgeProps) {
  const text = useSharedText();
  const own = useApplicationsText();
  if (closedReason !== null) {
    return (
      <StateBadge tone="neutral" icon={Archive}>
        {own('closed.badge')}
      </StateBadge>
    );
  }
  const icon = status in icons ? icons[status as keyof typeof icons] : undefined;
  return (
    <StateBadge tone={tones[status]} icon={icon}>
      {text(`application.${status}`)}
    </StateBadge>
  );
}
