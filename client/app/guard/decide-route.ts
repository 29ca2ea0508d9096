import { homePath, loginPath, paths } from '../../lib/paths';
import { safeReturnPath } from '../../lib/session/session-rules';

/**
 * Whom a page is for. `visitor`: sign-in pages, which somebody signed in has no use for. `reader`: seekers, whoever is not
 * signed in yet, and the recruiters whose posting it is.
 */
export type Audience = 'visitor' | 'reader' | 'signed-in' | 'JOB_SEEKER' | 'RECRUITER' | 'OPERATOR';

interface SessionFacts {
  readonly status: 'loading' | 'signed-out' | 'signed-in';
  readonly reason?: string;
  readonly user?: { readonly user_type: string };
}

export type RouteDecision =
  { readonly kind: 'wait' } | { readonly kind: 'show' } | { readonly kind: 'go'; readonly to: string };

const show: RouteDecision = { kind: 'show' };
const go = (to: string): RouteDecision => ({ kind: 'go', to });

/** Decides whether `location` (path and query) may be shown. The server enforces the same rules on its own. */
export function decideRoute(session: SessionFacts, audience: Audience, location: string): RouteDecision {
  if (session.status === 'loading') return { kind: 'wait' };
  const userType = session.status === 'signed-in' ? session.user?.user_type : undefined;
  if (userType === undefined) {
    if (audience === 'visitor' || audience === 'reader') return show;
    // Whoever signed out on purpose starts afresh; whoever was thrown out comes back to the same place.
    return go(session.reason === 'signed-out' ? paths.login : loginPath(location));
  }
  if (audience === 'visitor') {
    const next = new URLSearchParams(location.split('?')[1] ?? '').get('next');
    return go(safeReturnPath(next, homePath(userType)));
  }
  if (audience === 'signed-in') {
    const onOwnHome = location.split('?')[0] !== paths.dashboard || homePath(userType) === paths.dashboard;
    return onOwnHome ? show : go(homePath(userType));
  }
  // The page itself sends a recruiter on whose posting it is not.
  if (audience === 'reader') return userType === 'OPERATOR' ? go(paths.dashboard) : show;
  return userType === audience ? show : go(paths.dashboard);
}
