import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { DesignSystemProvider } from '../../../design-system/theme/DesignSystemProvider';
import { createI18n, I18nContext } from '../../../lib/i18n';
import { memoryConsent } from '../../../lib/spec-support/consent-store';
import { ConsentContext, useConsent } from '../../../lib/consent/use-consent';
import { CookieConsent } from './CookieConsent';

/** A component that may count visits only with consent. */
function Counter() {
  return <p>{useConsent('analytics') ? 'compte' : 'ne compte pas'}</p>;
}

function show() {
  const consent = memoryConsent();
  render(
    <I18nContext value={createI18n('fr')}>
      <DesignSystemProvider>
        <MemoryRouter>
          <ConsentContext value={consent.store}>
            <CookieConsent hasBottomBar={false} />
            <main id="main" tabIndex={-1}>
              <button type="button" onClick={() => consent.store.openDialog()}>
                Témoins
              </button>
              <Counter />
            </main>
          </ConsentContext>
        </MemoryRouter>
      </DesignSystemProvider>
    </I18nContext>,
  );
  return consent;
}

const banner = () => screen.findByRole('region', { name: /Des témoins/ });
const dialog = () => screen.findByRole('dialog', { name: 'Vos choix de témoins' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks on a first visit, stores nothing before the answer, and returns the focus to the page', async () => {
  const { cookies, store } = show();
  const buttons = within(await banner()).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Tout refuser', 'Tout accepter', 'Choisir']);
  expect(new Set(buttons.map((button) => button.className)).size).toBe(1);
  expect(cookies.jar.size).toBe(0);
  expect(screen.getByText('ne compte pas')).toBeInTheDocument();
  await press('Tout accepter');
  expect(screen.getByText('compte')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /Des témoins/ })).toBeNull();
  expect(store.getState().record?.choices).toEqual({ preferences: true, analytics: true, marketing: true });
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByText('Vos choix sont enregistrés.')).toBeInTheDocument();
});

it('saves single switches only on “Save”, and opens again with them', async () => {
  const { store } = show();
  await banner();
  await press('Choisir');
  const choices = within(await dialog());
  expect(choices.getByRole('switch', { name: 'Nécessaires' })).toBeDisabled();
  expect(choices.getByRole('switch', { name: 'Nécessaires' })).toBeChecked();
  await userEvent.click(choices.getByRole('switch', { name: 'Mesure d’audience' }));
  expect(store.allows('analytics')).toBe(false);
  await userEvent.click(choices.getByRole('button', { name: 'Enregistrer mes choix' }));
  expect([store.allows('analytics'), store.allows('marketing')]).toEqual([true, false]);
  await press('Témoins');
  expect(within(await dialog()).getByRole('switch', { name: 'Mesure d’audience' })).toBeChecked();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Tout refuser' }));
  expect(store.allows('analytics')).toBe(false);
  expect(screen.getByText('ne compte pas')).toBeInTheDocument();
});

it('drops changes if the dialog is closed without saving', async () => {
  const { store } = show();
  await banner();
  await press('Choisir');
  await userEvent.click(within(await dialog()).getByRole('switch', { name: 'Publicité' }));
  await userEvent.keyboard('{Escape}');
  expect(store.getState()).toEqual({ record: null, isDialogOpen: false });
  await press('Choisir');
  expect(within(await dialog()).getByRole('switch', { name: 'Publicité' })).not.toBeChecked();
});
