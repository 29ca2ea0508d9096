import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { DesignSystemProvider } from '../theme/DesignSystemProvider';
import { createI18n, I18nContext } from '../../lib/i18n';
import { LeaveGuard } from './LeaveGuard';

/** The router creates a Request per navigation; jsdom has none. */
class PlainRequest {
  readonly method = 'GET';
  readonly signal: AbortSignal;

  constructor(
    readonly url: string,
    init: { signal: AbortSignal },
  ) {
    this.signal = init.signal;
  }
}
Object.defineProperty(globalThis, 'Request', { value: PlainRequest, configurable: true });

function openAt(isUnsaved: boolean) {
  const onLeave = jest.fn();
  const router = createMemoryRouter(
    [
      { path: '/edit', element: <LeaveGuard isUnsaved={isUnsaved} onLeave={onLeave} /> },
      { path: '/other', element: <p>other page</p> },
    ],
    { initialEntries: ['/edit'] },
  );
  render(
    <I18nContext value={createI18n('fr')}>
      <DesignSystemProvider>
        <RouterProvider router={router} />
      </DesignSystemProvider>
    </I18nContext>,
  );
  return { onLeave, go: (to: string) => act(() => router.navigate(to)) };
}

describe('leaving with unsaved changes', () => {
  it('asks, and the person can stay', async () => {
    const { onLeave, go } = openAt(true);
    await go('/other');
    await userEvent.click(await screen.findByRole('button', { name: 'Rester ici' }));
    expect(screen.queryByText('other page')).not.toBeInTheDocument();
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('asks, and the person can leave', async () => {
    const { onLeave, go } = openAt(true);
    await go('/other');
    await userEvent.click(await screen.findByRole('button', { name: 'Partir' }));
    expect(await screen.findByText('other page')).toBeVisible();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('does not ask about another part of the same page', async () => {
    const { go } = openAt(true);
    await go('/edit#work');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('does not ask when all is saved', async () => {
    const { go } = openAt(false);
    await go('/other');
    expect(await screen.findByText('other page')).toBeVisible();
  });

  it('lets the browser ask before the tab is closed', () => {
    openAt(true);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});
