import { conversation } from '@modules/messaging/http/conversations.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** The conversation with somebody, also before its first message. */
export function useConversationWith(userId: string | null) {
  return useRead(
    'messages',
    ['with', userId],
    (signal) => api({ path: `/api/messages/conversations/with/${userId ?? ''}`, answer: conversation, signal }),
    { enabled: userId !== null },
  );
}
