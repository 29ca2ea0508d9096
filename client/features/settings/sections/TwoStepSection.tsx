import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/use-session';
import { signOut } from '../../../lib/sign-out';
import { useSecondFactor } from '../../../lib/use-second-factor';
import { beginSecondFactor, confirmSecondFactor, disableSecondFactor, renewRecoveryCodes } from '../api/second-factor';
import { TwoStepSectionView } from './TwoStepSectionView';

export function TwoStepSection() {
  const state = useSecondFactor();
  const user = useCurrentUser();
  const navigate = useNavigate();
  return (
    <TwoStepSectionView
      state={state}
      hasPassword={user.has_password}
      onBegin={beginSecondFactor}
      onConfirm={confirmSecondFactor}
      onRenew={renewRecoveryCodes}
      onDisable={disableSecondFactor}
      onSignInAgain={async () => {
        // Signs out on this device even if the server was not reached. Signing in returns to this page.
        await signOut().catch(() => undefined);
        await navigate(`${paths.login}?next=${encodeURIComponent(paths.settingsSection('two-step'))}`);
      }}
    />
  );
}
