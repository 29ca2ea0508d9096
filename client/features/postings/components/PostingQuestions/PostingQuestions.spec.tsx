import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../../lib/api-error';
import { storiesOf } from '../../../../lib/spec-support/stories';
import type { PostingQuestionsProps } from './PostingQuestions';
import * as stories from './PostingQuestions.stories';

// Dialogs and typing are slow on a busy machine.
jest.setTimeout(60_000);

const { AskedTwice, Full, NoneYet, SetsFailed, SetsLoading, Some } = storiesOf(stories);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const written = () => screen.queryAllByRole('textbox').map((field) => (field as HTMLTextAreaElement).value);
const watcher = () => jest.fn<(questions: readonly string[]) => void>();

describe('the questions of a posting', () => {
  it('are written, reordered by keyboard, and removed', async () => {
    const onSave = watcher();
    render(<NoneYet onSave={onSave} />);
    expect(screen.getByText('0 sur 8')).toBeVisible();
    await press('Écrire une question');
    await userEvent.type(screen.getByLabelText('Question 1'), 'Pourquoi nous ?');
    await press('Écrire une question');
    await userEvent.type(screen.getByLabelText('Question 2'), 'Depuis quand ?');
    expect(screen.getByText('2 sur 8')).toBeVisible();
    await press('Monter la question 2');
    expect(written()).toEqual(['Depuis quand ?', 'Pourquoi nous ?']);
    expect(screen.getByText('La question 2 est maintenant la 1.')).toHaveAttribute('role', 'status');
    await press('OK');
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith(['Depuis quand ?', 'Pourquoi nous ?']));
    await press('Retirer la question 1');
    await waitFor(() => expect(screen.getByLabelText('Question 1')).toHaveFocus());
    await press('Retirer la question 1');
    expect(written()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Écrire une question' })).toHaveFocus();
  });

  it('contain no duplicates', async () => {
    const onSave = watcher();
    render(<AskedTwice onSave={onSave} />);
    await press('OK');
    expect(await screen.findByText('Cette question est déjà posée plus haut.')).toBeVisible();
    expect(screen.getByLabelText('Question 4')).toHaveAttribute('aria-invalid', 'true');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('end at eight, and continue when one is removed', async () => {
    render(<Full />);
    expect(screen.getByRole('button', { name: 'Écrire une question' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Ajouter ses questions' })).toBeDisabled();
    expect(screen.getByText(/^Huit questions au plus/)).toBeVisible();
    await press('Retirer la question 8');
    expect(screen.getByRole('button', { name: 'Écrire une question' })).toBeEnabled();
  });
});

describe('a set of questions', () => {
  it('is added once, replacing blank rows', async () => {
    render(<Some />);
    await press('Écrire une question');
    const sets = screen.getByRole('combobox', { name: 'Questionnaire' });
    expect(within(sets).getByRole('group', { name: 'Mes questionnaires' })).toBeInTheDocument();
    await userEvent.selectOptions(sets, 'Soudure');
    await press('Ajouter ses questions');
    expect(written().slice(3)).toEqual(['Quels procédés connaissez-vous ?', 'Depuis combien de temps ?']);
    expect(screen.getByText('2 questions ajoutées.')).toBeVisible();
    await press('Ajouter ses questions');
    expect(screen.getByText('Aucune question ajoutée. 2 y étaient déjà.')).toBeVisible();
    expect(written()).toHaveLength(5);
  });

  it('does not delay the form, and can be read again after an error', async () => {
    const retry = jest.fn();
    const { unmount } = render(<SetsLoading />);
    expect(screen.getByText('Chargement des questionnaires')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Écrire une question' })).toBeEnabled();
    unmount();
    render(<SetsFailed sets={{ status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry }} />);
    await press('Réessayer');
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is created from the written ones, under a name, without saving the posting', async () => {
    const [onSave, onKeep] = [watcher(), jest.fn<PostingQuestionsProps['onKeep']>(() => Promise.resolve())];
    render(<Some onSave={onSave} onKeep={onKeep} />);
    await press('Garder comme questionnaire');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByText('Garder le questionnaire'));
    expect(await dialog.findByText('Ce champ est obligatoire.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Nom du questionnaire'), ' Soudeurs {Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onKeep.mock.calls[0]?.[0].title).toBe('Soudeurs');
    expect(onKeep.mock.calls[0]?.[0].questions).toHaveLength(3);
    expect(onSave).not.toHaveBeenCalled();
  });
});
