import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuestionInput } from '@modules/media/http/questions.contract';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './QuestionEditor.stories';

const { Empty, Filled } = storiesOf(stories);
const save = () => screen.getByRole('button', { name: 'Enregistrer les questions' });
const texts = (onSave: { mock: { calls: [QuestionInput[]][] } }) =>
  onSave.mock.calls.at(-1)?.[0].map((question) => [question.order, question.question_text]);

it('is sorted by keyboard and saved as one list from 0', async () => {
  const onSave = jest.fn<(questions: QuestionInput[]) => Promise<void>>(() => Promise.resolve());
  render(<Filled onSave={onSave} />);
  await userEvent.click(screen.getByRole('button', { name: 'Descendre la question 1' }));
  expect(screen.getByText('La question 1 est maintenant la 2.')).toBeInTheDocument();
  await userEvent.click(save());
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(texts(onSave)).toEqual([
    [0, 'Quelle réalisation vous rend le plus fier ou la plus fière ?'],
    [1, 'Pouvez-vous vous présenter ?'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer la question 1' }));
  await userEvent.click(save());
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  expect(texts(onSave)).toEqual([[0, 'Pouvez-vous vous présenter ?']]);
});

it('shows errors beside their fields, and saves nothing', async () => {
  const onSave = jest.fn<(questions: QuestionInput[]) => Promise<void>>(() => Promise.resolve());
  render(<Empty onSave={onSave} />);
  const [start, end] = [screen.getByLabelText('Début'), screen.getByLabelText(/^Fin/)];
  await userEvent.clear(start);
  await userEvent.type(start, '1:75');
  await userEvent.click(save());
  expect(await screen.findByText('Écrivez la question.')).toBeVisible();
  expect(screen.getByText(/L’heure n’est pas valide/)).toBeVisible();
  await userEvent.clear(start);
  await userEvent.type(start, '3:00');
  await userEvent.click(save());
  expect(await screen.findByText('L’heure de début dépasse la fin de la vidéo.')).toBeVisible();
  await userEvent.clear(start);
  await userEvent.type(start, '0:30');
  await userEvent.type(end, '0:20');
  await userEvent.click(save());
  expect(await screen.findByText('La fin doit venir après le début.')).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});

it('adds the questions of a set, and requires at least one', async () => {
  const onSave = jest.fn<(questions: QuestionInput[]) => Promise<void>>(() => Promise.resolve());
  render(<Empty onSave={onSave} />);
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer la question 1' }));
  await userEvent.click(save());
  expect(await screen.findByText('Ajoutez au moins une question.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Questionnaire'), 'Soudure');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter ces questions' }));
  await userEvent.click(save());
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave.mock.calls[0]?.[0]).toMatchObject([
    {
      question_text: 'Quels procédés connaissez-vous ?',
      order: 0,
      question_block_id: '0199f0c2-0000-7000-8000-00000000f001',
    },
    { question_text: 'Depuis combien de temps ?', order: 1 },
  ]);
});
