import { NotificationBell } from '../../features/notifications/components/NotificationBell';
import { useUnreadNotifications } from '../../features/notifications/api/unread-count';

/** The bell, with how many notifications wait to be read. */
export function NotificationsInHeader() {
  return <NotificationBell unread={useUnreadNotifications()} />;
}
