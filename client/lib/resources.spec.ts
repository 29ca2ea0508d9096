import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { invalidateAfterChange, readOptions } from './query-client';
import { freshnessOf, lifetime, outdatedBy, resourceOf } from './resources';

describe('the resources invalidated by a change', () => {
  it.each([
    ['/api/jobs', ['jobs', 'matches', 'dashboard']],
    ['/api/jobs/0190?x=1', ['jobs', 'matches', 'dashboard']],
    [
      '/api/matches/0190',
      ['matches', 'dashboard', 'jobs', 'credit-reservations', 'credits', 'subscriptions', 'users', 'messages'],
    ],
    ['/api/applications', ['applications', 'dashboard']],
    ['/api/messages', ['messages', 'credits', 'subscriptions']],
    [
      '/api/credit-reservations',
      ['credit-reservations', 'credits', 'subscriptions', 'matches', 'users', 'dashboard', 'messages'],
    ],
    ['/api/stream/access/0190', ['stream', 'credits', 'subscriptions', 'users']],
    ['/api/subscriptions/purchase', ['subscriptions', 'credits', 'dashboard']],
    [
      '/api/applications/0190/accept',
      [
        'applications',
        'matches',
        'dashboard',
        'jobs',
        'credit-reservations',
        'credits',
        'subscriptions',
        'users',
        'messages',
      ],
    ],
    ['/api/users/me', ['users', 'matches', 'dashboard', 'jobs', 'messages']],
    ['/api/videos/0190', ['videos', 'upload', 'users', 'dashboard', 'matches', 'stream']],
    ['/api/uploads', ['uploads', 'videos', 'upload', 'users', 'dashboard', 'matches']],
    ['/api/video-questions/videos/0190/questions/batch', ['video-questions', 'stream']],
    ['/api/upload/video', ['upload', 'videos', 'users', 'dashboard', 'matches']],
    ['/api/company-videos/0190', ['company-videos', 'videos', 'upload', 'stream']],
    ['/api/companies', ['companies', 'users', 'jobs', 'matches', 'dashboard', 'credits', 'subscriptions']],
    ['/api/auth/logout', ['auth']],
    ['/elsewhere', []],
  ])('%s → %j', (path, outdated) => {
    expect(outdatedBy(path)).toEqual(outdated);
  });

  it('are only marked as outdated after an application, unless its own screen shows them', async () => {
    const client = new QueryClient();
    const reader = { userId: 'u', language: 'fr' };
    const asked: string[] = [];
    const resources = ['applications', 'jobs', 'matches', 'users', 'credits', 'subscriptions', 'messages'] as const;
    const observers = resources.map(
      (resource) =>
        new QueryObserver(client, {
          ...readOptions(resource, reader, 'shown'),
          queryFn: () => {
            asked.push(resource);
            return Promise.resolve(resource);
          },
        }),
    );
    const ends = observers.map((observer) => observer.subscribe(() => undefined));
    await Promise.all(observers.map((observer) => observer.refetch()));
    asked.length = 0;
    await invalidateAfterChange(client, '/api/applications');
    expect(asked).toEqual(['applications']);
    const isOutdated = resources.filter(
      (resource) => client.getQueryState(readOptions(resource, reader, 'shown').queryKey)?.isInvalidated,
    );
    expect(isOutdated).toEqual(['matches', 'users', 'messages']);
    for (const end of ends) end();
    client.clear();
  });

  it('come from the part after /api, never "api" itself', () => {
    expect(resourceOf('/api/jobs/my/jobs?page=2')).toBe('jobs');
  });

  it('are exactly those responses in the cache, of every reader', async () => {
    const client = new QueryClient();
    const reader = { userId: 'u', language: 'fr' };
    const keys = (['jobs', 'matches', 'videos', 'companies'] as const).map(
      (resource) => readOptions(resource, reader, 'list').queryKey,
    );
    for (const key of keys) client.setQueryData(key, {});
    await invalidateAfterChange(client, '/api/matches/1');
    const isOutdated = keys.map((key) => client.getQueryState(key)?.isInvalidated);
    expect(isOutdated).toEqual([true, true, false, false]);
    client.clear();
  });
});

describe('age of responses', () => {
  it('keeps lists three minutes and never caches data that a worker changes', () => {
    expect((['jobs', 'applications', 'matches'] as const).map(freshnessOf)).toEqual([180_000, 180_000, 180_000]);
    expect(freshnessOf('messages')).toBeLessThanOrEqual(120_000);
    expect(freshnessOf('users')).toBeLessThanOrEqual(300_000);
    expect(freshnessOf('companies')).toBe(180_000);
    expect(freshnessOf('videos')).toBe(0);
    expect(lifetime).toBe(300_000);
  });

  it('never gives one reader the data of another, nor another language', () => {
    const one = readOptions('jobs', { userId: 'a', language: 'fr' }, 'list').queryKey;
    expect(readOptions('jobs', { userId: 'b', language: 'fr' }, 'list').queryKey).not.toEqual(one);
    expect(readOptions('jobs', { userId: 'a', language: 'en' }, 'list').queryKey).not.toEqual(one);
  });
});
