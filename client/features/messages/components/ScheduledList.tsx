import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SendHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import type { ScheduledMessageAnswer } from '@modules/messaging/http/scheduled-messages.contract';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { icon } from '../../../design-system/theme/tokens';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { sendTimeInWords } from '../../../lib/send-times';
import { useMessagesText } from '../messages/use-messages-text';

export interface ScheduledListProps {
  readonly scheduled: Loadable<readonly ScheduledMessageAnswer[]>;
  readonly onSendNow: (id: string) => Promise<void>;
  /** Puts the text back into the compose box. */
  readonly onCancel: (message: ScheduledMessageAnswer) => Promise<void>;
}

/** Above the compose box: messages that wait for their time, and those that could not be sent. Nothing while there are none. */
export function ScheduledList({ scheduled, onSendNow, onCancel }: ScheduledListProps) {
  const text = useMessagesText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [busy, setBusy] = useState<string | null>(null);
  if (scheduled.status === 'loading') return null;
  if (scheduled.status === 'failed') {
    return (
      <Box sx={{ px: { xs: 2, md: 3 }, py: 1 }}>
        <ErrorState
          level={3}
          what={text('later.loadFailed')}
          toDo={errorText(scheduled.error)}
          onRetry={scheduled.retry}
        />
      </Box>
    );
  }
  if (scheduled.data.length === 0) return null;
  const change = async (id: string, work: () => Promise<void>, done: string): Promise<void> => {
    setBusy(id);
    try {
      await work();
      toasts.success(done);
    } catch (error) {
      toasts.error(errorText(error));
    } finally {
      setBusy(null);
    }
  };
  return (
    <Box
      component="section"
      aria-label={text('later.list', { count: scheduled.data.length })}
      sx={{ px: { xs: 2, md: 3 }, py: 1, borderTop: 1, borderColor: 'line.main', maxHeight: 180, overflowY: 'auto' }}
    >
      <Typography variant="body2" component="h3" sx={{ color: 'text.secondary' }}>
        {text('later.list', { count: scheduled.data.length })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {scheduled.data.map((message) => (
          <Scheduled
            key={message.id}
            message={message}
            isBusy={busy === message.id}
            onSendNow={() => void change(message.id, () => onSendNow(message.id), text('later.sent'))}
            onCancel={() => void change(message.id, () => onCancel(message), text('later.cancelled'))}
          />
        ))}
      </Box>
    </Box>
  );
}

interface ScheduledProps {
  readonly message: ScheduledMessageAnswer;
  readonly isBusy: boolean;
  readonly onSendNow: () => void;
  readonly onCancel: () => void;
}

function Scheduled({ message, isBusy, onSendNow, onCancel }: ScheduledProps) {
  const text = useMessagesText();
  const language = useLanguage();
  const time = sendTimeInWords(message.send_at, language);
  const isRefused = message.state === 'REFUSED';
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap>{message.content}</Typography>
        <Typography variant="caption" sx={{ color: isRefused ? 'error.main' : 'text.secondary' }}>
          {isRefused ? text('later.refused', { time, reason: message.refusal ?? '' }) : text('later.at', { time })}
        </Typography>
      </Box>
      {!isRefused && (
        <IconButton label={text('later.sendNow', { time })} disabled={isBusy} onClick={onSendNow}>
          <SendHorizontal size={icon.normal} aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={text(isRefused ? 'later.discard' : 'later.cancel', { time })}
        disabled={isBusy}
        onClick={onCancel}
      >
        <X size={icon.normal} aria-hidden />
      </IconButton>
    </Box>
  );
}
