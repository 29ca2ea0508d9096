import { useToasts } from '../../../design-system/Toasts/toast-context';
import { resendVerification } from '../../../lib/resend-verification';
import { useCurrentUser } from '../../../lib/session/use-session';
import { changePassword } from '../api/account';
import { useSettingsText } from '../messages/use-settings-text';
import { AccountSectionView } from './AccountSectionView';

export function AccountSection() {
  const text = useSettingsText();
  const user = useCurrentUser();
  const toasts = useToasts();
  return (
    <AccountSectionView
      user={user}
      onResend={resendVerification}
      onChangePassword={async (values) => {
        const had = user.has_password;
        await changePassword(values);
        toasts.success(text(had ? 'password.changed' : 'password.wasSet'));
      }}
    />
  );
}
