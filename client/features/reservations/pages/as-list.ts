import type { ListData } from '../../../lib/list-data';
import { loadable, type Loadable, moreErrorOf } from '../../../lib/loadable';
import type { useReservation } from '../api/get-reservation';
import type { useReservations } from '../api/list-reservations';
import type { ShownReservation } from '../api/shown-reservation';
import { clockOffset } from '../components/use-server-now';

type Read = ReturnType<typeof useReservations>;

/** The loaded pages of a section as one list. */
export function asList(read: Read): Loadable<ListData<ShownReservation>> {
  const data = read.data && {
    items: read.data.pages.flatMap((page) => page.data),
    total: read.data.pages.at(-1)?.total ?? 0,
    isLoadingMore: read.isFetchingNextPage,
    moreError: moreErrorOf(read),
    onMore: () => void read.fetchNextPage(),
  };
  return loadable({ data, error: read.error, refetch: read.refetch });
}

/** A single reservation as a list. */
export function asListOfOne(read: ReturnType<typeof useReservation>): Loadable<ListData<ShownReservation>> {
  const data = read.data && { items: [read.data], total: 1, isLoadingMore: false, onMore: () => undefined };
  return loadable({ data, error: read.error, refetch: read.refetch });
}

/** Error of this device's clock by the newest response; 0 before the first. */
export function offsetOf(read: Read): number {
  const last = read.data?.pages.at(-1);
  return last === undefined ? 0 : clockOffset(last);
}
