import { useEffect, useState } from 'react';
import { ASK_EVERY_MS, isInUse, ownEntry, readEntry, VersionWatch, watchTyping } from '../../lib/new-version';
import { takeOver } from '../../lib/offline/take-over';
import { useSessionStore } from '../../lib/session/use-session';
import { NewVersionNotice } from './NewVersionNotice';

/** How often to check whether the person is still busy, while a newer version exists. */
const LOOK_EVERY_MS = 15_000;

// Pages are also rendered on the server, where there is no document.
if (typeof document !== 'undefined') watchTyping(document);

function reload(): void {
  void takeOver(navigator.serviceWorker).finally(() => location.reload());
}

/** Offers to reload after a deploy, unless the person is typing, recording, watching or uploading. */
export function NewVersion() {
  const session = useSessionStore();
  const [isOffered, setOffered] = useState(false);
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (isClosed) return undefined;
    const watch = new VersionWatch({
      own: ownEntry(document),
      read: readEntry,
      isBusy: () => isInUse(window) || session.isOccupied(),
      now: Date.now,
    });
    const look = (force = false): void => {
      if (document.visibilityState === 'visible') void watch.look(force).then(setOffered);
    };
    const regularly = setInterval(() => look(true), ASK_EVERY_MS);
    const soon = setInterval(() => watch.isNew && look(), LOOK_EVERY_MS);
    const onVisible = (): void => look();
    document.addEventListener('visibilitychange', onVisible);
    // A script of this version is gone, probably because the server has a newer one.
    const onMissing = (): void => look(true);
    window.addEventListener('vite:preloadError', onMissing);
    return () => {
      window.removeEventListener('vite:preloadError', onMissing);
      clearInterval(regularly);
      clearInterval(soon);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [session, isClosed]);
  if (!isOffered || isClosed) return null;
  return <NewVersionNotice onReload={reload} onClose={() => setClosed(true)} />;
}
