import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Fallback interval for when the live connection does not work. */
const ASK_AGAIN_MS = 5 * 60_000;

/** Number of unread notifications, shown beside the bell. */
export function useUnreadNotifications(): number | undefined {
  const read = useRead(
    'notifications',
    ['unread'],
    (signal) =>
      api({
        path: '/api/notifications/unread/count',
        // Every page reads this, so the contract is loaded only when it is needed.
        answer: () =>
          import('@modules/notifications/http/notifications.contract').then(({ unreadCount }) => unreadCount),
        signal,
      }),
    { refetchInterval: ASK_AGAIN_MS },
  );
  return read.data?.count;
}
