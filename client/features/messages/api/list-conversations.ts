import { conversationsPage } from '@modules/messaging/http/conversations.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

const PAGE = 20;

/** The person's conversations, newest first, page by page. */
export function useConversations(refetchInterval: number | false) {
  return useReadPages(
    'messages',
    ['conversations'],
    (page, signal) =>
      api({ path: '/api/messages/conversations', query: { page, limit: PAGE }, answer: conversationsPage, signal }),
    { refetchInterval },
  );
}
