import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { User } from '@modules/identity/http/users.contract';
import type { SessionState, SessionStore } from './session-store';

export const SessionContext = createContext<SessionStore<User> | null>(null);

/** The session store; using it outside the providers is a bug. */
export function useSessionStore(): SessionStore<User> {
  const store = useContext(SessionContext);
  if (store === null) throw new Error('useSession needs SessionContext above it');
  return store;
}

export function useSession(): SessionState<User> {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/** End of the session (milliseconds since the epoch) while the warning is due; null otherwise. */
export function useSessionWarning(): number | null {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getWarning, store.getWarning);
}

/** The signed-in person. Only for pages behind the route guard. */
export function useCurrentUser(): User {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('This screen needs a signed-in person');
  return session.user;
}

/** While `busy`, the session does not become idle, for example during a video. */
export function useOccupation(busy: boolean): void {
  const store = useSessionStore();
  useEffect(() => (busy ? store.occupy() : undefined), [busy, store]);
}
