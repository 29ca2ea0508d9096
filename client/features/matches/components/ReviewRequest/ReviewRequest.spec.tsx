import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../../lib/api-error';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './ReviewRequest.stories';

const { NotAsked, Waiting, Answered } = storiesOf(stories);

const openDialog = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Demander une révision' }));
  return screen.findByRole('dialog');
};

describe('requesting a human review', () => {
  it('explains what happens next and sends the message', async () => {
    const onAsk = jest.fn(() => Promise.resolve());
    render(<NotAsked onAsk={onAsk} />);
    const dialog = within(await openDialog());
    expect(dialog.getByText(/Sa réponse s’affichera ici/)).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox'), 'Ma pédiatrie compte-t-elle ?');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    expect(onAsk).toHaveBeenCalledWith('Ma pédiatrie compte-t-elle ?');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Votre demande est envoyée.')).toBeInTheDocument();
  });

  it('requires no message', async () => {
    const onAsk = jest.fn(() => Promise.resolve());
    render(<NotAsked onAsk={onAsk} />);
    await userEvent.click(within(await openDialog()).getByRole('button', { name: 'Envoyer la demande' }));
    expect(onAsk).toHaveBeenCalledWith('');
  });

  it('keeps the message when the request was lost', async () => {
    const onAsk = jest.fn(() => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')));
    render(<NotAsked onAsk={onAsk} />);
    const dialog = within(await openDialog());
    await userEvent.type(dialog.getByRole('textbox'), 'Bonjour');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('Bonjour');
  });

  it('shows the date of the request, and offers no second one', () => {
    render(<Waiting />);
    expect(screen.getByText(/Demandée le 13 novembre 2026/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows the answer', () => {
    render(<Answered />);
    expect(screen.getByText(/Nous avons relu votre profil/)).toBeInTheDocument();
  });
});
