import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import type { User } from '@modules/identity/http/users.contract';
import { Notice } from '../../design-system/Notice/Notice';
import { useAppText } from '../messages/use-app-text';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** What is true on every page until it changes: no connection, an account that waits for approval. */
export function StandingNotices({ user }: { user: User | null }) {
  const text = useAppText();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isWaiting = user?.user_type === 'RECRUITER' && user.approval_status === 'PENDING';
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, px: { xs: 2, lg: 4 }, '&:not(:empty)': { pt: 2 } }}>
      {!isOnline && <Notice tone="warning">{text('offline.sentence')}</Notice>}
      {isWaiting && (
        <Notice tone="info" title={text('pending.title')}>
          {text('pending.sentence')}
        </Notice>
      )}
    </Box>
  );
}
