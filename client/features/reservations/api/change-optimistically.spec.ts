import type { InfiniteData } from '@tanstack/react-query';
import type { ReservationSection } from '@modules/reservations/http/reservations.contract';
import { ApiError } from '../../../lib/api-error';
import { acceptedRequest, pendingRequest } from '../../../lib/examples/reservations';
import { createQueryClient } from '../../../lib/query-client';
import { changeOptimistically } from './change-optimistically';
import type { ShownPage, ShownReservation } from './shown-reservation';

const key = (section: ReservationSection) => ['credit-reservations', 'camille', 'fr', 'list', section];
const NOW = Date.UTC(2026, 10, 12, 15);
const asked = pendingRequest('fr');
const before = acceptedRequest('fr');

function page(rows: readonly ShownReservation[]): InfiniteData<ShownPage> {
  const counts = { active: 1, accepted: 1, hired: 0, history: 0 };
  const first = { data: [...rows], total: rows.length, page: 1, limit: 20, counts, as_of: '2026-11-12T15:00:00.000Z' };
  return { pages: [{ ...first, received_at: NOW }], pageParams: [1] };
}

function open() {
  const client = createQueryClient();
  client.setQueryData(key('active'), page([asked]));
  client.setQueryData(key('accepted'), page([before]));
  const shown = (section: ReservationSection) => {
    const data = client.getQueryData<InfiniteData<ShownPage>>(key(section));
    return data?.pages.flatMap((each) => each.data).map(({ id, status, resolved_at }) => [id, status, resolved_at]);
  };
  const counts = () => client.getQueryData<InfiniteData<ShownPage>>(key('active'))?.pages[0]?.counts;
  return { client, shown, counts };
}

const accepted = [before.id, 'MATCHED', before.resolved_at];
const resolvedNow = new Date(NOW).toISOString();

it('shows an acceptance at once, with its time and without buttons', async () => {
  const { client, shown, counts } = open();
  let during: unknown;
  await changeOptimistically(
    client,
    asked,
    { status: 'MATCHED' },
    async () => {
      during = { active: shown('active'), accepted: shown('accepted'), counts: counts() };
      return Promise.resolve();
    },
    () => NOW,
  );
  expect(during).toEqual({
    active: [],
    accepted: [[asked.id, 'MATCHED', resolvedNow], accepted],
    counts: { active: 0, accepted: 2, hired: 0, history: 0 },
  });
  const [row] = client.getQueryData<InfiniteData<ShownPage>>(key('accepted'))?.pages[0]?.data ?? [];
  expect(row?.allowed_actions).toEqual([]);
});

it('creates a list that was not loaded yet', async () => {
  const { client, shown } = open();
  await changeOptimistically(
    client,
    asked,
    { status: 'REJECTED', reason: 'Trop loin' },
    () => Promise.resolve(),
    () => NOW,
  );
  expect(shown('history')).toEqual([[asked.id, 'REJECTED', resolvedNow]]);
});

it('reverts everything and reads the lists again if the server refuses', async () => {
  const { client, shown, counts } = open();
  const refused = new ApiError(409, 'RESERVATIONS.ALREADY_RESOLVED', 'Cette demande a déjà une réponse.');
  const change = changeOptimistically(
    client,
    asked,
    { status: 'REJECTED' },
    () => Promise.reject(refused),
    () => NOW,
  );
  await expect(change).rejects.toBe(refused);
  expect(shown('active')).toEqual([[asked.id, 'ACTIVE', null]]);
  expect(shown('accepted')).toEqual([accepted]);
  expect(shown('history')).toBeUndefined();
  expect(counts()).toEqual({ active: 1, accepted: 1, hired: 0, history: 0 });
  expect(client.getQueryState(key('active'))?.isInvalidated).toBe(true);
  expect(client.getQueryState(key('accepted'))?.isInvalidated).toBe(true);
});

it('cancels a pending read, which would revert the change on screen', async () => {
  const { client, shown } = open();
  let answer: (late: InfiniteData<ShownPage>) => void = () => undefined;
  const late = client.fetchQuery({
    queryKey: key('active'),
    queryFn: () => new Promise<InfiniteData<ShownPage>>((resolve) => (answer = resolve)),
  });
  late.catch(() => undefined);
  await changeOptimistically(
    client,
    asked,
    { status: 'MATCHED' },
    async () => {
      answer(page([asked]));
      return Promise.resolve();
    },
    () => NOW,
  );
  expect(shown('active')).toEqual([]);
});
