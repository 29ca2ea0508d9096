import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiError } from './api-error';
import { keptAt } from './offline/kept-answers';

/** The server could not be reached or failed, so the requested data may still exist. */
const isOutage = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'CLIENT.NETWORK' || error.status >= 500);

/**
 * Time of the oldest response on screen that could not be refreshed; null if everything is current.
 * With `isOffline` nothing can be refreshed, so all responses on screen count.
 */
export function staleSince(client: QueryClient, isOffline: boolean): number | null {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(
      ({ state, queryHash }) =>
        state.data !== undefined &&
        (isOffline || keptAt(queryHash) !== undefined || (state.status === 'error' && isOutage(state.error))),
    )
    .map(({ state }) => state.dataUpdatedAt);
  return times.length === 0 ? null : Math.min(...times);
}

/** `staleSince` as a hook that updates when it changes. */
export function useStaleSince(isOffline: boolean): number | null {
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  const read = (): number | null => staleSince(client, isOffline);
  return useSyncExternalStore(subscribe, read, read);
}
