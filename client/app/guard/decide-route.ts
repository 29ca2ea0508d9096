import { homePath, isNarrowSeat, loginPath, paths } from '../../lib/paths';
import { safeReturnPath } from '../../lib/session/session-rules';

/**
 * Audience of a page. `visitor`: sign-in pages; signed-in people are redirected. `reader`: seekers, visitors, and
 * recruiters of the posting.
 * `seeking`: seekers and visitors, but not after a sign-out or an expired session.
 */
export type Audience = 'visitor' | 'reader' | 'seeking' | 'signed-in' | 'JOB_SEEKER' | 'RECRUITER' | 'OPERATOR';

interface SessionFacts {
  readonly status: 'loading' | 'signed-out' | 'signed-in';
  readonly reason?: string;
  readonly user?: { readonly user_type: string; readonly company?: { readonly role?: string | undefined } | null };
}

export type RouteDecision =
  | { readonly kind: 'wait' }
  | { readonly kind: 'show' }
  | { readonly kind: 'go'; readonly to: string };

const show: RouteDecision = { kind: 'show' };
const go = (to: string): RouteDecision => ({ kind: 'go', to });

/** Pages of a hiring manager or a reviewer: postings, their applications, a candidate, the team, its templates. */
const forNarrowSeats =
  /^\/recruiter\/(?:jobs|jobs\/[^/]+\/(?:applications|compare|scorecard|stages)|candidates\/[^/]+|team|templates)$/;

/** Decides whether `location` (path and query) may be shown. The server enforces the same rules on its own. */
export function decideRoute(session: SessionFacts, audience: Audience, location: string): RouteDecision {
  if (session.status === 'loading') return { kind: 'wait' };
  const userType = session.status === 'signed-in' ? session.user?.user_type : undefined;
  const seat = session.user?.company?.role;
  if (userType === undefined) {
    if (audience === 'visitor' || audience === 'reader') return show;
    if (audience === 'seeking' && (session.reason === undefined || session.reason === 'none')) return show;
    // After signing out, the next person starts at the login page; after an expired session, signing in returns to the same
    // page.
    return go(session.reason === 'signed-out' ? paths.login : loginPath(location));
  }
  if (audience === 'visitor') {
    const next = new URLSearchParams(location.split('?')[1] ?? '').get('next');
    return go(safeReturnPath(next, homePath(userType, seat)));
  }
  if (audience === 'signed-in') {
    const onOwnHome = location.split('?')[0] !== paths.dashboard || homePath(userType, seat) === paths.dashboard;
    return onOwnHome ? show : go(homePath(userType, seat));
  }
  // The page itself redirects recruiters who do not own the posting.
  if (audience === 'reader') return userType === 'OPERATOR' ? go(paths.dashboard) : show;
  if (audience === 'RECRUITER' && isNarrowSeat(seat) && !forNarrowSeats.test(location.split('?')[0] ?? '')) {
    return go(homePath(userType, seat));
  }
  return userType === (audience === 'seeking' ? 'JOB_SEEKER' : audience) ? show : go(paths.dashboard);
}
