import { Bell } from 'lucide-react';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { icon } from '../../../design-system/theme/tokens';
import { paths } from '../../../lib/paths';
import { useNotificationsText } from '../messages/use-notifications-text';

export interface NotificationBellProps {
  /** Undefined while loading. */
  readonly unread: number | undefined;
}

/** Link to the notifications, with the number of unread ones. */
export function NotificationBell({ unread = 0 }: NotificationBellProps) {
  const text = useNotificationsText();
  return (
    <IconButton
      href={paths.notifications}
      label={unread > 0 ? text('bell.unread', { count: unread }) : text('bell.label')}
      count={unread}
    >
      <Bell size={icon.normal} aria-hidden />
    </IconButton>
  );
}
