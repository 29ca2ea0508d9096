import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './MessageTemplatesView.stories';
import type { MessageTemplatesViewProps } from './MessageTemplatesView';

const { Ready, ForAReviewer, Empty } = storiesOf(stories);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

describe('a team’s templates', () => {
  it('are written with values that are shown by name and stored alike', async () => {
    const onAdd = jest.fn<MessageTemplatesViewProps['onAdd']>(() => Promise.resolve());
    render(<Empty onAdd={onAdd} />);
    await press('Nouveau modèle');
    await userEvent.type(field(/Nom du modèle/), 'Accueil');
    await press('Enregistrer le modèle');
    expect(await screen.findByText('Écrivez le texte dans au moins une langue.')).toBeVisible();
    await userEvent.type(field(/Texte en français/), 'Bonjour ');
    await press('Insérer une valeur (français)');
    await userEvent.click(screen.getByRole('menuitem', { name: 'prénom' }));
    expect(field(/Texte en français/)).toHaveValue('Bonjour {prénom}');
    const preview = within(await screen.findByRole('region', { name: 'Ce que la personne lira' }));
    expect(await preview.findByText('Bonjour Camille')).toBeVisible();
    await press('Enregistrer le modèle');
    await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(1));
    expect(onAdd.mock.calls).toEqual([
      [{ name: 'Accueil', kind: 'REFUSAL', text: { fr: 'Bonjour {first_name}', en: null } }],
    ]);
    expect(await screen.findByText('Le modèle est enregistré.')).toBeInTheDocument();
  });

  it('say where words in braces are that cannot be replaced', async () => {
    const onAdd = jest.fn<MessageTemplatesViewProps['onAdd']>(() => Promise.resolve());
    render(<Empty onAdd={onAdd} />);
    await press('Nouveau modèle');
    await userEvent.type(field(/Nom du modèle/), 'Accueil');
    await userEvent.type(field(/Texte en anglais/), 'Hello {{surname}');
    await press('Enregistrer le modèle');
    expect(await screen.findByText(/^{surname}, au caractère 7,/)).toBeVisible();
    expect(onAdd).not.toHaveBeenCalled();
  });

  it('keep what was typed when a colleague was faster, and say what differs', async () => {
    const facts = { version: '5', by: 'Luc Roy', fields: 'name text.en', at: '2026-11-26T10:00:00.000Z' };
    const onChange = jest
      .fn<MessageTemplatesViewProps['onChange']>(() => Promise.resolve())
      .mockRejectedValueOnce(new ApiError(409, 'APPLICATIONS.TEMPLATE_CHANGED', 'Changé.', [], null, facts));
    render(<Ready onChange={onChange} />);
    await press(/Modifier .*Refus après entrevue/);
    await userEvent.type(field(/Texte en français/), ' Fin');
    await press('Enregistrer le modèle');
    expect(
      await screen.findByText(/^Luc Roy a modifié ce modèle entre-temps \(nom et texte en anglais\)/),
    ).toBeVisible();
    expect(field(/Texte en français/).value).toMatch(/ Fin$/);
    await press('Enregistrer le modèle');
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    expect(onChange.mock.calls.map(([, { version }]) => version)).toEqual([3, 5]);
  });

  it('are deleted after a question', async () => {
    const onRemove = jest.fn<MessageTemplatesViewProps['onRemove']>(() => Promise.resolve());
    render(<Ready onRemove={onRemove} />);
    await press(/Supprimer .*Premier contact/);
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer le modèle' }));
    await waitFor(() => expect(onRemove).toHaveBeenCalledTimes(1));
  });

  it('start from our own words of a refusal', async () => {
    render(<Ready />);
    await press(/Partir de ce texte.*Après l’examen/);
    expect(field(/Texte en français/).value).toMatch(/^{entreprise} vous remercie/);
    expect(field(/Texte en anglais/).value).toMatch(/^{company} thanks you/);
  });

  it('are followed by the reader’s signature, which everybody of the team has', async () => {
    const onSaveSignature = jest.fn<MessageTemplatesViewProps['onSaveSignature']>(() => Promise.resolve());
    render(<ForAReviewer onSaveSignature={onSaveSignature} />);
    await userEvent.clear(field(/Signature en français/));
    await userEvent.type(field(/Signature en anglais/), ' Nadia ');
    await press('Enregistrer la signature');
    await waitFor(() => expect(onSaveSignature.mock.calls).toEqual([[{ fr: null, en: 'Nadia' }]]));
    expect(await screen.findByText('Votre signature est enregistrée.')).toBeInTheDocument();
  });

  it('are read-only for a reviewer', () => {
    render(<ForAReviewer />);
    expect(screen.getByText(/^Bonjour {prénom}, entrez/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Modifier|Nouveau|Partir/ })).toBeNull();
  });
});
