import { studioCalendar, type StudioCalendar } from '@modules/bookings/http/studio-bookings.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** Other people book at the same time, so free slots are read again while the page is open. */
const ASK_AGAIN_MS = 30_000;

export type StudioMonth = Loadable<StudioCalendar> & { readonly refresh: () => Promise<void> };

export function useStudioCalendar(month: string): StudioMonth {
  const read = useRead(
    'studio-bookings',
    ['calendar', month],
    (signal) => api({ path: '/api/studio-bookings/calendar', query: { month }, answer: studioCalendar, signal }),
    { refetchInterval: ASK_AGAIN_MS },
  );
  return {
    ...loadable(read),
    refresh: async () => {
      await read.refetch();
    },
  };
}
