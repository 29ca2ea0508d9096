import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import type { User } from '@modules/identity/http/users.contract';
import { DesignSystemProvider } from '../../design-system/theme/DesignSystemProvider';
import { camille } from '../../lib/examples/people';
import { createI18n, I18nContext } from '../../lib/i18n';
import { SessionStore } from '../../lib/session/session-store';
import { SessionContext } from '../../lib/session/use-session';
import { memoryStorage } from '../../lib/spec-support/memory-storage';
import { RootPage } from './RootPage';

const Where = () => <output>{useLocation().pathname}</output>;

/** Opens the root address with this token; the server answers with this user. */
function open(token: string | null, user: User, loadUser = () => Promise.resolve(user)) {
  const storage = memoryStorage();
  if (token !== null) {
    storage.setItem('auth_token', token);
    storage.setItem('last_activity', String(Date.now()));
  }
  const store = new SessionStore<User>({
    storage,
    now: () => Date.now(),
    waitForServer: () => Promise.resolve(),
    post: () => undefined,
    loadUser,
    forget: () => undefined,
  });
  render(
    <I18nContext value={createI18n('fr')}>
      <DesignSystemProvider>
        <SessionContext value={store}>
          <MemoryRouter>
            <Routes>
              <Route path="/" element={<RootPage />} />
              <Route path="*" element={<Where />} />
            </Routes>
          </MemoryRouter>
        </SessionContext>
      </DesignSystemProvider>
    </I18nContext>,
  );
  return store;
}

describe('the root address', () => {
  it('shows the logo while the session is unknown', () => {
    open('token', camille, () => new Promise(() => undefined));
    expect(screen.getByText(/nous ouvrons votre espace/)).toBeInTheDocument();
    expect(screen.queryByText(/^\//)).toBeNull();
  });

  it.each([
    ['a seeker', 'token', camille, '/dashboard'],
    ['a recruiter', 'token', { ...camille, user_type: 'RECRUITER' as const }, '/recruiter/dashboard'],
  ])('redirects %s', async (_who, token, user, place) => {
    const store = open(token, user);
    await act(() => store.start());
    expect(await screen.findByText(place)).toBeInTheDocument();
  });
});
