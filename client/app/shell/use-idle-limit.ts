import { useEffect } from 'react';
import { useClientConfig } from '../../lib/client-config';
import { useSessionStore } from '../../lib/session/use-session';

/** Ends the session here when it ends on the server. The limit is a setting of the installation. */
export function useIdleLimit(): void {
  const store = useSessionStore();
  const seconds = useClientConfig()?.session.idle_seconds;
  useEffect(() => {
    if (seconds !== undefined) store.setIdleSeconds(seconds);
  }, [seconds, store]);
}
