import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { User } from '@modules/identity/http/users.contract';
import { useSubscriptionDashboard } from '../features/billing/api/get-dashboard';
import { useLatestApplications, useTopMatches } from '../features/dashboard/api/seeker-dashboard';
import { useJobs } from '../features/jobs/api/list-jobs';
import { noFilters } from '../features/jobs/domain/job-filters';
import { usePostings } from '../features/postings/api/list-postings';
import { createI18n, I18nContext } from '../lib/i18n';
import { SessionStore } from '../lib/session/session-store';
import { SessionContext } from '../lib/session/use-session';
import { memoryStorage } from '../lib/spec-support/memory-storage';

const ofThePage = globalThis.fetch;
const asked: URL[] = [];
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const nobody = new SessionStore<User>({
  storage: memoryStorage(),
  now: () => 0,
  waitForServer: () => Promise.resolve(),
  post: () => undefined,
  forget: () => undefined,
  loadUser: () => Promise.reject(new Error('nobody')),
});

beforeAll(() => {
  // Requests stay pending: the test only checks which ones are sent.
  globalThis.fetch = jest.fn<typeof fetch>((address) => {
    asked.push(new URL(address as string, 'http://localhost'));
    return new Promise(() => undefined);
  });
});
afterAll(() => {
  globalThis.fetch = ofThePage;
});
afterEach(() => {
  asked.length = 0;
  client.clear();
});

const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <SessionContext value={nobody}>
      <I18nContext value={createI18n('fr')}>{children}</I18nContext>
    </SessionContext>
  </QueryClientProvider>
);

it.each<[string, () => unknown, string, string, string]>([
  ['twelve jobs at a time', () => useJobs(noFilters), '/api/jobs', 'limit', '12'],
  ['twelve postings at a time', () => usePostings({ search: '', status: 'all' }), '/api/jobs/my/jobs', 'limit', '12'],
  ['three matches', useTopMatches, '/api/matches', 'limit', '3'],
  ['three applications', useLatestApplications, '/api/applications', 'limit', '3'],
  ['ten lines of the statement', useSubscriptionDashboard, '/api/subscriptions/dashboard', 'historyLimit', '10'],
])('a screen requests %s', async (_what, read, path, name, value) => {
  const { unmount } = renderHook(read, { wrapper: around });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect([asked[0]?.pathname, asked[0]?.searchParams.get(name)]).toEqual([path, value]);
  unmount();
});
