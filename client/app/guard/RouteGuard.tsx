import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../../lib/session/use-session';
import { LoadingScreen } from '../pages/LoadingScreen';
import { type Audience, decideRoute } from './decide-route';

/** Lets the pages below it appear for their audience only. */
export function RouteGuard({ audience }: { audience: Audience }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const decision = decideRoute(session, audience, pathname + search);
  if (decision.kind === 'wait')
    return <LoadingScreen isUnreachable={session.status === 'loading' && session.isUnreachable} />;
  if (decision.kind === 'go') return <Navigate to={decision.to} replace />;
  return <Outlet />;
}
