import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import type { User } from '@modules/identity/http/users.contract';
import { Notice } from '../../design-system/Notice/Notice';
import { layout } from '../../design-system/theme/tokens';
import { formatTime } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useStaleSince } from '../../lib/stale-since';
import { useAppText } from '../messages/use-app-text';
import { SecondFactorNotice } from './SecondFactorNotice';
import { PolicyNotice } from './PolicyNotice';
import { NewVersion } from './NewVersion';
import { VerifyNotice } from './VerifyNotice';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Notices that stay on every page until their reason ends: no connection, a newer version, a server that does not answer, an
 * unconfirmed email address, a new privacy policy, an account that waits for approval, an operator without two-step sign-in.
 */
export function StandingNotices({ user }: { user: User | null }) {
  const text = useAppText();
  const language = useLanguage();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    // A page rendered by the server proves that the server answers.
    () => true,
  );
  const since = useStaleSince(!isOnline);
  const time = since === null ? null : formatTime(since, language);
  const recruiting = user?.user_type === 'RECRUITER' ? user.approval_status : null;
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        gap: 1,
        width: '100%',
        maxWidth: (theme) => `calc(${layout.standard}px + ${theme.spacing(8)})`,
        mx: 'auto',
        px: { xs: 2, sm: 3, lg: 4 },
        '&:not(:empty)': { pt: 2 },
      }}
    >
      {!isOnline && (
        <Notice tone="warning">{time === null ? text('offline.sentence') : text('offline.since', { time })}</Notice>
      )}
      {isOnline && time !== null && <Notice tone="warning">{text('stale.since', { time })}</Notice>}
      <NewVersion />
      {user !== null && !user.email_verified && <VerifyNotice email={user.email} />}
      {user !== null && <PolicyNotice accountCreatedAt={user.created_at} />}
      {user?.user_type === 'OPERATOR' && <SecondFactorNotice />}
      {recruiting === 'PENDING' && (
        <Notice tone="info" title={text('pending.title')}>
          {text('pending.sentence')}
        </Notice>
      )}
      {recruiting === 'REJECTED' && (
        <Notice tone="warning" title={text('rejected.title')}>
          {text('rejected.sentence')}
        </Notice>
      )}
    </Box>
  );
}
