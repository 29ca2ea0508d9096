import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArrowLeft, Ban } from 'lucide-react';
import type { ConversationAnswer } from '@modules/messaging/http/conversations.contract';
import { Avatar } from '../../../design-system/Avatar/Avatar';
import { Button } from '../../../design-system/Button/Button';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { ReportButton } from '../../../design-system/Report/ReportButton';
import { icon } from '../../../design-system/theme/tokens';
import { paths } from '../../../lib/paths';
import { useMessagesText } from '../messages/use-messages-text';

export interface ThreadHeaderProps {
  readonly conversation: ConversationAnswer;
  readonly onBlock: () => void;
}

/** The other person: their name as far as it is open, their company, and the actions. */
export function ThreadHeader({ conversation, onBlock }: ThreadHeaderProps) {
  const text = useMessagesText();
  const { recipient, blocked_by_me: isBlocked } = conversation;
  const isSeeker = recipient.user_type === 'JOB_SEEKER';
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        px: { xs: 1, md: 3 },
        py: 1,
        borderBottom: 1,
        borderColor: 'line.main',
      }}
    >
      <Box sx={{ display: { md: 'none' } }}>
        <IconButton label={text('thread.back')} href={paths.messages}>
          <ArrowLeft size={icon.normal} aria-hidden />
        </IconButton>
      </Box>
      <Avatar name={recipient.full_name} src={recipient.avatar_url} size={36} />
      <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
        <Typography component="h2" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
          {recipient.full_name}
        </Typography>
        {(recipient.company || recipient.is_masked) && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {recipient.company?.name ?? text('list.masked')}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        {isSeeker && (
          <Button variant="text" href={paths.candidate(recipient.id)}>
            {text('thread.profile')}
          </Button>
        )}
        <ReportButton target="PROFILE" id={recipient.id} />
        <Button
          variant="text"
          aria-haspopup="dialog"
          startIcon={<Ban size={icon.small} aria-hidden />}
          onClick={onBlock}
        >
          {text(isBlocked ? 'thread.unblock' : 'thread.block')}
        </Button>
      </Box>
    </Box>
  );
}
