import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '@modules/identity/http/users.contract';
import { ApiError } from './api-error';
import { createI18n, I18nContext } from './i18n';
import { loadable } from './loadable';
import { createQueryClient } from './query-client';
import { SessionStore } from './session/session-store';
import { SessionContext } from './session/use-session';
import { memoryStorage } from './spec-support/memory-storage';
import { useRead, useReadPages } from './use-read';

const nobody = new SessionStore<User>({
  storage: memoryStorage(),
  now: () => 0,
  waitForServer: () => Promise.resolve(),
  post: () => undefined,
  forget: () => undefined,
  loadUser: () => Promise.reject(new Error('nobody')),
});

/** Next response of the server. */
let answer: () => Promise<string>;

function One() {
  const read = useRead('jobs', ['one'], () => answer());
  const shown = loadable(read);
  return (
    <>
      <p>{shown.status === 'ready' ? shown.data : shown.status}</p>
      {/* Components that use `data` directly must follow the same rule. */}
      <p>{`directly: ${read.data ?? 'nothing'}`}</p>
      <button onClick={() => void read.refetch()}>Again</button>
    </>
  );
}

function Pages() {
  const read = useReadPages('jobs', ['list'], async () => ({ total: 1, page: 1, limit: 12, words: await answer() }));
  const shown = loadable(read);
  return (
    <>
      <p>{shown.status === 'ready' ? shown.data.pages.map(({ words }) => words).join() : shown.status}</p>
      <button onClick={() => void read.refetch()}>Again</button>
    </>
  );
}

const open = (screenOf: React.ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionContext value={nobody}>
        <I18nContext value={createI18n('fr')}>{screenOf}</I18nContext>
      </SessionContext>
    </QueryClientProvider>,
  );
const again = () => userEvent.click(screen.getByRole('button', { name: 'Again' }));

beforeEach(() => {
  answer = () => Promise.resolve('a nurse is wanted');
});

it.each([403, 404, 410])('removes cached data from the screen once the server answers %d', async (status) => {
  open(<One />);
  await screen.findByText('a nurse is wanted');
  answer = () => Promise.reject(new ApiError(status, 'JOBS.NOT_FOUND', 'Introuvable.'));
  await again();
  expect(await screen.findByText('failed')).toBeVisible();
  expect(screen.getByText('directly: nothing')).toBeVisible();
  answer = () => Promise.resolve('a nurse is wanted again');
  await again();
  expect(await screen.findByText('a nurse is wanted again')).toBeVisible();
});

it.each([0, 500, 503])('keeps cached data on screen during an outage: %d', async (status) => {
  open(<One />);
  await screen.findByText('a nurse is wanted');
  answer = () => Promise.reject(new ApiError(status, 'CLIENT.NETWORK', ''));
  await again();
  expect(screen.getByText('a nurse is wanted')).toBeVisible();
});

it('empties a list too', async () => {
  open(<Pages />);
  await screen.findByText('a nurse is wanted');
  answer = () => Promise.reject(new ApiError(403, 'IDENTITY.FORBIDDEN', 'Refusé.'));
  await again();
  expect(await screen.findByText('failed')).toBeVisible();
});
