import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { presets } from '../../../lib/examples/candidate-search';
import { storiesOf } from '../../../lib/spec-support/stories';
import { filtersFromPreset, noFilters } from '../domain/candidate-filters';
import * as stories from './Presets.stories';
import type { PresetChanges } from './use-preset-changes';

const { Ready, Shared, SharedWithAnOwner, OneIsOpen, None, Failed } = storiesOf(stories);
const [first, second] = presets;
if (!first || !second) throw new Error('two presets are needed');

const spies = () => ({
  create: jest.fn<PresetChanges['create']>(() => Promise.resolve()),
  update: jest.fn<PresetChanges['update']>(() => Promise.resolve()),
  remove: jest.fn<PresetChanges['remove']>(() => Promise.resolve()),
});
const broken = () => Promise.reject(new ApiError(503, 'REQUEST.UNAVAILABLE', 'Le service se repose.'));

async function choose(preset: string, entry: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Actions\\s: ${preset}`) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('filter presets', () => {
  it('are opened with one click, and mark the default one and the open one', async () => {
    const onFilters = jest.fn();
    const { rerender } = render(<Ready onFilters={onFilters} />);
    expect(screen.getByRole('button', { name: 'Dev full stack · par défaut' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Soins infirmiers, nuit' }));
    expect(onFilters).toHaveBeenCalledWith(filtersFromPreset(second.filters));
    rerender(<OneIsOpen />);
    expect(screen.getByRole('button', { name: 'Dev full stack · par défaut' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('are saved under a trimmed name, never under a blank one', async () => {
    const changes = spies();
    render(<None changes={changes} filters={{ ...noFilters, skills: ['Triage'], experience_min: 3 }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer ces filtres' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Nom du préréglage'), '   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect((await dialog.findAllByText('Donnez un nom au préréglage.')).length).toBeGreaterThan(0);
    expect(changes.create).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Nom du préréglage'), ' Triage de nuit  ');
    await userEvent.click(dialog.getByLabelText('Le charger à l’ouverture de la page'));
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes.create.mock.calls).toEqual([
      [
        {
          name: 'Triage de nuit',
          is_default: true,
          is_shared: false,
          filters: { skills: 'Triage', experience_min: 3, sort_by: 'relevance' },
        },
      ],
    ]);
  });

  it('keep the typed name and show the error if saving failed', async () => {
    render(<None changes={{ ...spies(), create: broken }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer ces filtres' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Nom du préréglage'), 'Nuit');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(
      await dialog.findByText(/Le préréglage n’a pas été enregistré\. Le service se repose\./),
    ).toBeInTheDocument();
    expect(dialog.getByLabelText('Nom du préréglage')).toHaveValue('Nuit');
  });

  it('are renamed, replaced by the current filters, and made the default', async () => {
    const changes = spies();
    render(<Ready changes={changes} filters={{ ...noFilters, remote: true }} />);
    await choose('Soins', 'Renommer');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('Nom du préréglage'));
    await userEvent.type(dialog.getByLabelText('Nom du préréglage'), 'Nuit');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(changes.update).toHaveBeenCalledWith(second.id, { name: 'Nuit', is_default: false, is_shared: false }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await choose('Soins', 'Remplacer par les filtres actuels');
    expect(changes.update).toHaveBeenLastCalledWith(second.id, { filters: { remote: true, sort_by: 'relevance' } });
    await choose('Soins', 'Charger à l’ouverture');
    expect(changes.update).toHaveBeenLastCalledWith(second.id, { is_default: true });
    await choose('Dev', 'Ne plus charger à l’ouverture');
    expect(changes.update).toHaveBeenLastCalledWith(first.id, { is_default: false });
  });

  it('are shared with the team, and those of colleagues are only opened', async () => {
    const changes = spies();
    const { unmount } = render(<Ready changes={changes} />);
    await choose('Soins', 'Partager avec l’équipe');
    expect(changes.update).toHaveBeenLastCalledWith(second.id, { is_shared: true });
    unmount();
    render(<Shared changes={changes} />);
    expect(screen.getByRole('button', { name: 'Soins infirmiers, nuit · partagé par Aline Roy' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Actions/ })).toHaveLength(1);
    await choose('Dev', 'Ne plus partager');
    expect(changes.update).toHaveBeenLastCalledWith(expect.any(String), { is_shared: false });
  });

  it('of colleagues are renamed and deleted by an owner, not made their default', async () => {
    const changes = spies();
    render(<SharedWithAnOwner changes={changes} />);
    await choose('Dev', 'Renommer');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await userEvent.type(dialog.getByLabelText('Nom du préréglage'), ' 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(changes.update).toHaveBeenCalledWith(expect.any(String), { name: 'Dev full stack 2' }));
  });

  it('are deleted only after a confirmation, and stay if deleting failed', async () => {
    const changes = spies();
    const { rerender } = render(<Ready changes={changes} />);
    await choose('Soins', 'Supprimer');
    const question = () => within(screen.getByRole('alertdialog', { name: /Supprimer ce préréglage de filtres/ }));
    const words = question().getByText(/Soins infirmiers, nuit/);
    await userEvent.click(question().getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(words).toHaveTextContent('Soins infirmiers, nuit');
    expect(changes.remove).not.toHaveBeenCalled();
    await choose('Soins', 'Supprimer');
    await userEvent.click(question().getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(changes.remove.mock.calls).toEqual([[second.id]]);
    rerender(<Ready changes={{ ...changes, remove: broken }} />);
    await choose('Soins', 'Supprimer');
    await userEvent.click(question().getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByText(/Le préréglage n’a pas été supprimé\. Le service se repose\./)).toBeInTheDocument();
  });

  it('show an error, and retry', async () => {
    const retry = jest.fn();
    render(<Failed presets={{ status: 'failed', error: new Error('x'), retry }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
