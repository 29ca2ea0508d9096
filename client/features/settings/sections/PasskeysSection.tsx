import { useNavigate } from 'react-router';
import { hasPasskeys } from '../../../lib/passkeys/passkeys';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/use-session';
import { signOut } from '../../../lib/sign-out';
import { addPasskey, removePasskey, renamePasskey, usePasskeys } from '../api/passkeys';
import { deviceName } from '../domain/device-name';
import { PasskeysSectionView } from './PasskeysSectionView';

export function PasskeysSection() {
  const passkeys = usePasskeys();
  const user = useCurrentUser();
  const navigate = useNavigate();
  return (
    <PasskeysSectionView
      passkeys={passkeys}
      isSupported={hasPasskeys()}
      deviceName={deviceName(navigator.userAgent)}
      hasPassword={user.has_password}
      onAdd={addPasskey}
      onRename={renamePasskey}
      onRemove={removePasskey}
      onSignInAgain={async () => {
        // Signs out on this device even if the server was not reached. Signing in returns to this page.
        await signOut().catch(() => undefined);
        await navigate(`${paths.login}?next=${encodeURIComponent(paths.settingsSection('passkeys'))}`);
      }}
    />
  );
}
