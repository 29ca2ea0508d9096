import { useToasts } from '../../../design-system/Toasts/toast-context';
import { isApiError } from '../../../lib/api-error';
import { signOut } from '../../../lib/sign-out';
import { endOtherSessions, endSession, useSessions } from '../api/sessions';
import { useSettingsText } from '../messages/use-settings-text';
import { SessionsSectionView } from './SessionsSectionView';

export function SessionsSection() {
  const text = useSettingsText();
  const toasts = useToasts();
  const sessions = useSessions();
  return (
    <SessionsSectionView
      sessions={sessions}
      onEnd={async (id) => {
        await endSession(id);
        toasts.success(text('sessions.ended', { count: 1 }));
      }}
      onEndOthers={async () => {
        toasts.success(text('sessions.ended', { count: await endOtherSessions() }));
      }}
      onSignOut={async () => {
        try {
          await signOut();
        } catch (error) {
          if (!isApiError(error, 'IDENTITY.UNAUTHENTICATED')) toasts.error(text('sessions.notReached'));
        }
      }}
    />
  );
}
