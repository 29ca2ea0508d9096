import { messageRemoved, readAnswer } from '@modules/messaging/http/messages.contract';
import { blockAnswer } from '@modules/messaging/http/reports.contract';
import { api } from '../../../lib/backend';

/** Marks all messages of the conversation as read. */
export async function markRead(conversationId: string): Promise<void> {
  await api({ method: 'PUT', path: `/api/messages/${conversationId}/read`, answer: readAnswer });
}

/** @returns true if the message is removed for both sides. */
export async function removeMessage(messageId: string): Promise<boolean> {
  const { removed_for } = await api({
    method: 'DELETE',
    path: `/api/messages/${messageId}`,
    answer: messageRemoved,
  });
  return removed_for === 'BOTH';
}

export async function setBlocked(userId: string, blocked: boolean): Promise<void> {
  await api({ method: blocked ? 'POST' : 'DELETE', path: `/api/users/${userId}/block`, answer: blockAnswer });
}
