import Box from '@mui/material/Box';
import { Flag, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageAnswer } from '@modules/messaging/http/messages.contract';
import { Button } from '../../../design-system/Button/Button';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { icon, radius } from '../../../design-system/theme/tokens';
import { VisuallyHidden } from '../../../design-system/VisuallyHidden/VisuallyHidden';
import { formatTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { OutgoingMessage } from '../domain/outgoing-messages';
import { useMessagesText } from '../messages/use-messages-text';
import { AttachmentLinks } from './AttachmentLinks';
import { MessageText } from './MessageText';

interface FrameProps {
  readonly mine: boolean;
  /** Name of the author, for screen readers, which do not convey the side. */
  readonly author: string;
  readonly children: ReactNode;
  readonly foot: ReactNode;
  readonly problem?: boolean;
}

function Frame({ mine, author, children, foot, problem = false }: FrameProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', alignItems: mine ? 'flex-end' : 'flex-start', minWidth: 0 }}
    >
      <Box
        sx={{
          maxWidth: { xs: '88%', md: '72%' },
          minWidth: 0,
          px: 2,
          py: 1.25,
          borderRadius: `${radius.card}px`,
          border: 1,
          borderColor: problem ? 'error.main' : mine ? 'accent.tint' : 'line.main',
          bgcolor: mine ? 'accent.tint' : 'background.sunken',
          ...(mine ? { borderBottomRightRadius: 4 } : { borderBottomLeftRadius: 4 }),
        }}
      >
        <VisuallyHidden>{`${author}, `}</VisuallyHidden>
        {children}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 0.5,
          minHeight: 36,
          color: 'text.secondary',
        }}
      >
        {foot}
      </Box>
    </Box>
  );
}

function Small({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ typography: 'caption', px: 0.5, fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Box>
  );
}

export interface MessageBubbleProps {
  readonly message: MessageAnswer;
  readonly mine: boolean;
  readonly author: string;
  readonly onLeave: (href: string) => void;
  readonly onRemove: () => void;
  readonly onReport: () => void;
  readonly reportLabel: string;
}

/** A message on the server: its time, its status and its actions. */
export function MessageBubble(props: MessageBubbleProps) {
  const { message, mine, author, onLeave, onRemove, onReport, reportLabel } = props;
  const text = useMessagesText();
  const language = useLanguage();
  const time = formatTime(message.created_at, language);
  return (
    <Frame
      mine={mine}
      author={author}
      foot={
        <>
          <Small>
            <time dateTime={message.created_at}>{time}</time>
            {mine && ` · ${text(`state.${message.status}`)}`}
          </Small>
          {!mine && (
            <IconButton label={`${reportLabel}, ${time}`} dense aria-haspopup="dialog" onClick={onReport}>
              <Flag size={icon.small} aria-hidden />
            </IconButton>
          )}
          <IconButton label={`${text('message.remove')}, ${time}`} dense aria-haspopup="dialog" onClick={onRemove}>
            <Trash2 size={icon.small} aria-hidden />
          </IconButton>
        </>
      }
    >
      {message.content !== '' && <MessageText content={message.content} onLeave={onLeave} />}
      <AttachmentLinks files={message.attachments} />
    </Frame>
  );
}

export interface OutgoingBubbleProps {
  readonly message: OutgoingMessage;
  readonly onLeave: (href: string) => void;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** A message that is unsent or was refused. It stays until the person sends or discards it. */
export function OutgoingBubble({ message, onLeave, onRetry, onDiscard }: OutgoingBubbleProps) {
  const text = useMessagesText();
  const language = useLanguage();
  const isFailed = message.state === 'failed';
  return (
    <Frame
      mine
      author={text('message.fromYou')}
      problem={isFailed}
      foot={
        <>
          <Small>
            {formatTime(message.writtenAt, language)} ·{' '}
            <Box component="span" sx={{ color: isFailed ? 'error.main' : 'inherit' }}>
              {text(`state.${message.state}`)}
              {isFailed && message.problem !== null && message.problem !== '' && `\u00A0: ${message.problem}`}
            </Box>
          </Small>
          {isFailed && (
            <>
              <Button variant="text" dense onClick={onRetry}>
                {text('message.retry')}
              </Button>
              <Button variant="text" dense onClick={onDiscard}>
                {text('message.discard')}
              </Button>
            </>
          )}
        </>
      }
    >
      {message.content !== '' && <MessageText content={message.content} onLeave={onLeave} />}
      <AttachmentLinks files={message.attachments} />
    </Frame>
  );
}
