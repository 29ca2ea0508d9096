import { useNavigate } from 'react-router';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { session } from '../../../lib/backend';
import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/use-session';
import { signOut } from '../../../lib/sign-out';
import { deleteAccount } from '../api/account';
import { downloadExport, saveFile } from '../api/export';
import { useSettingsText } from '../messages/use-settings-text';
import { DataSectionView } from './DataSectionView';

const fileNameOfToday = (): string => `entrevue-${new Date().toISOString().slice(0, 10)}.zip`;

export function DataSection() {
  const text = useSettingsText();
  const language = useLanguage();
  const user = useCurrentUser();
  const toasts = useToasts();
  const navigate = useNavigate();
  return (
    <DataSectionView
      userType={user.user_type}
      hasPassword={user.has_password}
      onExport={async (onProgress, signal) => {
        // An archive with videos takes a while. The wait counts as activity, so the session does not end.
        const finished = session.occupy();
        try {
          saveFile(await downloadExport(onProgress, signal), fileNameOfToday());
        } finally {
          finished();
        }
      }}
      onDelete={async (password) => {
        const erasedBy = await deleteAccount(password);
        session.end('signed-out');
        await navigate(paths.root, { replace: true });
        toasts.info(text('delete.done', { date: formatDate(erasedBy, language) }));
      }}
      onSignInAgain={async () => {
        // Signs out on this device even if the server was not reached. Signing in returns to this page.
        await signOut().catch(() => undefined);
        await navigate(`${paths.login}?next=${encodeURIComponent(paths.settingsSection('data'))}`);
      }}
    />
  );
}
