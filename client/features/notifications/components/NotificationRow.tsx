import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  Check,
  Clock,
  Coins,
  FileText,
  Flag,
  Handshake,
  type LucideIcon,
  MessageSquare,
  Newspaper,
  UserSearch,
  Video,
} from 'lucide-react';
import type { Notification, NotificationKind } from '@modules/notifications/http/notifications.contract';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { icon } from '../../../design-system/theme/tokens';
import { VisuallyHidden } from '../../../design-system/VisuallyHidden/VisuallyHidden';
import { formatAge, formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useNotificationsText } from '../messages/use-notifications-text';

const icons: Readonly<Record<NotificationKind, LucideIcon>> = {
  message: MessageSquare,
  application: FileText,
  interview: CalendarClock,
  reservation: Clock,
  match: Handshake,
  video: Video,
  report: Flag,
  company: Building2,
  job_alert: BriefcaseBusiness,
  candidate_alert: UserSearch,
  digest: Newspaper,
  credits: Coins,
};

export interface NotificationRowProps {
  readonly notification: Notification;
  readonly now: Date;
  /** Called when it is opened or marked as read. */
  readonly onRead: () => void;
}

/** One notification: icon, linked sentence and time. */
export function NotificationRow({
  notification: { kind, text: sentence, path, created_at, read_at },
  now,
  onRead,
}: NotificationRowProps) {
  const text = useNotificationsText();
  const language = useLanguage();
  const Icon = icons[kind];
  const isUnread = read_at === null;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', py: 2, borderBottom: 1, borderColor: 'line.main' }}
    >
      <Box
        component="span"
        sx={{ display: 'flex', pt: 0.25, color: isUnread ? 'accent.text' : 'text.secondary', flexShrink: 0 }}
      >
        <Icon size={icon.normal} aria-hidden />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          href={path}
          onClick={isUnread ? onRead : undefined}
          underline="hover"
          sx={{ color: 'text.primary', fontWeight: isUnread ? 'bold' : 'regular', overflowWrap: 'anywhere' }}
        >
          {isUnread && <VisuallyHidden>{`${text('unread')} `}</VisuallyHidden>}
          {sentence}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          <time dateTime={created_at} title={formatDateTime(created_at, language)}>
            {formatAge(created_at, language, now)}
          </time>
        </Typography>
      </Box>
      {isUnread && (
        <IconButton label={text('markRead', { text: sentence })} onClick={onRead} dense>
          <Check size={icon.small} aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}
