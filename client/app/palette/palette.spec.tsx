import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addresses } from '../../lib/addresses';
import { storiesOf } from '../../lib/spec-support/stories';
import { composeStories } from '../../../storybook/compose';
import { useShortcuts, shortcutsHere } from '../../lib/shortcuts';
import * as paletteStories from './PaletteView.stories';
import * as shortcutStories from './ShortcutsDialog.stories';
import { pageNames, pageOf, pagesFor } from './pages';
import { usePaletteKeys } from './use-palette-keys';

const palette = storiesOf(paletteStories);
const shortcuts = storiesOf(shortcutStories);
const options = (): string[] => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the palette', () => {
  it('links to existing pages', () => {
    const patterns = addresses.map((address) => new RegExp(`^${address.replaceAll(':id', '[^/]+')}$`));
    const lost = pageNames.filter((name) => !patterns.some((pattern) => pattern.test(pageOf(name).path)));
    expect(lost).toEqual([]);
  });

  it('offers public pages to visitors, and nobody the pages of another role', () => {
    expect(pagesFor(null, false).map((name) => pageOf(name).path)).not.toContain('/dashboard');
    for (const role of ['JOB_SEEKER', 'RECRUITER'] as const)
      expect(pagesFor(role, true).filter((name) => pageOf(name).path.startsWith('/admin'))).toEqual([]);
    expect(pagesFor('JOB_SEEKER', true).filter((name) => pageOf(name).path.startsWith('/recruiter'))).toEqual([]);
    expect(pagesFor('RECRUITER', false)).not.toContain('messages');
  });

  it('finds a masked person by the id of the lists', async () => {
    const onRun = jest.fn();
    render(<palette.ByMaskedId onRun={onRun} />);
    expect(options()).toEqual(['Candidat·e #C21DMontréal']);
    await userEvent.keyboard('{Enter}');
    expect(onRun.mock.calls).toEqual([
      [expect.objectContaining({ run: { to: '/recruiter/candidates/0199f0c2-0000-7000-8000-00000000c21d' } })],
    ]);
  });

  it('finds names of the other language, and typos', async () => {
    render(<palette.WithAMistake />);
    expect(options()).toContain('Réservations');
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'sign out');
    expect(options()).toEqual(['Se déconnecter']);
  });

  it('keeps pages and actions when the person’s own items cannot be read', () => {
    render(<palette.Failed />);
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(options().length).toBeGreaterThan(0);
  });

  it('uses English texts in English', () => {
    const { Recruiter } = composeStories(paletteStories, 'en');
    render(<Recruiter />);
    expect(options()).toEqual(expect.arrayContaining(['Post a new job', 'Hiring in figures']));
  });
});

describe('the shortcuts', () => {
  function Page({ onPalette, onShortcuts }: { onPalette: () => void; onShortcuts: () => void }) {
    usePaletteKeys(onPalette, onShortcuts);
    return <input aria-label="Field" />;
  }
  afterEach(() => localStorage.clear());

  it('open the palette from a field too, and the list only outside of fields', async () => {
    const [onPalette, onShortcuts] = [jest.fn(), jest.fn()];
    render(<Page onPalette={onPalette} onShortcuts={onShortcuts} />);
    await userEvent.keyboard('{Meta>}k{/Meta}{Control>}k{/Control}?');
    expect([onPalette.mock.calls.length, onShortcuts.mock.calls.length]).toEqual([2, 1]);
    await userEvent.type(screen.getByLabelText('Field'), 'Really?{Control>}k{/Control}');
    expect(screen.getByLabelText('Field')).toHaveValue('Really?');
    expect([onPalette.mock.calls.length, onShortcuts.mock.calls.length]).toEqual([3, 1]);
  });

  it('do nothing while a dialog is open; `?` can be switched off', async () => {
    const [onPalette, onShortcuts] = [jest.fn(), jest.fn()];
    const { unmount } = render(
      <>
        <Page onPalette={onPalette} onShortcuts={onShortcuts} />
        <div aria-modal="true" />
      </>,
    );
    await userEvent.keyboard('{Control>}k{/Control}?');
    unmount();
    localStorage.setItem('single-key-shortcuts', 'off');
    render(<Page onPalette={onPalette} onShortcuts={onShortcuts} />);
    await userEvent.keyboard('?');
    expect([onPalette.mock.calls.length, onShortcuts.mock.calls.length]).toEqual([0, 0]);
  });

  it('are listed for the parts of the current page', () => {
    function Player() {
      useShortcuts('player');
      return null;
    }
    const { unmount } = render(
      <>
        <Player />
        <Player />
      </>,
    );
    expect(shortcutsHere()).toEqual(['player']);
    unmount();
    expect(shortcutsHere()).toEqual([]);
    render(<shortcuts.PageWithAVideo />);
    const dialog = within(screen.getByRole('dialog', { name: 'Raccourcis clavier' }));
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Partout',
      'Dans le lecteur vidéo',
    ]);
    expect(dialog.getByText('⌘')).toBeVisible();
  });
});
