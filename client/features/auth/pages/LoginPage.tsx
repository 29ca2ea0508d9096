import { useSession } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useClientConfig } from '../api/client-config';
import { enterDemo } from '../api/enter-demo';
import { logIn } from '../api/log-in';
import { useAuthText } from '../messages/use-auth-text';
import { LoginView } from './LoginView';

export function LoginPage() {
  const text = useAuthText();
  const session = useSession();
  const config = useClientConfig();
  useDocumentTitle(text('login.title'));
  return (
    <LoginView
      isExpired={session.status === 'signed-out' && session.reason === 'expired'}
      isDemo={config?.demo_mode === true}
      onLogIn={logIn}
      onEnterDemo={enterDemo}
    />
  );
}
