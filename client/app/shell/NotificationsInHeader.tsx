import { NotificationBell } from '../../features/notifications/components/NotificationBell';
import { useUnreadNotifications } from '../../features/notifications/api/unread-count';

/** The bell, with the number of unread notifications. */
export function NotificationsInHeader() {
  return <NotificationBell unread={useUnreadNotifications()} />;
}
