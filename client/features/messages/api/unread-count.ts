import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** News come over the socket; this is for where it does not get through. */
const ASK_AGAIN_MS = 60_000;

/** How many messages wait to be read: the figure in the navigation. */
export function useUnreadMessages(enabled: boolean): number | undefined {
  const read = useRead(
    'messages',
    ['unread'],
    (signal) =>
      api({
        path: '/api/messages/unread/count',
        // The frame of every page reads it: the validator comes when it is needed.
        answer: () => import('@modules/messaging/http/messages.contract').then(({ unreadCount }) => unreadCount),
        signal,
      }),
    { enabled, refetchInterval: ASK_AGAIN_MS },
  );
  return enabled ? read.data?.count : undefined;
}
