import Box from '@mui/material/Box';
import { MessageSquare } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../design-system/IconButton/IconButton';
import { icon } from '../../design-system/theme/tokens';
import { paths } from '../../lib/paths';
import { hasUnsentMessages } from '../../lib/unsent-messages';
import { useAppText } from '../messages/use-app-text';

export interface MessagesInHeaderProps {
  readonly userId: string;
  /** Number of unread messages; undefined before the first response. */
  readonly unread: number | undefined;
}

/** Link to the conversations; phones have it in the bottom bar. Also sends queued messages from any page. */
export function MessagesInHeader({ userId, unread = 0 }: MessagesInHeaderProps) {
  const text = useAppText();
  useEffect(() => {
    if (hasUnsentMessages(localStorage, userId)) void import('../../features/messages/api/outgoing');
  }, [userId]);
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <IconButton
        href={paths.messages}
        label={unread === 0 ? text('nav.messages') : text('nav.messagesUnread', { count: unread })}
        count={unread}
      >
        <MessageSquare size={icon.normal} aria-hidden />
      </IconButton>
    </Box>
  );
}
