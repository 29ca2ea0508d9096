import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { type MessageAnswer, thread, type ThreadAnswer } from '@modules/messaging/http/messages.contract';
import { api, queryClient } from '../../../lib/backend';
import { useLanguage } from '../../../lib/i18n';
import { readNoting } from '../../../lib/offline/kept-answers';
import { readOptions } from '../../../lib/query-client';
import { useSession } from '../../../lib/session/use-session';

const PAGE = 30;

/** Messages of a conversation, newest page first. Null reads nothing. */
export function useThread(conversationId: string | null, refetchInterval: number | false) {
  const session = useSession();
  const reader = { userId: session.status === 'signed-in' ? session.user.id : null, language: useLanguage() };
  return useInfiniteQuery({
    ...readOptions('messages', reader, 'thread', conversationId),
    queryFn: ({ pageParam, queryKey, signal }) =>
      readNoting(queryKey, signal, () =>
        api({
          path: `/api/messages/${conversationId ?? ''}`,
          query: { limit: PAGE, before: pageParam },
          answer: thread,
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (oldest) => (oldest.has_more ? (oldest.messages[0]?.id ?? null) : null),
    enabled: conversationId !== null,
    refetchInterval,
  });
}

/** Adds a message that the server has confirmed to the cached thread, so that it shows before the thread is read again. */
export function showSent(message: MessageAnswer): void {
  queryClient.setQueriesData<InfiniteData<ThreadAnswer>>(
    {
      predicate: ({ queryKey: [resource, , , kind, id] }) =>
        resource === 'messages' && kind === 'thread' && id === message.conversation_id,
    },
    (read) => {
      const [newest, ...older] = read?.pages ?? [];
      if (!read || !newest || newest.messages.some(({ id }) => id === message.id)) return read;
      return { ...read, pages: [{ ...newest, messages: [...newest.messages, message] }, ...older] };
    },
  );
}
