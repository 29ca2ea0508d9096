import { type ConversationsPage, conversationsPage } from '@modules/messaging/http/conversations.contract';
import { api } from '../../../lib/backend';
import { pageSize } from '../../../lib/page-size';
import { type PagesQuestion, useReadPages } from '../../../lib/use-read';

export const conversationsQuestion: PagesQuestion<ConversationsPage> = {
  resource: 'messages',
  details: ['conversations'],
  read: (page, signal) =>
    api({ path: '/api/messages/conversations', query: { page, limit: pageSize }, answer: conversationsPage, signal }),
};

/** The reader's conversations, newest first, in pages. */
export function useConversations(refetchInterval: number | false) {
  const { resource, details, read } = conversationsQuestion;
  return useReadPages(resource, details, read, { refetchInterval });
}
