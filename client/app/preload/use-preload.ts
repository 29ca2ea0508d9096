import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { currentLanguage, useI18n } from '../../lib/i18n';
import { isSlow } from '../../lib/page-size';
import { useSession } from '../../lib/session/use-session';

/** Long enough for the first page to have what it asks for. */
const AFTER_MS = 1_500;

/** Asks for the first lists ahead once somebody signed in; not on a slow connection, and not for who only came back. */
export function usePreload(): void {
  const session = useSession();
  const client = useQueryClient();
  const i18n = useI18n();
  const wasSignedOut = useRef(false);
  const user = session.status === 'signed-in' ? session.user : null;
  useEffect(() => {
    if (session.status === 'signed-out') wasSignedOut.current = true;
    if (user === null || !wasSignedOut.current || isSlow) return;
    const timer = setTimeout(() => {
      wasSignedOut.current = false;
      // Without it nothing is missing: the lists are asked for when they are opened.
      import('./preload').then(
        ({ preload }) => preload(client, user, currentLanguage(i18n)),
        () => undefined,
      );
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [session.status, user, client, i18n]);
}
