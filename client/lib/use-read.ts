import {
  hashKey,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useLanguage } from './i18n';
import { readNoting } from './offline/kept-answers';
import { readOptions } from './query-client';
import { preloadedLifetime, type Resource } from './resources';
import { useSession } from './session/use-session';

interface ReadSettings {
  readonly enabled?: boolean;
  /** Milliseconds between two reads, decided by the last response; false stops. */
  readonly refetchInterval?: number | false;
}

export interface Page {
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}

function useReader(): { userId: string | null; language: string } {
  const session = useSession();
  const language = useLanguage();
  return { userId: session.status === 'signed-in' ? session.user.id : null, language };
}

// After a change of language, the old response stays until the new one is here. A response to another request never
// does.
function isSameQuestion(
  [resource, userId, , ...details]: QueryKey,
  [asked, reader, , ...detailsAsked]: QueryKey,
): boolean {
  return hashKey([resource, userId, ...details]) === hashKey([asked, reader, ...detailsAsked]);
}

/**
 * Reads one response of the server, cached by the rules of its resource. `details` distinguish it within the resource.
 */
export function useRead<T>(
  resource: Resource,
  details: readonly unknown[],
  read: (signal: AbortSignal) => Promise<T>,
  settings: ReadSettings = {},
): UseQueryResult<T> {
  const options = readOptions(resource, useReader(), ...details);
  const keepBefore = (before: T | undefined, query: { queryKey: QueryKey } | undefined): T | undefined =>
    query !== undefined && isSameQuestion(query.queryKey, options.queryKey) ? before : undefined;
  const observed: UseQueryOptions<T> = {
    ...options,
    queryFn: ({ queryKey, signal }) => readNoting(queryKey, signal, read),
    placeholderData: keepBefore as NonNullable<UseQueryOptions<T>['placeholderData']>,
    ...settings,
  };
  return useQuery(observed);
}

/** The request of a list, shared by its page and by loading in advance. */
export interface PagesQuestion<P extends Page> {
  readonly resource: Resource;
  readonly details: readonly unknown[];
  readonly read: (page: number, signal: AbortSignal) => Promise<P>;
}

/** Loads the first page of a list in advance. If it fails, the list requests it again when it is opened. */
export function askAhead<P extends Page>(
  client: QueryClient,
  reader: { userId: string; language: string },
  { resource, details, read }: PagesQuestion<P>,
): Promise<void> {
  return client.prefetchInfiniteQuery({
    ...readOptions(resource, reader, ...details),
    queryFn: ({ pageParam, queryKey, signal }) => readNoting(queryKey, signal, () => read(pageParam, signal)),
    initialPageParam: 1,
    gcTime: preloadedLifetime,
  });
}

/** A list that grows page by page; `pages` contains all loaded pages. */
export function useReadPages<P extends Page>(
  resource: Resource,
  details: readonly unknown[],
  read: (page: number, signal: AbortSignal) => Promise<P>,
  settings: ReadSettings = {},
) {
  const options = readOptions(resource, useReader(), ...details);
  return useInfiniteQuery({
    ...options,
    queryFn: ({ pageParam, queryKey, signal }) => readNoting(queryKey, signal, () => read(pageParam, signal)),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
    ...settings,
  });
}

/** A page with the cursor of the next one; null on the last one. */
interface FurtherPage {
  readonly next: string | null;
}

/** A list whose next page continues after the last entry, so that an entry added meanwhile shifts nothing. */
export function useReadFurther<P extends FurtherPage>(
  resource: Resource,
  details: readonly unknown[],
  read: (after: string | null, signal: AbortSignal) => Promise<P>,
  /** `staleTime`: milliseconds that an answer counts as new, if not as long as others of its resource. */
  settings: { readonly staleTime?: number } = {},
) {
  return useInfiniteQuery({
    ...readOptions(resource, useReader(), ...details),
    queryFn: ({ pageParam, queryKey, signal }) => readNoting(queryKey, signal, () => read(pageParam, signal)),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...settings,
  });
}
