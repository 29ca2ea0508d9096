import { QueryClient } from '@tanstack/react-query';
import type { OwnApplicationsPage } from '@modules/applications/http/applications.contract';
import { ApiError } from '../../../lib/api-error';
import { ownApplications } from '../../../lib/examples/applications';
import { withdrawOptimistically } from './withdraw-application';

const row = ownApplications.sent('fr');
const activeKey = ['applications', 'camille', 'fr', 'own', 'active'];
const archivedKey = ['applications', 'camille', 'fr', 'own', 'archived'];
const page = (applications: OwnApplicationsPage['applications'], total: number): OwnApplicationsPage => ({
  applications,
  total,
  page: 1,
  limit: 20,
  counts: { active: 2, archived: 1 },
});

function held(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(activeKey, { pages: [page([row, ownApplications.interview('fr')], 2)], pageParams: [1] });
  client.setQueryData(archivedKey, { pages: [page([ownApplications.refused('fr')], 1)], pageParams: [1] });
  return client;
}

const shown = (client: QueryClient, key: readonly string[]) => {
  const data = client.getQueryData<{ pages: OwnApplicationsPage[] }>(key);
  const [first] = data?.pages ?? [];
  return {
    statuses: first?.applications.map(({ status }) => status),
    total: first?.total,
    counts: first?.counts,
  };
};

it('moves it to the archived ones before the server has answered', async () => {
  const client = held();
  let answer: () => void = () => undefined;
  let sent = false;
  const done = withdrawOptimistically(client, row, () => {
    sent = true;
    return new Promise((resolve) => (answer = resolve));
  });
  while (!sent) await Promise.resolve();
  const counts = { active: 1, archived: 2 };
  expect(shown(client, activeKey)).toEqual({ statuses: ['INTERVIEW'], total: 1, counts });
  expect(shown(client, archivedKey)).toEqual({ statuses: ['WITHDRAWN', 'REJECTED'], total: 2, counts });
  answer();
  await done;
  expect(shown(client, activeKey).total).toBe(1);
});

it('restores it and reads the lists again if the server refuses', async () => {
  const client = held();
  const before = [shown(client, activeKey), shown(client, archivedKey)];
  const refusal = new ApiError(500, 'INTERNAL', 'Erreur.');
  await expect(withdrawOptimistically(client, row, () => Promise.reject(refusal))).rejects.toBe(refusal);
  expect([shown(client, activeKey), shown(client, archivedKey)]).toEqual(before);
  expect(client.getQueryState(activeKey)?.isInvalidated).toBe(true);
});
