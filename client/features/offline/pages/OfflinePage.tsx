import { useEffect, useState } from 'react';
import { useClientConfig } from '../../../lib/client-config';
import { sessionLimits } from '../../../lib/session/session-rules';
import { keptPages, type KeptPage } from '../domain/kept-pages';
import { OfflineView } from './OfflineView';

/** Shown instead of a page that needs a connection: the pages that can be read without one. */
export function OfflinePage() {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  const idleSeconds = useClientConfig()?.session.idle_seconds ?? sessionLimits.inactivity / 1_000;
  useEffect(() => {
    let isOver = false;
    void keptPages(globalThis.caches).then((found) => {
      if (!isOver) setPages(found);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return (
    <OfflineView pages={pages} idleMinutes={Math.ceil(idleSeconds / 60)} onRetry={() => globalThis.location.reload()} />
  );
}
