import { studioCalendar, type StudioCalendar } from '@modules/bookings/http/studio-bookings.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** Others choose at the same time: what is free is asked again while one looks at it. */
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
