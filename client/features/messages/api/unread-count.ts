import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Fallback interval for when the socket is not connected. */
const ASK_AGAIN_MS = 60_000;

/** Number of unread messages, shown in the navigation. */
export function useUnreadMessages(enabled: boolean): number | undefined {
  const read = useRead(
    'messages',
    ['unread'],
    (signal) =>
      api({
        path: '/api/messages/unread/count',
        // Every page reads this, so the contract is loaded only when it is needed.
        answer: () => import('@modules/messaging/http/messages.contract').then(({ unreadCount }) => unreadCount),
        signal,
      }),
    { enabled, refetchInterval: ASK_AGAIN_MS },
  );
  return enabled ? read.data?.count : undefined;
}
