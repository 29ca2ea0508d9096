import { searchedMessages } from '@modules/messaging/http/messages.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Min characters of a search; a shorter one would match nearly everything. */
export const SHORTEST_SEARCH = 2;

/** The reader's own messages that contain these words. */
export function useMessageSearch(words: string) {
  return useRead(
    'messages',
    ['search', words],
    (signal) => api({ path: '/api/messages/search', query: { q: words }, answer: searchedMessages, signal }),
    { enabled: words.length >= SHORTEST_SEARCH },
  );
}
