import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiError } from './api-error';

/** The server was not reached, or could not answer: what one asked for may be there all the same. */
const isOutage = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'CLIENT.NETWORK' || error.status >= 500);

/**
 * When the oldest answer on screen was given that could not be asked for anew; null where everything shown is what the server
 * says. With `isOffline`, nothing can be asked for, so whatever is shown counts.
 */
export function staleSince(client: QueryClient, isOffline: boolean): number | null {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(
      ({ state }) => state.data !== undefined && (isOffline || (state.status === 'error' && isOutage(state.error))),
    )
    .map(({ state }) => state.dataUpdatedAt);
  return times.length === 0 ? null : Math.min(...times);
}

/** `staleSince`, followed while it changes. */
export function useStaleSince(isOffline: boolean): number | null {
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  const read = (): number | null => staleSince(client, isOffline);
  return useSyncExternalStore(subscribe, read, read);
}
