import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isApiError } from './api-error';
import { keptAt } from './offline/kept-answers';
import { freshnessOf, lifetime, outdatedBy, outdatedUnseenBy, type Resource } from './resources';

/** The reader may no longer see this data: forbidden, deleted or not found. */
const isTakenBack = (error: unknown): boolean => isApiError(error) && [403, 404, 410].includes(error.status);

/**
 * During an outage, cached data stays on screen. If the server answers that the data is gone, it is removed from the
 * screen.
 */
function cache(): QueryCache {
  return new QueryCache({
    onSuccess: (_data, query) => {
      const at = keptAt(query.queryHash);
      if (at !== undefined) query.setState({ dataUpdatedAt: at });
    },
    onError: (error, query) => {
      if (isTakenBack(error)) query.setState({ data: undefined, dataUpdatedAt: 0 });
    },
  });
}

/** How often a kept answer is asked for again. A server that was down tells no browser that it is back. */
const ASK_AGAIN_MS = 15_000;

/** Rules of the cache. TanStack merges parallel requests; the API client does the retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: cache(),
    defaultOptions: {
      queries: {
        gcTime: lifetime,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        refetchInterval: ({ queryHash }) => (keptAt(queryHash) === undefined ? false : ASK_AGAIN_MS),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Query key and cache times of a read. The key contains the reader's id, so that nobody sees data of another person.
 * It also contains the language, because the server translates texts.
 */
export function readOptions(
  resource: Resource,
  reader: { userId: string | null; language: string },
  ...details: readonly unknown[]
): { queryKey: QueryKey; staleTime: number } {
  return { queryKey: [resource, reader.userId, reader.language, ...details], staleTime: freshnessOf(resource) };
}

/** Invalidates everything that a change under `path` affects; data on screen is read again at once. */
export async function invalidateAfterChange(client: QueryClient, path: string): Promise<void> {
  const outdated = outdatedBy(path);
  const unseen = outdatedUnseenBy(path);
  if (unseen.length > 0) {
    const predicate = ({ queryKey }: { queryKey: QueryKey }): boolean => unseen.includes(String(queryKey[0]));
    await client.invalidateQueries({ predicate, refetchType: 'none' });
  }
  await client.invalidateQueries({ predicate: (query) => outdated.includes(String(query.queryKey[0])) });
}
