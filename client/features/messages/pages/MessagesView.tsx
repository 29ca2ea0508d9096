import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import type { SearchedMessages } from '@modules/messaging/http/messages.contract';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { SearchInput } from '../../../design-system/SearchInput/SearchInput';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { layout, radius } from '../../../design-system/theme/tokens';
import { isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { ConversationList, type ConversationsData } from '../components/ConversationList';
import { SearchResults } from '../components/SearchResults';
import { Thread, type ThreadProps } from '../components/Thread';
import { useMessagesText } from '../messages/use-messages-text';

export interface MessagesViewProps {
  readonly conversations: Loadable<ConversationsData>;
  readonly me: string;
  readonly isSeeker: boolean;
  readonly now: Date;
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** Null if there is no search. */
  readonly found: Loadable<SearchedMessages> | null;
  /** The open conversation, or null. */
  readonly thread: Loadable<ThreadProps> | null;
}

const paneHeight = {
  xs: `calc(100dvh - ${layout.header + layout.bottomBar}px - env(safe-area-inset-bottom))`,
  md: `calc(100dvh - ${layout.header}px)`,
};

/** List and conversation side by side; on a phone only one of them. */
export function MessagesView(props: MessagesViewProps) {
  const { words, onWords, found, thread } = props;
  const text = useMessagesText();
  const isOpen = thread !== null;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' },
        maxWidth: layout.wide,
        mx: 'auto',
        height: paneHeight,
        minHeight: 420,
        p: { xs: 0, md: 3 },
        gap: { md: 3 },
      }}
    >
      <Box
        sx={{
          display: { xs: isOpen ? 'none' : 'flex', md: 'flex' },
          flexDirection: 'column',
          gap: 2,
          minHeight: 0,
          minWidth: 0,
          p: { xs: 2, md: 0 },
        }}
      >
        <Typography component="h1" variant="h2">
          {text('title')}
        </Typography>
        <SearchInput label={text('search.label')} words={words} onWords={onWords} />
        <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
          {found === null ? <Conversations {...props} /> : <SearchResults found={found} />}
        </Box>
      </Box>
      {isOpen && (
        // The page heading is in the list, which a phone hides while a conversation is open.
        <Box component="h1" sx={{ ...visuallyHidden, display: { md: 'none' } }}>
          {text('title')}
        </Box>
      )}
      <Box
        sx={{
          display: { xs: isOpen ? 'block' : 'none', md: 'block' },
          minHeight: 0,
          minWidth: 0,
          border: { md: 1 },
          borderColor: { md: 'line.main' },
          borderRadius: { md: `${radius.card}px` },
          bgcolor: 'background.paper',
          overflow: 'hidden',
        }}
      >
        <Open thread={thread} />
      </Box>
    </Box>
  );
}

function Conversations({ conversations, thread, me, isSeeker, now }: MessagesViewProps) {
  const text = useMessagesText();
  const errorText = useErrorText();
  if (conversations.status === 'loading') return <ListSkeleton count={5} label={text('loading')} />;
  if (conversations.status === 'failed') {
    return <ErrorState what={text('loadFailed')} toDo={errorText(conversations.error)} onRetry={conversations.retry} />;
  }
  if (conversations.data.items.length === 0) {
    return (
      <EmptyState
        title={text('empty.title')}
        sentence={text(isSeeker ? 'empty.seeker' : 'empty.recruiter')}
        action={
          <Button href={isSeeker ? paths.matches : paths.recruiterCandidates}>
            {text(isSeeker ? 'empty.seekerAction' : 'empty.recruiterAction')}
          </Button>
        }
      />
    );
  }
  const selected = thread?.status === 'ready' ? thread.data.conversation.id : null;
  return <ConversationList list={conversations.data} selected={selected} me={me} now={now} />;
}

function Open({ thread }: Pick<MessagesViewProps, 'thread'>) {
  const text = useMessagesText();
  const errorText = useErrorText();
  if (thread === null) {
    return (
      <Quiet>
        <EmptyState title={text('none.title')} sentence={text('none.sentence')} />
      </Quiet>
    );
  }
  if (thread.status === 'loading') {
    return (
      <Quiet>
        <ListSkeleton count={4} label={text('thread.loading')} />
      </Quiet>
    );
  }
  if (thread.status === 'failed') {
    const isGone = isApiError(thread.error) && thread.error.status === 404;
    return (
      <Quiet>
        <ErrorState
          what={text(isGone ? 'thread.notFound' : 'thread.loadFailed')}
          toDo={isGone ? text('thread.notFoundSentence') : errorText(thread.error)}
          {...(!isGone && { onRetry: thread.retry })}
          action={<Button href={paths.messages}>{text('thread.back')}</Button>}
        />
      </Quiet>
    );
  }
  return <Thread key={thread.data.conversation.id} {...thread.data} />;
}

const Quiet = ({ children }: { children: ReactNode }) => <Box sx={{ p: 3 }}>{children}</Box>;
