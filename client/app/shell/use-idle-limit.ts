import { useEffect } from 'react';
import { useClientConfig } from '../../lib/client-config';
import { useSessionStore } from '../../lib/session/use-session';

/** The session ends here when it ends on the server: the limit is the installation's. */
export function useIdleLimit(): void {
  const store = useSessionStore();
  const seconds = useClientConfig()?.session.idle_seconds;
  useEffect(() => {
    if (seconds !== undefined) store.setIdleSeconds(seconds);
  }, [seconds, store]);
}
