import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import {
  ownApplication,
  type OwnApplication,
  type OwnApplicationsPage,
} from '@modules/applications/http/applications.contract';
import { api } from '../../../lib/backend';
import type { OwnView } from '../domain/own-view';
import { withdrawn } from '../domain/withdrawn';

type Cached = InfiniteData<OwnApplicationsPage, unknown>;
const RESOURCE = 'applications';

export async function withdrawApplication(id: string): Promise<void> {
  await api({ method: 'PUT', path: `/api/applications/${id}/withdraw`, body: {}, answer: ownApplication });
}

/**
 * Removes the application from the list immediately and restores it if the server refuses. The lists are then read again,
 * because a refusal means that they were out of date.
 */
export async function withdrawOptimistically(
  client: QueryClient,
  row: OwnApplication,
  send: () => Promise<void>,
  now: () => number = Date.now,
): Promise<void> {
  const isOwnList = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
    queryKey[0] === RESOURCE && queryKey[3] === 'own';
  // A pending response is older than the withdrawal and would show the application again.
  await client.cancelQueries({ predicate: isOwnList });
  const before = client.getQueriesData<Cached>({ predicate: isOwnList });
  const at = new Date(now()).toISOString();
  for (const [key, cached] of before) {
    if (cached !== undefined) client.setQueryData<Cached>(key, withdrawn(cached, key[4] as OwnView, row, at));
  }
  try {
    await send();
  } catch (error) {
    for (const [key, cached] of before) if (cached !== undefined) client.setQueryData(key, cached);
    void client.invalidateQueries({ queryKey: [RESOURCE] });
    throw error;
  }
}
