import { searchedMessages } from '@modules/messaging/http/messages.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Fewer letters find everything. */
export const SHORTEST_SEARCH = 2;

/** The person's own messages that contain some words. */
export function useMessageSearch(words: string) {
  return useRead(
    'messages',
    ['search', words],
    (signal) => api({ path: '/api/messages/search', query: { q: words }, answer: searchedMessages, signal }),
    { enabled: words.length >= SHORTEST_SEARCH },
  );
}
