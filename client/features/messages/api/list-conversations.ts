import { conversationsPage } from '@modules/messaging/http/conversations.contract';
import { api } from '../../../lib/backend';
import { pageSize } from '../../../lib/page-size';
import { useReadPages } from '../../../lib/use-read';

/** The person's conversations, newest first, page by page. */
export function useConversations(refetchInterval: number | false) {
  return useReadPages(
    'messages',
    ['conversations'],
    (page, signal) =>
      api({ path: '/api/messages/conversations', query: { page, limit: pageSize }, answer: conversationsPage, signal }),
    { refetchInterval },
  );
}
