import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MessageAnswer } from '@modules/messaging/http/messages.contract';
import { Button } from '../../../design-system/Button/Button';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { useErrorText } from '../../../lib/error-text';
import { useLanguage } from '../../../lib/i18n';
import { byDay, dayName } from '../domain/days';
import type { OutgoingMessage } from '../domain/outgoing-messages';
import { useMessagesText } from '../messages/use-messages-text';
import { MessageBubble, OutgoingBubble } from './MessageBubble';
import { NEAR, useThreadScroll } from './use-thread-scroll';

/** Messages loaded so far, oldest first. */
export interface ThreadMessages {
  readonly items: readonly MessageAnswer[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly moreError: unknown;
  readonly onMore: () => void;
}

export interface MessageListProps {
  readonly messages: ThreadMessages;
  readonly outgoing: readonly OutgoingMessage[];
  readonly me: string;
  readonly otherName: string;
  readonly now: Date;
  readonly reportLabel: string;
  readonly onLeave: (href: string) => void;
  readonly onRemove: (message: MessageAnswer) => void;
  readonly onReport: (message: MessageAnswer) => void;
  readonly onRetry: (key: string) => void;
  readonly onDiscard: (key: string) => void;
}

type Entry =
  | { readonly kind: 'message'; readonly at: string; readonly id: string; readonly message: MessageAnswer }
  | { readonly kind: 'outgoing'; readonly at: string; readonly id: string; readonly message: OutgoingMessage };

/**
 * A thread grouped by day. Older messages load above without moving the view; new ones scroll into view if the reader is at the
 * end.
 */
export function MessageList(props: MessageListProps) {
  const { messages, outgoing, me, otherName, now } = props;
  const text = useMessagesText();
  const errorText = useErrorText();
  const language = useLanguage();
  const entries: readonly Entry[] = [
    ...messages.items.map((message) => ({ kind: 'message' as const, at: message.created_at, id: message.id, message })),
    ...outgoing.map((message) => ({ kind: 'outgoing' as const, at: message.writtenAt, id: message.key, message })),
  ];
  const isMine = entries.at(-1)?.kind === 'outgoing' || messages.items.at(-1)?.sender_id === me;
  const { ref, hasNewBelow, toEnd, onScroll } = useThreadScroll(
    entries.map(({ id }) => id),
    isMine,
  );
  const more = (): void => {
    if (messages.hasMore && !messages.isLoadingMore && messages.moreError === null) messages.onMore();
  };
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
      <Box
        ref={ref}
        onScroll={(event) => {
          onScroll();
          if (event.currentTarget.scrollTop < NEAR) more();
        }}
        role="log"
        aria-label={text('thread.label', { name: otherName })}
        tabIndex={0}
        sx={{ flex: 1, minWidth: 0, overflowY: 'auto', overflowAnchor: 'none', px: { xs: 2, md: 3 }, py: 2 }}
      >
        {messages.hasMore && messages.moreError === null && (
          <Box sx={{ display: 'flex', justifyContent: 'center', mb: 2 }}>
            <Button variant="text" onClick={messages.onMore} loading={messages.isLoadingMore}>
              {text('thread.older')}
            </Button>
          </Box>
        )}
        {messages.moreError !== null && (
          <ErrorState
            level={3}
            what={text('thread.olderFailed')}
            toDo={errorText(messages.moreError)}
            onRetry={messages.onMore}
            retrying={messages.isLoadingMore}
          />
        )}
        {entries.length === 0 && (
          <Typography sx={{ color: 'text.secondary', textAlign: 'center', py: 6 }}>{text('thread.first')}</Typography>
        )}
        {byDay(entries, ({ at }) => at).map((day) => (
          <Box component="section" key={day.key}>
            <Typography
              component="h3"
              variant="caption"
              sx={{ display: 'block', textAlign: 'center', color: 'text.secondary', my: 2 }}
            >
              <time dateTime={day.at.slice(0, 10)}>{dayName(day.at, language, now)}</time>
            </Typography>
            <Box
              component="ol"
              sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none', gridTemplateColumns: 'minmax(0, 1fr)' }}
            >
              {day.items.map((entry) => (
                <EntryBubble key={entry.id} entry={entry} {...props} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {hasNewBelow && (
        <Box sx={{ position: 'absolute', insetInline: 0, bottom: 12, display: 'flex', justifyContent: 'center' }}>
          <Button variant="primary" dense onClick={toEnd}>
            {text('thread.newBelow')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function EntryBubble({ entry, ...props }: { entry: Entry } & MessageListProps) {
  const text = useMessagesText();
  if (entry.kind === 'outgoing') {
    const { message } = entry;
    return (
      <OutgoingBubble
        message={message}
        onLeave={props.onLeave}
        onRetry={() => props.onRetry(message.key)}
        onDiscard={() => props.onDiscard(message.key)}
      />
    );
  }
  const { message } = entry;
  const mine = message.sender_id === props.me;
  return (
    <MessageBubble
      message={message}
      mine={mine}
      author={mine ? text('message.fromYou') : props.otherName}
      reportLabel={props.reportLabel}
      onLeave={props.onLeave}
      onRemove={() => props.onRemove(message)}
      onReport={() => props.onReport(message)}
    />
  );
}
