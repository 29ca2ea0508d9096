import { useSyncExternalStore } from 'react';

/**
 * Whether this page was opened without the server: the service worker marks the page that it answers with. Ends with the first new
 * answer of the server or when the browser is online again.
 */
let isOffline = typeof document !== 'undefined' && document.documentElement.dataset['start'] === 'offline';
const listeners = new Set<() => void>();

/** The server answered. */
export function noteServer(): void {
  if (!isOffline) return;
  isOffline = false;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('online', noteServer);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', noteServer);
  };
}

export const useStartedOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOffline,
    () => false,
  );
