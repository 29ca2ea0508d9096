import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

const ASK_AGAIN_MS = 60_000;

/** How many requests wait for the person's answer: the figure in the navigation. Seekers alone have any. */
export function useWaitingRequests(enabled: boolean): number | undefined {
  const read = useRead(
    'credit-reservations',
    ['waiting'],
    (signal) =>
      api({
        path: '/api/credit-reservations',
        query: { section: 'active', limit: 1 },
        // The frame of every page reads it: the validator comes when it is needed.
        answer: () => import('./shown-reservation').then(({ shownPage }) => shownPage),
        signal,
      }),
    { enabled, refetchInterval: ASK_AGAIN_MS },
  );
  return enabled ? read.data?.counts.active : undefined;
}
