import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConversationAnswer } from '@modules/messaging/http/conversations.contract';
import { Avatar } from '../../../design-system/Avatar/Avatar';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { RouterLink } from '../../../design-system/TextLink/RouterLink';
import { radius } from '../../../design-system/theme/tokens';
import { VisuallyHidden } from '../../../design-system/VisuallyHidden/VisuallyHidden';
import { formatDate, formatTime } from '../../../lib/format';
import { type Language, useLanguage } from '../../../lib/i18n';
import { paths } from '../../../lib/paths';
import { useMessagesText } from '../messages/use-messages-text';

export interface ConversationsData {
  readonly items: readonly ConversationAnswer[];
  readonly total: number;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
  readonly moreError: unknown;
}

export interface ConversationListProps {
  readonly list: ConversationsData;
  readonly selected: string | null;
  readonly me: string;
  readonly now: Date;
}

/** The time if today, otherwise the date. */
function whenOf(at: string, language: Language, now: Date): string {
  const date = new Date(at);
  return date.toDateString() === now.toDateString() ? formatTime(date, language) : formatDate(date, language, 'short');
}

/** Conversations, newest first. Unread ones are bold. */
export function ConversationList({ list, selected, me, now }: ConversationListProps) {
  const text = useMessagesText();
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="ul" aria-label={text('list.label')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {list.items.map((each) => (
          <Box component="li" key={each.id}>
            <Row conversation={each} isSelected={each.id === selected} me={me} now={now} />
          </Box>
        ))}
      </Box>
      {list.items.length < list.total && (
        <ShowMore
          shown={list.items.length}
          total={list.total}
          onMore={list.onMore}
          loading={list.isLoadingMore}
          error={list.moreError}
        />
      )}
    </Box>
  );
}

interface RowProps {
  readonly conversation: ConversationAnswer;
  readonly isSelected: boolean;
  readonly me: string;
  readonly now: Date;
}

function Row({ conversation, isSelected, me, now }: RowProps) {
  const text = useMessagesText();
  const language = useLanguage();
  const { recipient, last_message: words, last_message_at: at, unread_count: unread } = conversation;
  const said = words === '' ? text('list.fileOnly') : (words ?? '');
  const preview = conversation.last_message_sender_id === me ? text('list.you', { words: said }) : said;
  const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return (
    <Box
      component={RouterLink}
      href={paths.conversation(conversation.id)}
      aria-current={isSelected ? 'true' : undefined}
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        p: 1.5,
        minWidth: 0,
        color: 'text.primary',
        textDecoration: 'none',
        borderRadius: `${radius.control}px`,
        bgcolor: isSelected ? 'accent.tint' : 'transparent',
        '&:hover': { bgcolor: isSelected ? 'accent.tint' : 'action.hover' },
      }}
    >
      <Avatar name={recipient.full_name} src={recipient.avatar_url} size={48} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography sx={{ flex: 1, ...ellipsis, fontWeight: unread > 0 ? 'bold' : 'normal' }}>
            {recipient.full_name}
          </Typography>
          {at !== null && (
            <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              <time dateTime={at}>{whenOf(at, language, now)}</time>
            </Typography>
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', ...ellipsis }}>
          {recipient.company?.name ?? (recipient.is_masked ? text('list.masked') : ' ')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Typography
            variant="body2"
            sx={{
              flex: 1,
              ...ellipsis,
              color: unread > 0 ? 'text.primary' : 'text.secondary',
              fontWeight: unread > 0 ? 'bold' : 'normal',
            }}
          >
            {preview}
          </Typography>
          {unread > 0 && <Unread count={unread} />}
        </Box>
      </Box>
    </Box>
  );
}

function Unread({ count }: { count: number }) {
  const text = useMessagesText();
  return (
    <Box
      component="span"
      sx={{
        minWidth: 22,
        px: 0.75,
        borderRadius: `${radius.round}px`,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        typography: 'caption',
        fontWeight: 'bold',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{text('list.unread', { count })}</VisuallyHidden>
    </Box>
  );
}
