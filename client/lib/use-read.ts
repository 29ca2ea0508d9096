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
import { readOptions } from './query-client';
import { preloadedLifetime, type Resource } from './resources';
import { useSession } from './session/use-session';

interface ReadSettings {
  readonly enabled?: boolean;
  /** Milliseconds between two askings, decided from the last answer; false stops. */
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

// After a change of language the old answer stays until the new one is there; another job's answer never does.
function isSameQuestion(
  [resource, userId, , ...details]: QueryKey,
  [asked, reader, , ...detailsAsked]: QueryKey,
): boolean {
  return hashKey([resource, userId, ...details]) === hashKey([asked, reader, ...detailsAsked]);
}

/** One answer of the server, kept by the rules of its resource. `details` tell it from others of that resource. */
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
    queryFn: ({ signal }) => read(signal),
    placeholderData: keepBefore as NonNullable<UseQueryOptions<T>['placeholderData']>,
    ...settings,
  };
  return useQuery(observed);
}

/** What a list asks for: what its screen reads, and what may be asked for before the screen is opened. */
export interface PagesQuestion<P extends Page> {
  readonly resource: Resource;
  readonly details: readonly unknown[];
  readonly read: (page: number, signal: AbortSignal) => Promise<P>;
}

/** Asks for the first page before anybody looks at it; one that fails is asked for when somebody does. */
export function askAhead<P extends Page>(
  client: QueryClient,
  reader: { userId: string; language: string },
  { resource, details, read }: PagesQuestion<P>,
): Promise<void> {
  return client.prefetchInfiniteQuery({
    ...readOptions(resource, reader, ...details),
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 1,
    gcTime: preloadedLifetime,
  });
}

/** A list that grows page by page; `items` of all pages fetched so far come from `pages`. */
export function useReadPages<P extends Page>(
  resource: Resource,
  details: readonly unknown[],
  read: (page: number, signal: AbortSignal) => Promise<P>,
  settings: ReadSettings = {},
) {
  const options = readOptions(resource, useReader(), ...details);
  return useInfiniteQuery({
    ...options,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
    ...settings,
  });
}

/** A page that says what comes after it; null on the last one. */
interface FurtherPage {
  readonly next: string | null;
}

/** A list that goes on where its last page ended, so that an entry added meanwhile shifts nothing. */
export function useReadFurther<P extends FurtherPage>(
  resource: Resource,
  details: readonly unknown[],
  read: (after: string | null, signal: AbortSignal) => Promise<P>,
) {
  return useInfiniteQuery({
    ...readOptions(resource, useReader(), ...details),
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
