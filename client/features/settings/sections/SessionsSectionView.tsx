import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AccountSession, AccountSessions } from '@modules/identity/http/account-security.contract';
import { Button } from '../../../design-system/Button/Button';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { SessionCard } from '../components/SessionCard';
import { useSettingsText } from '../messages/use-settings-text';

export interface SessionsSectionViewProps {
  readonly sessions: Loadable<AccountSessions>;
  readonly onEnd: (id: string) => Promise<void>;
  readonly onEndOthers: () => Promise<void>;
  readonly onSignOut: () => Promise<void>;
}

/** Sessions of the account, with buttons to end them. */
export function SessionsSectionView({ sessions, ...actions }: SessionsSectionViewProps) {
  const text = useSettingsText();
  const errorText = useErrorText();
  if (sessions.status === 'loading') return <ListSkeleton count={3} label={text('sessions.loading')} />;
  if (sessions.status === 'failed') {
    return (
      <ErrorState
        what={text('sessions.loadFailed')}
        toDo={errorText(sessions.error)}
        onRetry={sessions.retry}
        level={2}
      />
    );
  }
  return <Sessions {...sessions.data} {...actions} />;
}

function Sessions({
  sessions,
  total,
  onEnd,
  onEndOthers,
  onSignOut,
}: AccountSessions & Omit<SessionsSectionViewProps, 'sessions'>) {
  const text = useSettingsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [busy, setBusy] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const others = total - sessions.filter(({ current }) => current).length;
  const run = async (name: string, action: () => Promise<void>): Promise<void> => {
    setBusy(name);
    try {
      await action();
    } catch (error) {
      toasts.error(`${text('sessions.notEnded')} ${errorText(error)}`);
    } finally {
      setBusy(null);
      setAsking(false);
    }
  };
  const end = (session: AccountSession): Promise<void> =>
    run(session.id, () => (session.current ? onSignOut() : onEnd(session.id)));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography role="status">
          {text(others === 0 ? 'sessions.onlyThis' : 'sessions.others', { count: others })}
        </Typography>
        {others > 0 && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {text('sessions.endOthers')}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {sessions.map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            isBusy={busy === session.id}
            onEnd={() => void end(session)}
          />
        ))}
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={text('sessions.askTitle')}
        confirmLabel={text('sessions.endOthers')}
        danger
        busy={busy === 'others'}
        onConfirm={() => void run('others', onEndOthers)}
        onCancel={() => setAsking(false)}
      >
        {text('sessions.ask', { count: others })}
      </ConfirmDialog>
    </>
  );
}
