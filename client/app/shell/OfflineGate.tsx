import { lazy, type ReactNode, Suspense } from 'react';
import { useStartedOffline } from '../../lib/offline/start';
import { LoadingScreen } from '../pages/LoadingScreen';

const OfflineStart = lazy(async () => ({
  default: (await import('../../features/offline/pages/OfflineStart')).OfflineStart,
}));

/** After a start without the server, lists the pages that can be read instead of showing a page that cannot load. */
export function OfflineGate({ pathname, children }: { pathname: string; children: ReactNode }) {
  if (!useStartedOffline()) return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <OfflineStart pathname={pathname}>{children}</OfflineStart>
    </Suspense>
  );
}
