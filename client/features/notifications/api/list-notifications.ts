import { type NotificationsPage, notificationsPage } from '@modules/notifications/http/notifications.contract';
import { api } from '../../../lib/backend';
import { pageSize } from '../../../lib/page-size';
import { useReadPages } from '../../../lib/use-read';

export type Shown = 'all' | 'unread';

/** The person's notifications, newest first. */
export function useNotifications(shown: Shown) {
  return useReadPages<NotificationsPage>('notifications', ['list', shown], (page, signal) =>
    api({
      path: '/api/notifications',
      query: { page, limit: pageSize, ...(shown === 'unread' && { unread: true }) },
      answer: notificationsPage,
      signal,
    }),
  );
}
