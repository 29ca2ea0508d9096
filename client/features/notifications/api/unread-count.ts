import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** In case the live connection cannot be made where this person sits. */
const ASK_AGAIN_MS = 5 * 60_000;

/** How many notifications wait: the figure beside the bell. */
export function useUnreadNotifications(): number | undefined {
  const read = useRead(
    'notifications',
    ['unread'],
    (signal) =>
      api({
        path: '/api/notifications/unread/count',
        // The frame of every page reads it: the validator comes when it is needed.
        answer: () =>
          import('@modules/notifications/http/notifications.contract').then(({ unreadCount }) => unreadCount),
        signal,
      }),
    { refetchInterval: ASK_AGAIN_MS },
  );
  return read.data?.count;
}
