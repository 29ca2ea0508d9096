import { useNavigate } from 'react-router';
import { session } from '../../../lib/backend';
import { paths } from '../../../lib/paths';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useFragment } from '../../../lib/use-fragment';
import { resetPassword } from '../api/recover-password';
import { useAuthText } from '../messages/use-auth-text';
import { ResetPasswordView } from './ResetPasswordView';
import type { LoginArrival } from './login-arrival';

/** Opened from an email: `/reset-password#token=…`. */
export function ResetPasswordPage() {
  const text = useAuthText();
  const navigate = useNavigate();
  const token = useFragment().get('token');
  useDocumentTitle(text('reset.title'));
  const save = async (password: string): Promise<void> => {
    await resetPassword(token ?? '', password);
    // The server has ended all sessions of the account, so a signed-in person signs in again.
    if (session.token() !== null) session.end('signed-out');
    const arrival: LoginArrival = { passwordChanged: true };
    await navigate(paths.login, { replace: true, state: arrival });
  };
  return <ResetPasswordView hasToken={token !== null} onSave={save} />;
}
