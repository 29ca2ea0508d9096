import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { staleSince } from './stale-since';

describe('the age of the screen', () => {
  let client: QueryClient;
  const ends: (() => void)[] = [];
  beforeEach(() => {
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    client.clear();
  });

  /** Shows an old response whose refresh fails with this error. */
  const shown = async (name: string, answeredAt: number, error: Error | null): Promise<void> => {
    client.setQueryData([name], { name }, { updatedAt: answeredAt });
    const observer = new QueryObserver(client, {
      queryKey: [name],
      staleTime: Infinity,
      queryFn: () => (error === null ? Promise.resolve({ name }) : Promise.reject(error)),
    });
    ends.push(observer.subscribe(() => undefined));
    if (error !== null) await observer.refetch();
  };
  const unreachable = new ApiError(0, 'CLIENT.NETWORK', '');

  it('is that of the oldest response that could not be refreshed; it stays on screen', async () => {
    await shown('jobs', 2_000, unreachable);
    await shown('matches', 1_000, new ApiError(503, 'REQUEST.UNAVAILABLE', ''));
    await shown('messages', 500, null);
    expect(staleSince(client, false)).toBe(1_000);
    expect(client.getQueryData(['jobs'])).toEqual({ name: 'jobs' });
  });

  it('ignores refusals of the server', async () => {
    await shown('jobs', 2_000, new ApiError(403, 'REQUEST.FORBIDDEN', ''));
    expect(staleSince(client, false)).toBeNull();
  });

  it('counts all responses on screen while there is no connection', async () => {
    await shown('jobs', 2_000, null);
    expect(staleSince(client, false)).toBeNull();
    expect(staleSince(client, true)).toBe(2_000);
  });

  it('ignores responses that are not on screen', () => {
    client.setQueryData(['jobs'], {}, { updatedAt: 1 });
    expect(staleSince(client, true)).toBeNull();
  });
});
