import { homePath, loginPath, paths } from '../../lib/paths';
import { safeReturnPath } from '../../lib/session/session-rules';

/**
 * Audience of a page. `visitor`: sign-in pages, of no use to signed-in people. `reader`: seekers, people who are not signed in,
 * and the recruiters of the posting.
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
    // After signing out, the next person starts at the login page; after an expired session, signing in returns to the same
    // page.
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
