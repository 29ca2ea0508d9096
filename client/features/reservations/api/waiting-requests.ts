import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

const ASK_AGAIN_MS = 60_000;

/** Number of requests that wait for the person's answer, shown in the navigation. Seekers only. */
export function useWaitingRequests(enabled: boolean): number | undefined {
  const read = useRead(
    'credit-reservations',
    ['waiting'],
    (signal) =>
      api({
        path: '/api/credit-reservations',
        query: { section: 'active', limit: 1 },
        // Every page reads this, so the contract is loaded only when it is needed.
        answer: () => import('./shown-reservation').then(({ shownPage }) => shownPage),
        signal,
      }),
    { enabled, refetchInterval: ASK_AGAIN_MS },
  );
  return enabled ? read.data?.counts.active : undefined;
}
