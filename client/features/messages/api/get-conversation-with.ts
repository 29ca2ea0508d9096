import { conversation } from '@modules/messaging/http/conversations.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** The conversation with a person, even before its first message. Null reads nothing. */
export function useConversationWith(userId: string | null) {
  return useRead(
    'messages',
    ['with', userId],
    (signal) => api({ path: `/api/messages/conversations/with/${userId ?? ''}`, answer: conversation, signal }),
    { enabled: userId !== null },
  );
}
