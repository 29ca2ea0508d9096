import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../../lib/spec-support/stories';
import type { QuestionSetsDialogProps } from './QuestionSetsDialog';
import * as stories from './QuestionSetsDialog.stories';

// Dialogs are slow on a busy machine.
jest.setTimeout(120_000);

const { Filled, Full, Keeping, NoneYet } = storiesOf(stories);
const SET = '0199f0c2-0000-7000-8000-00000000f001';
const save = () => screen.getByText('Enregistrer le questionnaire');
/** Pasted, because typing character by character is slow here. */
const write = async (label: string, words: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.paste(words);
};
const spies = () => ({
  onSave: jest.fn<QuestionSetsDialogProps['onSave']>(() => Promise.resolve()),
  onRemove: jest.fn<QuestionSetsDialogProps['onRemove']>(() => Promise.resolve()),
  onClose: jest.fn<() => void>(),
});

it('starts empty, and creates the first one', async () => {
  const { onSave, onClose } = spies();
  render(<NoneYet onSave={onSave} onClose={onClose} />);
  await userEvent.click(screen.getByText('Nouveau questionnaire'));
  await userEvent.click(save());
  expect(await screen.findByText('Donnez un nom au questionnaire.')).toBeVisible();
  expect(screen.getByText('Écrivez la question.')).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
  await write('Nom du questionnaire', ' Chantier ');
  await write('Question 1', 'Où avez-vous travaillé ?');
  await userEvent.click(screen.getByText('Ajouter une question'));
  await write('Question 2', 'Depuis quand ?');
  await userEvent.selectOptions(screen.getByLabelText(/^Durée conseillée pour la question 2/), '30');
  await userEvent.click(screen.getByLabelText('Monter la question 2'));
  await userEvent.click(save());
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave).toHaveBeenCalledWith(null, {
    title: 'Chantier',
    questions: [
      { question_text: 'Depuis quand ?', suggested_seconds: 30, order: 0 },
      { question_text: 'Où avez-vous travaillé ?', suggested_seconds: null, order: 1 },
    ],
  });
  // Back at the list, which is still open.
  expect(await screen.findByText('Nouveau questionnaire')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('renames one, and removes questions', async () => {
  const { onSave } = spies();
  render(<Filled onSave={onSave} />);
  await userEvent.click(screen.getByLabelText(/^Modifier/));
  await write('Nom du questionnaire', 'Soudage');
  await userEvent.click(screen.getByLabelText('Retirer la question 2'));
  await userEvent.click(save());
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave).toHaveBeenCalledWith(SET, {
    title: 'Soudage',
    questions: [{ question_text: 'Quels procédés connaissez-vous ?', suggested_seconds: 45, order: 0 }],
  });
});

it('deletes one after a confirmation', async () => {
  const { onRemove } = spies();
  render(<Filled onRemove={onRemove} />);
  await userEvent.click(screen.getByLabelText(/^Supprimer «/));
  await userEvent.click(await screen.findByText('Annuler'));
  expect(onRemove).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByLabelText(/^Supprimer «/));
  await userEvent.click(await screen.findByText('Supprimer'));
  await waitFor(() => expect(onRemove).toHaveBeenCalledWith(SET));
});

it('closes after saving the chosen questions', async () => {
  const { onSave, onClose } = spies();
  render(<Keeping onSave={onSave} onClose={onClose} />);
  await write('Nom du questionnaire', 'Mes trois');
  await userEvent.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onSave.mock.calls[0]?.[1].questions.map(({ suggested_seconds: seconds }) => seconds)).toEqual([60, 75]);
});

it('ends at fifty', () => {
  render(<Full />);
  expect(screen.getByRole('button', { name: 'Nouveau questionnaire' })).toBeDisabled();
  expect(screen.getByText(/Cinquante questionnaires au plus/)).toBeVisible();
});
