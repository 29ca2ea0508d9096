import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isApiError } from './api-error';
import { freshnessOf, lifetime, outdatedBy, outdatedUnseenBy, type Resource } from './resources';

/** What was read before is no longer this reader's to see: forbidden, removed, or never there for them. */
const isTakenBack = (error: unknown): boolean => isApiError(error) && [403, 404, 410].includes(error.status);

/** An old answer beats an outage, but not an answer that says it is gone: that one empties what is on screen. */
function cache(): QueryCache {
  return new QueryCache({
    onError: (error, query) => {
      if (isTakenBack(error)) query.setState({ data: undefined, dataUpdatedAt: 0 });
    },
  });
}

/** Cache rules are TanStack's own options: shared in-flight calls come with it, retries are the API client's. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: cache(),
    defaultOptions: {
      queries: { gcTime: lifetime, retry: false, networkMode: 'always', refetchOnWindowFocus: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Key and age limits of a read. The reader's id is in the key, so no answer can be shown to somebody else, and so is
 * the language, because sentences come from the server.
 */
export function readOptions(
  resource: Resource,
  reader: { userId: string | null; language: string },
  ...details: readonly unknown[]
): { queryKey: QueryKey; staleTime: number } {
  return { queryKey: [resource, reader.userId, reader.language, ...details], staleTime: freshnessOf(resource) };
}

/** Marks everything that a change under `path` touched; what is on screen is fetched again at once. */
export async function invalidateAfterChange(client: QueryClient, path: string): Promise<void> {
  const outdated = outdatedBy(path);
  const unseen = outdatedUnseenBy(path);
  if (unseen.length > 0) {
    const predicate = ({ queryKey }: { queryKey: QueryKey }): boolean => unseen.includes(String(queryKey[0]));
    await client.invalidateQueries({ predicate, refetchType: 'none' });
  }
  await client.invalidateQueries({ predicate: (query) => outdated.includes(String(query.queryKey[0])) });
}
