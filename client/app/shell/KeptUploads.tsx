import { lazy, Suspense, useEffect, useState } from 'react';
import { hasKeptUploads } from '../../lib/forget-kept-uploads';
import { paths } from '../../lib/paths';

// Few people have one, and only after they closed a page that was sending.
const ContinuedUploads = lazy(async () => ({
  default: (await import('../../features/videos/components/ContinuedUploads')).ContinuedUploads,
}));

/** Continues the uploads that this device kept, if there are any. The session of a phone that continues one page has none. */
export function KeptUploads() {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (location.pathname === paths.handover) return undefined;
    const look = (): void =>
      void hasKeptUploads(globalThis.caches).then(
        (isThere) => isThere && setTurn((before) => before + 1),
        // Without readable caches nothing was kept.
        () => undefined,
      );
    const onNews = ({ data }: MessageEvent<unknown>): void => {
      if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'upload-arrived') look();
    };
    look();
    navigator.serviceWorker?.addEventListener('message', onNews);
    return () => navigator.serviceWorker?.removeEventListener('message', onNews);
  }, []);
  if (turn === 0) return null;
  return (
    <Suspense fallback={null}>
      <ContinuedUploads turn={turn} />
    </Suspense>
  );
}
