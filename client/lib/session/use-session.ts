import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { User } from '@modules/identity/http/users.contract';
import type { SessionState, SessionStore } from './session-store';

export const SessionContext = createContext<SessionStore<User> | null>(null);

/** The store behind the session; a screen outside of the providers is a defect. */
export function useSessionStore(): SessionStore<User> {
  const store = useContext(SessionContext);
  if (store === null) throw new Error('useSession needs SessionContext above it');
  return store;
}

export function useSession(): SessionState<User> {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/** When the session will end (milliseconds since the epoch), while the person has to be warned; null otherwise. */
export function useSessionWarning(): number | null {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getWarning, store.getWarning);
}

/** The person signed in. Only for screens behind the guard. */
export function useCurrentUser(): User {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('This screen needs a signed-in person');
  return session.user;
}

/** While `busy`, the session does not count as idle: watching a video is being there. */
export function useOccupation(busy: boolean): void {
  const store = useSessionStore();
  useEffect(() => (busy ? store.occupy() : undefined), [busy, store]);
}
