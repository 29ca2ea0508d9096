import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { homePath } from '../../lib/paths';
import { useSession } from '../../lib/session/use-session';
import { LoadingScreen } from './LoadingScreen';

const HomePage = lazy(async () => ({ default: (await import('./HomePage')).HomePage }));

/** `/`: the home page for visitors, the dashboard for everybody else. */
export function RootPage() {
  const session = useSession();
  if (session.status === 'loading') return <LoadingScreen isUnreachable={session.isUnreachable} />;
  if (session.status === 'signed-in') {
    return <Navigate to={homePath(session.user.user_type, session.user.company?.role)} replace />;
  }
  return (
    <Suspense fallback={<LoadingScreen />}>
      <HomePage />
    </Suspense>
  );
}
