import { Navigate } from 'react-router';
import { homePath, paths } from '../../lib/paths';
import { useSession } from '../../lib/session/use-session';
import { LoadingScreen } from './LoadingScreen';

/** `/`: a branded moment, then the dashboard or the sign-in page. */
export function RootPage() {
  const session = useSession();
  if (session.status === 'loading') return <LoadingScreen isUnreachable={session.isUnreachable} />;
  return (
    <Navigate
      to={session.status === 'signed-in' ? homePath(session.user.user_type, session.user.company?.role) : paths.login}
      replace
    />
  );
}
