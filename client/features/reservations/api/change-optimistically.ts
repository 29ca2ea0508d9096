import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ReservationSection } from '@modules/reservations/http/reservations.contract';
import { moveRow, sectionOf } from '../domain/move-row';
import type { ReservationChange } from './change-reservation';
import type { ShownPage, ShownReservation } from './shown-reservation';

type Cached = InfiniteData<ShownPage, unknown>;
const RESOURCE = 'credit-reservations';

/**
 * Shows a change immediately in all cached lists and reverts it if the server refuses. The lists are then read again, because a
 * refusal means that they were out of date.
 */
export async function changeOptimistically(
  client: QueryClient,
  row: ShownReservation,
  change: ReservationChange,
  send: () => Promise<void>,
  now: () => number = Date.now,
): Promise<void> {
  // A pending response is older than the change and would undo it on screen.
  await client.cancelQueries({ predicate: ({ queryKey }) => isList(queryKey) });
  const before = client.getQueriesData<Cached>({ predicate: ({ queryKey }) => isList(queryKey) });
  const settled = settledRow(row, change, new Date(now()).toISOString());
  const target = sectionOf(settled.status);
  const created: QueryKey[] = [];
  for (const [key, cached] of before) {
    if (cached === undefined) continue;
    const section = key.at(-1) as ReservationSection;
    client.setQueryData<Cached>(key, moveRow(cached, section, row, settled));
    const targetKey = [...key.slice(0, -1), target];
    if (section === sectionOf(row.status) && client.getQueryData(targetKey) === undefined) {
      client.setQueryData<Cached>(targetKey, firstOf(cached, row, settled));
      created.push(targetKey);
    }
  }
  try {
    await send();
  } catch (error) {
    for (const key of created) client.removeQueries({ queryKey: key, exact: true });
    for (const [key, cached] of before) if (cached !== undefined) client.setQueryData(key, cached);
    await client.invalidateQueries({ queryKey: [RESOURCE] });
    throw error;
  }
}

/** `[resource, reader, language, 'list', section]`. */
function isList(key: QueryKey): boolean {
  return key[0] === RESOURCE && key[3] === 'list';
}

function settledRow(row: ShownReservation, { status, reason = null }: ReservationChange, at: string): ShownReservation {
  return { ...row, status, resolved_at: at, decline_reason: reason ?? row.decline_reason, allowed_actions: [] };
}

/** A section that is not loaded yet, as it will be with the row in it. */
function firstOf(cached: Cached, row: ShownReservation, settled: ShownReservation): Cached {
  const [page] = cached.pages;
  const empty = page === undefined ? [] : [{ ...page, data: [], total: 0, page: 1 }];
  return moveRow({ pages: empty, pageParams: [1] }, sectionOf(settled.status), row, settled);
}
