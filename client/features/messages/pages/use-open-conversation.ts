import { useLocation, useSearchParams } from 'react-router';
import { z } from 'zod';
import { conversationId as conversationIdSchema } from '@modules/messaging/http/conversations.contract';
import { useConversationWith } from '../api/get-conversation-with';
import { useThread } from '../api/get-thread';

const uuid = z.uuid();
const handedOver = z.object({ recipientId: z.uuid() });

/** The conversation or person named by the address or by the previous page. */
function useNamed(): { readonly conversationId: string | null; readonly userId: string | null } {
  const [address] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const conversation = conversationIdSchema.safeParse(address.get('conversation'));
  if (conversation.success) return { conversationId: conversation.data, userId: null };
  const user = uuid.safeParse(address.get('userId'));
  if (user.success) return { conversationId: null, userId: user.data };
  const handed = handedOver.safeParse(state);
  return { conversationId: null, userId: handed.success ? handed.data.recipientId : null };
}

/** The open conversation, however it was named, and its messages. */
export function useOpenConversation(refetchInterval: number | false) {
  const { conversationId, userId } = useNamed();
  const started = useConversationWith(userId);
  const beginning = started.data;
  const threadId = conversationId ?? (beginning?.is_new === false ? beginning.id : null);
  const thread = useThread(threadId, refetchInterval);
  const conversation = thread.data?.pages[0]?.conversation ?? (userId === null ? undefined : beginning);
  return { isNamed: conversationId !== null || userId !== null, conversation, started, thread, threadId };
}
