import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { currentLanguage, useI18n } from '../../lib/i18n';
import { savesData } from '../../lib/data-saver';
import { isSlow } from '../../lib/page-size';
import { useSession } from '../../lib/session/use-session';

/** Leaves time for the requests of the first page. */
const AFTER_MS = 1_500;

/**
 * Loads the first lists in advance after a sign-in. Not on a slow connection or to save data, nor when a stored session is restored.
 */
export function usePreload(): void {
  const session = useSession();
  const client = useQueryClient();
  const i18n = useI18n();
  const wasSignedOut = useRef(false);
  const user = session.status === 'signed-in' ? session.user : null;
  useEffect(() => {
    if (session.status === 'signed-out') wasSignedOut.current = true;
    if (user === null || !wasSignedOut.current || isSlow || savesData()) return;
    const timer = setTimeout(() => {
      wasSignedOut.current = false;
      // Ignore a failed download: the lists are then loaded when they are opened.
      import('./preload').then(
        ({ preload }) => preload(client, user, currentLanguage(i18n)),
        () => undefined,
      );
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [session.status, user, client, i18n]);
}
