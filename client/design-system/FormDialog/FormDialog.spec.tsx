import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import { ApiError } from '../../lib/api-error';
import * as stories from './FormDialog.stories';

jest.setTimeout(40_000);

const { AskingWhy, NothingToFillIn } = composeStories(stories);
const submit = () => screen.getByRole('button', { name: 'Suspendre' });
const fill = () => userEvent.type(screen.getByLabelText(/^Raison/), 'Demande de l’argent.');

it('sends the values, and stays open until the response', async () => {
  const onClose = jest.fn();
  let settle: () => void = () => undefined;
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (settle = resolve)));
  render(<AskingWhy onSubmit={onSubmit} onClose={onClose} />);
  await fill();
  await userEvent.click(submit());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ reason: 'Demande de l’argent.' }));
  expect(screen.getByRole('button', { name: 'Annuler' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  settle();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Annuler' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('shows the error, and keeps the typed values', async () => {
  const refusal = new ApiError(409, 'IDENTITY.STANDING', 'Ce compte est déjà suspendu.');
  render(<AskingWhy onSubmit={() => Promise.reject(refusal)} />);
  await fill();
  await userEvent.click(submit());
  expect(await screen.findByText('Ce compte est déjà suspendu.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Raison/)).toHaveValue('Demande de l’argent.');
});

it('has no form without fields', () => {
  render(<NothingToFillIn />);
  expect(screen.getByText(/rien à suspendre/)).toBeInTheDocument();
  expect(screen.queryByRole('form')).toBeNull();
});
