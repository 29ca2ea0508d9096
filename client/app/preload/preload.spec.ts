import { QueryClient } from '@tanstack/react-query';
import { askAhead } from '../../lib/use-read';
import { lifetime, preloadedLifetime } from '../../lib/resources';

const reader = { userId: 'u', language: 'fr' };

describe('a list loaded in advance', () => {
  let client: QueryClient;
  beforeEach(() => {
    client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: lifetime } } });
  });
  afterEach(() => client.clear());

  it('is cached under the key of its screen, twice as long as others', async () => {
    await askAhead(client, reader, {
      resource: 'matches',
      details: ['list', 'open'],
      read: (page) => Promise.resolve({ matches: [], total: 0, page, limit: 20 }),
    });
    const [query] = client.getQueryCache().getAll();
    expect(query?.queryKey).toEqual(['matches', 'u', 'fr', 'list', 'open']);
    expect(query?.state.data).toEqual({ pages: [{ matches: [], total: 0, page: 1, limit: 20 }], pageParams: [1] });
    expect(query?.gcTime).toBe(preloadedLifetime);
    expect(preloadedLifetime).toBe(2 * lifetime);
  });

  it('is left out when it fails, and the others stay', async () => {
    const ask = (name: string, read: () => Promise<{ total: number; page: number; limit: number }>): Promise<void> =>
      askAhead(client, reader, { resource: 'jobs', details: [name], read });
    await expect(
      Promise.all([
        ask('fails', () => Promise.reject(new Error('away'))),
        ask('works', () => Promise.resolve({ total: 0, page: 1, limit: 20 })),
      ]),
    ).resolves.toBeDefined();
    expect(client.getQueryData(['jobs', 'u', 'fr', 'works'])).toBeDefined();
    expect(client.getQueryData(['jobs', 'u', 'fr', 'fails'])).toBeUndefined();
  });
});
