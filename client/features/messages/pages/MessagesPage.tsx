import { useEffect, useState, useSyncExternalStore } from 'react';
import type { User } from '@modules/identity/http/users.contract';
import { useCreditBalance } from '../../../lib/credits/use-credit-balance';
import { drafts } from '../../../lib/backend';
import { loadable, moreErrorOf } from '../../../lib/loadable';
import { useMessageTools } from '../../../lib/message-templates/use-message-tools';
import { useRealtimeStatus } from '../../../lib/realtime/use-realtime';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { removeMessage, setBlocked } from '../api/change-messages';
import { useConversations } from '../api/list-conversations';
import { outgoing, useOutgoing } from '../api/outgoing';
import { cancelScheduled, scheduleMessage, sendScheduledNow, useScheduledMessages } from '../api/scheduled-messages';
import { SHORTEST_SEARCH, useMessageSearch } from '../api/search-messages';
import { uploadAttachment } from '../api/upload-attachment';
import type { ThreadProps } from '../components/Thread';
import { mayWriteMessages } from '../domain/may-write';
import { useMessagesText } from '../messages/use-messages-text';
import { MessagesView } from './MessagesView';
import { NoMessagesView } from './NoMessagesView';
import { useMarkRead } from './use-mark-read';
import { useOpenConversation } from './use-open-conversation';
import { useSettledWords } from '../../../lib/use-settled-words';

/** Polling interval for when the socket is not connected. */
const WITHOUT_SOCKET_MS = 15_000;
const TICK_MS = 30_000;

const subscribeOnline = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

const draftName = (conversationId: string): string => `message:${conversationId}`;

export function MessagesPage() {
  const text = useMessagesText();
  const user = useCurrentUser();
  useDocumentTitle(text('title'));
  if (!mayWriteMessages(user)) return <NoMessagesView userType={user.user_type} />;
  return <Conversations user={user} />;
}

function Conversations({ user }: { readonly user: User }) {
  const isSeeker = user.user_type === 'JOB_SEEKER';
  const refetchInterval = useRealtimeStatus() === 'connected' ? false : WITHOUT_SOCKET_MS;
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);

  const list = useConversations(refetchInterval);
  const open = useOpenConversation(refetchInterval);
  const waiting = useOutgoing();
  const balance = useCreditBalance({ enabled: !isSeeker });
  const companyId = (!isSeeker && user.company?.id) || '';
  const tools = useMessageTools(companyId);
  const [words, setWords] = useState('');
  const searched = useSettledWords(words);
  const search = useMessageSearch(searched);
  useMarkRead(open.conversation);
  // A new version remounts the compose box with the text of a discarded message.
  const [version, setVersion] = useState(0);

  const { conversation, thread } = open;
  const scheduled = useScheduledMessages(isSeeker ? null : (conversation?.recipient.id ?? null), TICK_MS);
  const pages = thread.data?.pages ?? [];
  /** Puts the text of a message that is not sent back into the field, before what is typed there. */
  const putBack = (conversationId: string, content: string): void => {
    const typed = typedIn(user.id, conversationId);
    drafts.keep(user.id, draftName(conversationId), [content, typed].filter(Boolean).join('\n'));
    setVersion((before) => before + 1);
  };
  const threadProps = (shown: NonNullable<typeof conversation>): ThreadProps => ({
    conversation: shown,
    tools: companyId === '' ? null : tools,
    messages: loadable({
      data:
        open.threadId === null
          ? { items: [], hasMore: false, isLoadingMore: false, moreError: null, onMore: () => undefined }
          : thread.data && {
              items: pages.toReversed().flatMap(({ messages }) => messages),
              hasMore: thread.hasNextPage,
              isLoadingMore: thread.isFetchingNextPage,
              moreError: moreErrorOf(thread),
              onMore: () => void thread.fetchNextPage(),
            },
      error: thread.error,
      refetch: thread.refetch,
    }),
    outgoing: waiting.filter(({ conversationId }) => conversationId === shown.id),
    me: user.id,
    now,
    isOnline,
    available: isSeeker ? undefined : balance.data?.available_balance,
    typed: typedIn(user.id, shown.id),
    typedVersion: version,
    onTyped: (content) =>
      content.trim() === ''
        ? drafts.drop(user.id, draftName(shown.id))
        : drafts.keep(user.id, draftName(shown.id), content),
    onSend: (message) => outgoing.add({ conversationId: shown.id, receiverId: shown.recipient.id, ...message }),
    onRetry: (key) => outgoing.retry(key),
    onDiscard: (key) => putBack(shown.id, outgoing.discard(key)?.content ?? ''),
    onRemove: removeMessage,
    onBlock: (blocked) => setBlocked(shown.recipient.id, blocked),
    uploadFile: uploadAttachment,
    later: isSeeker
      ? null
      : {
          scheduled: loadable({
            data: scheduled.data?.messages,
            error: scheduled.error,
            refetch: scheduled.refetch,
          }),
          onSend: (content, sendAt) => scheduleMessage({ receiver_id: shown.recipient.id, content, send_at: sendAt }),
          onSendNow: sendScheduledNow,
          onCancel: async ({ id, content }) => {
            await cancelScheduled(id);
            putBack(shown.id, content);
          },
        },
  });
  const listed = list.data?.pages ?? [];
  return (
    <MessagesView
      conversations={loadable({
        data: list.data && {
          items: listed.flatMap(({ conversations }) => conversations),
          total: listed.at(-1)?.total ?? 0,
          isLoadingMore: list.isFetchingNextPage,
          onMore: () => void list.fetchNextPage(),
          moreError: moreErrorOf(list),
        },
        error: list.error,
        refetch: list.refetch,
      })}
      me={user.id}
      isSeeker={isSeeker}
      now={now}
      words={words}
      onWords={setWords}
      found={searched.length < SHORTEST_SEARCH ? null : loadable(search)}
      thread={
        open.isNamed
          ? loadable({
              data: conversation && threadProps(conversation),
              error: open.threadId === null ? open.started.error : thread.error,
              refetch: () => void (open.threadId === null ? open.started : thread).refetch(),
            })
          : null
      }
    />
  );
}

function typedIn(userId: string, conversationId: string): string {
  const kept = drafts.read(userId, draftName(conversationId));
  return typeof kept === 'string' ? kept : '';
}
