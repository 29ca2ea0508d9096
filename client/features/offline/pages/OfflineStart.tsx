import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session/use-session';
import { worksOffline } from '../domain/offline-pages';
import { OfflinePage } from './OfflinePage';

/** A page after a start without the server: itself if it can show kept lists, else the list of those that can. */
export function OfflineStart({ pathname, children }: { pathname: string; children: ReactNode }) {
  const session = useSession();
  const userType = session.status === 'signed-in' ? session.user.user_type : '';
  // Until the session is known, the page itself shows that it is loading.
  return session.status === 'loading' || worksOffline(pathname, userType) ? children : <OfflinePage />;
}
