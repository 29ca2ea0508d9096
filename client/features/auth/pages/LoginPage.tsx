import { useLocation, useSearchParams } from 'react-router';
import { useClientConfig } from '../../../lib/client-config';
import { paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { enterDemo } from '../api/enter-demo';
import { logIn } from '../api/log-in';
import { useGoogleDoor } from '../google/use-google-door';
import { useAuthText } from '../messages/use-auth-text';
import { usePasskeyEntry } from '../passkey/use-passkey-entry';
import type { LoginArrival } from './login-arrival';
import { LoginView } from './LoginView';

export function LoginPage() {
  const text = useAuthText();
  const session = useSession();
  const config = useClientConfig();
  const onGoogle = useGoogleDoor();
  const passkey = usePasskeyEntry();
  const arrival = useLocation().state as LoginArrival | null;
  const [search] = useSearchParams();
  useDocumentTitle(text('login.title'));
  const query = search.size === 0 ? '' : `?${search.toString()}`;
  const isPasswordChanged = arrival?.passwordChanged === true;
  return (
    <LoginView
      isExpired={!isPasswordChanged && session.status === 'signed-out' && session.reason === 'expired'}
      isPasswordChanged={isPasswordChanged}
      isDemo={config?.demo_mode === true}
      registerHref={`${paths.register}${query}`}
      companyHref={`${paths.companySignIn}${query}`}
      linkHref={`${paths.emailLink}${query}`}
      onLogIn={logIn}
      onGoogle={onGoogle}
      passkey={passkey}
      onEnterDemo={enterDemo}
    />
  );
}
