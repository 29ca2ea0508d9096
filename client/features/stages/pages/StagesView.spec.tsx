import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SaveStagesRequest } from '@modules/applications/http/stages.contract';
import { ApiError } from '../../../lib/api-error';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './StagesView.stories';

const { Own, ForAReviewer, WithActions } = storiesOf(stories);
const nothing = (): Promise<void> => Promise.resolve();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const frenchNames = (): string[] =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /Nom en français/ }).map(({ value }) => value);

describe('the stages of a posting', () => {
  it('are renamed, reordered by keyboard, added, and saved over the version that was read', async () => {
    const onSave = jest.fn<(body: SaveStagesRequest) => Promise<void>>(nothing);
    render(<Own onSave={onSave} />);
    act(() => screen.getByRole('button', { name: 'Monter l’étape 3' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(frenchNames().slice(0, 3)).toEqual(['Nouvelle', 'Quart d’essai', 'Appel de présélection']);
    expect(screen.getByText('L’étape 3 est maintenant la 2.')).toBeInTheDocument();
    await press('Ajouter une étape');
    const [french, english] = [/Nom en français/, /Nom en anglais/].map((name) =>
      screen.getAllByRole('textbox', { name }).at(-1),
    );
    if (!french || !english) throw new Error('a new stage has two names');
    await userEvent.type(french, 'Références');
    await press('Enregistrer les étapes');
    expect(await screen.findByText('Écrivez un nom.')).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.type(english, 'References');
    await press('Enregistrer les étapes');
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    const body = onSave.mock.calls[0]?.[0];
    expect(body?.version).toBe(3);
    expect(body?.stages.map(({ id }) => id).slice(0, 3)).toEqual(['PENDING', 'trial', 'call']);
    expect(body?.stages.at(-1)).toMatchObject({ name: { fr: 'Références', en: 'References' }, maps_to: 'REVIEWED' });
  });

  it('have limits and automatic actions, of which each is chosen once', async () => {
    const onSave = jest.fn<(body: SaveStagesRequest) => Promise<void>>(nothing);
    render(<WithActions onSave={onSave} />);
    expect(screen.getByText(/^Quand une candidature arrive à cette étape/)).toBeVisible();
    // Stages of a final status have neither.
    expect(screen.getAllByRole('textbox', { name: /^Durée à ne pas dépasser/ }).length).toBe(5);
    await press('Ajouter une action à l’étape 2');
    const added = screen.getByLabelText('Action 3');
    expect(within(added).queryByText('Envoyer un rappel à l’équipe')).not.toBeInTheDocument();
    await userEvent.selectOptions(added, 'REMIND_CANDIDATE');
    const days = screen.getAllByLabelText('Après').at(-1);
    if (!days) throw new Error('a reminder has days');
    await userEvent.clear(days);
    await press('Enregistrer les étapes');
    expect((await screen.findAllByText('Un nombre entier, de 1 à 90 jours.')).length).toBeGreaterThan(0);
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.type(days, '5');
    await press('Retirer l’action 1 de l’étape 2');
    await press('Enregistrer les étapes');
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(onSave.mock.calls[0]?.[0].stages.find(({ id }) => id === 'call')).toMatchObject({
      limit_days: 7,
      actions: [
        { kind: 'REMIND_AFTER', days: 3, whom: 'TEAM' },
        { kind: 'REMIND_AFTER', days: 5, whom: 'CANDIDATE' },
      ],
    });
  });

  it('are removed with another stage for their people', async () => {
    const onSave = jest.fn<(body: SaveStagesRequest) => Promise<void>>(nothing);
    render(<Own onSave={onSave} />);
    await press('Retirer l’étape 2');
    const dialog = await screen.findByRole('dialog', { name: /Appel de présélection/ });
    expect(within(dialog).getByRole('combobox')).toHaveDisplayValue('Quart d’essai');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirer l’étape' }));
    await press('Enregistrer les étapes');
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(onSave.mock.calls[0]?.[0].moves).toEqual([{ from: 'call', to: 'trial' }]);
  });

  it('keep the typed values when a colleague was faster', async () => {
    const sentence = 'Une autre personne de l’équipe a modifié les étapes entre-temps.';
    const onSave = () => Promise.reject(new ApiError(409, 'APPLICATIONS.STAGES_CHANGED', sentence));
    render(<Own onSave={onSave} />);
    const [, call] = screen.getAllByRole('textbox', { name: /Nom en français/ });
    if (!call) throw new Error('there is a second stage');
    await userEvent.clear(call);
    await userEvent.type(call, 'Vidéo');
    await press('Enregistrer les étapes');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(frenchNames()[1]).toBe('Vidéo');
  });

  it('ask for a stage for somebody who moved into a removed one meanwhile, and keep the typed values', async () => {
    const facts = { stage_id: 'trial', name_fr: 'Quart d’essai', name_en: 'Trial shift', people: '1' };
    const inUse = new ApiError(409, 'APPLICATIONS.STAGE_IN_USE', 'Quelqu’un y est.', [], null, facts);
    const onSave = jest.fn<(body: SaveStagesRequest) => Promise<void>>(nothing).mockRejectedValueOnce(inUse);
    render(<Own onSave={onSave} />);
    await press('Retirer l’étape 3');
    const asked = screen.queryByRole('dialog');
    if (asked) await userEvent.click(within(asked).getByRole('button', { name: 'Retirer l’étape' }));
    const [, call] = screen.getAllByRole('textbox', { name: /Nom en français/ });
    if (!call) throw new Error('there is a second stage');
    await userEvent.clear(call);
    await userEvent.type(call, 'Vidéo');
    await press('Enregistrer les étapes');
    const dialog = await screen.findByRole('dialog', { name: /Quart d’essai/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirer l’étape' }));
    expect(frenchNames()[1]).toBe('Vidéo');
    await press('Enregistrer les étapes');
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    expect(onSave.mock.calls[1]?.[0].moves).toContainEqual({ from: 'trial', to: 'call' });
  });

  it('start with a template of the company, and are saved as one', async () => {
    const onSaveTemplate = jest.fn(nothing);
    render(<Own onSaveTemplate={onSaveTemplate} />);
    await press('Utiliser « Soins »'.replaceAll(' »', '\u00a0»').replace('« ', '«\u00a0'));
    expect(frenchNames()).toEqual(['Téléphone', 'Visite de l’unité']);
    await press('Enregistrer comme modèle');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Nom du modèle/ }), 'Soins de nuit');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer comme modèle' }));
    await waitFor(() => expect(onSaveTemplate).toHaveBeenCalledTimes(1));
    expect(onSaveTemplate.mock.calls).toMatchObject([[{ name: 'Soins de nuit', stages: [{ id: 'call' }, {}] }]]);
  });

  it('are read-only for a reviewer', () => {
    render(<ForAReviewer />);
    expect(screen.getByText('Comité de sélection')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
