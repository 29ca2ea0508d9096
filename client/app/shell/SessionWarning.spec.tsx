import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesignSystemProvider } from '../../design-system/theme/DesignSystemProvider';
import { createI18n, I18nContext } from '../../lib/i18n';
import { camille } from '../../lib/examples/people';
import { SessionStore } from '../../lib/session/session-store';
import { SessionContext } from '../../lib/session/use-session';
import { memoryStorage } from '../../lib/spec-support/memory-storage';
import { SessionWarning } from './SessionWarning';

const START = Date.UTC(2026, 10, 12, 15, 0, 0);
const MINUTE = 60_000;

function open() {
  const asked: string[] = [];
  const store = new SessionStore({
    storage: memoryStorage(),
    now: () => Date.now(),
    waitForServer: () => Promise.resolve(),
    post: () => undefined,
    forget: () => undefined,
    loadUser: (token) => {
      asked.push(token);
      return Promise.resolve(camille);
    },
  });
  store.establish({ token: 'token', user: camille });
  render(
    <I18nContext value={createI18n('fr')}>
      <DesignSystemProvider>
        <SessionContext value={store}>
          <SessionWarning />
        </SessionContext>
      </DesignSystemProvider>
    </I18nContext>,
  );
  return { store, asked };
}

function pass(ms: number, store: SessionStore<typeof camille>): void {
  for (let left = ms; left > 0; left -= 1_000) {
    act(() => {
      jest.advanceTimersByTime(Math.min(1_000, left));
      store.check();
    });
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(START);
});
afterEach(() => {
  jest.useRealTimers();
});
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('the warning before a session ends', () => {
  it('counts down visually and closes with one click', async () => {
    const { store, asked } = open();
    pass(9 * MINUTE - 1_000, store);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    pass(1_000, store);
    expect(screen.getByRole('alertdialog', { name: /toujours là/ })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('1:00');
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    pass(18_000, store);
    expect(screen.getByRole('timer')).toHaveTextContent('0:42');
    const stay = screen.getByRole('button', { name: 'Rester connecté·e' });
    expect(stay).toHaveFocus();
    await user.click(stay);
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(asked).toEqual(['token']);
    pass(9 * MINUTE - 2_000, store);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('answers the Enter key', async () => {
    const { store } = open();
    pass(9 * MINUTE, store);
    await user.keyboard('{Enter}');
    expect(store.getWarning()).toBeNull();
  });

  it('shows for a moment that activity was detected, then closes', () => {
    const { store } = open();
    pass(9 * MINUTE, store);
    act(() => store.recordActivity());
    expect(screen.getByRole('alertdialog', { name: /Vous restez/ })).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    pass(3_000, store);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('closes with the session when nobody answers', () => {
    const { store } = open();
    pass(10 * MINUTE + 1_000, store);
    expect(store.getState()).toMatchObject({ status: 'signed-out', reason: 'expired' });
    pass(1_000, store);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
