import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './MatchReviewsView.stories';

const { Answered, AnsweredByAnother, Failed, MoreFailed, Waiting } = storiesOf(stories);
const answer = () => userEvent.click(screen.getByRole('button', { name: /^Répondre au sujet de\s: Infirmière/ }));
const dialog = () => within(screen.getByRole('dialog'));

describe('answering a request for a human review', () => {
  it('shows the score, the posting, and the message', () => {
    render(<Waiting />);
    expect(screen.getByText(/mais j’en fais depuis huit ans/)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Score de 62 sur 100' })).toBeInTheDocument();
    expect(screen.getByText('Offre retirée')).toBeInTheDocument();
    expect(screen.getByText('Aucun message')).toBeInTheDocument();
  });

  it('sends an answer, but not an empty one', async () => {
    const onAnswer = jest.fn(() => Promise.resolve());
    render(<Waiting onAnswer={onAnswer} />);
    await answer();
    const send = () => userEvent.click(dialog().getByRole('button', { name: 'Envoyer la réponse' }));
    await send();
    expect(await dialog().findByText('Écrivez une réponse.')).toBeInTheDocument();
    expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.type(dialog().getByRole('textbox'), '  Nous avons regardé.  ');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onAnswer.mock.calls).toEqual([['0199f0c2-0000-7000-8000-00000000aa01', 'Nous avons regardé.']]);
  });

  it('keeps the typed text when a colleague was faster', async () => {
    render(<AnsweredByAnother />);
    await answer();
    await userEvent.type(dialog().getByRole('textbox'), 'Nous avons regardé.');
    await userEvent.click(dialog().getByRole('button', { name: 'Envoyer la réponse' }));
    expect(await dialog().findByText('Cette demande a déjà reçu une réponse.')).toBeInTheDocument();
    expect(dialog().getByRole('textbox')).toHaveValue('Nous avons regardé.');
  });

  it('shows the answer, and no more actions', () => {
    render(<Answered />);
    expect(screen.getByText(/le score a été recalculé/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Répondre/ })).toBeNull();
  });

  it('shows the error of the next page', () => {
    render(<MoreFailed />);
    expect(screen.getByText('La suite n’a pas pu être chargée.')).toBeInTheDocument();
    expect(screen.getByText('Aucun message')).toBeInTheDocument();
  });

  it('can be read again after an error', () => {
    render(<Failed />);
    expect(screen.getByRole('button', { name: /Réessayer/ })).toBeInTheDocument();
  });
});
